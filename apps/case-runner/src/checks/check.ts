import type { Json } from '../json.ts';

/** One thing that was compared. */
export interface Check {
  /** Where: `render: label of "when"`, `answer 2: content.when`. */
  readonly at: string;
  readonly ok: boolean;
  /** What was to be there; undefined: nothing. */
  readonly expected: Json | undefined;
  readonly actual: Json | undefined;
}

/** Collects checks. Each method adds exactly one. */
export class Checks {
  readonly all: Check[] = [];
  readonly #prefix: string;

  /** @param prefix stands before each place: `render`, `answer 2`. */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** Compares texts, numbers, booleans and lists of them. */
  equal(at: string, expected: Json | undefined, actual: Json | undefined): void {
    this.that(at, JSON.stringify(expected) === JSON.stringify(actual), expected, actual);
  }

  that(at: string, ok: boolean, expected: Json | undefined, actual: Json | undefined): void {
    this.all.push({ at: at === '' ? this.#prefix : `${this.#prefix}: ${at}`, ok, expected, actual });
  }

  /** Something that cannot be so, in words. */
  fail(at: string, expected: string, actual: string): void {
    this.that(at, false, expected, actual);
  }

  add(checks: readonly Check[]): void {
    this.all.push(...checks);
  }
}
