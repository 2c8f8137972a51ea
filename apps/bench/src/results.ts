import type { EntrantBytes } from './build/build-entrant.ts';
import type { EntrantName } from './entrants.ts';
import type { MeasureName, Sample } from './measures.ts';
import type { Manners } from './run/check-manners.ts';
import type { PolicyResult } from './run/check-policy.ts';

/** One measure at one size. */
export interface Cell {
  readonly measure: MeasureName;
  /** Fields or options; null where there is but one size. */
  readonly size: number | null;
  readonly samples: ReadonlyMap<EntrantName, readonly Sample[]>;
  /** Why an entrant has no samples. */
  readonly failures: ReadonlyMap<EntrantName, string>;
}

/** What has been found up to now. */
export interface Findings {
  readonly policy: ReadonlyMap<EntrantName, PolicyResult>;
  readonly manners: ReadonlyMap<EntrantName, Manners>;
  readonly cells: readonly Cell[];
  /** Why something is missing: the run was stopped, or its time was up. Null when nothing is. */
  readonly partial: string | null;
}

/** Everything that a run found. */
export interface Results extends Findings {
  readonly entrants: readonly EntrantName[];
  readonly bytes: ReadonlyMap<EntrantName, EntrantBytes>;
  /** Such as `156.0.8078.114`. */
  readonly chromium: string;
  readonly cores: number;
  readonly seconds: number;
}
