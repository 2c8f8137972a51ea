import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseReport } from '../src/run/run-folder.ts';
import { runCases, type Ended } from './run-command.ts';
import { CASE_FILES, FAILED_CHECKS } from './wrong-cases.ts';

/** Chromium starts, and the page is built when it is stale. */
const PATIENCE = 300_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cases-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('cases that say what is not so', () => {
  let ended: Ended;
  let report: { readonly passed: number; readonly failed: number; readonly cases: readonly CaseReport[] };
  beforeAll(async () => {
    for (const [name, text] of CASE_FILES) await writeFile(join(folder, name), text);
    const json = join(folder, 'report.txt');
    ended = await runCases(folder, '--json', json);
    report = JSON.parse(await readFile(json, 'utf8')) as typeof report;
  }, PATIENCE);

  test('fail in exactly the checks that are wrong', () => {
    const lines = ended.lines.filter((line) => !line.startsWith('g-misspelt')).slice(0, -3);
    expect(lines.map((line) => line.replace(/: (?:expected|not JSON).*/, ''))).toEqual(FAILED_CHECKS);
  });

  test('say what was expected and what was found', () => {
    expect(ended.lines).toContain('c-wrong-answers answer 1: content.seats: expected 3 got 2');
    expect(ended.lines).toContain(
      'c-wrong-answers answer 4: errors["seats"]: expected "maximum" got "minimum"',
    );
    expect(ended.lines).toContain(
      'e-wrong-address render: host: expected "apple.com" got "xn--pple-43d.com"',
    );
  });

  test('fail a misspelt expectation rather than passing it over', () => {
    expect(ended.lines).toContain('g-misspelt file: expect.reasons is not known, so it is not checked');
  });

  test('are counted, and end with code 1', () => {
    expect(ended.lines.at(-3)).toBe(`cases: 1/${CASE_FILES.size}`);
    expect(ended.lines.at(-1)).toBe(`1 passed, ${CASE_FILES.size - 1} failed`);
    expect(ended.code).toBe(1);
    expect(report).toMatchObject({ passed: 1, failed: CASE_FILES.size - 1 });
    expect(report.cases.map(({ file }) => file)).toEqual([...CASE_FILES.keys()]);
    expect(report.cases.map(({ ok }) => ok).filter(Boolean)).toHaveLength(1);
  });
});

test(
  'cases with every kind of input and bound pass, for the right dialog',
  async () => {
    const { code, lines, complaint } = await runCases(fileURLToPath(new URL('cases', import.meta.url)));
    expect([complaint, ...lines.slice(0, -3)]).toEqual(['']);
    expect(code).toBe(0);
  },
  PATIENCE,
);

test(
  'an empty folder is an error, and so is one that is not there',
  async () => {
    const empty = await mkdtemp(join(tmpdir(), 'no-cases-'));
    const [one, other] = [await runCases(empty), await runCases(join(empty, 'nowhere'))];
    await rm(empty, { recursive: true });
    expect(one).toMatchObject({
      code: 2,
      complaint: expect.stringContaining('There is no case file') as string,
    });
    expect(other).toMatchObject({ code: 2, complaint: expect.stringContaining('cannot be read') as string });
  },
  PATIENCE,
);
