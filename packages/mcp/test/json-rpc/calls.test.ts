import { describe, expect, test, vi } from 'vitest';
import { Withdrawal } from '@elicit-kit/core';
import {
  JsonRpcError,
  RoundError,
  type JsonRpcRequest,
  type JsonRpcTransportOptions,
} from '../../src/json-rpc/index.ts';
import { connectJsonRpc, type ConnectedJsonRpc } from '../support/connect-json-rpc.ts';
import { turn } from '../support/connect.ts';

const PARAMS = {
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
};
const ENTRY = { method: 'elicitation/create', params: PARAMS };
const DONE = { content: [{ type: 'text', text: 'done' }] };
const COMPLETE = { resultType: 'complete', ...DONE };

function asking(inputRequests: object, requestState?: string): object {
  return { resultType: 'input_required', inputRequests, requestState };
}

/** The host's own way to send requests: numbers as ids, responses kept from the kit. */
function connectOwn(era: 'legacy' | 'modern', options: Partial<JsonRpcTransportOptions>): ConnectedJsonRpc {
  let last = 0;
  const waiting = new Map<
    unknown,
    { resolve: (result: unknown) => void; reject: (error: unknown) => void }
  >();
  let send: (message: object) => unknown = () => undefined;
  const request: JsonRpcRequest = (message, { signal }) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      send({ jsonrpc: '2.0', id: last, ...message });
    });
  const connected = connectJsonRpc(era, { ...options, request });
  const { transport } = connected.server;
  send = (message) => transport.send(message as Parameters<typeof transport.send>[0]);
  transport.onmessage = (message) => {
    if (connected.elicit.receive(message)) return;
    const { id, result, error } = message as { id?: unknown; result?: unknown; error?: unknown };
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(error);
  };
  return connected;
}

const ways = { 'over send and receive': connectJsonRpc, "over the host's own request": connectOwn };

