import { own } from '../form/json-access.ts';
import type { Json, JsonObject } from '../protocol/json.ts';

/** What a text must meet. Lengths in code points. */
export interface TextLimits {
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly pattern: string | null;
}

export type TextFormat = 'email' | 'uri' | 'date' | 'date-time';

/** What a number must meet. */
export interface NumberLimits {
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly exclusiveMinimum: number | null;
  readonly exclusiveMaximum: number | null;
  readonly multipleOf: number | null;
}

/** How many entries a list must have. */
export interface ListLimits {
  readonly minItems: number | null;
  readonly maxItems: number | null;
}

/** Told about each keyword that is there and has a wrong type. It is left out: a stranger's slip is no reason to fail. */
export type OnIgnored = (keyword: string) => void;

/** Longer patterns are left to the server. */
const MAX_PATTERN_LENGTH = 2000;

export function readTextLimits(schema: JsonObject, onIgnored?: OnIgnored): TextLimits {
  return {
    minLength: read(schema, 'minLength', isCount, onIgnored),
    maxLength: read(schema, 'maxLength', isCount, onIgnored),
    pattern: read(schema, 'pattern', isPattern, onIgnored),
  };
}

/** `format` of a text, if it is one that is checked. */
export function readFormat(schema: JsonObject): TextFormat | null {
  const format = own(schema, 'format');
  return format === 'email' || format === 'uri' || format === 'date' || format === 'date-time'
    ? format
    : null;
}

export function readNumberLimits(schema: JsonObject, onIgnored?: OnIgnored): NumberLimits {
  const minimum = read(schema, 'minimum', isNumber, onIgnored);
  const maximum = read(schema, 'maximum', isNumber, onIgnored);
  return {
    // Draft 4, which OpenAPI generators still write, has booleans that make the other limit exclusive.
    minimum: own(schema, 'exclusiveMinimum') === true ? null : minimum,
    maximum: own(schema, 'exclusiveMaximum') === true ? null : maximum,
    exclusiveMinimum: readExclusive(schema, 'exclusiveMinimum', minimum, onIgnored),
    exclusiveMaximum: readExclusive(schema, 'exclusiveMaximum', maximum, onIgnored),
    multipleOf: read(schema, 'multipleOf', isStep, onIgnored),
  };
}

export function readListLimits(schema: JsonObject, onIgnored?: OnIgnored): ListLimits {
  return {
    minItems: read(schema, 'minItems', isCount, onIgnored),
    maxItems: read(schema, 'maxItems', isCount, onIgnored),
  };
}

function readExclusive(
  schema: JsonObject,
  keyword: string,
  other: number | null,
  onIgnored: OnIgnored | undefined,
): number | null {
  return typeof own(schema, keyword) === 'boolean'
    ? own(schema, keyword) === true
      ? other
      : null
    : read(schema, keyword, isNumber, onIgnored);
}

function read<T extends Json>(
  schema: JsonObject,
  keyword: string,
  isRight: (value: Json) => value is T,
  onIgnored?: OnIgnored,
): T | null {
  const value = own(schema, keyword);
  if (value === undefined || value === null) return null;
  if (isRight(value)) return value;
  onIgnored?.(keyword);
  return null;
}

function isNumber(value: Json): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isStep(value: Json): value is number {
  return isNumber(value) && value > 0;
}

function isCount(value: Json): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isPattern(value: Json): value is string {
  return typeof value === 'string' && value.length <= MAX_PATTERN_LENGTH;
}
