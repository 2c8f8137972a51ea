import {
  createElicitationQueue,
  type ElicitationEntry,
  type ElicitationQueue,
  type WaitingPage,
} from '@elicit-kit/core';
import { expect, test, vi } from 'vitest';
import type { ClientV2TransportOptions } from '../../src/client-v2/index.ts';
import { connectRaw, HARBOUR, turn } from '../support/connect.ts';
import type { RawMessage, RawServer } from '../support/raw-server.ts';

const DONE = { resultType: 'complete', content: [{ type: 'text', text: 'done' }] };
const ONE = 'https://a.example/one';
const TWO = 'https://b.example/two';

function page(url: string): object {
  return { method: 'elicitation/create', params: { mode: 'url', message: 'Sign in', url } };
}

function wants(...urls: string[]): object {
  const entries = urls.map((url, index): [string, object] => [`page${index}`, page(url)]);
  return { resultType: 'input_required', inputRequests: Object.fromEntries(entries), requestState: 's' };
}

const POLL = { resultType: 'input_required', requestState: 's' };

/** A client whose questions go to the queue of the kit, as in a host. */
async function open(era: 'legacy' | 'modern', options: Partial<ClientV2TransportOptions> = {}) {
  const connected = await connectRaw(era, options);
  const queue = createElicitationQueue();
  queue.connect(connected.elicit);
  return { ...connected, queue };
}

function entryFor(queue: ElicitationQueue, url: string): ElicitationEntry | undefined {
  return queue.getSnapshot().entries.find(({ request }) => request?.mode === 'url' && request.url === url);
}

function stateOf(queue: ElicitationQueue, url: string): ElicitationEntry['state'] | undefined {
  return entryFor(queue, url)?.state;
}

/** Agrees to open the address, which must be a question. */
function consent(queue: ElicitationQueue, url: string): void {
  const entry = entryFor(queue, url);
  expect(entry && queue.settle(entry.id, { action: 'accept' })).toBe(true);
}

function recheck(queue: ElicitationQueue, url: string): void {
  queue.recheck(entryFor(queue, url)?.id ?? 'q0');
}

function abandon(queue: ElicitationQueue, url: string): void {
  queue.abandon(entryFor(queue, url)?.id ?? 'q0');
}

function answersOf({ params }: RawMessage): unknown {
  return params?.['inputResponses'];
}

async function consented(server: RawServer, queue: ElicitationQueue): Promise<RawMessage> {
  server.reply(await server.next('tools/call'), wants(ONE));
  await turn();
  consent(queue, ONE);
  return server.next('tools/call');
}

const OPEN = { name: 'waiting', progress: 'open', canRecheck: false, canAbandon: true, isRestored: false };

test('2026-07-28: consent sends the retry at once, and its result ends the wait', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  const retry = await consented(server, queue);
  expect(answersOf(retry)).toEqual({ page0: { action: 'accept' } });
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  server.reply(retry, DONE);
  await call;
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
});

test('2026-07-28: the same address again is no new question: it is not done, and the answer waits for the person', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  const retry = await consented(server, queue);
  const { id } = entryFor(queue, ONE) ?? {};
  server.reply(retry, wants(ONE));
  await turn();
  expect(queue.getSnapshot().entries).toHaveLength(1);
  expect(queue.getSnapshot().current).toMatchObject({
    id,
    state: { name: 'waiting', progress: 'not-done', canRecheck: true, canAbandon: true },
  });
  const sent = server.received.length;
  await turn();
  expect(server.received).toHaveLength(sent);

  recheck(queue, ONE);
  expect(stateOf(queue, ONE)).toMatchObject({ progress: 'checking', canRecheck: false, canAbandon: true });
  const second = await server.next('tools/call');
  expect(answersOf(second)).toEqual({ page0: { action: 'accept' } });
  recheck(queue, ONE);
  await turn();
  expect(server.received).toHaveLength(sent + 1);
  server.reply(second, DONE);
  await call;
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
});

