import type { EntrantName } from '../entrants.ts';
import type { Reading, Sample } from '../measures.ts';
import type { Cell } from '../results.ts';
import { ratioOf, type InRound, type Ratio } from '../statistics.ts';

export type Clock = keyof Reading;

/** How many times `base` an entrant needed; null where no round has both. */
export function ratioTo(
  { samples }: Cell,
  entrant: EntrantName,
  base: EntrantName,
  clock: Clock,
): Ratio | null {
  return ratioOf(pick(samples.get(entrant), clock), pick(samples.get(base), clock));
}

function pick(samples: readonly Sample[] | undefined, clock: Clock): readonly InRound[] {
  return (samples ?? []).map((sample) => ({ round: sample.round, value: sample[clock] }));
}
