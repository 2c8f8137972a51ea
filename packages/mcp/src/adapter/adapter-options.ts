import type { ElicitationMode, IncomingElicitation, Refusal, ServerIdentity } from '@elicit-kit/core';
import type { DraftStore } from '@elicit-kit/core/draft-store';
import type { RetryFailure } from '../rounds/run-rounds.ts';

/** What the host does for requests that are no elicitation. Without a member such a request fails, and is not declared. */
export interface InputHandlers {
  /** Answers `sampling/createMessage`; the params are raw. Resolves with the bare result. */
  readonly sampling?: ((params: unknown, signal: AbortSignal) => Promise<object>) | undefined;
  /** Answers `roots/list`. Resolves with the bare result. */
  readonly roots?: ((signal: AbortSignal) => Promise<object>) | undefined;
}

/** What every adapter takes. */
export interface AdapterOptions {
  /** What the host knows of the server. What the server says of itself is added as its claim. */
  readonly server: ServerIdentity;
  /** The modes that a view can show; the others are neither declared nor asked. @default ['form', 'url'] */
  readonly modes?: readonly ElicitationMode[] | undefined;
  /** Told when a request was answered with an error instead of being shown. */
  readonly onRefusal?: ((refusal: Refusal, incoming: IncomingElicitation) => void) | undefined;
  /**
   * What becomes of a well-formed question that cannot be drawn or answered: `show` puts it before the person, who
   * declines; `refuse` answers -32602 with the reason. Before 2026-07-28 alone, as there is no such answer since (C-13).
   * @default 'show'
   */
  readonly unshowable?: 'show' | 'refuse' | undefined;
  /**
   * What becomes of a question that comes while no call of this host is under way: `ask`, marked as unprompted by its
   * missing origin, or `refuse` with -32602 (SEP-2260, E-65, C-16). Before 2026-07-28 alone.
   * @default 'ask'
   */
  readonly unprompted?: 'ask' | 'refuse' | undefined;
}

/** What adapters take that know of error -32042 (2025-11-25). */
export interface PagesOptions {
  /**
   * Whether a call that was blocked by error -32042 (2025-11-25) is repeated once its pages have been accepted: by itself,
   * once for the same pages, when the server reports all as done (E-50), and whenever the person wants it checked.
   * Otherwise it rejects with that error after consent. @default true where pages are followed (as the queue does)
   */
  readonly retryAfterPages?: boolean | undefined;
}

/** What adapters take that drive the rounds of a call themselves (2026-07-28). */
export interface RoundOptions extends InputHandlers {
  /**
   * How often one call may ask for something new: in rounds (2026-07-28) or by naming other pages (-32042). Pages that are
   * wanted again are not new. @default 10
   */
  readonly maxRounds?: number | undefined;
  /**
   * Asked when answers did not get through (2026-07-28): true sends the same answers again, false fails the call.
   * @default the person is shown the questions with the answers, and sends again or gives up
   */
  readonly onRetryFailed?: ((failure: RetryFailure) => boolean | Promise<boolean>) | undefined;
  /**
   * Where calls are kept while they wait for a person (2026-07-28), so that they can be resumed after a reload or a lost
   * connection. A call that ends otherwise leaves nothing. @default none
   */
  readonly draftStore?: DraftStore | undefined;
}