test('2026-07-28: to stop waiting for a page that is wanted again is to cancel it', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  server.reply(await consented(server, queue), wants(ONE));
  await turn();
  abandon(queue, ONE);
  expect(queue.getSnapshot().entries).toEqual([]);
  const retry = await server.next('tools/call');
  expect(answersOf(retry)).toEqual({ page0: { action: 'cancel' } });
  server.reply(retry, wants(ONE));
  await turn();
  expect(queue.getSnapshot().current?.state).toEqual({ name: 'open' });
  consent(queue, ONE);
  server.reply(await server.next('tools/call'), DONE);
  await call;
});

test('2026-07-28: to stop waiting while the server is being asked ends the call', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  const ended = expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'caller-cancelled' });
  await consented(server, queue);
  abandon(queue, ONE);
  await ended;
  expect(queue.getSnapshot().entries).toEqual([]);
});

test('2026-07-28: another address is a new question, and the page before it leaves', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  server.reply(await consented(server, queue), wants(TWO));
  await turn();
  expect(stateOf(queue, ONE)).toBeUndefined();
  expect(stateOf(queue, TWO)).toEqual({ name: 'open' });
  consent(queue, TWO);
  server.reply(await server.next('tools/call'), wants(ONE));
  await turn();
  expect(stateOf(queue, TWO)).toBeUndefined();
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting', progress: 'not-done' });
  recheck(queue, ONE);
  server.reply(await server.next('tools/call'), DONE);
  await call;
});

test('2026-07-28: one press asks for all pages of the call, as they go out together', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  server.reply(await server.next('tools/call'), wants(ONE, TWO));
  await turn();
  consent(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  consent(queue, TWO);
  server.reply(await server.next('tools/call'), wants(ONE, TWO));
  await turn();
  expect(stateOf(queue, TWO)).toMatchObject({ progress: 'not-done' });
  recheck(queue, TWO);
  const retry = await server.next('tools/call');
  expect(answersOf(retry)).toEqual({ page0: { action: 'accept' }, page1: { action: 'accept' } });
  server.reply(retry, DONE);
  await call;
  expect([stateOf(queue, ONE), stateOf(queue, TWO)]).toEqual([{ name: 'done' }, { name: 'done' }]);
});

test('2026-07-28: when another page was declined, the end of the call says nothing about the one that was opened', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  server.reply(await server.next('tools/call'), wants(ONE, TWO));
  await turn();
  consent(queue, ONE);
  queue.settle(entryFor(queue, TWO)?.id ?? 'q0', { action: 'decline' });
  server.reply(await server.next('tools/call'), DONE);
  await call;
  expect(queue.getSnapshot().entries).toEqual([]);
});

test('2026-07-28: a page that was closed comes back when the server wants it again, and not otherwise', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  const retry = await consented(server, queue);
  queue.close(entryFor(queue, ONE)?.id ?? 'q0');
  expect(queue.getSnapshot().entries).toEqual([]);
  server.reply(retry, wants(ONE));
  await turn();
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting', progress: 'not-done' });
  recheck(queue, ONE);
  queue.close(entryFor(queue, ONE)?.id ?? 'q0');
  server.reply(await server.next('tools/call'), DONE);
  await call;
  expect(queue.getSnapshot().entries).toEqual([]);
});

test.each([
  ['fails', { code: -32603, message: 'broken' }, undefined],
  ['reports an error as its result', undefined, { ...DONE, isError: true }],
])('2026-07-28: a call that %s ends the wait and says so', async (_what, error, result) => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' }).catch((thrown: unknown) => thrown);
  const retry = await consented(server, queue);
  if (error) server.fail(retry, error);
  else server.reply(retry, result);
  await call;
  expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason: 'call-failed' });
});

test('2026-07-28: a call that is cancelled, or loses its connection, ends the wait and says so', async () => {
  for (const reason of ['caller-cancelled', 'disconnected'] as const) {
    const { server, elicit, queue } = await open('modern');
    const caller = new AbortController();
    const call = elicit.callTool({ name: 'link' }, { signal: caller.signal });
    const ended = expect(call).rejects.toMatchObject({ reason });
    server.reply(await consented(server, queue), wants(ONE));
    await turn();
    if (reason === 'disconnected') server.drop();
    else caller.abort();
    await ended;
    expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason });
  }
});

