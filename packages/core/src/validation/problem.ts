import type { IssueCode } from './issue.ts';

/** A broken rule before it is tied to a field. */
export interface Problem {
  readonly code: IssueCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export function problem(code: IssueCode, params: Problem['params'] = {}): Problem {
  return { code, params };
}
