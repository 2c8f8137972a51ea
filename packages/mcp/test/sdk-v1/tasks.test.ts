import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  InMemoryTaskMessageQueue,
  InMemoryTaskStore,
} from '@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js';
import { expect, test, vi } from 'vitest';
import { Withdrawal } from '@elicit-kit/core';
import { createSdkV1Transport } from '../../src/sdk-v1/index.ts';
import { HARBOUR, turn } from '../support/connect.ts';
import { connectRaw } from '../support/connect-sdk-v1.ts';
import { createRawServer, type RawServer } from '../support/raw-server.ts';
import { createRecordingKit } from '../support/recording-kit.ts';

const SERVES_TASKS = { capabilities: { tools: {}, tasks: { requests: { tools: { call: {} } } } } };
const TASK = {
  taskId: 't1',
  status: 'working',
  statusMessage: 'Looking around',
  createdAt: '2026-07-01T10:00:00Z',
  lastUpdatedAt: '2026-07-01T10:00:00Z',
  ttl: 60_000,
  pollInterval: 1,
};
const REFERENCE = { 'io.modelcontextprotocol/related-task': { taskId: 't1' } };
const PARAMS = {
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
  _meta: REFERENCE,
};
const RESULT = { content: [{ type: 'text', text: 'done' }] };

/** The call of a tool as a task, up to the moment when it waits for input. */
async function callUntilInput(
  server: RawServer,
  state: object = {},
): Promise<{ readonly id?: string | number }> {
  server.reply(await server.next('tools/call'), { task: TASK });
  server.reply(await server.next('tasks/get'), { ...TASK, status: 'input_required', ...state });
  return server.next('tasks/result');
}

test('a question within a task belongs to its call, says how the task stands, and its answer names the task', async () => {
  const { server, elicit, kit } = await connectRaw({}, SERVES_TASKS);
  const other = elicit.callTool({ name: 'other' });
  const otherCall = await server.next('tools/call');
  const call = elicit.callTool({ name: 'research', arguments: { topic: 'x' } }, { task: { ttl: 60_000 } });
  const before = Date.now();
  const waiting = await callUntilInput(server, { statusMessage: 'Two meanings found' });
  server.send({ jsonrpc: '2.0', id: 0, method: 'elicitation/create', params: PARAMS });
  const asked = await kit.next();
  expect(asked.params).toEqual(PARAMS);
  expect(asked.origin).toEqual({
    era: 'legacy',
    revision: '2025-11-25',
    method: 'tools/call',
    name: 'research',
    taskStatus: 'Two meanings found',
  });
  expect(asked.expiresAt).toBeGreaterThanOrEqual(before + 60_000);
  asked.answer({ action: 'accept', content: { berth: 'b2' } });
  expect((await server.next(0)).result).toEqual({
    action: 'accept',
    content: { berth: 'b2' },
    _meta: REFERENCE,
  });
  server.reply(waiting, RESULT);
  expect(await call).toMatchObject(RESULT);
  server.reply(otherCall, RESULT);
  await other;
});

test('the wish for a task goes out with the call alone', async () => {
  const { server, elicit } = await connectRaw({}, SERVES_TASKS);
  const call = elicit.callTool({ name: 'research' }, { task: { ttl: 5 } });
  const request = await server.next('tools/call');
  expect(request.params).toEqual({ name: 'research', task: { ttl: 5 } });
  server.reply(request, { task: TASK });
  const get = await server.next('tasks/get');
  expect(get.params).toEqual({ taskId: 't1' });
  server.reply(get, { ...TASK, status: 'completed' });
  const result = await server.next('tasks/result');
  expect(result.params).toEqual({ taskId: 't1' });
  server.reply(result, RESULT);
  await call;
});

test('a server that serves no tasks is called as ever', async () => {
  const { server, elicit } = await connectRaw();
  const call = elicit.callTool({ name: 'research', task: { ttl: 5 } }, { task: {} });
  const request = await server.next('tools/call');
  expect(request.params).toEqual({ name: 'research' });
  server.reply(request, RESULT);
  expect(await call).toMatchObject(RESULT);
});

