import { ownMember } from '../own-member.ts';
import type { LegOutcome } from '../rounds/run-rounds.ts';

/** A bare result, as it came. */
export interface RawResult {
  readonly [name: string]: unknown;
}

/**
 * Tells a raw result that ends its call from one that asks, by `resultType` alone, before anything else is looked at
 * (facts 3, step 2). Without one it is complete (E-07); what is neither goes on to the reader of rounds, which fails it.
 *
 * @throws TypeError for a result of the earlier revisions that is no object.
 */
export function readOutcome(result: unknown, isModern: boolean): LegOutcome<RawResult> {
  const resultType = ownMember(result, 'resultType');
  const isAsking = isModern
    ? resultType !== undefined && resultType !== 'complete'
    : resultType === 'input_required';
  if (isAsking || (isModern && !isRaw(result))) return { kind: 'input-required', payload: result };
  if (!isRaw(result)) throw new TypeError('The server answered with a result that is no object.');
  return { kind: 'complete', result };
}

function isRaw(value: unknown): value is RawResult {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
