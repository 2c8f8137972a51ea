import type { Refusal } from '@elicit-kit/core';
import type { InputFault } from '@elicit-kit/core/adapters';

/**
 * Why a call that asked for input could not go on.
 * `fault`: the result or one of its entries breaks the rules; `fault` says which. `refused`: an entry is no question that
 * can be shown; `refusal` says why. `unsupported`: an entry asks for something this host does not do.
 * `too-many-rounds`: the limit was reached.
 */
export type RoundErrorCode = 'fault' | 'refused' | 'unsupported' | 'too-many-rounds';

export interface RoundErrorDetails {
  readonly fault?: InputFault | undefined;
  readonly refusal?: Refusal | undefined;
}

/** A call of the 2026-07-28 era failed on this side. Nothing was sent for the round it failed in. */
export class RoundError extends Error {
  readonly code: RoundErrorCode;
  /** The last `input_required` result, as it came, so that a person can still go on. */
  readonly payload: unknown;
  readonly fault: InputFault | null;
  readonly refusal: Refusal | null;

  constructor(code: RoundErrorCode, message: string, payload: unknown, details: RoundErrorDetails = {}) {
    super(`input required: ${message}`);
    this.name = 'RoundError';
    this.code = code;
    this.payload = payload;
    this.fault = details.fault ?? null;
    this.refusal = details.refusal ?? null;
  }
}
