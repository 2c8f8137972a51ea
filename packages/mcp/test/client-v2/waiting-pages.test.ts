import {
  createElicitationQueue,
  type ElicitationEntry,
  type ElicitationQueue,
  type WaitingPage,
} from '@elicit-kit/core';
import type { RequestOptions } from '@modelcontextprotocol/client';
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

/** The same, with a call under way. */
async function calling(
  era: 'legacy' | 'modern',
  { limits, ...options }: Partial<ClientV2TransportOptions> & { readonly limits?: RequestOptions } = {},
) {
  const opened = await open(era, options);
  const call = opened.elicit.callTool({ name: 'link', arguments: { day: 1 } }, limits);
  return { ...opened, call };
}

function entryFor(queue: ElicitationQueue, url: string): ElicitationEntry | undefined {
  return queue.getSnapshot().entries.find(({ request }) => request?.mode === 'url' && request.url === url);
}

function idOf(queue: ElicitationQueue, url: string): ElicitationEntry['id'] {
  return entryFor(queue, url)?.id ?? 'q0';
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
  queue.recheck(idOf(queue, url));
}

function abandon(queue: ElicitationQueue, url: string): void {
  queue.abandon(idOf(queue, url));
}

/** Agrees, and lets the transport go on. */
async function agree(queue: ElicitationQueue, url: string): Promise<void> {
  consent(queue, url);
  await turn();
}

async function sends(server: RawServer, message: object): Promise<void> {
  server.send(message);
  await turn();
}

async function replies(server: RawServer, request: RawMessage, result: object): Promise<void> {
  server.reply(request, result);
  await turn();
}

function answersOf({ params }: RawMessage): unknown {
  return params?.['inputResponses'];
}

async function consented(server: RawServer, queue: ElicitationQueue): Promise<RawMessage> {
  await replies(server, await server.next('tools/call'), wants(ONE));
  consent(queue, ONE);
  return server.next('tools/call');
}

const OPEN = { name: 'waiting', progress: 'open', canRecheck: false, canAbandon: true, isRestored: false };

test('2026-07-28: consent sends the retry at once, and its result ends the wait', async () => {
  const { server, queue, call } = await calling('modern');
  const retry = await consented(server, queue);
  expect(answersOf(retry)).toEqual({ page0: { action: 'accept' } });
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  server.reply(retry, DONE);
  await call;
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
});

test('2026-07-28: the same address again is no new question: it is not done, and the answer waits for the person', async () => {
  const { server, queue, call } = await calling('modern');
  const retry = await consented(server, queue);
  const { id } = entryFor(queue, ONE) ?? {};
  await replies(server, retry, wants(ONE));
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
  const { server, queue, call } = await calling('modern');
  await replies(server, await consented(server, queue), wants(ONE));
  abandon(queue, ONE);
  expect(queue.getSnapshot().entries).toEqual([]);
  const retry = await server.next('tools/call');
  expect(answersOf(retry)).toEqual({ page0: { action: 'cancel' } });
  await replies(server, retry, wants(ONE));
  expect(queue.getSnapshot().current?.state).toEqual({ name: 'open' });
  consent(queue, ONE);
  server.reply(await server.next('tools/call'), DONE);
  await call;
});

test('2026-07-28: to stop waiting while the server is being asked ends the call', async () => {
  const { server, queue, call } = await calling('modern');
  const ended = expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'caller-cancelled' });
  await consented(server, queue);
  abandon(queue, ONE);
  await ended;
  expect(queue.getSnapshot().entries).toEqual([]);
});

test('2026-07-28: another address is a new question, and the page before it leaves', async () => {
  const { server, queue, call } = await calling('modern');
  await replies(server, await consented(server, queue), wants(TWO));
  expect(stateOf(queue, ONE)).toBeUndefined();
  expect(stateOf(queue, TWO)).toEqual({ name: 'open' });
  consent(queue, TWO);
  await replies(server, await server.next('tools/call'), wants(ONE));
  expect(stateOf(queue, TWO)).toBeUndefined();
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting', progress: 'not-done' });
  recheck(queue, ONE);
  server.reply(await server.next('tools/call'), DONE);
  await call;
});