describe.each(Object.keys(ways) as (keyof typeof ways)[])('calls %s', (way) => {
  const open = (era: 'legacy' | 'modern', options: Partial<JsonRpcTransportOptions> = {}) =>
    ways[way](era, options);

  test('each request of 2026-07-28 says who asks and what is served; members that the caller set stay', async () => {
    const { server, elicit } = open('modern', {
      clientInfo: { name: 'harbour-desk', version: '0.9.0' },
      capabilities: { extensions: { x: {} } },
    });
    const call = elicit.call('tools/call', {
      name: 'book',
      arguments: { pier: 4 },
      _meta: { own: 1, 'io.modelcontextprotocol/protocolVersion': 'draft' },
    });
    const request = await server.next('tools/call');
    expect(request.params).toEqual({
      name: 'book',
      arguments: { pier: 4 },
      _meta: {
        own: 1,
        'io.modelcontextprotocol/protocolVersion': 'draft',
        'io.modelcontextprotocol/clientInfo': { name: 'harbour-desk', version: '0.9.0' },
        'io.modelcontextprotocol/clientCapabilities': {
          elicitation: { form: {}, url: {} },
          extensions: { x: {} },
        },
      },
    });
    server.reply(request, COMPLETE);
    await expect(call).resolves.toEqual(COMPLETE);
    expect(elicit.meta()).toMatchObject({ 'io.modelcontextprotocol/protocolVersion': '2026-07-28' });
  });

  test('a call of the earlier revisions goes out as it is', async () => {
    const { server, elicit } = open('legacy');
    const params = { name: 'book', arguments: { pier: 4 }, _meta: { own: 1 } };
    const call = elicit.call('tools/call', params);
    const request = await server.next('tools/call');
    expect(request.params).toEqual(params);
    server.reply(request, { ...DONE, 'x-extra': 1 });
    await expect(call).resolves.toEqual({ ...DONE, 'x-extra': 1 });
  });

  test('all entries are asked at once; the state goes back byte for byte, under a new id', async () => {
    const { server, elicit, kit } = open('modern');
    const call = elicit.call('prompts/get', { name: 'plan' });
    const first = await server.next('prompts/get');
    const state = 'q9:opaque/=+\u2028 "\\u0041" \ud83e\udd80';
    const text = JSON.stringify({
      jsonrpc: '2.0',
      id: first.id,
      result: asking({ KEY: ENTRY, b: ENTRY }, state),
    });
    server.send(text.replace('KEY', '__proto__'));
    const asked = [await kit.next(), await kit.next()];
    expect(asked.map(({ origin }) => origin)).toEqual(
      [1, 2].map((index) => ({
        era: 'modern',
        revision: '2026-07-28',
        method: 'prompts/get',
        name: 'plan',
        batch: { index, count: 2 },
        round: 1,
      })),
    );
    asked[1]?.answer({ action: 'cancel' });
    await turn();
    expect(server.received).toHaveLength(1);
    asked[0]?.answer({ action: 'accept', content: { berth: 'b2' } });
    const retry = await server.next('prompts/get');
    expect(retry.id).not.toBe(first.id);
    expect(retry.params?.['requestState']).toBe(state);
    expect(JSON.stringify(retry.params?.['inputResponses'])).toBe(
      '{"__proto__":{"action":"accept","content":{"berth":"b2"}},"b":{"action":"cancel"}}',
    );
    // The next round has a state and answers of its own, or none.
    server.reply(retry, asking({ c: ENTRY }));
    (await kit.next()).answer({ action: 'decline' });
    const last = await server.next('prompts/get');
    expect(last.params).toEqual({ ...first.params, inputResponses: { c: { action: 'decline' } } });
    server.reply(last, { resultType: 'complete', messages: [] });
    await expect(call).resolves.toEqual({ resultType: 'complete', messages: [] });
  });

  test.each([
    ['an unknown resultType', { ...DONE, resultType: 'maybe' }],
    ['a task that nobody asked for', { resultType: 'task', taskId: 't' }],
    ['a resultType that is no text', { ...DONE, resultType: null }],
    ['nothing asked at all', { resultType: 'input_required' }],
    ['an entry that is none', asking({ q: 7 })],
    ['a state that is no text', { ...asking({ q: ENTRY }), requestState: 7 }],
    ['a result that is a list', []],
    ['a result that is null', null],
  ])('%s fails a call of 2026-07-28, and nobody is asked', async (_what, result) => {
    const { server, elicit, kit } = open('modern');
    const failed = expect(elicit.call('tools/call', { name: 'x' })).rejects.toBeInstanceOf(RoundError);
    server.reply(await server.next('tools/call'), result);
    await failed;
    expect(kit.asked).toHaveLength(0);
    expect(server.received).toHaveLength(1);
  });

  test('a result without resultType is complete, even with inputRequests in it', async () => {
    const { server, elicit, kit } = open('modern');
    const call = elicit.call('tools/call', { name: 'x' });
    server.reply(await server.next('tools/call'), { ...DONE, inputRequests: { q: ENTRY } });
    await expect(call).resolves.toMatchObject(DONE);
    expect(kit.asked).toHaveLength(0);
  });

  test.each([
    ['input_required', asking({ q: ENTRY }), 'earlier revision'],
    ['a result that is no object', 'done', 'no object'],
  ])('%s fails a call of the earlier revisions', async (_what, result, text) => {
    const { server, elicit } = open('legacy');
    const failed = expect(elicit.call('tools/call', { name: 'x' })).rejects.toThrow(text);
    server.reply(await server.next('tools/call'), result);
    await failed;
  });

  test('error -32042 asks for consent and repeats the call once its page is done', async () => {
    const { server, elicit, kit } = open('legacy', { retryAfterPages: true });
    const page = { mode: 'url', message: 'Sign in', url: 'https://a.example/in', elicitationId: 'e1' };
    const call = elicit.call('resources/read', { uri: 'tide://table' });
    const first = await server.next('resources/read');
    server.fail(first, { code: -32042, message: 'Visit first', data: { elicitations: [page] } });
    const asked = await kit.next();
    expect(asked.params).toEqual(page);
    expect(asked.origin).toMatchObject({ method: 'resources/read', name: 'tide://table' });
    asked.answer({ action: 'accept' });
    server.send({
      jsonrpc: '2.0',
      method: 'notifications/elicitation/complete',
      params: { elicitationId: 'e1' },
    });
    const second = await server.next('resources/read');
    expect(second.id).not.toBe(first.id);
    expect(second.params).toEqual(first.params);
    server.reply(second, { contents: [] });
    await expect(call).resolves.toEqual({ contents: [] });
  });

  test('any other error reaches the caller with its code and data', async () => {
    const { server, elicit } = open('legacy');
    const failed = expect(elicit.call('tools/call', { name: 'x' })).rejects.toMatchObject({
      code: -32000,
      message: 'No',
      data: [1],
    });
    server.fail(await server.next('tools/call'), { code: -32000, message: 'No', data: [1] });
    await failed;
  });

  test.each(['legacy', 'modern'] as const)(
    'a closed connection ends calls and questions, and nothing more is sent, %s era',
    async (era) => {
      const { server, elicit, kit } = open(era);
      const ended = expect(elicit.call('tools/call', { name: 'x' })).rejects.toMatchObject({
        name: 'CallEndedError',
        reason: 'disconnected',
      });
      const request = await server.next('tools/call');
      if (era === 'modern') server.reply(request, asking({ q: ENTRY }));
      else server.send({ jsonrpc: '2.0', id: 0, ...ENTRY });
      const asked = await kit.next();
      server.drop();
      await ended;
      expect(asked.signal?.reason).toEqual(new Withdrawal('disconnected'));
      asked.answer({ action: 'accept', content: {} });
      await turn();
      expect(server.received).toHaveLength(1);
    },
  );

  test('the clock stands still while a person answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { server, elicit, kit } = open('modern');
      const ended = expect(
        elicit.call('tools/call', { name: 'slow' }, { timeout: 1000 }),
      ).rejects.toMatchObject({ reason: 'timed-out' });
      server.reply(await server.next('tools/call'), asking({ q: ENTRY }));
      const asked = await kit.next();
      vi.advanceTimersByTime(3_600_000);
      asked.answer({ action: 'decline' });
      await server.next('tools/call');
      vi.advanceTimersByTime(1000);
      await ended;
    } finally {
      vi.useRealTimers();
    }
  });

  test('parallel calls never cross', async () => {
    const { server, elicit, kit } = open('modern');
    const calls = ['one', 'two'].map((name) => elicit.call('tools/call', { name }));
    for (const _call of calls) {
      const request = await server.next('tools/call');
      server.reply(request, asking({ k: ENTRY }, `state of ${String(request.params?.['name'])}`));
    }
    const [first, second] = [await kit.next(), await kit.next()];
    second.answer({ action: 'accept', content: { berth: String(second.origin?.name) } });
    first.answer({ action: 'accept', content: { berth: String(first.origin?.name) } });
    for (const _call of calls) {
      const { params = {}, ...request } = await server.next('tools/call');
      const name = String(params['name']);
      expect(params).toMatchObject({
        requestState: `state of ${name}`,
        inputResponses: { k: { action: 'accept', content: { berth: name } } },
      });
      server.reply(request, { resultType: 'complete', content: [], name });
    }
    await expect(Promise.all(calls)).resolves.toMatchObject([{ name: 'one' }, { name: 'two' }]);
  });

  test('answers that do not get through can be sent again, the same bytes', async () => {
    const failures: unknown[] = [];
    const { server, elicit, kit } = open('modern', {
      onRetryFailed: (failure) => {
        failures.push(failure);
        return failure.attempts < 2;
      },
    });
    const call = elicit.call('tools/call', { name: 'x' });
    server.reply(await server.next('tools/call'), asking({ q: ENTRY }, 's'));
    (await kit.next()).answer({ action: 'accept', content: { berth: 'b2' } });
    const lost = await server.next('tools/call');
    server.fail(lost, { code: -32603, message: 'gone' });
    const again = await server.next('tools/call');
    expect(again.id).not.toBe(lost.id);
    expect(JSON.stringify(again.params)).toBe(JSON.stringify(lost.params));
    server.reply(again, COMPLETE);
    await call;
    expect(failures).toMatchObject([{ attempts: 1, error: { code: -32603 } }]);
  });
});

