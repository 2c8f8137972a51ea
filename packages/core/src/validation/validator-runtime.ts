/** What the generated validators are called with. */
export interface Checked {
  readonly value: unknown;
  /** JSON Schema keywords and what they ask. A missing one passes; one of a wrong type fails whatever the value. */
  readonly limits: Limits;
}

export type Limits = { readonly [K in LimitKeyword]?: number | undefined };

export type LimitKeyword =
  | 'minLength'
  | 'maxLength'
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
