import type { Draft } from '../answers/draft.ts';
import { createAbort } from '../internal/abort.ts';
import {
  Withdrawal,
  type IncomingElicitation,
  type PageProgress,
  type WithdrawalReason,
} from '../protocol/incoming.ts';
import type { ElicitResult } from '../protocol/result.ts';
import type { Offer, RemoteProgress } from './messages.ts';
import type { RemoteClock } from './port.ts';

/** Between two drafts of one question, in milliseconds. */
const DRAFT_EVERY = 250;

/** An answer that the other side has not confirmed. */
export interface PendingAnswer {
  readonly attempt: number;
  readonly result: ElicitResult;
  readonly isLast: boolean;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A question that the view shows, or the page that it became. */
export interface Held {
  readonly offer: Offer;
  readonly incoming: IncomingElicitation;
  attempt: number;
  pending: PendingAnswer | null;
  /** Ends the wait for a line. */
  stopWaiting: (() => void) | null;
  /** Typed, and not sent yet. */
  draft: Draft | null;
  /** The page: where it stands, told to the queue once it follows. */
  readonly show: (progress: PageProgress) => void;
  readonly complete: () => void;
  readonly withdraw: (reason: WithdrawalReason) => void;
  /** Sends the draft that waits, if the line is there. */
  readonly flush: () => void;
}

/** What a question may ask of the line. Each is lost without one, but for answers and drafts, which wait. */
export interface HeldActions {
  readonly answer: (held: Held, result: ElicitResult) => Promise<void>;
  readonly heartbeat: (held: Held) => void;
  /** False where there is no line. */
  readonly draft: (held: Held, draft: Draft) => boolean;
}

export function createHeld(
  offer: Offer,
  again: Offer['again'],
  actions: HeldActions,
  clock: Pick<RemoteClock, 'later'>,
): Held {
  const abort = createAbort();
  let complete = (): void => undefined;
  const completed = new Promise<void>((resolve) => (complete = resolve));
  let follow: ((progress: PageProgress) => void) | null = null;
  let last: PageProgress | null = null;
  let isPaused = false;

  function flush(): void {
    if (held.draft && actions.draft(held, held.draft)) held.draft = null;
  }

  function flushSoon(): void {
    if (isPaused) return;
    flush();
    isPaused = true;
    clock.later(() => {
      isPaused = false;
      if (held.draft) flushSoon();
    }, DRAFT_EVERY);
  }

  const incoming: IncomingElicitation = {
    params: offer.params,
    server: offer.server,
    ...(offer.origin ? { origin: offer.origin } : {}),
    ...(offer.expiresAt === null ? {} : { expiresAt: offer.expiresAt }),
    ...(again ? { again } : {}),
    ...(offer.draft ? { draft: offer.draft } : {}),
    signal: abort.signal,
    heartbeat: () => actions.heartbeat(held),
    deliver: (result) => actions.answer(held, result),
    completed,
    follow(tell) {
      follow = tell;
      tell(last ?? { name: 'open' });
    },
    onDraft(draft) {
      held.draft = draft;
      flushSoon();
    },
  };
  const held: Held = {
    offer,
    incoming,
    attempt: 0,
    pending: null,
    stopWaiting: null,
    draft: null,
    show(progress) {
      last = progress;
      follow?.(progress);
      if (progress.name === 'done') complete();
    },
    complete,
    withdraw(reason) {
      const { pending } = held;
      held.pending = null;
      held.stopWaiting?.();
      abort.abort(new Withdrawal(reason));
      pending?.reject(new Withdrawal(reason));
    },
    flush,
  };
  return held;
}

export function toPageProgress(
  { name, reason, canRecheck, canAbandon }: RemoteProgress,
  recheck: () => void,
  abandon: () => void,
): PageProgress {
  switch (name) {
    case 'open':
    case 'checking':
    case 'not-done':
      return { name, ...(canRecheck ? { recheck } : {}), ...(canAbandon ? { abandon } : {}) };
    case 'ended':
      return { name, reason: reason ?? 'call-failed' };
    case 'done':
    case 'gone':
      return { name };
  }
}