test('a caller that aborts ends the call at once: its question is withdrawn, its task cancelled by its own method', async () => {
  const { server, elicit, kit } = await connectRaw({}, SERVES_TASKS);
  const caller = new AbortController();
  const call = elicit.callTool({ name: 'research' }, { task: {}, signal: caller.signal });
  const ended = expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'caller-cancelled' });
  const { id } = await callUntilInput(server);
  server.send({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: PARAMS });
  const asked = await kit.next();
  caller.abort();
  await ended;
  expect(asked.signal?.reason).toEqual(new Withdrawal('caller-cancelled'));
  expect((await server.next('tasks/cancel')).params).toEqual({ taskId: 't1' });
  await turn();
  const cancelled = server.received
    .map((text) => JSON.parse(text) as { method?: string; params?: { requestId?: unknown } })
    .filter(({ method }) => method === 'notifications/cancelled');
  expect(cancelled.map(({ params }) => params?.requestId)).toEqual([id]);
});

test('a caller that aborts before the task has an id: it is cancelled as soon as it has one', async () => {
  const { server, elicit } = await connectRaw({}, SERVES_TASKS);
  const caller = new AbortController();
  const call = elicit.callTool({ name: 'research' }, { task: {}, signal: caller.signal });
  const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
  const request = await server.next('tools/call');
  caller.abort();
  await ended;
  expect(server.received).toHaveLength(1);
  server.reply(request, { task: TASK });
  expect((await server.next('tasks/cancel')).params).toEqual({ taskId: 't1' });
  await turn();
  const cancelled = server.received.filter((text) => text.includes('notifications/cancelled'));
  expect(cancelled.filter((text) => text.includes(`"requestId":${String(request.id)},`))).toEqual([]);
});

test('a task that has ended withdraws its question', async () => {
  const { server, elicit, kit } = await connectRaw({}, SERVES_TASKS);
  const call = elicit.callTool({ name: 'research' }, { task: {} });
  const waiting = await callUntilInput(server);
  server.send({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: PARAMS });
  const asked = await kit.next();
  const notice = { ...TASK, taskId: 'other', status: 'cancelled' };
  server.send({ jsonrpc: '2.0', method: 'notifications/tasks/status', params: notice });
  await turn();
  expect(asked.signal?.aborted).toBe(false);
  server.send({ jsonrpc: '2.0', method: 'notifications/tasks/status', params: { ...notice, taskId: 't1' } });
  await turn();
  expect(asked.signal?.reason).toEqual(new Withdrawal('server-cancelled'));
  server.fail(waiting, { code: -32603, message: 'Task t1 was cancelled' });
  await expect(call).rejects.toMatchObject({ code: -32603 });
});

test('while a task waits for input the server is asked how it stands, and its end withdraws the question', async () => {
  const { server, elicit, kit } = await connectRaw({}, SERVES_TASKS);
  const call = elicit.callTool({ name: 'research' }, { task: {} });
  const waiting = await callUntilInput(server);
  server.send({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: PARAMS });
  const asked = await kit.next();
  server.reply(await server.next('tasks/get'), { ...TASK, status: 'input_required' });
  const get = await server.next('tasks/get');
  expect(asked.signal?.aborted).toBe(false);
  server.reply(get, { ...TASK, status: 'failed' });
  await turn();
  expect(asked.signal?.reason).toEqual(new Withdrawal('server-cancelled'));
  server.fail(waiting, { code: -32000, message: 'failed' });
  await expect(call).rejects.toMatchObject({ code: -32000 });
});

