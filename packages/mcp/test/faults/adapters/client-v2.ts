import { Client } from '@modelcontextprotocol/client';
import { createClientV2Transport } from '../../../src/client-v2/index.ts';
import { HARBOUR } from '../../support/connect.ts';
import type { AdapterUnderTest } from '../adapter-under-test.ts';

export const CLIENT_V2: readonly AdapterUnderTest[] = (['legacy', 'modern'] as const).map((era) => ({
  name: `client-v2, ${era}`,
  era,
  async connect(wire) {
    const transport = createClientV2Transport({ server: HARBOUR });
    const client = new Client(
      { name: 'test', version: '1.0.0' },
      { ...transport.clientOptions, versionNegotiation: { mode: 'auto' } },
    );
    transport.attach(client);
    await client.connect(wire);
    return {
      transport,
      call: (limits) => transport.callTool({ name: 'book' }, limits),
      close: () => client.close(),
    };
  },
}));
