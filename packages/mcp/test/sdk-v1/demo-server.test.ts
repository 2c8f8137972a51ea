import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createDemoServer, type DemoServer } from 'demo-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ElicitResult } from '@elicit-kit/core';
import { connect, type Connected } from '../support/connect-sdk-v1.ts';

const TOOLS = [
  'book-table',
  'delete-project',
  'file-bug-report',
  'choose-toppings',
  'subscribe',
  'confirm-restart',
];

const CONTENT = {
  text: 'Zoë \u202e "quoted"\n\tsecond line \u{1f980}',
  fraction: 0.1,
  negative: -0,
  none: 0,
  no: false,
  empty: '',
  list: ['b', 'a'],
  nothing: [],
};

let server: DemoServer;
beforeAll(async () => {
  server = await createDemoServer({ port: 0 });
});
afterAll(() => server.close());

describe('against the demo server', () => {
  let connected: Connected | undefined;
  afterEach(() => connected?.client.close());

  async function open(): Promise<Connected> {
    const wire = new StreamableHTTPClientTransport(new URL(server.url));
    connected = await connect(wire);
    return connected;
  }

  const answers: ElicitResult[] = [
    { action: 'accept', content: CONTENT },
    { action: 'decline' },
    { action: 'cancel' },
  ];

  describe.each(TOOLS)('%s', (name) => {
    test.each(answers)('reports $action as it was given, byte for byte', async (answer) => {
      const { elicit, kit } = await open();
      const call = elicit.callTool({ name });
      const asked = await kit.next();
      expect(asked.origin).toMatchObject({ era: 'legacy', method: 'tools/call', name });
      expect(asked.server.claim).toMatchObject({ name: 'elicit-demo', title: 'Elicit Demo' });
      asked.answer(answer);
      const { content } = await call;
      expect(content.at(-1)).toEqual({ type: 'text', text: JSON.stringify(answer) });
    });
  });

  test('asks with keywords that are in no official type', async () => {
    const { elicit, kit } = await open();
    const call = elicit.callTool({ name: 'delete-project' });
    const asked = await kit.next();
    expect(asked.params).toMatchObject({
      requestedSchema: { properties: { project: { pattern: '^atlas-staging$' } } },
    });
    asked.answer({ action: 'decline' });
    await call;
  });

  test('two-questions: both are there at once, answered in any order, and neither is mixed up', async () => {
    const { elicit, kit } = await open();
    const call = elicit.callTool({ name: 'two-questions' });
    const asked = [await kit.next(), await kit.next()];
    asked[1]?.answer({ action: 'accept', content: { amount: 900.5 } });
    asked[0]?.answer({ action: 'accept', content: { city: 'Lisbon' } });
    const { structuredContent } = await call;
    expect(structuredContent).toEqual({
      received: {
        destination: { action: 'accept', content: { city: 'Lisbon' } },
        budget: { action: 'accept', content: { amount: 900.5 } },
      },
    });
  });

  test('connect-account: the answer is consent, the call ends when the page is done', async () => {
    const { elicit, kit } = await open();
    const call = elicit.callTool({ name: 'connect-account' });
    const asked = await kit.next();
    const { url } = asked.params as { url: string };
    const done = vi.fn();
    void asked.completed?.then(done);
    asked.answer({ action: 'accept' });
    const page = await fetch(url, { method: 'POST' });
    expect(page.status).toBe(200);
    const { content } = await call;
    expect(content).toEqual([
      { type: 'text', text: 'Your account is connected.' },
      { type: 'text', text: '{"action":"accept"}' },
    ]);
    expect(done).toHaveBeenCalledOnce();
  });

  test.each(['decline', 'cancel'] as const)(
    'connect-account: %s ends it without the page',
    async (action) => {
      const { elicit, kit } = await open();
      const call = elicit.callTool({ name: 'connect-account' });
      (await kit.next()).answer({ action });
      expect((await call).content.at(-1)).toEqual({ type: 'text', text: JSON.stringify({ action }) });
    },
  );

  test('an aborted call withdraws its question, and the connection goes on working', async () => {
    const { elicit, kit } = await open();
    const caller = new AbortController();
    const call = elicit.callTool({ name: 'book-table' }, { signal: caller.signal });
    const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
    const asked = await kit.next();
    caller.abort();
    await ended;
    expect(asked.signal?.aborted).toBe(true);
    const next = elicit.callTool({ name: 'confirm-restart' });
    (await kit.next()).answer({ action: 'decline' });
    expect((await next).content.at(-1)).toEqual({ type: 'text', text: '{"action":"decline"}' });
  });

  test('closing the client ends a waiting call and withdraws its question', async () => {
    const { client, elicit, kit } = await open();
    const call = elicit.callTool({ name: 'book-table' });
    const ended = expect(call).rejects.toMatchObject({ reason: 'disconnected' });
    const asked = await kit.next();
    await client.close();
    await ended;
    expect(asked.signal?.reason).toMatchObject({ reason: 'disconnected' });
  });

  test('calls of two clients side by side never cross', async () => {
    const first = await open();
    const second = await connect(new StreamableHTTPClientTransport(new URL(server.url)));
    const calls = [first, second].map(({ elicit }) => elicit.callTool({ name: 'choose-toppings' }));
    (await second.kit.next()).answer({ action: 'accept', content: { toppings: ['second'] } });
    (await first.kit.next()).answer({ action: 'accept', content: { toppings: ['first'] } });
    const results = await Promise.all(calls);
    expect(results.map(({ structuredContent }) => structuredContent)).toEqual([
      { received: { action: 'accept', content: { toppings: ['first'] } } },
      { received: { action: 'accept', content: { toppings: ['second'] } } },
    ]);
    await second.client.close();
  });
});
