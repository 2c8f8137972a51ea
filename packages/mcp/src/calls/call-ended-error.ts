import type { WithdrawalReason } from '@elicit-kit/core';

/** A call ended before its result came: the caller aborted it, its time ran out, or the connection closed. */
export class CallEndedError extends Error {
  readonly reason: WithdrawalReason;

  constructor(reason: WithdrawalReason, cause?: unknown) {
    super(`call ended: ${reason}`, { cause });
    this.name = 'CallEndedError';
    this.reason = reason;
  }
}
