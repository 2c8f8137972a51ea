import type { FieldDraft } from '../../answers/draft.ts';
import type { ContentValue } from '../../protocol/result.ts';
import type { Engines } from '../../validation/engines.ts';
import type { IssueCode } from '../../validation/issue.ts';
import { problem, type Problem } from '../../validation/problem.ts';
import type { Field, FieldKind, UnsupportedReason } from '../field.ts';
import type { Property } from '../property.ts';

/** The field of kind `K`. */
export type FieldOf<K extends FieldKind> = Extract<Field, { readonly kind: K }>;
/** The draft of kind `K`. */
export type DraftOf<K extends FieldKind> = Extract<FieldDraft, { readonly kind: K }>;

/** Surroundings of the person, as far as drafts and answers depend on them. */
export interface Surroundings {
  /** IANA zone, or a fixed offset. Default: the zone of this machine. */
  readonly timeZone?: string | undefined;
  /** BCP 47: how numbers are written. Default: `en`. */
  readonly locale?: string | undefined;
}

export interface ParseContext {
  readonly locale?: string | undefined;
  readonly engines?: Engines | undefined;
}

/** What a draft says: nothing, a value (which may still break a rule), or something that is no value at all. */
export type Parsed =
  | { readonly state: 'empty' }
  | { readonly state: 'value'; readonly value: ContentValue }
  | { readonly state: 'problem'; readonly problem: Problem };

/** All that core knows about one kind of field. A new kind is one of these, listed in `kinds.ts`. */
export interface Kind<K extends FieldKind> {
  /** Reads a property of this kind. Null: it is of another kind. A reason: it is of this kind and cannot be drawn. */
  readonly read: (property: Property) => FieldOf<K> | UnsupportedReason | null;
  /** The draft at the start: the default, or the cleared state. */
  readonly seed: (field: FieldOf<K>, surroundings: Surroundings) => DraftOf<K>;
  /** The cleared draft. */
  readonly clear: (field: FieldOf<K>, surroundings: Surroundings) => DraftOf<K>;
  readonly parse: (field: FieldOf<K>, draft: DraftOf<K>, context: ParseContext) => Parsed;
  /** The first rule of the field that a value breaks, or null. Takes any value, of whatever type. */
  readonly check: (field: FieldOf<K>, value: ContentValue, engines: Engines) => Problem | null;
  /** Whether no value can meet the rules. */
  readonly isImpossible: (field: FieldOf<K>) => boolean;
}

export function failed(code: IssueCode, params?: Problem['params']): Parsed {
  return { state: 'problem', problem: problem(code, params) };
}

export function parsed(value: ContentValue): Parsed {
  return { state: 'value', value };
}

export const EMPTY: Parsed = { state: 'empty' };
