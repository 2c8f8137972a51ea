import { createDemoServer, type DemoServer } from 'demo-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ElicitResult } from '@elicit-kit/core';
import { connectAiSdkHttp, type ConnectedAiSdk } from '../support/connect-ai-sdk.ts';

const CONTENT = {
  text: 'Zoë \u202e "quoted"\n\tsecond line \u{1f980}',
  fraction: 0.1,
  none: 0,
  no: false,
  empty: '',
  list: ['b', 'a'],
  nothing: [],
};

const MODEL = { toolCallId: 't', messages: [], context: {} };

let server: DemoServer;
beforeAll(async () => {
  server = await createDemoServer({ port: 0 });
});
afterAll(() => server.close());

describe.each(['legacy', 'modern'] as const)('against the demo server, %s era', (era) => {
  let connected: ConnectedAiSdk | undefined;
  afterEach(() => connected?.client.close());

  async function open(): Promise<ConnectedAiSdk> {
    connected = await connectAiSdkHttp(server.url, era);
    return connected;
  }

  const answers: ElicitResult[] = [
    { action: 'accept', content: CONTENT },
    { action: 'decline' },
    { action: 'cancel' },
  ];

  describe.each(['book-table', 'delete-project', 'choose-toppings', 'confirm-restart'])('%s', (name) => {
    test.each(answers)('called by a model, reports $action as it was given', async (answer) => {
      const { client, kit } = await open();
      const tools = await client.tools();
      const call = tools[name]?.execute({}, MODEL);
      const asked = await kit.next();
      expect(asked.origin).toMatchObject({ era, method: 'tools/call', name });
      expect(asked.server.claim).toMatchObject({ name: 'elicit-demo', title: 'Elicit Demo' });
      asked.answer(answer);
      const { content } = (await call) as { content: object[] };
      expect(content.at(-1)).toEqual({ type: 'text', text: JSON.stringify(answer) });
    });
  });

  test('two-questions: both are there at once, answered in any order, and neither is mixed up', async () => {
    const { client, kit } = await open();
    const call = client.callTool({ name: 'two-questions' });
    const asked = [await kit.next(), await kit.next()];
    asked[1]?.answer({ action: 'accept', content: { amount: 900.5 } });
    asked[0]?.answer({ action: 'accept', content: { city: 'Lisbon' } });
    expect((await call).structuredContent).toEqual({
      received: {
        destination: { action: 'accept', content: { city: 'Lisbon' } },
        budget: { action: 'accept', content: { amount: 900.5 } },
      },
    });
  });

  test('connect-account: the answer is consent, the call ends when the page is done', async () => {
    const { client, kit } = await open();
    const call = client.callTool({ name: 'connect-account' });
    const asked = await kit.next();
    const done = vi.fn();
    void asked.completed?.then(done);
    asked.answer({ action: 'accept' });
    const page = await fetch((asked.params as { url: string }).url, { method: 'POST' });
    expect(page.status).toBe(200);
    expect((await call).content).toEqual([
      { type: 'text', text: 'Your account is connected.' },
      { type: 'text', text: '{"action":"accept"}' },
    ]);
    expect(done).toHaveBeenCalledTimes(era === 'legacy' ? 1 : 0);
  });

  test('a model that is stopped withdraws its question, and the connection goes on working', async () => {
    const { client, kit } = await open();
    const caller = new AbortController();
    const tools = await client.tools();
    const call = tools['book-table']?.execute({}, { ...MODEL, abortSignal: caller.signal });
    const ended = expect(call).rejects.toThrow();
    const asked = await kit.next();
    caller.abort();
    await ended;
    await vi.waitFor(() => expect(asked.signal?.aborted).toBe(true));
    const next = client.callTool({ name: 'confirm-restart' });
    (await kit.next()).answer({ action: 'decline' });
    expect((await next).content).toContainEqual({ type: 'text', text: '{"action":"decline"}' });
  });

  test('closing the client ends a waiting call and withdraws its question', async () => {
    const { client, kit } = await open();
    const call = client.callTool({ name: 'book-table' });
    const ended = expect(call).rejects.toThrow();
    const asked = await kit.next();
    await client.close();
    await ended;
    expect(asked.signal?.reason).toMatchObject({ reason: 'disconnected' });
  });
});

test('answers to a server that has died over HTTP are kept, and arrive when it is back', async () => {
  const first = await createDemoServer({ port: 0 });
  const port = Number(new URL(first.url).port);
  const servers = [first];
  const { client, kit } = await connectAiSdkHttp(first.url, 'modern', {
    async onRetryFailed() {
      servers.push(await createDemoServer({ port }));
      return true;
    },
  });
  const call = client.callTool({ name: 'confirm-restart' });
  const asked = await kit.next();
  await first.close();
  asked.answer({ action: 'accept', content: {} });
  expect((await call).content).toContainEqual({ type: 'text', text: '{"action":"accept","content":{}}' });
  await client.close();
  await servers.at(-1)?.close();
});
