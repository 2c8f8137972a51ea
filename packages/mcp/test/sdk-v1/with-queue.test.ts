import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createElicitationQueue, type ElicitationEntry } from '@elicit-kit/core';
import { createDemoServer, type DemoServer } from 'demo-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSdkV1Transport } from '../../src/sdk-v1/index.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await createDemoServer({ port: 0 });
});
afterAll(() => server.close());

describe('with the queue of the kit', () => {
  async function open() {
    const queue = createElicitationQueue();
    const elicit = createSdkV1Transport({ server: { label: 'Bookings', endpoint: server.url } });
    const client = new Client({ name: 'host', version: '1.0.0' }, elicit.clientOptions);
    elicit.attach(client);
    const stop = queue.connect(elicit);
    await client.connect(new StreamableHTTPClientTransport(new URL(server.url)));
    const shown = () =>
      new Promise<ElicitationEntry>((resolve) => {
        const look = () => {
          const { current } = queue.getSnapshot();
          if (current?.state.name !== 'open') return;
          unsubscribe();
          resolve(current);
        };
        const unsubscribe = queue.subscribe(look);
        look();
      });
    return { queue, elicit, client, stop, shown };
  }

  test('what the person settles is what the server receives', async () => {
    const { queue, elicit, client, shown } = await open();
    const call = elicit.callTool({ name: 'delete-project' });
    const entry = await shown();
    expect(entry.server).toMatchObject({ label: 'Bookings', claim: { title: 'Elicit Demo' } });
    expect(entry.form?.fields.map((field) => field.kind)).toEqual(['text']);
    expect(queue.settle(entry.id, { action: 'accept', content: { project: 'atlas-staging' } })).toBe(true);
    const { content } = await call;
    expect(content.at(-1)).toMatchObject({
      text: '{"action":"accept","content":{"project":"atlas-staging"}}',
    });
    expect(queue.getSnapshot().entries).toEqual([]);
    await client.close();
  });

  test('two questions stand in the queue, one shown and one waiting', async () => {
    const { queue, elicit, client, shown } = await open();
    const call = elicit.callTool({ name: 'two-questions' });
    const first = await shown();
    for (let turns = 0; turns < 1000 && queue.getSnapshot().waiting < 1; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(queue.getSnapshot().waiting).toBe(1);
    queue.settle(first.id, { action: 'decline' });
    const second = await shown();
    expect(second.id).not.toBe(first.id);
    queue.settle(second.id, { action: 'cancel' });
    expect(Object.values((await call).structuredContent as object)).toEqual([
      { destination: { action: 'decline' }, budget: { action: 'cancel' } },
    ]);
    await client.close();
  });

  test('an aborted call leaves its question on the screen as withdrawn, with the reason', async () => {
    const { queue, elicit, client, shown } = await open();
    const caller = new AbortController();
    const call = elicit.callTool({ name: 'book-table' }, { signal: caller.signal });
    const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
    const { id } = await shown();
    caller.abort();
    await ended;
    expect(queue.getSnapshot().current).toMatchObject({
      id,
      state: { name: 'withdrawn', reason: 'caller-cancelled' },
    });
    expect(queue.settle(id, { action: 'decline' })).toBe(false);
    await client.close();
  });

  test('a host that disconnects the queue lets the server know: cancel', async () => {
    const { elicit, client, stop, shown } = await open();
    const call = elicit.callTool({ name: 'confirm-restart' });
    await shown();
    stop();
    expect((await call).content.at(-1)).toMatchObject({ text: '{"action":"cancel"}' });
    await client.close();
  });
});
