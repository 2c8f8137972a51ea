export { CallEndedError } from './calls/call-ended-error.ts';
export { RoundError, type RoundErrorCode, type RoundErrorDetails } from './rounds/round-error.ts';
export { clientCapabilities, type ClientCapabilities, type Mounted } from './client-capabilities.ts';