test('each word about a task starts the clock of its call anew; silence ends it and cancels the task', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, elicit } = await connectRaw({}, SERVES_TASKS);
    const call = elicit.callTool({ name: 'research' }, { task: {}, timeout: 1000 });
    const ended = expect(call).rejects.toMatchObject({ reason: 'timed-out' });
    server.reply(await server.next('tools/call'), { task: { ...TASK, pollInterval: 600 } });
    for (let poll = 0; poll < 5; poll += 1) {
      server.reply(await server.next('tasks/get'), { ...TASK, pollInterval: 600 });
      await turn();
      vi.advanceTimersByTime(600);
    }
    await server.next('tasks/get');
    server.send({ jsonrpc: '2.0', method: 'notifications/tasks/status', params: TASK });
    await turn();
    vi.advanceTimersByTime(999);
    await turn();
    expect(server.received.filter((text) => text.includes('tasks/cancel'))).toEqual([]);
    vi.advanceTimersByTime(1);
    await ended;
    expect((await server.next('tasks/cancel')).params).toEqual({ taskId: 't1' });
  } finally {
    vi.useRealTimers();
  }
});

test('a task that fails rejects with what the client makes of it', async () => {
  const { server, elicit } = await connectRaw({}, SERVES_TASKS);
  const call = elicit.callTool({ name: 'research' }, { task: {} });
  const ended = expect(call).rejects.toMatchObject({ code: -32603 });
  server.reply(await server.next('tools/call'), { task: TASK });
  server.reply(await server.next('tasks/get'), { ...TASK, status: 'failed' });
  await ended;
});

test('a task that needs a page is made anew once the page is done', async () => {
  const { server, elicit, kit } = await connectRaw({ retryAfterPages: true }, SERVES_TASKS);
  const call = elicit.callTool({ name: 'research' }, { task: {} });
  server.fail(await server.next('tools/call'), {
    code: -32042,
    message: 'Visit first',
    data: {
      elicitations: [{ mode: 'url', message: 'In', url: 'https://a.example/in', elicitationId: 'e1' }],
    },
  });
  (await kit.next()).answer({ action: 'accept' });
  const done = { elicitationId: 'e1' };
  server.send({ jsonrpc: '2.0', method: 'notifications/elicitation/complete', params: done });
  server.reply(await server.next('tools/call'), { task: TASK });
  server.reply(await server.next('tasks/get'), { ...TASK, status: 'completed' });
  server.reply(await server.next('tasks/result'), RESULT);
  expect(await call).toMatchObject(RESULT);
});

test.each([
  ['with a queue for messages of tasks', { taskMessageQueue: new InMemoryTaskMessageQueue() }],
  [
    'with a store and a queue for tasks',
    { taskStore: new InMemoryTaskStore(), taskMessageQueue: new InMemoryTaskMessageQueue() },
  ],
])('a client %s answers within a task all the same, heartbeats included', async (_what, stores) => {
  const elicit = createSdkV1Transport({ server: HARBOUR });
  const client = new Client({ name: 'test', version: '1.0.0' }, { ...elicit.clientOptions, ...stores });
  elicit.attach(client);
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  const server = createRawServer('legacy');
  await client.connect(server.transport);
  const params = { ...PARAMS, _meta: { ...REFERENCE, progressToken: 'p' } };
  server.send({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params });
  const asked = await kit.next();
  asked.heartbeat?.();
  expect((await server.next('notifications/progress')).params).toEqual({
    progressToken: 'p',
    progress: 1,
    _meta: REFERENCE,
  });
  asked.answer({ action: 'decline' });
  expect((await server.next(1)).result).toEqual({ action: 'decline', _meta: REFERENCE });
});

test('a connection that closes ends the call of a task and its question', async () => {
  const { server, elicit, kit } = await connectRaw({}, SERVES_TASKS);
  const call = elicit.callTool({ name: 'research' }, { task: {} });
  const ended = expect(call).rejects.toMatchObject({ reason: 'disconnected' });
  await callUntilInput(server);
  server.send({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: PARAMS });
  const asked = await kit.next();
  server.drop();
  await ended;
  expect(asked.signal?.reason).toEqual(new Withdrawal('disconnected'));
});
