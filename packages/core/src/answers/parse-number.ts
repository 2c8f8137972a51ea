import { isSameDecimal, readDecimal, toDecimal } from './decimal.ts';
import { numeralsOf, type Numerals } from './numerals.ts';

export type ParsedNumber =
  | { readonly state: 'empty' }
  | {
      readonly state: 'number';
      readonly value: number;
      /** As it will stand in the JSON. Show it when it is not what was typed. */
      readonly canonical: string;
    }
  | {
      readonly state: 'problem';
      /** `type`: no number, or not a whole one. `precision`: a number that would be another one when sent. */
      readonly code: 'type' | 'precision';
      /** With `precision`: the number that would be sent instead; null when it would be infinite. */
      readonly nearest: number | null;
    };

export interface ParseNumberOptions {
  /** BCP 47. Default: `en`. */
  readonly locale?: string | undefined;
  /** Fractions are a `type` problem; `7.0` is 7. */
  readonly isInteger?: boolean | undefined;
}

/** Longer texts are no number that anybody typed. */
const MAX_LENGTH = 5000;
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;
const MINUS_SIGNS = /[\u2212\ufe63\uff0d]/g;

/**
 * Reads a number as a person of the locale types it: blanks around it, the locale's decimal sign, groups of the right
 * size, digits of any script. What the locale has no reading for is read as JSON writes numbers (`1.5` in German).
 * Beyond signs and digits the grammar is JSON's: no `+5`, `.5`, `5.`, `007`, `0x10`. Never rounds: a text whose number
 * a double cannot hold is a problem.
 */
export function parseNumber(
  text: string,
  { locale = 'en', isInteger = false }: ParseNumberOptions = {},
): ParsedNumber {
  const typed = text.replace(DIRECTION_MARKS, '').trim();
  if (typed === '') return { state: 'empty' };
  const json = typed.length > MAX_LENGTH ? null : toJson(typed, numeralsOf(locale));
  const decimal = json === null ? null : readDecimal(json);
  if (json === null || decimal === null || (isInteger && decimal.exponent < 0)) {
    return { state: 'problem', code: 'type', nearest: null };
  }
  const value = Number(json) + 0; // Makes -0 into 0.
  if (!Number.isFinite(value)) return { state: 'problem', code: 'precision', nearest: null };
  if (!isSameDecimal(decimal, toDecimal(value)))
    return { state: 'problem', code: 'precision', nearest: value };
  return { state: 'number', value, canonical: String(value) };
}

/** The text with the signs of JSON, or null when it is a number neither of the locale nor of JSON. */
function toJson(typed: string, numerals: Numerals): string | null {
  const text = typed
    .replace(MINUS_SIGNS, '-')
    .replace(/\p{Nd}/gu, toAsciiDigit)
    .replaceAll('．', '.');
  const local = ungroup(text, numerals);
  if (local !== null && readDecimal(local)) return local;
  return readDecimal(text) ? text : null;
}

/** Takes the groups out and puts a point in, or null when the groups are not well formed. */
function ungroup(text: string, { decimal, group, groupSize }: Numerals): string | null {
  const [head = '', tail, ...more] = text.split(decimal);
  if (more.length > 0) return null;
  const [start, exponent] = tail === undefined ? splitExponent(head) : [head, tail];
  const groups = groupSplit(start, group);
  if (groups.length > 1) {
    const [first = '', ...others] = groups;
    const last = others.pop() ?? '';
    const isWellFormed =
      /^-?[1-9]\d*$/.test(first) &&
      first.replace('-', '').length <= Math.max(groupSize, 3) &&
      last.length === 3 &&
      others.every((part) => part.length === groupSize);
    if (!isWellFormed) return null;
  }
  return tail === undefined ? groups.join('') + exponent : `${groups.join('')}.${exponent}`;
}

function splitExponent(text: string): [string, string] {
  const at = text.search(/[eE]/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** Where a locale groups by blanks, every kind of blank will do; where by apostrophes, both kinds. */
function groupSplit(text: string, group: string): string[] {
  if (group === '') return [text];
  if (/\s/.test(group)) return text.split(/[ \u00a0\u2009\u202f]/);
  return text.split(/['’]/.test(group) ? /['’]/ : group);
}

/** Digits come in runs of ten, from 0 to 9; some runs touch, and then start at a multiple of ten from each other. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}
