import type { MCPClient, MCPTransport } from '@ai-sdk/mcp';
import { StdioMCPTransport } from '@ai-sdk/mcp/mcp-stdio';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectAiSdk, connectAiSdkHttp, type ConnectedAiSdk } from '../support/connect-ai-sdk.ts';
import { EVERYTHING, startEverything } from '../support/everything.ts';

const ANSWER = { name: 'Ada', check: true, email: 'ada@example.com', integer: 42, number: 3.25 };

let everything: Awaited<ReturnType<typeof startEverything>>;
beforeAll(async () => {
  everything = await startEverything();
});
afterAll(() => everything.stop());

function stdio(): StdioMCPTransport {
  return new StdioMCPTransport({ command: process.execPath, args: [EVERYTHING, 'stdio'], stderr: 'ignore' });
}

const hosts = {
  'Streamable HTTP, a wire that the client has made': () => connectAiSdkHttp(everything.url, 'legacy'),
  'Streamable HTTP, the wire of the official SDK': () =>
    connectAiSdk(new StreamableHTTPClientTransport(new URL(everything.url)) as unknown as MCPTransport),
  stdio: () => connectAiSdk(stdio()),
};

describe.each(Object.keys(hosts) as (keyof typeof hosts)[])('the reference server on %s', (kind) => {
  let connected: ConnectedAiSdk;
  beforeAll(async () => {
    connected = await hosts[kind]();
    await toolIsThere(connected.client, 'trigger-url-elicitation');
  });
  afterAll(() => connected.client.close());

  test('asks for every kind of field; the accepted content arrives', async () => {
    const { client, kit } = connected;
    const call = client.callTool({ name: 'trigger-elicitation-request' });
    const asked = await kit.next();
    expect(asked.origin).toMatchObject({ era: 'legacy', revision: '2025-11-25' });
    const { requestedSchema } = asked.params as { requestedSchema: { properties: object } };
    expect(Object.keys(requestedSchema.properties)).toHaveLength(13);
    asked.answer({ action: 'accept', content: ANSWER });
    const text = JSON.stringify(await call);
    expect(text).toContain('\\"name\\": \\"Ada\\"');
    expect(text).toContain('\\"number\\": 3.25');
  });

  test.each(['decline', 'cancel'] as const)('hears a %s', async (action) => {
    const { client, kit } = connected;
    const call = client.callTool({ name: 'trigger-elicitation-request' });
    (await kit.next()).answer({ action });
    expect(JSON.stringify(await call)).toContain(`\\"action\\": \\"${action}\\"`);
  });

  test('asks to open an address; consent is the whole answer', async () => {
    const { client, kit } = connected;
    const args = { url: 'https://example.com/in', message: 'Sign in', elicitationId: `id on ${kind}` };
    const call = client.callTool({ name: 'trigger-url-elicitation', arguments: args });
    const asked = await kit.next();
    expect(asked.params).toMatchObject({ mode: 'url', ...args });
    asked.answer({ action: 'accept' });
    expect(JSON.stringify(await call)).toContain('accept');
  });

  test('blocks a call with -32042, which reaches the caller after consent', async () => {
    const { client, kit } = connected;
    const call = client.callTool({
      name: 'trigger-url-elicitation',
      arguments: { url: 'https://example.com/blocked', errorPath: true },
    });
    const ended = expect(call).rejects.toMatchObject({ code: -32042 });
    (await kit.next()).answer({ action: 'accept' });
    await ended;
  });
});

test('a server process that dies on stdio withdraws the open question and ends the call', async () => {
  const wire = stdio();
  const { client, kit } = await connectAiSdk(wire);
  await toolIsThere(client, 'trigger-elicitation-request');
  const call = client.callTool({ name: 'trigger-elicitation-request' });
  const ended = expect(call).rejects.toThrow('Connection closed');
  const asked = await kit.next();
  const { process: child } = wire as unknown as { process: { pid: number } };
  process.kill(child.pid, 'SIGKILL');
  await ended;
  expect(asked.signal?.reason).toMatchObject({ reason: 'disconnected' });
});

/** The reference server adds the tools that ask only after the handshake. */
async function toolIsThere(client: MCPClient, name: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { tools } = await client.listTools();
    if (tools.some((tool) => tool.name === name)) return;
  }
  throw new Error(`${name} did not appear`);
}
