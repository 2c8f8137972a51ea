import type { ServerIdentity } from '@elicit-kit/core';
import { readServerClaim } from '@elicit-kit/core/adapters';

/** Adds what the server says of itself to what the host knows. A claim that the host gave stays. */
export function withClaim(server: ServerIdentity, serverInfo: unknown): ServerIdentity {
  const claim = server.claim ?? readServerClaim(serverInfo);
  return claim === undefined ? server : { ...server, claim };
}
