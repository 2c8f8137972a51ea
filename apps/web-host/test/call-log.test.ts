import { expect, test } from 'vitest';
import { createCallLog } from '../src/host/call-log.ts';
import type { Tool, ToolResult } from '../src/host/connection.ts';
import { deferred } from './deferred.ts';
import { ConnectionLost } from '../src/host/failure.ts';

const tool: Tool = { name: 'ask', title: 'Ask', description: '', inputSchema: {} };
const call = { serverId: 's1', serverName: 'Mine', tool, args: {} };
const done: ToolResult = { isError: false, texts: ['done'], structured: undefined };

/** A piece of work that ends when the test says so. */
function pending(): {
  work: (signal: AbortSignal) => Promise<ToolResult>;
  end: (result: ToolResult) => void;
  signal: () => AbortSignal;
} {
  const { promise, resolve } = deferred<ToolResult>();
  let given: AbortSignal | undefined;
  return {
    work(signal) {
      given = signal;
      return promise;
    },
    end: resolve,
    signal: () => given!,
  };
}

test('lists calls newest first, with how they ended', async () => {
  const log = createCallLog(() => undefined);
  log.run(call, () => Promise.resolve(done));
  log.run(call, () => Promise.reject(new TypeError('Failed to fetch')));
  await Promise.resolve();
  await Promise.resolve();
  expect(log.getCalls().map(({ id, outcome }) => [id, outcome.name])).toEqual([
    ['call-2', 'failed'],
    ['call-1', 'finished'],
  ]);
});

test('aborts a cancelled call, and a result that comes later changes nothing', async () => {
  const log = createCallLog(() => undefined);
  const { work, end, signal } = pending();
  log.run(call, work);
  log.cancel('call-1');
  expect(signal().aborted).toBe(true);
  end(done);
  await Promise.resolve();
  expect(log.getCalls()[0]?.outcome).toEqual({ name: 'cancelled' });
});

test('a call that was given up in the dialog was cancelled, and is no failure', async () => {
  const log = createCallLog(() => undefined);
  for (const reason of ['caller-cancelled', 'timed-out']) {
    log.run(call, () => Promise.reject(Object.assign(new Error(reason), { name: 'CallEndedError', reason })));
  }
  await Promise.resolve();
  await Promise.resolve();
  expect(log.getCalls().map(({ outcome }) => outcome.name)).toEqual(['failed', 'cancelled']);
});

test('fails the running calls of a lost server, and no others', () => {
  const log = createCallLog(() => undefined);
  log.run(call, pending().work);
  log.run({ ...call, serverId: 's2' }, pending().work);
  log.failServer('s1', new ConnectionLost());
  expect(log.getCalls().map(({ outcome }) => outcome)).toMatchObject([
    { name: 'running' },
    { name: 'failed', failure: { code: 'disconnected' } },
  ]);
});

test('clears what has ended and keeps what runs', async () => {
  const log = createCallLog(() => undefined);
  log.run(call, () => Promise.resolve(done));
  log.run(call, pending().work);
  await Promise.resolve();
  log.clear();
  expect(log.getCalls().map(({ id }) => id)).toEqual(['call-2']);
});

test('notes a refused question with the running calls behind it', () => {
  const log = createCallLog(() => undefined);
  const refusal = { code: 'mode-unknown', rpcCode: -32602, reason: 'no', message: null } as const;
  log.run(call, pending().work);
  log.run({ ...call, tool: { ...tool, name: 'other' } }, pending().work);
  log.noteRefusal('s1', 'ask', refusal);
  log.noteRefusal('s2', null, refusal);
  expect(log.getCalls().map(({ refusals }) => refusals.length)).toEqual([0, 1]);
});
