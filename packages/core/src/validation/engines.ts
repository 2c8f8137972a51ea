import type { Field } from '../form/field.ts';

/** Time zones and calendars, from a kept library, loaded on demand. */
export interface ZoneEngine {
  /** The person's own zone (IANA). */
  readonly localZone: () => string;
  /** All zones on offer (IANA), sorted. */
  readonly zones: () => readonly string[];
  /** What a wall-clock time means in a zone. `local` is `YYYY-MM-DDTHH:mm[:ss[.fff]]`. */
  readonly resolve: (local: string, zone: string) => ZoneResolution;
  /** The wall clock of an RFC 3339 instant in a zone, or null when it cannot be read. */
  readonly toLocal: (instant: string, zone: string) => string | null;
}

/** `offset` is `+HH:MM` or `-HH:MM` (`Z` never; `+00:00` is written instead). */
export type ZoneResolution =
  | { readonly state: 'one'; readonly offset: string }
  | { readonly state: 'overlap'; readonly earlier: string; readonly later: string }
  | { readonly state: 'gap'; readonly before: string; readonly after: string; readonly next: string }
  | { readonly state: 'invalid' };

/** Linear-time regular expressions, loaded on demand (C-01). */
export interface PatternEngine {
  /** Null: the pattern does not compile here and is ignored. Unanchored, Unicode. */
  readonly compile: (pattern: string) => { readonly test: (text: string) => boolean } | null;
}

/** Tells fields that ask for a secret, in many languages; loaded on demand for its many words (C-30). */
export interface SecretEngine {
  /** Whether a field seems to ask for a password, key or code: to be warned about, never to be stored. */
  readonly isSecret: (field: Field) => boolean;
}

/** Engines that are loaded by now. A missing one is skipped (patterns), said (zones), or feared (secrets). */
export interface Engines {
  readonly zones?: ZoneEngine | undefined;
  readonly patterns?: PatternEngine | undefined;
  readonly secrets?: SecretEngine | undefined;
}
