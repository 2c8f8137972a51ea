import { isMultipleOf } from '../answers/decimal.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { ContentValue } from '../protocol/result.ts';
import type { Engines } from './engines.ts';
import { hasFormat, missingPart } from './formats.ts';
import { list, number, string } from './generated/validators.js';
import {
  readFormat,
  readNumberLimits,
  readTextLimits,
  type ListLimits,
  type NumberLimits,
  type TextFormat,
  type TextLimits,
} from './limits.ts';
import { problem, type Problem } from './problem.ts';
import { ucs2length, type LimitKeyword, type Validator } from './validator-runtime.ts';

/** The first rule that a text breaks, or null. Without the pattern engine the pattern is left to the server. */
export function checkText(
  limits: TextLimits,
  format: TextFormat | null,
  value: ContentValue,
  engines: Engines,
): Problem | null {
  const broken = run(string, value, limits, ['minLength', 'maxLength']);
  if (typeof value !== 'string' || broken === 'type') return problem('type', { expected: 'string' });
  if (broken) return problem(broken, { limit: limits[broken] ?? 0, length: ucs2length(value) });
  if (format !== null && !hasFormat(format, value))
    return problem('format', { format, ...missingPart(format, value) });
  return limits.pattern !== null && engines.patterns?.compile(limits.pattern)?.test(value) === false
    ? problem('pattern')
    : null;
}

/** The first rule that a number breaks, or null. Multiples are reckoned in decimals: 19.99 is one of 0.01. */
export function checkNumber(limits: NumberLimits, isInteger: boolean, value: ContentValue): Problem | null {
  const broken = run(number, value, limits, ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']);
  if (typeof value !== 'number' || broken === 'type' || (isInteger && !Number.isInteger(value))) {
    return problem('type', { expected: isInteger ? 'integer' : 'number' });
  }
  if (broken) return problem(broken, { limit: limits[broken] ?? 0 });
  const step = limits.multipleOf;
  return step !== null && !isMultipleOf(value, step) ? problem('multipleOf', { step }) : null;
}

/** The first rule of the list itself that a value breaks, or null. Its entries are checked by their own rules. */
export function checkList(limits: ListLimits, value: ContentValue): Problem | null {
  const broken = run(list, value, limits, ['minItems', 'maxItems']);
  if (typeof value !== 'object' || broken === 'type') return problem('type', { expected: 'list' });
  return broken && problem(broken, { limit: limits[broken] ?? 0, count: value.length });
}

/** Checks single values against the limits that a schema sets for their type, whatever that type is. */
export function keywordCheck(schema: JsonObject, engines: Engines): (value: ContentValue) => Problem | null {
  const [textLimits, numberLimits, format] = [
    readTextLimits(schema),
    readNumberLimits(schema),
    readFormat(schema),
  ];
  return (value) => {
    if (typeof value === 'string') return checkText(textLimits, format, value, engines);
    return typeof value === 'number' ? checkNumber(numberLimits, false, value) : null;
  };
}

/** Runs a generated validator with the limits that are there. The keyword that failed, or null. */
function run<K extends LimitKeyword>(
  validate: Validator,
  value: ContentValue,
  source: Readonly<Record<K, number | null>>,
  keywords: readonly K[],
): K | 'type' | null {
  const limits: Partial<Record<LimitKeyword, number | undefined>> = {};
  for (const keyword of keywords) limits[keyword] = source[keyword] ?? undefined;
  if (validate({ value, limits })) return null;
  const broken = validate.errors?.[0]?.keyword;
  return keywords.find((keyword) => keyword === broken) ?? 'type';
}
