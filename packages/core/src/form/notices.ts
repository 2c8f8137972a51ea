/** Something odd in a schema that was drawn all the same. Words come from the message table, by code. */
export type NoticeCode =
  | 'default-ignored'
  | 'default-invalid'
  | 'duplicate-options'
  | 'option-labels-missing'
  | 'unknown-format'
  | 'keyword-ignored'
  | 'null-dropped'
  | 'dialect'
  | 'name-unreadable';

export interface Notice {
  readonly code: NoticeCode;
  /** True when the person should see it; the rest is for developers. */
  readonly isForPeople: boolean;
  /** Values for the words, such as `{ format: 'phone' }`. Server text: through `plainText` before it is shown. */
  readonly params: Readonly<Record<string, string | number>>;
}
