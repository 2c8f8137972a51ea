import type { ElicitationMode } from '@elicit-kit/core';
import {
  buildInputResponses,
  readInputRequired,
  type InputRequests,
  type RetryMembers,
} from '@elicit-kit/core/adapters';
import { pause } from './pause.ts';
import { RoundError } from './round-error.ts';

/** What one leg of a call came back with. */
export type LegOutcome<Result> =
  | { readonly kind: 'complete'; readonly result: Result }
  | { readonly kind: 'input-required'; readonly payload: unknown };

/** What the server asks in one result. */
export interface Batch {
  /** By the server's key, in source order. */
  readonly entries: InputRequests;
  /** From 1. */
  readonly round: number;
  /** The result as it came. */
  readonly payload: unknown;
}

/** A retry that carried answers did not get through (E-68). */
export interface RetryFailure {
  readonly error: unknown;
  /** How often these answers have been sent, from 1. */
  readonly attempts: number;
}

export interface RoundsOptions<Result> {
  readonly method: string;
  readonly modes: readonly ElicitationMode[];
  /** Sends the original call plus the members of a retry: none the first time. Each leg takes a new request id. */
  readonly send: (retry: RetryMembers) => Promise<LegOutcome<Result>>;
  /** Answers every entry, by key, or throws: then nothing is sent. */
  readonly answer: (batch: Batch) => Promise<ReadonlyMap<string, unknown>>;
  /** Asked when answers did not get through: true sends the same answers again. @default never */
  readonly onRetryFailed?: ((failure: RetryFailure) => boolean | Promise<boolean>) | undefined;
  readonly signal: AbortSignal;
  /** @default 10 */
  readonly maxRounds?: number | undefined;
}

// Both official clients wait this long before they repeat a call that only carries state.
const STATE_ONLY_PAUSE = 250;
const DEFAULT_MAX_ROUNDS = 10;

/**
 * Drives one call of the 2026-07-28 era to its result (facts, section 3). `requestState` is carried as it came, only
 * for the next leg, and belongs to this call alone (E-72 to E-76).
 *
 * @throws RoundError, or whatever `send` and `answer` throw.
 */
export async function runRounds<Result>(options: RoundsOptions<Result>): Promise<Result> {
  const { method, modes, signal, maxRounds = DEFAULT_MAX_ROUNDS } = options;
  let outcome = await options.send({});
  for (let round = 1; outcome.kind === 'input-required'; round += 1) {
    const { payload } = outcome;
    if (round > maxRounds) {
      throw new RoundError('too-many-rounds', `still asked after ${maxRounds} rounds`, payload);
    }
    const read = readInputRequired(payload, { method, modes, isStrict: true });
    if (read.state !== 'input-required') {
      const fault = read.state === 'fault' ? read.fault : 'result-type-unknown';
      throw new RoundError('fault', fault, payload, { fault });
    }
    const { entries, requestState } = read;
    const state = requestState === null ? {} : { requestState };
    if (entries.size === 0) {
      await pause(STATE_ONLY_PAUSE, signal);
      outcome = await options.send(state);
    } else {
      const inputResponses = buildInputResponses(entries, await options.answer({ entries, round, payload }));
      if (inputResponses === null)
        throw new TypeError('runRounds: `answer` left out a key. Answer every entry.');
      signal.throwIfAborted();
      outcome = await sendAnswers(options, { inputResponses, ...state });
    }
  }
  return outcome.result;
}

async function sendAnswers<Result>(
  options: RoundsOptions<Result>,
  retry: RetryMembers,
): Promise<LegOutcome<Result>> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await options.send(retry);
    } catch (error) {
      options.signal.throwIfAborted();
      const isAgain = (await options.onRetryFailed?.({ error, attempts })) ?? false;
      options.signal.throwIfAborted();
      if (!isAgain) throw error;
    }
  }
}
