import type { Draft } from '../answers/draft.ts';
import { readForm } from '../form/read-form.ts';
import type { IncomingElicitation, PageProgress, WithdrawalReason } from '../protocol/incoming.ts';
import type { JsonObject } from '../protocol/json.ts';
import { readRequest } from '../protocol/read-request.ts';
import type { ElicitationRequest, UrlRequest } from '../protocol/request.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { takeSnapshot } from '../protocol/snapshot.ts';
import { toSendable } from '../queue/to-sendable.ts';
import type { Offer, QuestionId, RemoteProgress } from './messages.ts';
import { readServeMessage } from './read-message.ts';

/** Characters of params that cross; longer ones no view would show. */
const LONGEST_PARAMS = 2 * 1024 * 1024;
/** Characters of everything else that crosses with them. */
const LONGEST_REST = 1024 * 1024;
/** Characters of a message that other views are shown. */
const LONGEST_START = 200;

/** A question that waits for its answer at the side that holds the clients. */
export interface Question {
  readonly id: QuestionId;
  readonly audience: string;
  readonly incoming: IncomingElicitation;
  /** As it crosses, without what changes. */
  readonly offer: Omit<Offer, 'lease' | 'draft'>;
  /** Counts how often it was given to a view. */
  lease: number;
  /** The session of the view that shows it, or showed it last; null: none. */
  holder: string | null;
  /**
   * The person has had it before them: its view has had the focus, or something was done in it. Until then the question
   * goes where the focus goes, from then on it stays where it is.
   */
  isMet: boolean;
  /** The sessions that were told that another one shows it. */
  readonly told: Set<string>;
  /** What was typed, secrets too: in memory, and no longer than the question lives. */
  draft: Draft | null;
  /** The last answer that could not be delivered. */
  lastAttempt: number;
  isDelivering: boolean;
  isCompleted: boolean;
  /** Why it was withdrawn while its answer was being delivered. */
  withdrawn: WithdrawalReason | null;
  readonly resolve: (result: ElicitResult) => void;
  stopListening: () => void;
}

/** A page that a view has agreed to open. */
export interface RemotePage {
  readonly id: QuestionId;
  readonly audience: string;
  readonly session: string;
  readonly server: IncomingElicitation['server'];
  readonly elicitationId: string | null;
  progress: PageProgress;
}

/** What a view that waits for a page from before knows of it. */
export type PageId = Pick<RemotePage, 'audience' | 'elicitationId'> & {
  readonly server: Pick<RemotePage['server'], 'label' | 'endpoint'>;
};

/** How a question ended: what is said to a view that comes late. */
export interface Ended {
  readonly audience: string;
  readonly reason: WithdrawalReason;
  readonly accepted: {
    readonly session: string;
    readonly lease: number;
    readonly attempt: number;
  } | null;
}

/** The question as it crosses. What no message can carry is left out; who asks always crosses. */
export function toOffer(id: QuestionId, incoming: IncomingElicitation): Question['offer'] {
  const { server, origin, expiresAt, again } = incoming;
  const plain = {
    type: 'offer',
    id,
    origin: null,
    expiresAt: expiresAt !== undefined && Number.isFinite(expiresAt) ? expiresAt : null,
    again: again ?? null,
    // Params that nothing can carry are refused by the view like any others that are no question, with their message.
    params: snapshot(incoming.params, LONGEST_PARAMS) ?? { message: startOf(incoming) },
    server: { label: server.label.slice(0, LONGEST_START) },
  } as const;
  const rest = snapshot({ server, origin: origin ?? null }, LONGEST_REST);
  const read = readServeMessage({ ...plain, ...(rest as JsonObject | undefined), lease: 0, draft: null });
  if (read?.type !== 'offer') return plain;
  const { lease: _lease, draft: _draft, ...offer } = read;
  return offer;
}

/** Getters and proxies may throw: those cannot be carried either. */
function snapshot(value: unknown, size: number): ReturnType<typeof takeSnapshot> {
  try {
    return takeSnapshot(value, size);
  } catch {
    return undefined;
  }
}

/** How the message begins, for those who see only that the question is elsewhere. */
export function startOf({ params }: Pick<IncomingElicitation, 'params'>): string {
  try {
    const { message } = (params ?? {}) as { message?: unknown };
    return typeof message === 'string' ? message.slice(0, LONGEST_START) : '';
  } catch {
    return '';
  }
}

/**
 * The gate of the queue once more, at this side: an answer that a view sends is as good as its view. Null when it may not
 * leave.
 */
export function checkAnswer({ offer, id }: Question, result: ElicitResult): ElicitResult | null {
  if (result.action !== 'accept') return { action: result.action };
  const request = readAsked(offer);
  return toSendable(
    {
      // The gate looks at request and form alone.
      id: 'q0',
      server: { label: id },
      origin: null,
      refusal: null,
      state: { name: 'open' },
      arrivedAt: 0,
      expiresAt: null,
      again: null,
      recent: 0,
      request,
      form: request?.mode === 'form' ? readForm(request) : null,
    },
    result,
  );
}

export function readUrl(offer: Question['offer']): UrlRequest | null {
  const request = readAsked(offer);
  return request?.mode === 'url' ? request : null;
}

function readAsked({ params, origin }: Question['offer']): ElicitationRequest | null {
  const read = readRequest(params, { era: origin?.era, revision: origin?.revision });
  return read.ok ? read.request : null;
}

export function toRemoteProgress(progress: PageProgress): RemoteProgress {
  const { name } = progress;
  const isOpen = name === 'open' || name === 'checking' || name === 'not-done';
  return {
    name,
    canRecheck: isOpen && progress.recheck !== undefined,
    canAbandon: isOpen && progress.abandon !== undefined,
    reason: name === 'ended' ? progress.reason : null,
  };
}
