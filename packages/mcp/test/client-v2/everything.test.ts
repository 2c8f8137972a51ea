import { StreamableHTTPClientTransport, type Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Connected } from '../support/connect.ts';
import { EVERYTHING, startEverything } from '../support/everything.ts';

const ANSWER = {
  name: 'Ada',
  check: true,
  firstLine: 'a\nb',
  email: 'ada@example.com',
  homepage: 'https://example.com',
  birthdate: '2024-02-29',
  integer: 42,
  number: 3.25,
};

let everything: Awaited<ReturnType<typeof startEverything>>;
beforeAll(async () => {
  everything = await startEverything();
});
afterAll(() => everything.stop());

const wires = {
  'Streamable HTTP': () => new StreamableHTTPClientTransport(new URL(everything.url)),
  stdio: () =>
    new StdioClientTransport({ command: process.execPath, args: [EVERYTHING, 'stdio'], stderr: 'ignore' }),
};

describe.each(Object.keys(wires) as (keyof typeof wires)[])('the reference server on %s', (kind) => {
  let connected: Connected;
  beforeAll(async () => {
    connected = await connect(wires[kind]());
    await toolIsThere(connected.client, 'trigger-url-elicitation');
  });
  afterAll(() => connected.client.close());

  test('asks for every kind of field; the accepted content arrives', async () => {
    const { elicit, kit } = connected;
    const call = elicit.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    const asked = await kit.next();
    expect(asked.origin).toMatchObject({
      era: 'legacy',
      revision: '2025-11-25',
      name: 'trigger-elicitation-request',
    });
    const { requestedSchema } = asked.params as { requestedSchema: { properties: object } };
    expect(Object.keys(requestedSchema.properties)).toHaveLength(13);
    asked.answer({ action: 'accept', content: ANSWER });
    const { content } = await call;
    const texts = content.map((part) => (part.type === 'text' ? part.text : ''));
    expect(texts.join('\n')).toContain('"name": "Ada"');
    expect(texts.join('\n')).toContain('"number": 3.25');
  });

  test.each(['decline', 'cancel'] as const)('hears a %s', async (action) => {
    const { elicit, kit } = connected;
    const call = elicit.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    (await kit.next()).answer({ action });
    const { content } = await call;
    expect(JSON.stringify(content)).toContain(`\\"action\\": \\"${action}\\"`);
  });

  test('asks to open an address; consent is the whole answer', async () => {
    const { elicit, kit } = connected;
    const args = { url: 'https://example.com/in', message: 'Sign in', elicitationId: `id on ${kind}` };
    const call = elicit.callTool({ name: 'trigger-url-elicitation', arguments: args });
    const asked = await kit.next();
    expect(asked.params).toMatchObject({ mode: 'url', ...args });
    asked.answer({ action: 'accept' });
    expect(JSON.stringify((await call).content)).toContain('accept');
  });

  test('blocks a call with -32042; after consent the person repeats it', async () => {
    const { elicit, kit } = connected;
    const params = {
      name: 'trigger-url-elicitation',
      arguments: { url: 'https://example.com/blocked', errorPath: true },
    };
    const blocked = elicit.callTool(params);
    const ended = expect(blocked).rejects.toMatchObject({ code: -32042 });
    const first = await kit.next();
    expect(first.params).toMatchObject({ mode: 'url', url: 'https://modelcontextprotocol.io' });
    first.answer({ action: 'accept' });
    await ended;
    const again = elicit.callTool(params);
    (await kit.next()).answer({ action: 'accept' });
    expect((await again).isError).not.toBe(true);
  });
});

/** The reference server adds the tools that ask only after the handshake. */
async function toolIsThere(client: Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { tools } = await client.listTools(undefined, { cacheMode: 'refresh' });
    if (tools.some((tool) => tool.name === name)) return;
  }
  throw new Error(`${name} did not appear`);
}