test('2026-07-28: a server that polls keeps the page waiting past ten rounds, ever more slowly, then by hand', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, elicit, queue } = await open('modern');
    const call = elicit.callTool({ name: 'link' }, { timeout: 10_000 });
    let request = await consented(server, queue);
    const pauses: number[] = [];
    for (let poll = 0; poll < 60; poll += 1) {
      server.reply(request, POLL);
      await turn();
      expect(stateOf(queue, ONE)).toEqual(OPEN);
      const before = server.received.length;
      let waited = 0;
      while (server.received.length === before && waited < 6000) {
        vi.advanceTimersByTime(250);
        waited += 250;
        await turn();
      }
      pauses.push(waited);
      request = await server.next('tools/call');
    }
    expect(pauses.slice(0, 7)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
    server.reply(request, POLL);
    await turn();
    expect(stateOf(queue, ONE)).toMatchObject({ progress: 'not-done', canRecheck: true });
    vi.advanceTimersByTime(3_600_000);
    await turn();
    recheck(queue, ONE);
    server.reply(await server.next('tools/call'), DONE);
    await call;
    expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
  } finally {
    vi.useRealTimers();
  }
});

test('2026-07-28: a page may be checked more often than ten times, and not without end', async () => {
  const { server, elicit, queue } = await open('modern');
  const ended = elicit.callTool({ name: 'link' }).catch((error: unknown) => error);
  let request = await consented(server, queue);
  let checks = 0;
  for (; checks < 1000; checks += 1) {
    server.reply(request, wants(ONE));
    await turn();
    if (stateOf(queue, ONE)?.name !== 'waiting') break;
    recheck(queue, ONE);
    request = await server.next('tools/call');
  }
  expect(checks).toBe(200);
  expect(await ended).toMatchObject({ name: 'RoundError', code: 'too-many-rounds' });
  expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason: 'call-failed' });
});

test('2026-07-28: a page beside a new question waits for both', async () => {
  const { server, elicit, queue } = await open('modern');
  const call = elicit.callTool({ name: 'link' });
  const form = {
    method: 'elicitation/create',
    params: { mode: 'form', message: 'Which?', requestedSchema: { type: 'object', properties: {} } },
  };
  server.reply(await consented(server, queue), {
    resultType: 'input_required',
    inputRequests: { page: page(ONE), form },
  });
  await turn();
  const { current } = queue.getSnapshot();
  expect(current?.request?.mode).toBe('form');
  recheck(queue, ONE);
  const sent = server.received.length;
  await turn();
  expect(server.received).toHaveLength(sent);
  queue.settle(current?.id ?? 'q0', { action: 'accept', content: {} });
  const retry = await server.next('tools/call');
  expect(answersOf(retry)).toEqual({ page: { action: 'accept' }, form: { action: 'accept', content: {} } });
  server.reply(retry, DONE);
  await call;
});

// 2025-11-25

function ask(id: string, url: string, elicitationId: string): object {
  const params = { mode: 'url', message: 'Sign in', url, elicitationId };
  return { jsonrpc: '2.0', id, method: 'elicitation/create', params };
}

function notice(elicitationId: string): object {
  return { jsonrpc: '2.0', method: 'notifications/elicitation/complete', params: { elicitationId } };
}

function required(...pages: readonly (readonly [url: string, id: string])[]): object {
  const elicitations = pages.map(([url, elicitationId]) => ({
    mode: 'url',
    message: 'Sign in',
    url,
    elicitationId,
  }));
  return { code: -32042, message: 'Visit first', data: { elicitations } };
}

test('2025-11-25: a page waits for its notice, whether the call goes on or not', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'link' });
  const request = await server.next('tools/call');
  server.send(ask('q', ONE, 'e1'));
  await turn();
  consent(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  await server.next('q');
  server.reply(request, { content: [] });
  await call;
  expect(stateOf(queue, ONE)).toEqual({ ...OPEN, canAbandon: false });
  server.send(notice('unknown'));
  await turn();
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting' });
  server.send(notice('e1'));
  await turn();
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
});

