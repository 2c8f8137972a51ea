import type { ExpectedErrors, ExpectedOutcome } from '../case-file/case.ts';
import type { Json, JsonObject } from '../json.ts';
import { compareContent, type Difference } from './compare-content.ts';
import type { HowToCompare } from './how-to-compare.ts';

/** What came of an answer. */
export type Outcome =
  | {
      readonly is: 'result';
      readonly action: string;
      readonly content: JsonObject | null;
      readonly others: readonly string[];
    }
  | { readonly is: 'errors'; readonly errors: ReadonlyMap<string, string> }
  /** Neither a result nor a problem, in words. */
  | { readonly is: 'nothing'; readonly why: string };

/**
 * Where the outcome differs from what is right; nothing where it is one of the right ones. Of several right ones, the
 * first of the same sort is held against it.
 */
export function compareOutcome(
  expected: readonly ExpectedOutcome[],
  actual: Outcome,
  how: (name: string) => HowToCompare,
): readonly Difference[] {
  const compared = expected.map((one) => ({ one, differences: compareOne(one, actual, how) }));
  if (compared.some(({ differences }) => differences.length === 0)) return [];
  const nearest = compared.find(({ one }) => one.is === actual.is) ?? compared[0];
  return nearest?.differences ?? [{ at: 'outcome', expected: undefined, actual: inWords(actual) }];
}

function compareOne(
  expected: ExpectedOutcome,
  actual: Outcome,
  how: (name: string) => HowToCompare,
): readonly Difference[] {
  if (expected.is !== actual.is) {
    return [
      {
        at: expected.is === 'errors' ? 'errors' : 'action',
        expected: inWords(expected),
        actual: inWords(actual),
      },
    ];
  }
  if (expected.is === 'errors')
    return actual.is === 'errors' ? compareErrors(expected.errors, actual.errors) : [];
  if (actual.is !== 'result') return [];
  const differences: Difference[] = [];
  if (expected.action !== actual.action) {
    differences.push({ at: 'action', expected: expected.action, actual: actual.action });
  }
  differences.push(...compareContent(expected.content, actual.content, how));
  differences.push(
    ...actual.others.map((name) => ({ at: `result.${name}`, expected: undefined, actual: 'there' })),
  );
  return differences;
}

/** Exactly these fields show a problem of one of these kinds. */
export function compareErrors(
  expected: ExpectedErrors,
  actual: ReadonlyMap<string, string>,
): readonly Difference[] {
  return [...new Set([...expected.keys(), ...actual.keys()])].flatMap((name) => {
    const kinds = expected.get(name);
    const kind = actual.get(name);
    if (kinds && kind !== undefined && kinds.includes(kind)) return [];
    return [
      {
        at: `errors[${JSON.stringify(name)}]`,
        expected: kinds && (kinds.length === 1 ? kinds[0] : kinds),
        actual: kind,
      },
    ];
  });
}

function inWords(outcome: ExpectedOutcome | Outcome): Json {
  if (outcome.is === 'nothing') return outcome.why;
  if (outcome.is === 'errors') {
    const pairs = [...outcome.errors].map(
      ([name, kinds]) => `${JSON.stringify(name)} ${[kinds].flat().join(' or ')}`,
    );
    return `problems: ${pairs.join(', ') || 'none'}`;
  }
  return outcome.content === null ? outcome.action : `${outcome.action} ${JSON.stringify(outcome.content)}`;
}
