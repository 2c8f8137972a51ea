import { CallEndedError } from '../calls/call-ended-error.ts';
import { ownMember } from '../own-member.ts';
import { RoundError } from './round-error.ts';

/** Errors that came after the server's result: what is wrong with a result says nothing about the answers before it. */
const afterResult = new WeakSet<object>();

/** Marks an error as one that the result led to. */
export function markAfterResult(error: unknown): void {
  if (typeof error === 'object' && error !== null) afterResult.add(error);
}

// Of client 2.x: the server has answered, and what it said cannot be used.
const ANSWERED: ReadonlySet<unknown> = new Set(['INVALID_RESULT', 'UNSUPPORTED_RESULT_TYPE']);
const INVALID_PARAMS = -32602;

/**
 * What became of answers whose retry failed. `broken`: the line did, they may never have arrived (E-68). `refused`: the
 * server does not take them any more, as its state has expired or they do not suit it. `taken`: the error is the outcome
 * of the call.
 */
export function fateOf(error: unknown): 'broken' | 'refused' | 'taken' {
  if (typeof error === 'object' && error !== null && afterResult.has(error)) return 'taken';
  if (error instanceof CallEndedError || error instanceof RoundError) return 'taken';
  const code = ownMember(error, 'code');
  if (code === INVALID_PARAMS) return 'refused';
  // The codes of JSON-RPC are numbers, and come from the server.
  return typeof code === 'number' || ANSWERED.has(code) ? 'taken' : 'broken';
}
