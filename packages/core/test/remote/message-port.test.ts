import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'tsdown';
import { afterEach, expect, test, vi } from 'vitest';
import { createElicitationQueue } from '../../src/queue/elicitation-queue.ts';
import { connectElicitations } from '../../src/remote/connect.ts';
import { fromMessagePort } from '../../src/remote/message-port.ts';
import { serveElicitations } from '../../src/remote/serve.ts';
import { ANSWER, createFakeServer, DRAFT } from './play-remote.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

test('a question and its answer cross a MessageChannel, and a new page takes over from one that has gone', async () => {
  const serving = serveElicitations();
  cleanups.push(() => serving.close());
  const server = createFakeServer();
  serving.connect(server);
  const openView = (): { queue: ReturnType<typeof createElicitationQueue>; disconnect: () => void } => {
    const queue = createElicitationQueue();
    const disconnect = queue.connect(
      connectElicitations(() => {
        const { port1, port2 } = new MessageChannel();
        serving.accept(fromMessagePort(port2));
        return fromMessagePort(port1);
      }),
    );
    cleanups.push(disconnect);
    return { queue, disconnect };
  };
  const first = openView();
  const answer = server.ask();
  await vi.waitFor(() => expect(first.queue.getSnapshot().current).not.toBeNull());
  first.queue.writeDraft('q1', DRAFT);
  first.disconnect();
  const second = openView();
  await vi.waitFor(() => expect(second.queue.readDraft('q1')).toEqual(DRAFT));
  second.queue.settle('q1', ANSWER);
  expect(await answer).toEqual(ANSWER);
});

test('the clients live in a worker of Node, the queue does not', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const outDir = 'node_modules/.worker-test';
  await build({
    config: false,
    cwd: root,
    entry: 'test/remote/serving-worker.ts',
    outDir,
    dts: false,
    logLevel: 'silent',
  });
  const worker = new Worker(`${root}/${outDir}/serving-worker.mjs`);
  cleanups.push(() => worker.terminate());
  const { port1, port2 } = new MessageChannel();
  const results = new Promise((resolve) => worker.once('message', resolve));
  worker.postMessage(port2, [port2 as never]);
  const queue = createElicitationQueue();
  cleanups.push(queue.connect(connectElicitations(fromMessagePort(port1))));
  await vi.waitFor(() => expect(queue.getSnapshot().current?.server.label).toBe('Tide Office'), 10_000);
  queue.settle('q1', ANSWER);
  expect(await results).toEqual(ANSWER);
});
