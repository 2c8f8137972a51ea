// A host on `@modelcontextprotocol/client`, for the conformance suite. Started with the address of the server.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createClientV2Transport } from '@elicit-kit/mcp/client-v2';
import { createUntouchedPerson } from './person.ts';
import { useEverything } from './use-everything.ts';

const [, , url = ''] = process.argv;
const isModern = process.env['MCP_CONFORMANCE_PROTOCOL_VERSION'] === '2026-07-28';

const elicit = createClientV2Transport({
  server: { label: 'Conformance', endpoint: url },
  // Declared because they are served: with them the suite looks at these capabilities too.
  sampling: () =>
    Promise.resolve({ role: 'assistant', content: { type: 'text', text: 'none' }, model: 'none' }),
  roots: () => Promise.resolve({ roots: [] }),
});
const client = new Client(
  { name: 'elicit-kit-conformance', version: '0.1.0' },
  { ...elicit.clientOptions, versionNegotiation: { mode: isModern ? 'auto' : 'legacy' } },
);
elicit.attach(client);
const stop = createUntouchedPerson().connect(elicit);
await client.connect(new StreamableHTTPClientTransport(new URL(url)));
await useEverything(
  {
    // A server of this revision must name the type of its result, and the client library insists on it (C-18).
    mayFail: new Set(['test_mrtr_no_result_type']),
    offers: { ...client.getServerCapabilities() },
    listTools: async () => (await client.listTools()).tools,
    callTool: (params) => elicit.callTool(params),
    listResources: async () => (await client.listResources()).resources,
    readResource: (params) => elicit.readResource(params),
    listPrompts: async () => (await client.listPrompts()).prompts,
    getPrompt: (params) => elicit.getPrompt(params),
  },
  process.env['MCP_CONFORMANCE_CONTEXT'],
);
stop();
await client.close();
