// A host on `@modelcontextprotocol/sdk` 1.x, for the conformance suite. Started with the address of the server.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createSdkV1Transport } from '@elicit-kit/mcp/sdk-v1';
import { createUntouchedPerson } from './person.ts';
import { useEverything } from './use-everything.ts';

const [, , url = ''] = process.argv;

const elicit = createSdkV1Transport({ server: { label: 'Conformance', endpoint: url } });
const client = new Client({ name: 'elicit-kit-conformance', version: '0.1.0' }, elicit.clientOptions);
elicit.attach(client);
const stop = createUntouchedPerson().connect(elicit);
// The SDK's own class does not fit its interface under `exactOptionalPropertyTypes`.
await client.connect(new StreamableHTTPClientTransport(new URL(url)));
await useEverything(
  {
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
