/** What a transport adapter needs, and a screen does not: results that ask (2026-07-28), -32042, claims, capabilities. */
export {
  readInputRequests,
  readInputRequired,
  type InputFault,
  type InputRequest,
  type InputRequests,
  type ReadInputOptions,
  type ReadInputResult,
} from './protocol/read-input-required.ts';
export { buildInputResponses, buildRetryParams, type RetryMembers } from './protocol/input-responses.ts';
export { readUrlRequired } from './protocol/read-url-required.ts';
export { readServerClaim } from './protocol/read-server-claim.ts';
export { eraOf, readCapability, toCapability } from './protocol/revisions.ts';
export { toRefusal } from './protocol/read-request.ts';
