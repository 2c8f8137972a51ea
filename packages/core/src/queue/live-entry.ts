import type { Draft } from '../answers/draft.ts';
import type { IncomingElicitation, WithdrawalReason } from '../protocol/incoming.ts';
import type { ElicitResult } from '../protocol/result.ts';
import type { ElicitationEntry, EntryState } from './entry.ts';
import type { Ledger } from './flood.ts';

/** What the queue keeps of one question: the entry that is shown, and what belongs to it but is never shown. */
export interface LiveEntry {
  entry: ElicitationEntry;
  readonly incoming: IncomingElicitation;
  readonly ledger: Ledger;
  /** It has a place in the queue; the others are held back. */
  isLetIn: boolean;
  /** Answers the transport. Called once, when the question ends. */
  readonly resolve: (result: ElicitResult) => void;
  /** Stops listening to the transport. */
  stopListening: () => void;
  draft: Draft | null;
  lastHeartbeat: number;
  /** The server said that the page is done before the person had agreed to open it. */
  isCompleted: boolean;
}

/** Whether the person can still answer. */
export function isAnswerable(state: EntryState): boolean {
  return /^(?:queued|open|failed|held)$/.test(state.name);
}

const REASONS: readonly string[] = [
  'server-cancelled',
  'timed-out',
  'disconnected',
  'caller-cancelled',
  'call-failed',
  'host-closed',
  'elsewhere',
] satisfies readonly WithdrawalReason[];

export function isWithdrawalReason(reason: unknown): reason is WithdrawalReason {
  return typeof reason === 'string' && REASONS.includes(reason);
}

/**
 * Why a signal aborted. A `Withdrawal` says it itself (by its members, so that one from another copy of this package
 * counts); `AbortSignal.timeout` is known by name; whatever else comes from a client library means that the server
 * gave the question up.
 */
export function toWithdrawalReason(abortReason: unknown): WithdrawalReason {
  if (typeof abortReason !== 'object' || abortReason === null) return 'server-cancelled';
  const { name, reason } = abortReason as { name?: unknown; reason?: unknown };
  if (name === 'Withdrawal' && isWithdrawalReason(reason)) return reason;
  return name === 'TimeoutError' ? 'timed-out' : 'server-cancelled';
}
