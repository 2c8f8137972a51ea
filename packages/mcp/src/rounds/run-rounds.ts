import type { ElicitationMode } from '@elicit-kit/core';
import {
  buildInputResponses,
  readInputRequired,
  type InputRequests,
  type RetryMembers,
} from '@elicit-kit/core/adapters';
import { CallEndedError } from '../calls/call-ended-error.ts';
import type { CallPages } from '../calls/call-pages.ts';
import { urlOf } from '../calls/url-of.ts';
import { fateOf } from './delivery.ts';
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

/** Where a call goes on that was interrupted: with a result that came before. */
export interface RoundsStart {
  /** The `input_required` result, as it came. */
  readonly payload: unknown;
  /** From 1. */
  readonly round: number;
}

/** A retry that carried answers did not get through (E-68). */
export interface RetryFailure {
  readonly error: unknown;
  /** How often these answers have been sent, from 1. */
  readonly attempts: number;
}

export interface RoundsOptions<Result> {
  readonly method: string;
  /** @default the first leg is sent */
  readonly start?: RoundsStart | undefined;
  readonly modes: readonly ElicitationMode[];
  /** Sends the original call plus the members of a retry: none the first time. Each leg takes a new request id. */
  readonly send: (retry: RetryMembers) => Promise<LegOutcome<Result>>;
  /** Answers every entry, by key, or throws: then nothing is sent. */
  readonly answer: (batch: Batch) => Promise<ReadonlyMap<string, unknown>>;
  /** Asked when answers did not get through: true sends the same answers again. @default the person is asked */
  readonly onRetryFailed?: ((failure: RetryFailure) => boolean | Promise<boolean>) | undefined;
  /** Answers did not get through. Whether the person has any to send again; they are asked for anew then. */
  readonly onLost: () => boolean;
  readonly pages: CallPages;
  readonly signal: AbortSignal;
  /** How often the server may ask something new. */
  readonly maxRounds: number;
}

// Both official clients wait this long before they repeat a call that only carries state.
const STATE_ONLY_PAUSE = 250;
// While a person is busy with a page the pauses grow up to this, in milliseconds …
const LONGEST_PAUSE = 5000;
// … and after so many in a row, some five minutes, the person says when to ask again.
const MAX_POLLS = 60;
// How often a call may come back without anything new, by itself or because the person wanted it asked again.
const MAX_CHECKS = 200;
// How often one call offers the person to send answers again, and begins anew because the server refused them.
const MAX_OFFERS = 5;
const MAX_RESTARTS = 2;

/**
 * Drives one call of the 2026-07-28 era to its result (facts, section 3). `requestState` is carried as it came, only
 * for the next leg, and belongs to this call alone (E-72 to E-76). A result that only wants pages the person has agreed
 * to in this call, or only carries state while such a page is waited for, asks nothing new and is no round.
 *
 * @throws RoundError, or whatever `send` and `answer` throw.
 */
export async function runRounds<Result>(options: RoundsOptions<Result>): Promise<Result> {
  const { method, start, modes, pages, signal, maxRounds } = options;
  let round = start === undefined ? 0 : start.round - 1;
  let checks = 0;
  let polls = 0;
  let offers = 0;
  let restarts = 0;
  let outcome: LegOutcome<Result> =
    start === undefined ? await options.send({}) : { kind: 'input-required', payload: start.payload };
  while (outcome.kind === 'input-required') {
    const { payload } = outcome;
    const read = readInputRequired(payload, { method, modes, isStrict: true });
    const entries = read.state === 'input-required' ? read.entries : null;
    const isPoll = entries?.size === 0;
    if (entries !== null && (isPoll ? pages.waiting().length > 0 : isKnown(entries, pages))) checks += 1;
    else round += 1;
    if (round > maxRounds || checks > MAX_CHECKS) {
      const count = round > maxRounds ? maxRounds : MAX_CHECKS;
      throw new RoundError('too-many-rounds', `still asked after ${count} rounds`, payload);
    }
    if (read.state !== 'input-required') {
      const fault = read.state === 'fault' ? read.fault : 'result-type-unknown';
      throw new RoundError('fault', fault, payload, { fault });
    }
    const state = read.requestState === null ? {} : { requestState: read.requestState };
    if (isPoll) {
      await pauseBeforePoll(pages, polls, signal);
      polls += 1;
      outcome = await options.send(state);
    } else {
      polls = 0;
      pages.keepOnly(urlsOf(read.entries));
      const answers = await options.answer({ entries: read.entries, round, payload });
      const inputResponses = buildInputResponses(read.entries, answers);
      if (inputResponses === null)
        throw new TypeError('runRounds: `answer` left out a key. Answer every entry.');
      signal.throwIfAborted();
      try {
        outcome = await sendAnswers(options, { inputResponses, ...state });
      } catch (error) {
        signal.throwIfAborted();
        const fate = options.onRetryFailed === undefined ? fateOf(error) : 'taken';
        const isOver = fate === 'broken' ? offers >= MAX_OFFERS : restarts >= MAX_RESTARTS;
        if (fate === 'taken' || isOver || !options.onLost()) throw error;
        if (fate === 'broken') {
          // The same result is answered once more, and is no new round.
          offers += 1;
          round -= 1;
          outcome = { kind: 'input-required', payload };
        } else {
          // What the server asks now stands on a state that it knows.
          restarts += 1;
          outcome = await options.send({});
        }
      }
    }
  }
  return outcome.result;
}

function urlsOf(entries: InputRequests): Set<string> {
  return new Set([...entries.values()].flatMap(({ params }) => urlOf(params) ?? []));
}

/** Whether everything that is asked is a page that the person has agreed to in this call. */
function isKnown(entries: InputRequests, pages: CallPages): boolean {
  return [...entries.values()].every(({ params }) => {
    const url = urlOf(params);
    return url !== null && pages.has(url);
  });
}

async function pauseBeforePoll(pages: CallPages, polls: number, signal: AbortSignal): Promise<void> {
  const waiting = pages.waiting();
  if (waiting.length === 0) return pause(STATE_ONLY_PAUSE, signal);
  if (polls < MAX_POLLS) {
    const until = pause(Math.min(STATE_ONLY_PAUSE * 2 ** polls, LONGEST_PAUSE), signal);
    await pages.choice([], { progress: 'open', until, signal });
  } else if ((await pages.choice(waiting, { progress: 'not-done', signal })) === 'abandon') {
    throw new CallEndedError('caller-cancelled');
  }
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
