import { isCalendarDay, isDateTime } from './date-text.ts';
import { EMAIL, URI } from './generated/format-patterns.js';

/** What the generated validators are called with. */
export interface Checked {
  readonly value: unknown;
  /** JSON Schema keywords and what they ask. A missing one passes; one of a wrong type fails whatever the value. */
  readonly limits: Limits;
}

export type Limits = Readonly<Partial<Record<LimitKeyword, string | number>>>;

export type LimitKeyword =
  | 'minLength'
  | 'maxLength'
  | 'format'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'minItems'
  | 'maxItems';

/** A validator written by ajv: false, and the first broken keyword in `errors`, when the value does not pass. */
export interface Validator {
  (checked: Checked): boolean;
  errors?: readonly { readonly keyword: LimitKeyword | 'type' }[] | null;
}

/** As strict as ajv-formats in its full mode, which servers check with (facts 7.4). */
export const formats: Readonly<Record<string, RegExp | ((text: string) => boolean)>> = {
  email: EMAIL,
  uri: URI,
  date: isCalendarDay,
  'date-time': isDateTime,
};

/** Length in code points, as JSON Schema counts. A half of a surrogate pair counts as one. */
export function ucs2length(text: string): number {
  let length = text.length;
  for (let index = 1; index < text.length; index++) {
    if (isBetween(text.charCodeAt(index), 0xdc00) && isBetween(text.charCodeAt(index - 1), 0xd800)) length--;
  }
  return length;
}

function isBetween(unit: number, start: number): boolean {
  return unit >= start && unit < start + 0x400;
}
