import type { Draft } from '../answers/draft.ts';
import type { AgainReason, RequestOrigin, ServerIdentity, WithdrawalReason } from '../protocol/incoming.ts';
import type { Json } from '../protocol/json.ts';
import type { ElicitResult } from '../protocol/result.ts';

/** First member of the first message of both sides, the same in all versions. */
export const PROTOCOL = 'elicit-kit/remote';

/** Versions of the protocol that this code speaks. */
export const OLDEST_VERSION = 1;
export const NEWEST_VERSION = 1;

/** Characters of one message. A schema may have a million. */
export const LONGEST_MESSAGE = 4_194_304;

/** Questions and pages that one view may name. */
export const MOST_IDS = 100_000;

/** Of a question. Minted by the serving side: `<instance>.<number>`. */
export type QuestionId = string;

/** Which time a question is given to a view: an answer counts only for the last. */
export interface Lease {
  readonly id: QuestionId;
  readonly lease: number;
}

/** Where a page stands, as far as a message can carry it. */
export interface RemoteProgress {
  readonly name: 'open' | 'checking' | 'not-done' | 'done' | 'gone' | 'ended';
  readonly canRecheck: boolean;
  readonly canAbandon: boolean;
  /** Of `ended`. */
  readonly reason: WithdrawalReason | null;
}

/** What a view says of itself, so that questions come where the person is. */
export interface Presence {
  readonly isVisible: boolean;
  /** Null: it does not know. Missing in what a page of an earlier day says, which is the same. */
  readonly hasFocus: boolean | null;
}

/** From the page to the side that holds the clients. */
export type ViewMessage =
  | ({
      readonly type: 'hello';
      readonly protocol: typeof PROTOCOL;
      readonly oldest: number;
      readonly newest: number;
      /** Of one view for as long as it lives. Nobody else knows it. */
      readonly session: string;
      /** Counts the lines of a session: the newest is the one in use. */
      readonly line: number;
      /** What is on its screen and can be answered or is being sent. */
      readonly holds: readonly Lease[];
      /** The pages it waits for. */
      readonly pages: readonly QuestionId[];
    } & Presence)
  | { readonly type: 'bye' }
  | { readonly type: 'pong' }
  | ({ readonly type: 'presence' } & Presence)
  | ({
      readonly type: 'answer';
      /** Counts the answers of one view to one question, from 1. */
      readonly attempt: number;
      readonly result: ElicitResult;
      /** The view has let go of the question already: there is no other try. */
      readonly isLast: boolean;
    } & Lease)
  | ({ readonly type: 'heartbeat' } & Lease)
  | ({ readonly type: 'draft'; readonly draft: Draft } & Lease)
  | { readonly type: 'take'; readonly id: QuestionId }
  | { readonly type: 'recheck'; readonly id: QuestionId }
  | { readonly type: 'abandon'; readonly id: QuestionId }
  | {
      readonly type: 'resume';
      readonly ref: number;
      readonly server: Pick<ServerIdentity, 'label' | 'endpoint'>;
      readonly elicitationId: string;
    };

export type Hello = Extract<ViewMessage, { type: 'hello' }>;

/** A question as it crosses. */
export interface Offer extends Lease {
  readonly type: 'offer';
  readonly params: Json;
  readonly server: ServerIdentity;
  readonly origin: RequestOrigin | null;
  readonly expiresAt: number | null;
  readonly again: AgainReason | null;
  readonly draft: Draft | null;
}

/** From the side that holds the clients to the page. */
export type ServeMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: typeof PROTOCOL;
      readonly version: number;
      /** Milliseconds between two pings. */
      readonly pingEvery: number;
    }
  | {
      readonly type: 'refused';
      readonly protocol: typeof PROTOCOL;
      readonly reason: 'version' | 'session';
      readonly oldest: number;
      readonly newest: number;
    }
  | { readonly type: 'ping' }
  | Offer
  | ({ readonly type: 'withdraw'; readonly reason: WithdrawalReason } & Lease)
  | ({ readonly type: 'accepted'; readonly attempt: number } & Lease)
  | ({ readonly type: 'rejected'; readonly attempt: number } & Lease)
  | { readonly type: 'completed'; readonly id: QuestionId }
  | { readonly type: 'page'; readonly id: QuestionId; readonly progress: RemoteProgress }
  | ({ readonly type: 'elsewhere' } & ElsewhereQuestion)
  | { readonly type: 'elsewhere-gone'; readonly id: QuestionId }
  | { readonly type: 'resumed'; readonly ref: number };

/** A question that another view of the same person shows. */
export interface ElsewhereQuestion {
  readonly id: QuestionId;
  /** The host's name of the server. */
  readonly label: string;
  /** How its message begins: server text, for `plainText`. Empty where there is none. */
  readonly message: string;
}