test('2026-07-28: one press asks for all pages of the call, as they go out together', async () => {
  const { server, queue, call } = await calling('modern');
  await replies(server, await server.next('tools/call'), wants(ONE, TWO));
  consent(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  consent(queue, TWO);
  await replies(server, await server.next('tools/call'), wants(ONE, TWO));
  expect(stateOf(queue, TWO)).toMatchObject({ progress: 'not-done' });
  recheck(queue, TWO);
  const retry = await server.next('tools/call');
  expect(answersOf(retry)).toEqual({ page0: { action: 'accept' }, page1: { action: 'accept' } });
  server.reply(retry, DONE);
  await call;
  expect([stateOf(queue, ONE), stateOf(queue, TWO)]).toEqual([{ name: 'done' }, { name: 'done' }]);
});

test('2026-07-28: when another page was declined, the end of the call says nothing about the one that was opened', async () => {
  const { server, queue, call } = await calling('modern');
  await replies(server, await server.next('tools/call'), wants(ONE, TWO));
  consent(queue, ONE);
  queue.settle(idOf(queue, TWO), { action: 'decline' });
  server.reply(await server.next('tools/call'), DONE);
  await call;
  expect(queue.getSnapshot().entries).toEqual([]);
});

test('2026-07-28: a page that was closed comes back when the server wants it again, and not otherwise', async () => {
  const { server, queue, call } = await calling('modern');
  const retry = await consented(server, queue);
  queue.close(idOf(queue, ONE));
  expect(queue.getSnapshot().entries).toEqual([]);
  await replies(server, retry, wants(ONE));
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting', progress: 'not-done' });
  recheck(queue, ONE);
  queue.close(idOf(queue, ONE));
  server.reply(await server.next('tools/call'), DONE);
  await call;
  expect(queue.getSnapshot().entries).toEqual([]);
});

test.each([
  ['fails', { code: -32603, message: 'broken' }, undefined],
  ['reports an error as its result', undefined, { ...DONE, isError: true }],
])('2026-07-28: a call that %s ends the wait and says so', async (_what, error, result) => {
  const { server, queue, call } = await calling('modern');
  const retry = await consented(server, queue);
  if (error) server.fail(retry, error);
  else server.reply(retry, result);
  await call.catch(() => undefined);
  expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason: 'call-failed' });
});

test('2026-07-28: a call that is cancelled, or loses its connection, ends the wait and says so', async () => {
  for (const reason of ['caller-cancelled', 'disconnected'] as const) {
    const caller = new AbortController();
    const { server, queue, call } = await calling('modern', { limits: { signal: caller.signal } });
    const ended = expect(call).rejects.toMatchObject({ reason });
    await replies(server, await consented(server, queue), wants(ONE));
    if (reason === 'disconnected') server.drop();
    else caller.abort();
    await ended;
    expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason });
  }
});

test('2026-07-28: a server that polls keeps the page waiting past ten rounds, ever more slowly, then by hand', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, queue, call } = await calling('modern', { limits: { timeout: 10_000 } });
    let request = await consented(server, queue);
    const pauses: number[] = [];
    for (let poll = 0; poll < 60; poll += 1) {
      await replies(server, request, POLL);
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
    await replies(server, request, POLL);
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
  const { server, queue, call } = await calling('modern');
  const ended = call.catch((error: unknown) => error);
  let request = await consented(server, queue);
  let checks = 0;
  for (; checks < 1000; checks += 1) {
    await replies(server, request, wants(ONE));
    if (stateOf(queue, ONE)?.name !== 'waiting') break;
    recheck(queue, ONE);
    request = await server.next('tools/call');
  }
  expect(checks).toBe(200);
  expect(await ended).toMatchObject({ name: 'RoundError', code: 'too-many-rounds' });
  expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason: 'call-failed' });
});

