import type { Json, JsonObject } from '../protocol/json.ts';
import type { Notice } from './notices.ts';

/** Minted by `readForm` as `f0`, `f1`, … in the order of the schema. The property name never serves as an id. */
export type FieldId = `f${number}`;

/** Minted per field as `o0`, `o1`, … in the order of the schema. */
export type OptionId = `o${number}`;

/** What all fields have. */
export interface FieldBase {
  readonly id: FieldId;
  /** Position in the form, from 0. */
  readonly index: number;
  /** The property name, exactly. Data: written to `content` and shown through `plainText`, nothing else. */
  readonly name: string;
  /** `title`, else the name, as plain text fit to show. Empty when nothing readable is left. */
  readonly label: string;
  /** `description` as plain text fit to show, or null. */
  readonly description: string | null;
  readonly isRequired: boolean;
  /** Oddities of the schema that the person or the developer should know. */
  readonly notices: readonly Notice[];
  /** The property's schema with local references resolved and the null branch taken away. */
  readonly schema: JsonObject;
  /** What the host's policy says of it: it asks for a secret, or is not to be warned of. Unset: the kit looks itself. */
  readonly isSecret?: boolean | undefined;
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  /** A format that is checked and drawn; unknown formats are null and add a notice (C-34). */
  readonly format: 'email' | 'uri' | null;
  /** In code points. */
  readonly minLength: number | null;
  /** In code points. */
  readonly maxLength: number | null;
  /** An unanchored Unicode regular expression, run by the linear-time engine only (C-01). */
  readonly pattern: string | null;
  readonly default: string | null;
  readonly isMultiline: boolean;
}

export interface NumberField extends FieldBase {
  readonly kind: 'number';
  readonly isInteger: boolean;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly exclusiveMinimum: number | null;
  readonly exclusiveMaximum: number | null;
  readonly multipleOf: number | null;
  readonly default: number | null;
}

export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
  readonly default: boolean | null;
}

export interface DateField extends FieldBase {
  readonly kind: 'date';
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly pattern: string | null;
  /** `YYYY-MM-DD` */
  readonly default: string | null;
}

export interface DateTimeField extends FieldBase {
  readonly kind: 'date-time';
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly pattern: string | null;
  /** RFC 3339 with an offset of its own; sent back unchanged while untouched. */
  readonly default: string | null;
}

/** One choice. The value goes back exactly as the schema has it; the label is text to show. */
export interface Option {
  readonly id: OptionId;
  readonly value: string | number | boolean;
  /** Plain text fit to show; the value where there is no readable title. */
  readonly label: string;
  readonly description: string | null;
  /** Listed so that no answer with it can pass: two branches of `oneOf` offer the same value (facts 7.4). */
  readonly isUnusable?: true;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  /** Each value once, by its first label. */
  readonly options: readonly Option[];
  readonly default: OptionId | null;
}

export interface ChoicesField extends FieldBase {
  readonly kind: 'choices';
  readonly options: readonly Option[];
  readonly minItems: number | null;
  readonly maxItems: number | null;
  readonly default: readonly OptionId[] | null;
}

/** An array of strings without a list to choose from: beyond the specification, drawn all the same. */
export interface ListField extends FieldBase {
  readonly kind: 'list';
  readonly minItems: number | null;
  readonly maxItems: number | null;
  readonly isUnique: boolean;
  /** Limits of each text. */
  readonly minLength: number | null;
  readonly maxLength: number | null;
  readonly pattern: string | null;
  readonly format: 'email' | 'uri' | 'date' | 'date-time' | null;
  readonly default: readonly string[] | null;
}

/** A property that cannot be drawn. Named on the screen with its reason; required ones make accept impossible. */
export interface UnsupportedField extends FieldBase {
  readonly kind: 'unsupported';
  readonly reason: UnsupportedReason;
}

export type UnsupportedReason =
  | 'object'
  | 'array'
  | 'mixed'
  | 'remote-reference'
  | 'broken-reference'
  | 'no-options'
  | 'no-type'
  | 'not-a-schema'
  | 'impossible'
  | 'keyword'
  // The host's policy blocks fields that ask for a secret.
  | 'secret';

export type Field =
  | TextField
  | NumberField
  | BooleanField
  | DateField
  | DateTimeField
  | ChoiceField
  | ChoicesField
  | ListField
  | UnsupportedField;

export type FieldKind = Field['kind'];

/** A form as it will be drawn. */
export interface Form {
  /** In the order of the schema. Empty: a confirmation. */
  readonly fields: readonly Field[];
  readonly byId: ReadonlyMap<FieldId, Field>;
  /** What concerns the form as a whole. */
  readonly notices: readonly Notice[];
  /** Why nothing can be accepted, or empty: required things without a field, required fields that cannot be drawn. */
  readonly blockers: readonly Blocker[];
  /** Engines that this form needs; `loadEngines` fetches them. */
  readonly needs: { readonly zones: boolean; readonly patterns: boolean; readonly secrets: boolean };
}

/** A reason why accept is impossible. `name` is server text. */
export interface Blocker {
  readonly code: 'required-without-property' | 'required-unsupported' | 'unsatisfiable';
  readonly fieldId: FieldId | null;
  readonly name: string;
}

/** Re-exported for callers that read `schema`. */
export type { Json };
