import type { Check } from './checks/check.ts';
import type { Json } from './json.ts';
import type { CaseReport } from './run/run-folder.ts';

/** What one side of a check may take in a line. */
const LONG = 300;

/** A line for each failed check of a case, and for what is worth knowing. */
export function caseLines({ id, checks, notices }: CaseReport): readonly string[] {
  return [
    ...checks.filter(({ ok }) => !ok).map((check) => `${id} ${checkLine(check)}`),
    ...notices.map((notice) => `${id} note: ${notice} is not known`),
  ];
}

function checkLine({ at, expected, actual }: Check): string {
  if (at === 'file') return `file: ${typeof actual === 'string' ? actual : show(actual)}`;
  return `${at}: expected ${show(expected)} got ${show(actual)}`;
}

function show(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

/** Ends with `N passed, N failed`, which counts cases; the line before counts single checks. */
export function summaryLines(reports: readonly CaseReport[]): readonly string[] {
  const checks = reports.flatMap((report) => report.checks);
  const passed = reports.filter(({ ok }) => ok).length;
  const good = checks.filter(({ ok }) => ok).length;
  return [
    `cases: ${passed}/${reports.length}`,
    `checks: ${good} passed, ${checks.length - good} failed`,
    `${passed} passed, ${reports.length - passed} failed`,
  ];
}

/** The same for machines. */
export function jsonReport(reports: readonly CaseReport[], durationMs: number): string {
  const passed = reports.filter(({ ok }) => ok).length;
  const report = { passed, failed: reports.length - passed, durationMs, cases: reports };
  // A side that has nothing there is said to be null rather than left out.
  return `${JSON.stringify(report, (_key, value: unknown) => value ?? null, 2)}\n`;
}
