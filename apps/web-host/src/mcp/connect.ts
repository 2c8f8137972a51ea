import './without-eval.ts';
import { createIndexedDbStore } from '@elicit-kit/core/indexed-db-store';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Connect } from '../host/connection.ts';
import { openConnection } from './open-connection.ts';

// Locks are missing in pages that came over plain http; the store has claims of its own then.
const { locks }: { readonly locks?: LockManager } = navigator;
/** One for all tabs: a reload or a lost line ends no call that waits for the person. */
const draftStore = createIndexedDbStore(indexedDB, { locks });

/** Opens a connection over Streamable HTTP, straight from the page. */
export const connect: Connect = async (options) => {
  const transport = new StreamableHTTPClientTransport(new URL(options.server.address));
  return openConnection(
    { ...options, draftStore },
    { transport, sayGoodbye: () => transport.terminateSession() },
  );
};
