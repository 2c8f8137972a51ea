export { createSdkV1Transport } from './create-sdk-v1-transport.ts';
export type {
  SdkV1ClientOptions,
  SdkV1RequestOptions,
  SdkV1Transport,
  SdkV1TransportOptions,
} from './sdk-v1-transport.ts';
export { CallEndedError } from '../calls/call-ended-error.ts';
export type { InputHandlers } from '../adapter/adapter-options.ts';
