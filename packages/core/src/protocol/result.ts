/** A value that may stand in `content` (facts E-34): never null, never an object, never NaN or an infinity. */
export type ContentValue = string | number | boolean | readonly string[];

/** The accepted answers, by property name. Has no prototype, so that names such as `__proto__` are plain members. */
export interface Content {
  readonly [name: string]: ContentValue;
}

/** `content` belongs to an accepted form and to nothing else (E-32, E-33). */
export type ElicitResult =
  | { readonly action: 'accept'; readonly content?: Content }
  | { readonly action: 'decline' }
  | { readonly action: 'cancel' };

export type ElicitAction = ElicitResult['action'];