test('2025-11-25: the notice for a page of an earlier connection counts, if it is the same server', async () => {
  const page = (label: string): WaitingPage => ({
    server: { label, endpoint: HARBOUR.endpoint },
    request: { mode: 'url', message: 'Sign in', url: `${ONE}?${label}`, elicitationId: 'e1' },
    era: 'legacy',
    callName: null,
    consentedAt: 0,
  });
  const { server, elicit } = await connectRaw('legacy');
  const pages = [page(HARBOUR.label), page('Another')];
  const queue = createElicitationQueue({ waitingStore: { load: () => pages, save: () => undefined } });
  queue.connect(elicit);
  server.send(notice('e1'));
  await turn();
  expect(queue.getSnapshot().entries.map(({ state }) => state.name)).toEqual(['done', 'waiting']);
});

test('2025-11-25: to stop waiting ends the call that the page belongs to', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'link' });
  const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
  await server.next('tools/call');
  server.send(ask('q', ONE, 'e1'));
  await turn();
  consent(queue, ONE);
  abandon(queue, ONE);
  await ended;
  await server.next('notifications/cancelled');
});

test('2025-11-25: a page without a known call can only be closed', async () => {
  const { server, queue } = await open('legacy');
  server.send(ask('q', ONE, 'e1'));
  await turn();
  consent(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual({ ...OPEN, canAbandon: false });
});

test('2025-11-25: the same address again in one call is no new question either', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'link' });
  const request = await server.next('tools/call');
  server.send(ask('first', ONE, 'e1'));
  await turn();
  consent(queue, ONE);
  await server.next('first');
  server.send(ask('second', ONE, 'e2'));
  await turn();
  expect(queue.getSnapshot().entries).toHaveLength(1);
  expect(stateOf(queue, ONE)).toMatchObject({ progress: 'not-done', canRecheck: true });
  recheck(queue, ONE);
  expect((await server.next('second')).result).toEqual({ action: 'accept' });
  server.send(ask('third', ONE, 'e3'));
  await turn();
  server.send(notice('e3'));
  expect((await server.next('third')).result).toEqual({ action: 'accept' });
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
  server.reply(request, { content: [] });
  await call;
});

test('2025-11-25: a question that the server takes back leaves its page as it was', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'link' });
  const request = await server.next('tools/call');
  server.send(ask('first', ONE, 'e1'));
  await turn();
  consent(queue, ONE);
  server.send(ask('second', ONE, 'e1'));
  await turn();
  server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'second' } });
  await turn();
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  server.reply(request, { content: [] });
  await call;
});

test('-32042: both pages are asked for, and the call is repeated when both notices have come', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'calendar', arguments: { day: 1 } });
  const first = await server.next('tools/call');
  server.fail(first, required([ONE, 'e1'], [TWO, 'e2']));
  await turn();
  expect(entryFor(queue, ONE)?.origin?.batch).toEqual({ index: 1, count: 2 });
  server.send(notice('e1'));
  await turn();
  consent(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
  await turn();
  expect(entryFor(queue, TWO)?.origin?.batch).toEqual({ index: 2, count: 2 });
  consent(queue, TWO);
  await turn();
  expect(stateOf(queue, TWO)).toMatchObject({ progress: 'open', canRecheck: true, canAbandon: true });
  expect(server.received).toHaveLength(1);
  server.send(notice('e2'));
  const second = await server.next('tools/call');
  expect(second.params).toEqual(first.params);
  expect(second.id).not.toBe(first.id);
  server.reply(second, { content: [{ type: 'text', text: 'done' }] });
  await expect(call).resolves.toMatchObject({ content: [{ text: 'done' }] });
  expect(stateOf(queue, TWO)).toEqual({ name: 'done' });
});

test('-32042: the same error again is said, and from then on the call is repeated by hand alone', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'calendar' });
  server.fail(await server.next('tools/call'), required([ONE, 'e1']));
  await turn();
  consent(queue, ONE);
  await turn();
  server.send(notice('e1'));
  // The server makes new ids of the same pages, and reports them as done at once.
  server.fail(await server.next('tools/call'), required([ONE, 'e2']));
  await turn();
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting', progress: 'not-done', canRecheck: true });
  const sent = server.received.length;
  server.send(notice('e2'));
  await turn();
  expect(server.received).toHaveLength(sent);
  server.fail(await pressAgain(), required([ONE, 'e3']));
  await turn();
  expect(stateOf(queue, ONE)).toMatchObject({ progress: 'not-done', canRecheck: true });
  server.reply(await pressAgain(), { content: [] });
  await call;
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
  expect(queue.getSnapshot().entries).toHaveLength(1);

  function pressAgain(): Promise<RawMessage> {
    recheck(queue, ONE);
    return server.next('tools/call');
  }
});

