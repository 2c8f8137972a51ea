import type { Form } from '../form/field.ts';
import type {
  AgainReason,
  PageProgress,
  RequestOrigin,
  ServerIdentity,
  WithdrawalReason,
} from '../protocol/incoming.ts';
import type { Refusal } from '../protocol/refusal.ts';
import type { ElicitationRequest } from '../protocol/request.ts';
import type { ElicitResult } from '../protocol/result.ts';

/** Where a page stands that is waited for. */
type OpenPageProgress = Exclude<PageProgress['name'], 'done' | 'gone' | 'ended'>;

/** Minted by the queue: `q1`, `q2`, … */
export type EntryId = `q${number}`;

/**
 * Where a question stands. Named states, no pairs of booleans.
 * `queued`, `open`, `failed` and `held` can be answered; `held` waits for the person to ask for it. `sending`: the
 * transport is about to send the answer; `failed`: it could not, and the person may try again. `waiting`: consent to an
 * address was sent, its page is not done yet.
 * `done`: the server says that the page is done; `stopped`: the call behind it ended otherwise.
 * `withdrawn`, `waiting` and what becomes of it stay on the screen until the person closes them.
 */
export type EntryState =
  | { readonly name: 'queued' }
  | { readonly name: 'held' }
  | { readonly name: 'open' }
  | { readonly name: 'sending' }
  | { readonly name: 'failed' }
  | {
      readonly name: 'waiting';
      /** `checking`: the server is being asked. `not-done`: it wants the page again. */
      readonly progress: OpenPageProgress;
      /** Whether `queue.recheck` asks anybody now. */
      readonly canRecheck: boolean;
      /** Whether a call waits for the page, which `queue.abandon` gives up. */
      readonly canAbandon: boolean;
      /** It was opened before the program started anew. */
      readonly isRestored: boolean;
    }
  | { readonly name: 'done' }
  | { readonly name: 'stopped'; readonly reason: WithdrawalReason }
  | { readonly name: 'settled'; readonly result: ElicitResult }
  | { readonly name: 'withdrawn'; readonly reason: WithdrawalReason }
  | { readonly name: 'refused'; readonly by: 'policy' };

/** One question in the queue. Immutable: a change makes a new object with the same id. */
export interface ElicitationEntry {
  readonly id: EntryId;
  readonly server: ServerIdentity;
  readonly origin: RequestOrigin | null;
  /** What `readRequest` made of the params; null when it was refused at the door. */
  readonly request: ElicitationRequest | null;
  /** Why it cannot be shown as asked. The person still sees who asked, and declines or cancels. */
  readonly refusal: Refusal | null;
  /** The form as it will be drawn; null for addresses and refusals. */
  readonly form: Form | null;
  readonly state: EntryState;
  /** Milliseconds since the epoch. */
  readonly arrivedAt: number;
  /** Milliseconds since the epoch: when it ends by itself, where that is known. Information only. */
  readonly expiresAt: number | null;
  /** Why the person sees it once more. */
  readonly again: AgainReason | null;
  /** How many questions of this server came of late, this one included; 0 while it is held back. */
  readonly recent: number;
}