test('a call that is aborted is cancelled with its own id, and its late response is taken and forgotten', async () => {
  const { server, elicit, kit, left } = connectJsonRpc('legacy');
  const caller = new AbortController();
  const call = elicit.call('tools/call', { name: 'book' }, { signal: caller.signal });
  const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
  const request = await server.next('tools/call');
  server.send({ jsonrpc: '2.0', id: 'q', ...ENTRY });
  const asked = await kit.next();
  expect(asked.origin).toMatchObject({ method: 'tools/call', name: 'book' });
  caller.abort();
  await ended;
  expect(asked.signal?.reason).toEqual(new Withdrawal('caller-cancelled'));
  expect((await server.next('notifications/cancelled')).params).toMatchObject({ requestId: request.id });
  expect((await server.next('q')).result).toEqual({ action: 'cancel' });
  server.reply(request, DONE);
  await turn();
  expect(left).toEqual([]);
});

test('a call that cannot be sent fails with the error of the wire', async () => {
  const { elicit } = connectJsonRpc('legacy', { send: () => Promise.reject(new Error('offline')) });
  await expect(elicit.call('tools/call', { name: 'x' })).rejects.toThrow('offline');
});

test.each([
  ['nothing in it', {}],
  ['an error that is none', { error: 'no' }],
])('a response with %s fails the call', async (_what, members) => {
  const { server, elicit } = connectJsonRpc('legacy');
  const failed = expect(elicit.call('tools/call', { name: 'x' })).rejects.toBeInstanceOf(JsonRpcError);
  const { id } = await server.next('tools/call');
  server.send({ jsonrpc: '2.0', id, ...members });
  await failed;
});

