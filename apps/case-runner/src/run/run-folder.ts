import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';
import { DialogPages } from '../browser/dialog-pages.ts';
import { readCase } from '../case-file/read-case.ts';
import type { Check } from '../checks/check.ts';
import { runCase } from './run-case.ts';

/** What became of one case file. */
export interface CaseReport {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly ok: boolean;
  readonly durationMs: number;
  readonly checks: readonly Check[];
  /** Worth knowing, no failure. */
  readonly notices: readonly string[];
}

/** Names of the case files of a folder, sorted. Throws when it cannot be read. */
export async function listCases(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.json')).sort();
}

/** Plays files, some at a time. `onReport` hears of each in the order of the files. */
export async function runFiles(
  browser: Browser,
  origin: string,
  folder: string,
  files: readonly string[],
  jobs: number,
  onReport: (report: CaseReport) => void,
): Promise<readonly CaseReport[]> {
  const reports: (CaseReport | undefined)[] = [];
  let next = 0;
  let told = 0;
  const work = async (): Promise<void> => {
    const pages = new DialogPages(browser, origin);
    for (let place = next++; place < files.length; place = next++) {
      reports[place] = await runFile(pages, join(folder, files[place] ?? ''));
      for (let report = reports[told]; report; report = reports[(told += 1)]) onReport(report);
    }
    await pages.close();
  };
  await Promise.all(Array.from({ length: Math.min(jobs, files.length) }, work));
  return reports.filter((report) => report !== undefined);
}

async function runFile(pages: DialogPages, path: string): Promise<CaseReport> {
  const started = performance.now();
  const file = basename(path);
  const read = readCase(await readFile(path, 'utf8'), basename(path, '.json'));
  const faults = read.faults.map((fault): Check => ({
    at: 'file',
    ok: false,
    expected: undefined,
    actual: fault,
  }));
  const played = read.case ? await runCase(pages, read.case) : [];
  const checks = [...faults, ...played];
  return {
    id: read.case?.id ?? basename(path, '.json'),
    file,
    title: read.case?.title ?? '',
    ok: checks.every(({ ok }) => ok),
    durationMs: Math.round(performance.now() - started),
    checks,
    notices: read.notices,
  };
}
