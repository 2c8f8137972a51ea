import type { KnownServer, ServerIdentity } from '@elicit-kit/core';
import { namesOf } from '@elicit-kit/core/inspect-name';
import { useEffect, useState } from 'react';

/**
 * The label of another known server that a server's claim looks like, or null. The comparison is loaded on demand: most
 * hosts have few servers, and many claims none.
 */
export function useKnownServer(
  server: ServerIdentity,
  known: readonly KnownServer[] | undefined,
): string | null {
  const [found, setFound] = useState<{ readonly server: ServerIdentity; readonly like: string | null }>();
  useEffect(() => {
    const names = namesOf(server);
    if (!known || known.length === 0 || names.length === 0) return;
    let isOver = false;
    void import('@elicit-kit/core/known-servers').then(
      ({ findKnownServer }) => {
        if (!isOver) setFound({ server, like: findKnownServer(server, names, known) });
      },
      () => undefined, // The claim is marked as one all the same.
    );
    return () => {
      isOver = true;
    };
  }, [server, known]);
  return known && found?.server === server ? found.like : null;
}
