import type { ElicitationQueue } from '@elicit-kit/core';
import { expect, test, vi } from 'vitest';
import type { Connect, Connection, ConnectOptions, Tool } from '../src/host/connection.ts';
import { createHost, type Host } from '../src/host/host.ts';
import { deferred } from './deferred.ts';
import { memoryStorage } from './memory-storage.ts';

const tool: Tool = { name: 'ask', title: 'Ask', description: '', inputSchema: {} };
// The host hands the queue on and never touches it.
const queue = {} as ElicitationQueue;
const demo = { name: 'Demo', address: 'http://127.0.0.1:1/mcp', protocol: 'auto' } as const;

function connection(change: Partial<Connection> = {}): Connection {
  return {
    revision: '2026-07-28',
    claim: { name: 'demo' },
    listTools: () => Promise.resolve([tool]),
    callTool: () => new Promise(() => undefined),
    close: vi.fn(() => Promise.resolve()),
    ...change,
  };
}

/** Lets every promise that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const first = (host: Host) => host.getSnapshot().servers[0]!;

test('connects to its initial server on a first visit, and keeps nothing until the person adds one', async () => {
  const storage = memoryStorage();
  const host = createHost({ queue, storage, connect: () => Promise.resolve(connection()), initial: [demo] });
  expect(first(host).state).toEqual({ name: 'connecting' });
  await settle();
  expect(first(host)).toMatchObject({
    state: { name: 'connected', revision: '2026-07-28', claim: 'demo' },
    tools: { name: 'loaded', tools: [tool] },
  });
  expect(storage.length).toBe(0);
  host.add({ ...demo, name: 'Mine' });
  const next = createHost({ queue, storage, connect: () => Promise.resolve(connection()), initial: [] });
  expect(next.getSnapshot().servers.map(({ saved }) => saved.name)).toEqual(['Demo', 'Mine']);
});

test('says why a connection failed, and tries again when asked', async () => {
  const connect = vi
    .fn<Connect>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(connection());
  const host = createHost({ queue, storage: memoryStorage(), connect, initial: [demo] });
  await settle();
  expect(first(host).state).toMatchObject({ name: 'failed', failure: { code: 'unreachable' } });
  host.connect(first(host).saved.id);
  await settle();
  expect(first(host).state.name).toBe('connected');
});

test('closes a connection that comes after its server was removed', async () => {
  const late = connection();
  const { promise, resolve } = deferred<Connection>();
  const host = createHost({ queue, storage: memoryStorage(), connect: () => promise, initial: [demo] });
  host.remove(first(host).saved.id);
  resolve(late);
  await settle();
  expect(host.getSnapshot().servers).toEqual([]);
  expect(late.close).toHaveBeenCalledOnce();
});

test('fails the running calls of a server that is lost', async () => {
  let options: ConnectOptions | undefined;
  const connect: Connect = (given) => {
    options = given;
    return Promise.resolve(connection());
  };
  const host = createHost({ queue, storage: memoryStorage(), connect, initial: [demo] });
  await settle();
  host.call(first(host).saved.id, tool, {});
  options?.onLost();
  expect(first(host).state).toMatchObject({ name: 'failed', failure: { code: 'disconnected' } });
  expect(host.getSnapshot().calls[0]?.outcome).toMatchObject({
    name: 'failed',
    failure: { code: 'disconnected' },
  });
});

test('connects anew when the protocol changes, and keeps the choice', async () => {
  const storage = memoryStorage();
  const connect = vi.fn<Connect>(() => Promise.resolve(connection()));
  const host = createHost({ queue, storage, connect, initial: [demo] });
  await settle();
  host.setProtocol(first(host).saved.id, '2025-11-25');
  await settle();
  expect(connect.mock.calls.map(([{ server }]) => server.protocol)).toEqual(['auto', '2025-11-25']);
  expect(storage.getItem('elicit-kit.servers')).toContain('"protocol":"2025-11-25"');
});

test('hands out the same snapshot until something changes', async () => {
  const host = createHost({
    queue,
    storage: memoryStorage(),
    connect: () => Promise.resolve(connection()),
    initial: [demo],
  });
  await settle();
  expect(host.getSnapshot()).toBe(host.getSnapshot());
});

test('goes on with the calls that were interrupted, once the tools are known', async () => {
  const done = { isError: false, texts: ['booked'], structured: undefined };
  const interrupted = [
    { tool: 'ask', args: { n: 1 }, resume: () => Promise.resolve(done) },
    { tool: 'gone', args: {}, resume: () => new Promise<never>(() => undefined) },
  ];
  const connect = () => Promise.resolve(connection({ interruptedCalls: () => Promise.resolve(interrupted) }));
  const host = createHost({ queue, storage: memoryStorage(), connect, initial: [demo] });
  await settle();
  expect(host.getSnapshot().calls).toMatchObject([
    { tool: { name: 'gone', title: 'gone' }, outcome: { name: 'running' } },
    { tool, args: { n: 1 }, serverName: 'Demo', outcome: { name: 'finished', result: done } },
  ]);
});

test('takes another list: what has not changed goes on, what has starts anew, what is gone ends', async () => {
  const opened: string[] = [];
  const connect: Connect = ({ server }) => {
    opened.push(server.id);
    return Promise.resolve(connection());
  };
  const saved = (id: string) => ({ ...demo, id, name: id });
  const initial = [saved('Same'), saved('Changed'), saved('Gone')];
  const host = createHost({ queue, storage: memoryStorage(), connect, initial });
  await settle();
  host.setProtocol('Same', '2025-11-25');
  await settle();
  host.call('Same', tool, {});
  host.call('Gone', tool, {});
  opened.length = 0;
  const list = [saved('New'), { ...saved('Changed'), address: 'http://127.0.0.1:2/mcp' }, saved('Same')];
  host.replaceServers(list, (id) => id === 'Changed');
  await settle();
  const { servers, calls } = host.getSnapshot();
  expect(servers.map(({ saved: { id, protocol }, state }) => [id, protocol, state.name])).toEqual([
    ['New', 'auto', 'connected'],
    ['Changed', 'auto', 'connected'],
    ['Same', '2025-11-25', 'connected'],
  ]);
  expect(servers[1]?.saved.address).toBe('http://127.0.0.1:2/mcp');
  expect(opened).toEqual(['New', 'Changed']);
  expect(calls.map(({ serverId, outcome }) => [serverId, outcome.name])).toEqual([
    ['Gone', 'failed'],
    ['Same', 'running'],
  ]);
});
