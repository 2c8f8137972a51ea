import type { JSONRPCMessage } from '@modelcontextprotocol/client';
import { createJsonRpcTransport } from '../../../src/json-rpc/index.ts';
import { HARBOUR } from '../../support/connect.ts';
import type { AdapterUnderTest } from '../adapter-under-test.ts';

const REVISIONS = { legacy: '2025-11-25', modern: '2026-07-28' } as const;

/** A host with a client of its own, which does no more than carry messages. */
export const JSON_RPC: readonly AdapterUnderTest[] = (['legacy', 'modern'] as const).map((era) => ({
  name: `json-rpc, ${era}`,
  era,
  connect(wire) {
    const transport = createJsonRpcTransport({
      server: HARBOUR,
      revision: REVISIONS[era],
      send: (message) => wire.send(message as JSONRPCMessage),
    });
    wire.onmessage = (message) => {
      transport.receive(message);
    };
    wire.onclose = () => transport.disconnect();
    return Promise.resolve({
      transport,
      call: (limits) => transport.call('tools/call', { name: 'book' }, limits),
      close: () => wire.close(),
    });
  },
}));
