import type { Json, JsonObject } from '../json.ts';
import { own } from '../json.ts';
import type { HowToCompare } from './how-to-compare.ts';
import { instantOf } from './instant.ts';

/** One place where two outcomes differ. An undefined side has nothing there. */
export interface Difference {
  readonly at: string;
  readonly expected: Json | undefined;
  readonly actual: Json | undefined;
}

/** Compares by own members, order aside. Null stands for a result without `content`. */
export function compareContent(
  expected: JsonObject | null,
  actual: JsonObject | null,
  how: (name: string) => HowToCompare,
): readonly Difference[] {
  if (expected === null || actual === null) {
    const isSame = expected === null && actual === null;
    return isSame ? [] : [{ at: 'content', expected: expected ?? undefined, actual: actual ?? undefined }];
  }
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names].flatMap((name) => {
    const sides = { expected: own(expected, name), actual: own(actual, name) };
    return isSameValue(sides.expected, sides.actual, how(name)) ? [] : [{ at: memberPath(name), ...sides }];
  });
}

/** Undefined stands for a member that is not there; it equals nothing else. */
export function isSameValue(
  expected: Json | undefined,
  actual: Json | undefined,
  how: HowToCompare,
): boolean {
  if (expected === undefined || actual === undefined) return expected === actual;
  if (how === 'as-an-instant' && typeof expected === 'string' && typeof actual === 'string') {
    const instant = instantOf(actual);
    return instant !== null && instant === instantOf(expected);
  }
  if (how === 'as-a-set' && Array.isArray(expected) && Array.isArray(actual)) {
    return JSON.stringify(sorted(expected)) === JSON.stringify(sorted(actual));
  }
  return JSON.stringify(expected) === JSON.stringify(actual);
}

/** As texts with their quotes, so that 1 and "1" stay apart. */
function sorted(list: readonly Json[]): readonly string[] {
  return list.map((item) => JSON.stringify(item)).sort();
}

function memberPath(name: string): string {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? `content.${name}` : `content[${JSON.stringify(name)}]`;
}
