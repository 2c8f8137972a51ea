import { createMCPClient, type MCPTransport } from '@ai-sdk/mcp';
import { createAiSdkTransport } from '../../../src/ai-sdk/index.ts';
import { HARBOUR } from '../../support/connect.ts';
import type { AdapterUnderTest } from '../adapter-under-test.ts';
import { TIMEOUT, TOTAL } from '../scene.ts';

export const AI_SDK: readonly AdapterUnderTest[] = (['legacy', 'modern'] as const).map((era) => ({
  name: `ai-sdk, ${era}`,
  era,
  unexplained:
    era === 'legacy'
      ? ['caller-cancelled', 'disconnected']
      : ['caller-cancelled', 'disconnected', 'timed-out'],
  async connect(wire) {
    // This client's calls take a signal alone: what else limits them is set for all of them.
    const transport = createAiSdkTransport({ server: HARBOUR, timeout: TIMEOUT, maxTotalTimeout: TOTAL });
    // As the library's own wires do, this one tells of what the client throws at it.
    const own: MCPTransport = {
      supportsProtocolVersionDiscovery: era === 'modern',
      start: () => wire.start(),
      send: (message) => wire.send(message),
      close: () => wire.close(),
    };
    wire.onclose = () => own.onclose?.();
    wire.onmessage = (message) => {
      try {
        own.onmessage?.(message);
      } catch (error) {
        own.onerror?.(error as Error);
      }
    };
    const client = await createMCPClient({
      ...transport.clientConfig,
      transport: transport.wrapTransport(own),
    });
    return {
      transport,
      call: ({ signal }) => client.callTool({ name: 'book', options: { signal } }),
      close: () => client.close(),
    };
  },
}));
