import type { Draft, ElicitResult, IncomingElicitation } from '@elicit-kit/core';
import type { InputRequests, RetryMembers } from '@elicit-kit/core/adapters';
import type { CallToKeep, DraftStore, TakenCall } from '@elicit-kit/core/draft-store';
import { CallEndedError } from '../calls/call-ended-error.ts';
import { urlOf } from '../calls/url-of.ts';
import { ownMember } from '../own-member.ts';
import type { Batch, LegOutcome, RoundsStart } from './run-rounds.ts';

/** What is remembered of the questions of one call. */
export interface QuestionMemory {
  /** What the person answered before the call was interrupted; only while its first round since then is asked. */
  readonly answerTo: (key: string) => ElicitResult | undefined;
  /** What a question starts with that was open when the call was interrupted. */
  readonly seedOf: (key: string) => Pick<IncomingElicitation, 'again' | 'draft'>;
  readonly typed: (key: string, draft: Draft) => void;
  readonly answered: (key: string, result: ElicitResult) => void;
}

/**
 * Writes one call down while it runs, where the host has a store; otherwise it does nothing. A call that waits for opened
 * pages alone is not kept: nothing is left to ask, and the queue finds the pages again (`waitingStore`).
 */
export interface CallMemory extends QuestionMemory {
  /** Where a call goes on that was interrupted. */
  readonly start: RoundsStart | undefined;
  readonly asks: (batch: Batch) => void;
  readonly sends: (retry: RetryMembers) => void;
  readonly came: (outcome: LegOutcome<unknown>) => void;
  /** @param error what it ended with; undefined for a result */
  readonly ended: (error?: unknown) => void;
}

/**
 * @param call null where there is nothing to go by, so that nothing is kept
 * @param taken the call when it is resumed
 */
export function createCallMemory(
  store: DraftStore | undefined,
  call: CallToKeep | null,
  taken: TakenCall | null,
): CallMemory {
  let restored = taken;
  let round = taken?.round ?? 0;
  let record = taken?.record;
  let entries: InputRequests = new Map();
  const consented = new Set<string>();

  function isWaitingForPages(): boolean {
    return [...entries.values()].every(({ params }) => {
      const url = urlOf(params);
      return url !== null && consented.has(url);
    });
  }

  function leave(): void {
    attempt(() => record?.end());
    record = undefined;
  }

  return {
    start: taken === null ? undefined : { payload: taken.payload, round: taken.round },
    answerTo: (key) => restored?.answers.get(key),
    seedOf: (key) => (restored === null ? {} : { again: 'restored', draft: restored.drafts.get(key) }),
    typed: (key, draft) => attempt(() => record?.draft(key, draft)),
    answered(key, result) {
      const url = urlOf(entries.get(key)?.params);
      if (url !== null && result.action === 'accept') consented.add(url);
      if (isWaitingForPages()) leave();
      else attempt(() => record?.answer(key, result));
    },
    asks(batch) {
      entries = batch.entries;
      // What is asked first after an interruption is written down already, with what was typed.
      if (restored?.payload === batch.payload) return;
      restored = null;
      round = batch.round;
      if (isWaitingForPages()) {
        leave();
        return;
      }
      record ??= attempt(() => (call === null ? undefined : store?.open(call)));
      attempt(() => record?.ask(round, batch.payload));
    },
    sends({ inputResponses }) {
      restored = null;
      if (inputResponses !== undefined) attempt(() => record?.sending());
    },
    came(outcome) {
      // State alone asks nobody, but replaces the state before it.
      if (round === 0 || outcome.kind !== 'input-required') return;
      const { payload } = outcome;
      if (Object.keys(Object(ownMember(payload, 'inputRequests')) as object).length === 0) {
        attempt(() => record?.ask(round, payload));
      }
    },
    ended(error) {
      const isLost = error instanceof CallEndedError && error.reason === 'disconnected';
      attempt(() => (isLost ? record?.suspend() : record?.end()));
    },
  };
}

/** A store of the host's own may throw: storing must not disturb the call. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
