import type { Form } from '../form/field.ts';
import type { RequestOrigin, ServerIdentity, WithdrawalReason } from '../protocol/incoming.ts';
import type { Refusal } from '../protocol/refusal.ts';
import type { ElicitationRequest } from '../protocol/request.ts';
import type { ElicitResult } from '../protocol/result.ts';

/** Minted by the queue: `q1`, `q2`, … */
export type EntryId = `q${number}`;

/**
 * Where a question stands. Named states, no pairs of booleans.
 * `queued`, `open` and `failed` can be answered. `sending`: the transport is about to send the answer; `failed`: it could
 * not, and the person may try again. `waiting`: consent to an address was sent, its page is not done yet.
 * `withdrawn`, and `waiting` once it is done, stay on the screen until the person closes them.
 */
export type EntryState =
  | { readonly name: 'queued' }
  | { readonly name: 'open' }
  | { readonly name: 'sending' }
  | { readonly name: 'failed' }
  | { readonly name: 'waiting' }
  | { readonly name: 'done' }
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
}
