export { createJsonRpcTransport } from './create-json-rpc-transport.ts';
export type {
  AskingMethod,
  Handshake,
  JsonRpcCallOptions,
  JsonRpcRequest,
  JsonRpcRequestContext,
  JsonRpcTransport,
  JsonRpcTransportOptions,
} from './json-rpc-transport.ts';
export {
  JsonRpcError,
  type JsonRpcErrorObject,
  type JsonRpcId,
  type JsonRpcMessage,
} from '../legacy/json-rpc-messages.ts';
export { CallEndedError } from '../calls/call-ended-error.ts';
export { RoundError, type RoundErrorCode, type RoundErrorDetails } from '../rounds/round-error.ts';
export type { InputHandlers } from '../adapter/adapter-options.ts';
export type { RetryFailure } from '../rounds/run-rounds.ts';
