import type { FieldId, OptionId } from '../form/field.ts';

/**
 * What a person has put into one control, as typed. Never a value to send: `toContent` makes that.
 * Unset, empty, false and 0 are four things here.
 */
export type FieldDraft =
  | TextDraft
  | NumberDraft
  | BooleanDraft
  | DateDraft
  | DateTimeDraft
  | ChoiceDraft
  | ChoicesDraft
  | ListDraft
  | UnsupportedDraft;

export interface TextDraft {
  readonly kind: 'text';
  readonly text: string;
  /** The person says that the empty text is the answer. Only where the schema can mean it (C-08). */
  readonly isEmptyAnswer: boolean;
}
export interface NumberDraft {
  readonly kind: 'number';
  readonly text: string;
}
export interface BooleanDraft {
  readonly kind: 'boolean';
  readonly value: boolean | null;
}
export interface DateDraft {
  readonly kind: 'date';
  /** `YYYY-MM-DD`, or whatever was typed, or empty. */
  readonly text: string;
  /** The control holds half a date or one that does not exist, which it cannot hand over as text. */
  readonly isIncomplete: boolean;
}
export interface DateTimeDraft {
  readonly kind: 'date-time';
  /** Wall clock, `YYYY-MM-DDTHH:mm[:ss[.fff]]`, or empty. */
  readonly local: string;
  readonly isIncomplete: boolean;
  /** IANA zone (`Europe/Berlin`), or a fixed offset (`+05:30`, `Z`). */
  readonly zone: string;
  /** Which of two instants, where the clock was set back. Null: not asked yet, the earlier one is used and shown. */
  readonly fold: 'earlier' | 'later' | null;
  /** The default as the server wrote it; sent unchanged while nothing was edited. */
  readonly original: string | null;
}
export interface ChoiceDraft {
  readonly kind: 'choice';
  readonly option: OptionId | null;
}
export interface ChoicesDraft {
  readonly kind: 'choices';
  /** In the order of the schema, each once (C-11). */
  readonly options: readonly OptionId[];
  /** False: unanswered (untouched or cleared). True with no options: "none of these" (C-10). */
  readonly isAnswered: boolean;
}
export interface ListDraft {
  readonly kind: 'list';
  readonly items: readonly string[];
  readonly isAnswered: boolean;
}
export interface UnsupportedDraft {
  readonly kind: 'unsupported';
}

/** A whole form as typed. Keys are minted ids, so a plain record is safe. */
export type Draft = Readonly<Record<FieldId, FieldDraft>>;