test('2026-07-28: a page beside a new question waits for both', async () => {
  const { server, queue, call } = await calling('modern');
  const form = {
    method: 'elicitation/create',
    params: { mode: 'form', message: 'Which?', requestedSchema: { type: 'object', properties: {} } },
  };
  await replies(server, await consented(server, queue), {
    resultType: 'input_required',
    inputRequests: { page: page(ONE), form },
  });
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

type Page = readonly [url: string, id: string];

function required(...pages: readonly Page[]): object {
  const elicitations = pages.map(([url, elicitationId]) => ({
    mode: 'url',
    message: 'Sign in',
    url,
    elicitationId,
  }));
  return { code: -32042, message: 'Visit first', data: { elicitations } };
}

/** Fails the next call, which needs these pages first. */
async function requires(server: RawServer, ...pages: readonly Page[]): Promise<void> {
  server.fail(await server.next('tools/call'), required(...pages));
  await turn();
}

test('2025-11-25: a page waits for its notice, whether the call goes on or not', async () => {
  const { server, queue, call } = await calling('legacy');
  const request = await server.next('tools/call');
  await sends(server, ask('q', ONE, 'e1'));
  await agree(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  await server.next('q');
  server.reply(request, { content: [] });
  await call;
  expect(stateOf(queue, ONE)).toEqual({ ...OPEN, canAbandon: false });
  await sends(server, notice('unknown'));
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting' });
  await sends(server, notice('e1'));
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
  await sends(server, notice('e1'));
  expect(queue.getSnapshot().entries.map(({ state }) => state.name)).toEqual(['done', 'waiting']);
});

test('2025-11-25: to stop waiting ends the call that the page belongs to', async () => {
  const { server, queue, call } = await calling('legacy');
  const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
  await server.next('tools/call');
  await sends(server, ask('q', ONE, 'e1'));
  await agree(queue, ONE);
  abandon(queue, ONE);
  await ended;
  await server.next('notifications/cancelled');
});

test('2025-11-25: a page without a known call can only be closed', async () => {
  const { server, queue } = await open('legacy');
  await sends(server, ask('q', ONE, 'e1'));
  await agree(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual({ ...OPEN, canAbandon: false });
});

test('2025-11-25: the same address again in one call is no new question either', async () => {
  const { server, queue, call } = await calling('legacy');
  const request = await server.next('tools/call');
  await sends(server, ask('first', ONE, 'e1'));
  consent(queue, ONE);
  await server.next('first');
  await sends(server, ask('second', ONE, 'e2'));
  expect(queue.getSnapshot().entries).toHaveLength(1);
  expect(stateOf(queue, ONE)).toMatchObject({ progress: 'not-done', canRecheck: true });
  recheck(queue, ONE);
  expect((await server.next('second')).result).toEqual({ action: 'accept' });
  await sends(server, ask('third', ONE, 'e3'));
  server.send(notice('e3'));
  expect((await server.next('third')).result).toEqual({ action: 'accept' });
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
  server.reply(request, { content: [] });
  await call;
});

test('2025-11-25: a question that the server takes back leaves its page as it was', async () => {
  const { server, queue, call } = await calling('legacy');
  const request = await server.next('tools/call');
  await sends(server, ask('first', ONE, 'e1'));
  consent(queue, ONE);
  await sends(server, ask('second', ONE, 'e1'));
  await sends(server, { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'second' } });
  expect(stateOf(queue, ONE)).toEqual(OPEN);
  server.reply(request, { content: [] });
  await call;
});

test('-32042: both pages are asked for, and the call is repeated when both notices have come', async () => {
  const { server, queue, call } = await calling('legacy');
  const first = await server.next('tools/call');
  server.fail(first, required([ONE, 'e1'], [TWO, 'e2']));
  await turn();
  expect(entryFor(queue, ONE)?.origin?.batch).toEqual({ index: 1, count: 2 });
  await sends(server, notice('e1'));
  consent(queue, ONE);
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
  await turn();
  expect(entryFor(queue, TWO)?.origin?.batch).toEqual({ index: 2, count: 2 });
  await agree(queue, TWO);
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
  const { server, queue, call } = await calling('legacy');
  await requires(server, [ONE, 'e1']);
  await agree(queue, ONE);
  server.send(notice('e1'));
  // The server makes new ids of the same pages, and reports them as done at once.
  await requires(server, [ONE, 'e2']);
  expect(stateOf(queue, ONE)).toMatchObject({ name: 'waiting', progress: 'not-done', canRecheck: true });
  const sent = server.received.length;
  await sends(server, notice('e2'));
  expect(server.received).toHaveLength(sent);
  recheck(queue, ONE);
  await requires(server, [ONE, 'e3']);
  expect(stateOf(queue, ONE)).toMatchObject({ progress: 'not-done', canRecheck: true });
  recheck(queue, ONE);
  server.reply(await server.next('tools/call'), { content: [] });
  await call;
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
  expect(queue.getSnapshot().entries).toHaveLength(1);
});

test('-32042: the person may have it checked before any notice', async () => {
  const { server, queue, call } = await calling('legacy', { limits: { timeout: 1000 } });
  await requires(server, [ONE, 'e1']);
  await agree(queue, ONE);
  recheck(queue, ONE);
  expect(stateOf(queue, ONE)).toMatchObject({ progress: 'checking' });
  server.reply(await server.next('tools/call'), { content: [] });
  await call;
});

test('-32042: declining one page fails the call as it was, and the others are not asked any more', async () => {
  const { server, queue, call } = await calling('legacy');
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  await requires(server, [ONE, 'e1'], [TWO, 'e2'], ['https://c.example', 'e3']);
  await agree(queue, ONE);
  queue.settle(idOf(queue, TWO), { action: 'decline' });
  await ended;
  expect(queue.getSnapshot().entries.map(({ state }) => state)).toEqual([
    { name: 'stopped', reason: 'call-failed' },
  ]);
  expect(server.received).toHaveLength(1);
});

test('-32042: to stop waiting fails the call as it was', async () => {
  const { server, queue, call } = await calling('legacy');
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  await requires(server, [ONE, 'e1'], [TWO, 'e2']);
  await agree(queue, ONE);
  await agree(queue, TWO);
  abandon(queue, TWO);
  await ended;
  expect(queue.getSnapshot().entries).toEqual([]);
  expect(server.received).toHaveLength(1);
});

test('-32042: another address needs consent of its own, and one that is not named any more leaves', async () => {
  const { server, queue, call } = await calling('legacy');
  await requires(server, [ONE, 'e1']);
  await agree(queue, ONE);
  recheck(queue, ONE);
  await requires(server, [TWO, 'e2']);
  expect(stateOf(queue, ONE)).toBeUndefined();
  expect(stateOf(queue, TWO)).toEqual({ name: 'open' });
  await agree(queue, TWO);
  server.send(notice('e2'));
  server.reply(await server.next('tools/call'), { content: [] });
  await call;
});

test('-32042: a server that names other pages each time is followed ten times', async () => {
  const { server, queue, call } = await calling('legacy');
  const ended = call.catch((error: unknown) => error);
  let asked = 0;
  for (; asked < 100; asked += 1) {
    const url = `https://a.example/${asked}`;
    await requires(server, [url, `e${asked}`]);
    if (stateOf(queue, url)?.name !== 'open') break;
    await agree(queue, url);
    recheck(queue, url);
  }
  expect(asked).toBe(10);
  expect(await ended).toMatchObject({ code: -32042 });
});

test('-32042: a host that repeats calls itself gets the error after consent, and the page still waits for its notice', async () => {
  const { server, queue, call } = await calling('legacy', { retryAfterPages: false });
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  await requires(server, [ONE, 'e1']);
  consent(queue, ONE);
  await ended;
  expect(stateOf(queue, ONE)).toEqual({ ...OPEN, canAbandon: false });
  await sends(server, notice('e1'));
  expect(stateOf(queue, ONE)).toEqual({ name: 'done' });
});

test('-32042: a call that fails otherwise after its pages says so', async () => {
  const { server, queue, call } = await calling('legacy');
  const ended = expect(call).rejects.toMatchObject({ code: -32603 });
  await requires(server, [ONE, 'e1']);
  await agree(queue, ONE);
  recheck(queue, ONE);
  server.fail(await server.next('tools/call'), { code: -32603, message: 'broken' });
  await ended;
  expect(stateOf(queue, ONE)).toEqual({ name: 'stopped', reason: 'call-failed' });
});
