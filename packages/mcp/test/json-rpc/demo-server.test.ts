import { createDemoServer, type DemoServer } from 'demo-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ElicitResult } from '@elicit-kit/core';
import { connectFetch, type FetchClient } from '../support/fetch-client.ts';

const CONTENT = {
  text: 'Zoë \u202e "quoted"\n\u{1f980}',
  fraction: 0.1,
  none: 0,
  no: false,
  list: ['b', 'a'],
};

let server: DemoServer;
beforeAll(async () => {
  server = await createDemoServer({ port: 0 });
});
afterAll(() => server.close());

describe.each(['legacy', 'modern'] as const)('a client of fetch against the demo server, %s era', (era) => {
  let connected: FetchClient | undefined;
  afterEach(() => connected?.close());

  async function open(): Promise<FetchClient> {
    connected = await connectFetch(server.url, era);
    return connected;
  }

  const answers: ElicitResult[] = [
    { action: 'accept', content: CONTENT },
    { action: 'decline' },
    { action: 'cancel' },
  ];

  describe.each(['book-table', 'delete-project', 'choose-toppings', 'confirm-restart'])('%s', (name) => {
    test.each(answers)('reports $action as it was given', async (answer) => {
      const { elicit, kit } = await open();
      const call = elicit.call('tools/call', { name, arguments: {} });
      const asked = await kit.next();
      expect(asked.origin).toMatchObject({ era, method: 'tools/call', name });
      asked.answer(answer);
      const { content } = (await call) as { content: object[] };
      expect(content.at(-1)).toEqual({ type: 'text', text: JSON.stringify(answer) });
    });
  });

  test('two-questions: both are there at once, and neither is mixed up', async () => {
    const { elicit, kit } = await open();
    const call = elicit.call('tools/call', { name: 'two-questions', arguments: {} });
    const asked = [await kit.next(), await kit.next()];
    asked[1]?.answer({ action: 'accept', content: { amount: 900.5 } });
    asked[0]?.answer({ action: 'accept', content: { city: 'Lisbon' } });
    expect((await call)['structuredContent']).toEqual({
      received: {
        destination: { action: 'accept', content: { city: 'Lisbon' } },
        budget: { action: 'accept', content: { amount: 900.5 } },
      },
    });
  });

  test('connect-account: the answer is consent, the call ends when the page is done', async () => {
    const { elicit, kit } = await open();
    const call = elicit.call('tools/call', { name: 'connect-account', arguments: {} });
    const asked = await kit.next();
    const done = vi.fn();
    void asked.completed?.then(done);
    asked.answer({ action: 'accept' });
    const page = await fetch((asked.params as { url: string }).url, { method: 'POST' });
    expect(page.status).toBe(200);
    expect((await call)['content']).toContainEqual({ type: 'text', text: '{"action":"accept"}' });
    if (era === 'legacy') await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    else expect(asked.completed).toBeUndefined();
  });

  test('an aborted call withdraws its question, and the connection goes on working', async () => {
    const { elicit, kit } = await open();
    const caller = new AbortController();
    const params = { name: 'book-table', arguments: {} };
    const call = elicit.call('tools/call', params, { signal: caller.signal });
    const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
    const asked = await kit.next();
    caller.abort();
    await ended;
    expect(asked.signal?.aborted).toBe(true);
    const next = elicit.call('tools/call', { name: 'confirm-restart', arguments: {} });
    (await kit.next()).answer({ action: 'decline' });
    expect((await next)['content']).toContainEqual({ type: 'text', text: '{"action":"decline"}' });
  });
});
