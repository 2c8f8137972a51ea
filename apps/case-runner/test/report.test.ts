import { expect, test } from 'vitest';
import { caseLines, jsonReport, summaryLines } from '../src/report.ts';
import type { CaseReport } from '../src/run/run-folder.ts';

const REPORT: CaseReport = {
  id: 'c24-dates',
  file: 'c24-dates.json',
  title: 'Dates',
  ok: false,
  durationMs: 5,
  checks: [
    { at: 'render: label of "day"', ok: true, expected: 'Day', actual: 'Day' },
    { at: 'answer 1: content.day', ok: false, expected: '2026-07-01', actual: undefined },
  ],
  notices: ['tags'],
};

test('prints a line for each failed check and for each note', () => {
  expect(caseLines(REPORT)).toEqual([
    'c24-dates answer 1: content.day: expected "2026-07-01" got nothing',
    'c24-dates note: tags is not known',
  ]);
});

test('counts cases in the last line and checks in the one before', () => {
  expect(summaryLines([REPORT, { ...REPORT, ok: true, checks: [] }])).toEqual([
    'cases: 1/2',
    'checks: 1 passed, 1 failed',
    '1 passed, 1 failed',
  ]);
});

test('writes both sides of every check for machines', () => {
  const report = JSON.parse(jsonReport([REPORT], 7)) as {
    readonly failed: number;
    readonly cases: readonly CaseReport[];
  };
  expect(report.failed).toBe(1);
  expect(report.cases[0]?.checks[1]).toEqual({
    at: 'answer 1: content.day',
    ok: false,
    expected: '2026-07-01',
    actual: null,
  });
});
