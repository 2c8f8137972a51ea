import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Withdrawal } from '@elicit-kit/core';
import { loadWireExamples } from '@elicit-kit/fixtures';
import { createTasks, type KnownTask } from '../../src/tasks/index.ts';
import { connectRaw, type Connected } from '../support/connect.ts';
import type { RawMessage, RawServer } from '../support/raw-server.ts';

const CREATED = resultOf('C30');
const ASKING = resultOf('C31');
const WORKING = resultOf('C34');
const NOTICE = messageOf('C35');
const INTERVAL = 3000;
const DONE = { resultType: 'complete', content: [{ type: 'text', text: 'booked' }] };
const COMPLETED = { ...WORKING, status: 'completed', result: DONE };
const CREATED_AT = Date.parse('2031-03-09T06:30:00Z');

function messageOf(id: string): object {
  const example = loadWireExamples().find((candidate) => candidate.id === id);
  if (example === undefined) throw new Error(`No wire example ${id}.`);
  return example.message;
}

function resultOf(id: string): object {
  return (messageOf(id) as { result: object }).result;
}

function own({ params }: RawMessage): object {
  const { _meta, ...rest } = params ?? {};
  return rest;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: CREATED_AT });
});
afterEach(() => {
  vi.useRealTimers();
});

async function settle(): Promise<void> {
  for (let index = 0; index < 5; index += 1) await new Promise((resolve) => setImmediate(resolve));
}

type Scene = Connected & { server: RawServer; told: KnownTask[]; tasks: ReturnType<typeof createTasks> };

async function connectTasks(options: { automatic?: boolean } = {}): Promise<Scene> {
  const told: KnownTask[] = [];
  const tasks = createTasks({ onTask: (task) => told.push(task) });
  return { ...(await connectRaw('modern', { tasks, ...options })), told, tasks };
}

/** The next poll, once its time has come. */
async function poll({ server }: Scene, result: object): Promise<void> {
  await vi.advanceTimersByTimeAsync(INTERVAL);
  server.reply(await server.next('tasks/get'), result);
  await settle();
}

async function start(scene: Scene, limits = {}): Promise<{ call: Promise<object>; request: RawMessage }> {
  const call = scene.elicit.callTool({ name: 'book' }, limits);
  call.catch(() => undefined);
  const request = await scene.server.next('tools/call');
  scene.server.reply(request, CREATED);
  await settle();
  return { call, request };
}

function methods({ server }: Scene): (string | undefined)[] {
  return server.received.map((text) => (JSON.parse(text) as RawMessage).method);
}

test('declares the extension on every request, for hosts that turned it on alone', async () => {
  const scene = await connectTasks();
  const { request } = await start(scene);
  await vi.advanceTimersByTimeAsync(INTERVAL);
  for (const { params } of [request, await scene.server.next('tasks/get')]) {
    const capabilities = (params?.['_meta'] as Record<string, object>)[
      'io.modelcontextprotocol/clientCapabilities'
    ];
    expect(capabilities).toMatchObject({ extensions: { 'io.modelcontextprotocol/tasks': {} } });
  }
  const plain = await connectRaw('modern');
  const call = plain.elicit.callTool({ name: 'book' });
  const bare = await plain.server.next('tools/call');
  expect(JSON.stringify(bare)).not.toContain('io.modelcontextprotocol/tasks');
  plain.server.reply(bare, CREATED);
  await expect(call).rejects.toThrow('task');
});

test('polls no sooner than the server wants, and resolves with the result of the tool', async () => {
  const scene = await connectTasks();
  const { call } = await start(scene);
  expect(scene.told).toEqual([{ taskId: 'tk-1f', name: 'book', expiresAt: CREATED_AT + 600_000 }]);
  await vi.advanceTimersByTimeAsync(INTERVAL - 1);
  expect(methods(scene)).toEqual(['tools/call']);
  await vi.advanceTimersByTimeAsync(1);
  const first = await scene.server.next('tasks/get');
  expect(own(first)).toEqual({ taskId: 'tk-1f' });
  scene.server.reply(first, { ...WORKING, resultType: 'task' });
  await settle();
  await poll(scene, COMPLETED);
  expect(await call).toEqual(DONE);
});

test('a task that a call on the client itself became is run too in automatic mode', async () => {
  const scene = await connectTasks({ automatic: true });
  const call = scene.client.callTool({ name: 'book' });
  scene.server.reply(await scene.server.next('tools/call'), CREATED);
  await settle();
  await poll(scene, COMPLETED);
  expect(await call).toMatchObject({ content: DONE.content });
});

test('asks each key once over all polls, sends each answer at once, and goes on polling meanwhile', async () => {
  const scene = await connectTasks();
  const { call } = await start(scene, { timeout: 10_000 });
  await poll(scene, { ...ASKING, statusMessage: 'Waiting for you' });
  const [form, page] = [await scene.kit.next(), await scene.kit.next()];
  expect(form.params).toMatchObject({ mode: 'form', message: 'Which berth?' });
  expect(page.params).toMatchObject({ mode: 'url' });
  expect(form.origin).toEqual({
    era: 'modern',
    revision: '2026-07-28',
    method: 'tools/call',
    name: 'book',
    batch: { index: 1, count: 2 },
    taskStatus: 'Waiting for you',
  });
  expect(page.origin?.batch).toEqual({ index: 2, count: 2 });
  expect(form.expiresAt).toBe(CREATED_AT + 600_000);
  // Longer than the call may take: the person's time does not count.
  for (let index = 0; index < 6; index += 1) await poll(scene, ASKING);
  expect(scene.kit.asked).toHaveLength(2);
  form.answer({ action: 'accept', content: { berth: 'b1' } });
  const update = await scene.server.next('tasks/update');
  expect(own(update)).toEqual({
    taskId: 'tk-1f',
    inputResponses: { berth_choice: { action: 'accept', content: { berth: 'b1' } } },
  });
  scene.server.reply(update, resultOf('C33'));
  await settle();
  await poll(scene, ASKING);
  expect(scene.kit.asked).toHaveLength(2);
  page.answer({ action: 'decline' });
  const second = await scene.server.next('tasks/update');
  expect(own(second)).toMatchObject({ inputResponses: { account: { action: 'decline' } } });
  scene.server.reply(second, resultOf('C33'));
  await settle();
  await poll(scene, COMPLETED);
  expect(await call).toEqual(DONE);
  expect(methods(scene).filter((method) => method === 'tasks/update')).toHaveLength(2);
});

