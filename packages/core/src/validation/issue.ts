import type { FieldId } from '../form/field.ts';

/** What is wrong with an answer. Words come from the message table, by code; a test holds every locale to the list. */
export type IssueCode =
  | 'required'
  | 'type'
  | 'precision'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'format'
  | 'enum'
  | 'minItems'
  | 'maxItems'
  | 'uniqueItems'
  | 'time-gap'
  | 'zone-unavailable'
  | 'unsupported';

export interface Issue {
  readonly code: IssueCode;
  readonly fieldId: FieldId;
  /** Values for the words, e.g. `{ limit: 5 }`, `{ format: 'email', missing: 'at' }`. */
  readonly params: Readonly<Record<string, string | number>>;
}
