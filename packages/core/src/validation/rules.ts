import { isMultipleOf } from '../answers/decimal.ts';
import type { ContentValue } from '../protocol/result.ts';
import type { Engines } from './engines.ts';
import { missingPart } from './format-hints.ts';
import { integer, list, number, string } from './generated/validators.js';
import type { ListLimits, NumberLimits, TextFormat, TextLimits } from './limits.ts';
import { problem, type Problem } from './problem.ts';
import { ucs2length, type LimitKeyword, type Limits, type Validator } from './validator-runtime.ts';

/** The first rule that a text breaks, or null. Without the pattern engine the pattern is left to the server. */
export function checkText(
  limits: TextLimits,
  format: TextFormat | null,
  value: ContentValue,
  engines: Engines,
): Problem | null {
  const given = { ...pick(limits, ['minLength', 'maxLength']), ...(format && { format }) };
  const broken = run(string, value, given);
  if (typeof value !== 'string' || broken === 'type') return problem('type', { expected: 'string' });
  if (broken === 'format')
    return problem('format', { format: String(format), ...missingPart(format, value) });
  if (broken) return problem(broken, { limit: given[broken] ?? 0, length: ucs2length(value) });
  if (limits.pattern !== null && engines.patterns?.compile(limits.pattern)?.test(value) === false) {
    return problem('pattern');
  }
  return null;
}

/** The first rule that a number breaks, or null. Multiples are reckoned in decimals: 19.99 is one of 0.01. */
export function checkNumber(limits: NumberLimits, isInteger: boolean, value: ContentValue): Problem | null {
  const given = pick(limits, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);
  const broken = run(isInteger ? integer : number, value, given);
  if (typeof value !== 'number' || broken === 'type') {
    return problem('type', { expected: isInteger ? 'integer' : 'number' });
  }
  if (broken) return problem(broken, { limit: given[broken] ?? 0 });
  const step = limits.multipleOf;
  return step !== null && !isMultipleOf(value, step) ? problem('multipleOf', { step }) : null;
}

/** The first rule of the list itself that a value breaks, or null. Its entries are checked by their own rules. */
export function checkList(limits: ListLimits, value: ContentValue): Problem | null {
  const given = pick(limits, ['minItems', 'maxItems']);
  const broken = run(list, value, given);
  if (!Array.isArray(value) || broken === 'type') return problem('type', { expected: 'list' });
  return broken ? problem(broken, { limit: given[broken] ?? 0, count: value.length }) : null;
}

function run(validate: Validator, value: ContentValue, limits: Limits): LimitKeyword | 'type' | null {
  return validate({ value, limits }) ? null : (validate.errors?.[0]?.keyword ?? 'type');
}

function pick<K extends LimitKeyword>(
  source: Readonly<Record<K, number | null>>,
  keywords: readonly K[],
): Limits {
  const limits: Partial<Record<LimitKeyword, number>> = {};
  for (const keyword of keywords) {
    const limit = source[keyword];
    if (limit !== null) limits[keyword] = limit;
  }
  return limits;
}