test('progress of a call reaches the caller, and starts the clock anew where that is wanted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, elicit, left } = connectJsonRpc('legacy');
    const onprogress = vi.fn();
    const call = elicit.call(
      'tools/call',
      { name: 'x', _meta: { own: 1 } },
      { timeout: 1000, onprogress, resetTimeoutOnProgress: true },
    );
    const request = await server.next('tools/call');
    const { progressToken } = request.params?.['_meta'] as { progressToken: unknown };
    expect(request.params?.['_meta']).toEqual({ own: 1, progressToken: request.id });
    vi.advanceTimersByTime(999);
    server.send({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken, progress: 1 } });
    await turn();
    vi.advanceTimersByTime(999);
    server.reply(request, DONE);
    await expect(call).resolves.toEqual(DONE);
    expect(onprogress).toHaveBeenCalledExactlyOnceWith({ progressToken, progress: 1 });
    expect(left).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a callback of the host that throws does not stop the wire', async () => {
  const onError = vi.fn();
  const { server, elicit } = connectJsonRpc('legacy', { onError });
  const onprogress = () => {
    throw new Error('host');
  };
  const call = elicit.call('tools/call', { name: 'x' }, { onprogress });
  const request = await server.next('tools/call');
  server.send({
    jsonrpc: '2.0',
    method: 'notifications/progress',
    params: { progressToken: request.id, progress: 1 },
  });
  server.reply(request, DONE);
  await expect(call).resolves.toEqual(DONE);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('host'));
});

test.each([
  ['2024-11-05', '2025-06-18'],
  ['2025-03-26', '2025-06-18'],
  ['2025-06-18', '2025-06-18'],
  ['2025-11-25', '2025-11-25'],
])('a connection of %s is read by the rules of %s', async (version, revision) => {
  const { server, kit } = connectJsonRpc('legacy', {}, version);
  server.send({ jsonrpc: '2.0', id: 1, ...ENTRY });
  expect((await kit.next()).origin).toEqual({ era: 'legacy', revision });
});

test.each(['2026-07-28', '2027-01-01', 'DRAFT-2026-v1'])(
  'on a connection of %s requests of the server are dropped: no dialog, no answer (E-67)',
  async (version) => {
    const onError = vi.fn();
    const roots = () => Promise.resolve({ roots: [] });
    const { server, kit, left } = connectJsonRpc('modern', { onError, roots }, version);
    server.send({ jsonrpc: '2.0', id: 1, ...ENTRY });
    server.send({ jsonrpc: '2.0', id: 2, method: 'roots/list' });
    await turn();
    expect(kit.asked).toHaveLength(0);
    expect(server.received).toEqual([]);
    expect(left).toEqual([]);
    expect(onError).toHaveBeenCalledTimes(2);
  },
);