test('-32042: the person may have it checked before any notice', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'calendar' }, { timeout: 1000 });
  server.fail(await server.next('tools/call'), required([ONE, 'e1']));
  await turn();
  consent(queue, ONE);
  await turn();
  recheck(queue, ONE);
  expect(stateOf(queue, ONE)).toMatchObject({ progress: 'checking' });
  server.reply(await server.next('tools/call'), { content: [] });
  await call;
});

test('-32042: declining one page fails the call as it was, and the others are not asked any more', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'calendar' });
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  server.fail(
    await server.next('tools/call'),
    required([ONE, 'e1'], [TWO, 'e2'], ['https://c.example', 'e3']),
  );
  await turn();
  consent(queue, ONE);
  await turn();
  queue.settle(entryFor(queue, TWO)?.id ?? 'q0', { action: 'decline' });
  await ended;
  expect(queue.getSnapshot().entries.map(({ state }) => state)).toEqual([
    { name: 'stopped', reason: 'call-failed' },
  ]);
  expect(server.received).toHaveLength(1);
});

test('-32042: to stop waiting fails the call as it was', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'calendar' });
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  server.fail(await server.next('tools/call'), required([ONE, 'e1'], [TWO, 'e2']));
  await turn();
  consent(queue, ONE);
  await turn();
  consent(queue, TWO);
  await turn();
  abandon(queue, TWO);
  await ended;
  expect(queue.getSnapshot().entries).toEqual([]);
  expect(server.received).toHaveLength(1);
});

test('-32042: another address needs consent of its own, and one that is not named any more leaves', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'calendar' });
  server.fail(await server.next('tools/call'), required([ONE, 'e1']));
  await turn();
  consent(queue, ONE);
  await turn();
  recheck(queue, ONE);
  server.fail(await server.next('tools/call'), required([TWO, 'e2']));
  await turn();
  expect(stateOf(queue, ONE)).toBeUndefined();
  expect(stateOf(queue, TWO)).toEqual({ name: 'open' });
  consent(queue, TWO);
  await turn();
  server.send(notice('e2'));
  server.reply(await server.next('tools/call'), { content: [] });
  await call;
});

test('-32042: a server that names other pages each time is followed ten times', async () => {
  const { server, elicit, queue } = await open('legacy');
  const ended = elicit.callTool({ name: 'calendar' }).catch((error: unknown) => error);
  let asked = 0;
  for (; asked < 100; asked += 1) {
    const url = `https://a.example/${asked}`;
    server.fail(await server.next('tools/call'), required([url, `e${asked}`]));
    await turn();
    if (stateOf(queue, url)?.name !== 'open') break;
    consent(queue, url);
    await turn();
    recheck(queue, url);
  }
  expect(asked).toBe(10);
  expect(await ended).toMatchObject({ code: -32042 });
});

test('-32042: a host that repeats calls itself gets the error after consent, and the page still waits for its notice', async () => {
  const { server, elicit, queue } = await open('legacy', { retryAfterPages: false });
  const call = elicit.callTool({ name: 'calendar' });
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  server.fail(await server.next('tools/call'), required([ONE, 'e1']));
  await turn();
  consent(queue, ONE);
  await ended;
  expect(stateOf(queue, ONE)).toEqual({ ...OPEN, canAbandon: false });
  server.send(notice('e1'));
  await turn();
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
});

test('-32042: a call that fails otherwise after its pages says so', async () => {
  const { server, elicit, queue } = await open('legacy');
  const call = elicit.callTool({ name: 'calendar' });
  const ended = expect(call).rejects.toMatchObject({ code: -32603 });
  server.fail(await server.next('tools/call'), required([ONE, 'e1']));
  await turn();
  consent(queue, ONE);
  await turn();
  recheck(queue, ONE);
  server.fail(await server.next('tools/call'), { code: -32603, message: 'broken' });
  await ended;
  expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason: 'call-failed' });
});
