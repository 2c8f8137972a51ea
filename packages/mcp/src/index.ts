export { CallEndedError } from './calls/call-ended-error.ts';
export { RoundError, type RoundErrorCode, type RoundErrorDetails } from './rounds/round-error.ts';
