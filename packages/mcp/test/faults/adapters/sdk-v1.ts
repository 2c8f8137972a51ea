import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { createSdkV1Transport } from '../../../src/sdk-v1/index.ts';
import { HARBOUR } from '../../support/connect.ts';
import type { AdapterUnderTest } from '../adapter-under-test.ts';

/** The SDK 1.x knows no revision after 2025-11-25. */
export const SDK_V1: readonly AdapterUnderTest[] = [
  {
    name: 'sdk-v1, legacy',
    era: 'legacy',
    async connect(wire) {
      const transport = createSdkV1Transport({ server: HARBOUR });
      const client = new Client({ name: 'test', version: '1.0.0' }, transport.clientOptions);
      transport.attach(client);
      await client.connect(wire);
      return {
        transport,
        call: (limits) => transport.callTool({ name: 'book' }, limits),
        close: () => client.close(),
      };
    },
  },
];