test('a question that is gone from the next poll is withdrawn, and nothing is sent for it', async () => {
  const scene = await connectTasks();
  const { call } = await start(scene);
  await poll(scene, ASKING);
  const form = await scene.kit.next();
  await poll(scene, WORKING);
  expect(form.signal?.reason).toEqual(new Withdrawal('server-cancelled'));
  form.answer({ action: 'cancel' });
  await poll(scene, COMPLETED);
  await call;
  expect(methods(scene)).not.toContain('tasks/update');
});

test('an answer that did not get through can be sent again by the person', async () => {
  const scene = await connectTasks();
  await start(scene);
  await poll(scene, ASKING);
  const form = await scene.kit.next();
  const lost = form.deliver?.({ action: 'decline' });
  scene.server.fail(await scene.server.next('tasks/update'), { code: -32603, message: 'busy' });
  await expect(lost).rejects.toThrow('busy');
  expect(form.signal?.aborted).toBe(false);
  const again = form.deliver?.({ action: 'decline' });
  scene.server.reply(await scene.server.next('tasks/update'), resultOf('C33'));
  await again;
});

test('a notification counts like a poll', async () => {
  const scene = await connectTasks();
  await start(scene);
  scene.server.send(NOTICE);
  expect((await scene.kit.next()).params).toMatchObject({ message: 'Pay 12 per night?' });
});

test.each(['abort', 'timeout'])(
  'a call that ends by %s cancels its task, and never the request',
  async (how) => {
    const scene = await connectTasks();
    const caller = new AbortController();
    const { call } = await start(scene, {
      signal: caller.signal,
      ...(how === 'timeout' && { maxTotalTimeout: 5000 }),
    });
    await poll(scene, ASKING);
    const form = await scene.kit.next();
    if (how === 'abort') caller.abort();
    else await vi.advanceTimersByTimeAsync(5000);
    const reason = how === 'abort' ? 'caller-cancelled' : 'timed-out';
    await expect(call).rejects.toMatchObject({ reason });
    expect(own(await scene.server.next('tasks/cancel'))).toEqual({ taskId: 'tk-1f' });
    expect(form.signal?.reason).toEqual(new Withdrawal(reason));
    expect(methods(scene)).not.toContain('notifications/cancelled');
  },
);

test('a lost connection withdraws the questions and leaves the task, which is gone on with later', async () => {
  const scene = await connectTasks();
  const { call } = await start(scene);
  await poll(scene, ASKING);
  const form = await scene.kit.next();
  scene.server.drop();
  await expect(call).rejects.toMatchObject({ reason: 'disconnected' });
  expect(form.signal?.reason).toEqual(new Withdrawal('disconnected'));
  expect(methods(scene)).not.toContain('tasks/cancel');

  const later = await connectTasks();
  const resumed = later.tasks.resumeTask({ taskId: 'tk-1f', name: 'book' });
  later.server.reply(await later.server.next('tasks/get'), ASKING);
  expect((await later.kit.next()).origin).toMatchObject({ name: 'book' });
  await poll(later, COMPLETED);
  expect(await resumed).toEqual(DONE);
});

test.each([
  [
    'failed',
    { ...WORKING, status: 'failed', error: { code: -32000, message: 'no crane' } },
    'failed',
    'no crane',
  ],
  ['cancelled', { ...WORKING, status: 'cancelled' }, 'cancelled', 'cancelled'],
  ['of an unknown status', { ...WORKING, status: 'resting' }, 'malformed', 'unknown status'],
  ['about another task', { ...WORKING, taskId: 'tk-2' }, 'malformed', 'another task'],
  ['done without a result', { ...WORKING, status: 'completed' }, 'malformed', 'without a result'],
])('a task that is %s fails its call clearly', async (_, state, code, message) => {
  const scene = await connectTasks();
  const { call } = await start(scene);
  await poll(scene, state);
  await expect(call).rejects.toMatchObject({ code });
  await expect(call).rejects.toThrow(message);
});

test('another question under a key that was asked fails the call, as the person answered the first', async () => {
  const scene = await connectTasks();
  const { call } = await start(scene);
  await poll(scene, ASKING);
  const form = await scene.kit.next();
  const text = JSON.stringify(ASKING).replace('Which berth?', 'Delete everything?');
  await poll(scene, JSON.parse(text) as object);
  await expect(call).rejects.toMatchObject({ code: 'key-reused' });
  expect(form.signal?.aborted).toBe(true);
});

test('a task instead of a prompt is invalid', async () => {
  const scene = await connectTasks();
  const call = scene.elicit.getPrompt({ name: 'tour' });
  scene.server.reply(await scene.server.next('prompts/get'), CREATED);
  await expect(call).rejects.toThrow('task');
  expect(scene.told).toEqual([]);
});
