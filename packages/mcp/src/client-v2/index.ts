export { createClientV2Transport } from './create-client-v2-transport.ts';
export type {
  ClientV2ClientOptions,
  ClientV2Transport,
  ClientV2TransportOptions,
} from './client-v2-transport.ts';
export { CallEndedError } from '../calls/call-ended-error.ts';
export { RoundError, type RoundErrorCode, type RoundErrorDetails } from '../rounds/round-error.ts';
export type { InputHandlers } from '../adapter/adapter-options.ts';
export type { RetryFailure } from '../rounds/run-rounds.ts';
