export { createAiSdkTransport } from './create-ai-sdk-transport.ts';
export type { AiSdkClientConfig, AiSdkTransport, AiSdkTransportOptions } from './ai-sdk-transport.ts';
export { CallEndedError } from '../calls/call-ended-error.ts';
export { RoundError, type RoundErrorCode, type RoundErrorDetails } from '../rounds/round-error.ts';
export type { InputHandlers } from '../adapter/adapter-options.ts';
export type { RetryFailure } from '../rounds/run-rounds.ts';
