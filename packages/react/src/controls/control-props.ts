import type { Engines, Field, FieldDraft, FieldKind, Formatter } from '@elicit-kit/core';
import type { ComponentType, RefCallback } from 'react';

/** The draft that belongs to a field of kind `K`. */
export type DraftOf<K extends FieldKind> = Extract<FieldDraft, { readonly kind: K }>;

/** The field of kind `K`. */
export type FieldOf<K extends FieldKind> = Extract<Field, { readonly kind: K }>;

/**
 * What a control gets. A control draws one field and edits its draft; it knows nothing of the form engine, of
 * validation or of other fields. Replace one kind through the `controls` prop of the dialog.
 */
export interface ControlProps<K extends FieldKind = FieldKind> {
  readonly field: FieldOf<K>;
  readonly draft: DraftOf<K>;
  /**
   * Hands back the whole new draft. Called on every edit, never debounced.
   *
   * `isShown`: your element shows the new draft by itself, as a text box that React does not control does, and would draw
   * nothing else than before. Then the field is not drawn again, and `draft` stays the one that was drawn. @default false
   */
  readonly onChange: (draft: DraftOf<K>, isShown?: boolean) => void;
  readonly onBlur: () => void;
  /** Id for the element that the label points to. */
  readonly controlId: string;
  /** Id of the label element, for groups (`aria-labelledby`). */
  readonly labelId: string;
  /** Ids of description, hint and error, for `aria-describedby`. */
  readonly describedBy: string | undefined;
  /** What the person has been told, not what is true now. */
  readonly isInvalid: boolean;
  /** The question has ended or is being sent: readable, copyable, not editable. */
  readonly isReadOnly: boolean;
  /** Goes to the element that gets the focus when this field has the first problem. */
  readonly focusRef: RefCallback<HTMLElement>;
  /** What has been loaded by now. */
  readonly engines: Engines;
  /** The person's own zone (IANA) where the host names it; undefined: that of the browser, asked for when it is needed. */
  readonly timeZone: string | undefined;
  readonly formatter: Formatter;
}

/** One component per kind. */
export type Controls = { readonly [K in FieldKind]: ComponentType<ControlProps<K>> };
