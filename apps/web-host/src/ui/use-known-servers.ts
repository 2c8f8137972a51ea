import type { KnownServer } from '@elicit-kit/core';
import { useMemo } from 'react';
import { endpointOf } from '../host/address.ts';
import type { ServerView } from '../host/host.ts';

/** The servers of the host, as questions of theirs name them. The same array until one is added, removed or renamed. */
export function useKnownServers(servers: readonly ServerView[]): readonly KnownServer[] {
  // Connections come and go far more often than servers do.
  const key = JSON.stringify(servers.map(({ saved }) => [saved.name, endpointOf(saved.address)]));
  return useMemo(
    () => (JSON.parse(key) as [string, string][]).map(([label, endpoint]) => ({ label, endpoint })),
    [key],
  );
}
