import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createElicitationQueue, type ElicitationQueue } from '@elicit-kit/core';
import { connectElicitations, type RemoteElicitations, type RemotePort } from '@elicit-kit/core/remote';
import { Redis } from 'ioredis';
import { build } from 'tsdown';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startRedis, type StartedRedis } from './start-redis.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = 'node_modules/.instance-test';
const PARAMS = {
  message: 'Which berth?',
  requestedSchema: {
    type: 'object',
    properties: { berth: { type: 'string' }, password: { type: 'string' } },
  },
};
const ANSWER = { action: 'accept', content: { berth: 'B2' } } as const;
const text = (typed: string) => ({ kind: 'text', text: typed, isEmptyAnswer: false }) as const;

let redis: StartedRedis;
let look: Redis;
const cleanups: (() => unknown)[] = [];

beforeAll(async () => {
  await build({
    config: false,
    cwd: root,
    entry: 'test/instance.ts',
    outDir,
    dts: false,
    // The packages are bundled from source; the client of Redis stays outside.
    deps: { alwaysBundle: [/^@elicit-kit\//, 'temporal-polyfill', 'tldts'], neverBundle: ['ioredis'] },
    logLevel: 'silent',
  });
});
beforeEach(async () => {
  redis = await startRedis();
  look = new Redis({ host: '127.0.0.1', port: redis.port });
  cleanups.push(() => redis.stop());
  cleanups.push(() => look.disconnect());
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Instance {
  readonly ask: () => void;
  readonly results: unknown[];
  readonly drafts: unknown[];
  readonly openView: () => { queue: ElicitationQueue; remote: RemoteElicitations };
  /** SIGKILL: no good-bye. */
  readonly kill: () => Promise<void>;
}

function startInstance(): Instance {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(
    process.execPath,
    [`${outDir}/instance.mjs`],
    {
      cwd: root,
      env: { ...process.env, REDIS_PORT: String(redis.port) },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  child.stdin.on('error', () => undefined); // It may be killed while a view speaks.
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  cleanups.push(kill);
  const results: unknown[] = [];
  const drafts: unknown[] = [];
  const lines = new Map<string, { text: (text: string) => void; end: () => void }>();
  let isDead = false;
  void exited.then(() => {
    isDead = true;
    for (const { end } of lines.values()) end();
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = JSON.parse(line) as {
      view?: string;
      text?: string;
      closed?: boolean;
      result?: unknown;
      draft?: unknown;
    };
    if (told.result !== undefined) results.push(told.result);
    else if (told.draft !== undefined) drafts.push(told.draft);
    else if (told.view !== undefined) {
      if (told.closed === true) lines.get(told.view)?.end();
      else lines.get(told.view)?.text(told.text ?? '');
    }
  });
  const say = (what: object): void => void child.stdin.write(`${JSON.stringify(what)}\n`);
  let lastLine = 0;

  function openPort(): RemotePort {
    if (isDead) throw new Error('unreachable');
    const view = `v${(lastLine += 1)}`;
    const line = { text: (_: string): void => undefined, end: (): void => undefined };
    lines.set(view, line);
    say({ open: view });
    return {
      send: (sent) => say({ view, text: sent }),
      onMessage: (listener) => (line.text = listener),
      onClose: (listener) => (line.end = listener),
      close: () => say({ end: view }),
    };
  }

  return {
    ask: () => say({ ask: PARAMS }),
    results,
    drafts,
    kill,
    openView() {
      const queue = createElicitationQueue();
      const remote = connectElicitations(openPort);
      cleanups.push(queue.connect(remote));
      return { queue, remote };
    },
  };
}

async function both(): Promise<[Instance, Instance]> {
  const instances: [Instance, Instance] = [startInstance(), startInstance()];
  await vi.waitFor(async () => expect(await look.scard('{elicit-kit}:members')).toBe(2), 20_000);
  return instances;
}

const soon = { timeout: 20_000, interval: 20 };

test('a view at one instance answers the question of a client at the other', async () => {
  const [first, second] = await both();
  const { queue } = second.openView();
  first.ask();
  await vi.waitFor(() => expect(queue.getSnapshot().current?.server.label).toBe('Tide Office'), soon);
  queue.settle('q1', ANSWER);
  await vi.waitFor(() => expect(first.results).toEqual([ANSWER]), soon);
  await vi.waitFor(() => expect(queue.getSnapshot().current).toBeNull(), soon);
});

test('two views at two instances: one shows, the other tells and takes, with what was typed but for secrets', async () => {
  const [first, second] = await both();
  const here = first.openView();
  await vi.waitFor(() => expect(here.remote.getSnapshot().state).toBe('open'), soon);
  const there = second.openView();
  first.ask();
  const shown = await vi.waitFor(() => {
    const found = [here, there].find(({ queue }) => queue.getSnapshot().current !== null);
    const other = found === here ? there : here;
    expect(other.remote.getSnapshot().elsewhere).toMatchObject([{ label: 'Tide Office' }]);
    return { holder: found!, other };
  }, soon);
  const { holder, other } = shown;
  holder.queue.writeDraft('q1', { f0: text('B2'), f1: text('hunter2') });
  await vi.waitFor(() => expect(first.drafts).not.toHaveLength(0), soon);
  other.remote.take(other.remote.getSnapshot().elsewhere[0]!.id);
  await vi.waitFor(() => expect(other.queue.readDraft('q1')).toEqual({ f0: text('B2') }), soon);
  expect(other.queue.getSnapshot().current?.again).toBe('restored');
  await vi.waitFor(
    () =>
      expect(holder.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'elsewhere' }),
    soon,
  );
  other.queue.settle('q1', ANSWER);
  await vi.waitFor(() => expect(first.results).toEqual([ANSWER]), soon);
  await vi.waitFor(() => expect(holder.remote.getSnapshot().elsewhere).toEqual([]), soon);
});

test('the instance that asks is killed: a view at the other is told, and keeps what was typed', async () => {
  const [first, second] = await both();
  const { queue } = second.openView();
  first.ask();
  await vi.waitFor(() => expect(queue.getSnapshot().current?.state.name).toBe('open'), soon);
  queue.writeDraft('q1', { f0: text('B2') });
  await first.kill();
  await vi.waitFor(
    () => expect(queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'disconnected' }),
    soon,
  );
  expect(queue.readDraft('q1')).toEqual({ f0: text('B2') });
  expect(queue.settle('q1', ANSWER)).toBe(false);
  expect(first.results).toEqual([]);
});

test('the instance of the view is killed: the question moves to a view at the one that asks, with what was typed', async () => {
  const [first, second] = await both();
  const gone = second.openView();
  first.ask();
  await vi.waitFor(() => expect(gone.queue.getSnapshot().current?.state.name).toBe('open'), soon);
  gone.queue.writeDraft('q1', { f0: text('B2') });
  await vi.waitFor(() => expect(first.drafts).toEqual([{ f0: text('B2') }]), soon);
  const here = first.openView();
  await vi.waitFor(() => expect(here.remote.getSnapshot().elsewhere).toHaveLength(1), soon);
  await second.kill();
  await vi.waitFor(() => expect(here.queue.readDraft('q1')).toEqual({ f0: text('B2') }), soon);
  expect(here.remote.getSnapshot().elsewhere).toEqual([]);
  here.queue.settle('q1', ANSWER);
  await vi.waitFor(() => expect(first.results).toEqual([ANSWER]), soon);
});

test('nothing of an answer stays in Redis', async () => {
  const [first, second] = await both();
  const { queue } = second.openView();
  first.ask();
  await vi.waitFor(() => expect(queue.getSnapshot().current).not.toBeNull(), soon);
  queue.settle('q1', { action: 'accept', content: { berth: 'no-trace-of-me' } });
  await vi.waitFor(() => expect(first.results).toHaveLength(1), soon);
  await vi.waitFor(async () => {
    const inboxes = await look.keys('{elicit-kit}:inbox:*');
    for (const inbox of inboxes) expect(await look.xlen(inbox)).toBe(0);
  }, soon);
});
