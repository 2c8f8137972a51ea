import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSdkV1Transport, type SdkV1Transport } from '../../src/sdk-v1/index.ts';
import { HARBOUR } from '../support/connect.ts';
import { EVERYTHING, startEverything } from '../support/everything.ts';
import { createRecordingKit, type RecordingKit } from '../support/recording-kit.ts';

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
  let client: Client;
  let elicit: SdkV1Transport;
  let kit: RecordingKit;
  beforeAll(async () => {
    elicit = createSdkV1Transport({ server: HARBOUR });
    const { capabilities } = elicit.clientOptions;
    // The kit does not declare tasks for its own side; the server only offers the tool that wants one where somebody does.
    const tasks = { requests: { elicitation: { create: {} } } };
    client = new Client({ name: 'test', version: '1.0.0' }, { capabilities: { ...capabilities, tasks } });
    elicit.attach(client);
    kit = createRecordingKit();
    elicit.start(kit.ask);
    await client.connect(wires[kind]());
    await toolIsThere(client, 'trigger-elicitation-request-async');
  });
  afterAll(() => client.close());

  test('asks for every kind of field; the accepted content arrives', async () => {
    const call = elicit.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    const asked = await kit.next();
    expect(asked.origin).toEqual({
      era: 'legacy',
      revision: '2025-11-25',
      method: 'tools/call',
      name: 'trigger-elicitation-request',
    });
    const { requestedSchema } = asked.params as { requestedSchema: { properties: object } };
    expect(Object.keys(requestedSchema.properties)).toHaveLength(13);
    asked.answer({ action: 'accept', content: ANSWER });
    const text = textOf(await call);
    expect(text).toContain('"name": "Ada"');
    expect(text).toContain('"number": 3.25');
  });

  test.each(['decline', 'cancel'] as const)('hears a %s', async (action) => {
    const call = elicit.callTool({ name: 'trigger-elicitation-request', arguments: {} });
    (await kit.next()).answer({ action });
    expect(textOf(await call)).toContain(`"action": "${action}"`);
  });

  test('asks to open an address; consent is the whole answer', async () => {
    const args = { url: 'https://example.com/in', message: 'Sign in', elicitationId: `id on ${kind}` };
    const call = elicit.callTool({ name: 'trigger-url-elicitation', arguments: args });
    const asked = await kit.next();
    expect(asked.params).toMatchObject({ mode: 'url', ...args });
    asked.answer({ action: 'accept' });
    expect(textOf(await call)).toContain('accept');
  });

  test('blocks a call with -32042; after consent the person repeats it', async () => {
    const params = {
      name: 'trigger-url-elicitation',
      arguments: { url: 'https://example.com/blocked', errorPath: true },
    };
    const ended = expect(elicit.callTool(params)).rejects.toMatchObject({ code: -32042 });
    const first = await kit.next();
    expect(first.params).toMatchObject({ mode: 'url', url: 'https://modelcontextprotocol.io' });
    first.answer({ action: 'accept' });
    await ended;
    const again = elicit.callTool(params);
    (await kit.next()).answer({ action: 'accept' });
    expect((await again).isError).not.toBe(true);
  });

  test('asks with the wish for a task, and takes the plain answer', async () => {
    const call = elicit.callTool({ name: 'trigger-elicitation-request-async', arguments: {} });
    const asked = await kit.next();
    expect(asked.params).toMatchObject({ task: { ttl: 600_000 } });
    asked.answer({ action: 'accept', content: { name: 'Ada', favoriteColor: 'Blue' } });
    const text = textOf(await call);
    expect(text).toContain('[SYNC]');
    expect(text).toContain('"favoriteColor": "Blue"');
  });

  test('asks within a task, and its result tells the answer', async () => {
    const call = elicit.callTool(
      { name: 'simulate-research-query', arguments: { topic: 'python', ambiguous: true } },
      { task: { ttl: 300_000 } },
    );
    const asked = await kit.next();
    expect(asked.origin).toMatchObject({ name: 'simulate-research-query' });
    expect(asked.origin?.taskStatus).toMatch(/\w/);
    expect(asked.expiresAt).toBeGreaterThan(Date.now());
    asked.answer({ action: 'accept', content: { interpretation: 'snake' } });
    expect(textOf(await call)).toContain('Clarification**: snake');
  });

  test('a task whose caller goes away is cancelled on the server', async () => {
    const caller = new AbortController();
    const call = elicit.callTool(
      { name: 'simulate-research-query', arguments: { topic: 'go', ambiguous: true } },
      { task: {}, signal: caller.signal },
    );
    const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
    const asked = await kit.next();
    const { taskId } = (asked.params as { _meta: Record<string, { taskId: string }> })._meta[
      'io.modelcontextprotocol/related-task'
    ]!;
    caller.abort();
    await ended;
    expect(asked.signal?.reason).toMatchObject({ reason: 'caller-cancelled' });
    await expect.poll(async () => (await client.experimental.tasks.getTask(taskId)).status).toBe('cancelled');
  });
});

function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** The reference server adds the tools that ask only after the handshake. */
async function toolIsThere(client: Client, name: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { tools } = await client.listTools();
    if (tools.some((tool) => tool.name === name)) return;
  }
  throw new Error(`${name} did not appear`);
}
