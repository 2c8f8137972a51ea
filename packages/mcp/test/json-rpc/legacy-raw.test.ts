import { expect, test, vi } from 'vitest';
import { createElicitationQueue, Withdrawal, type Refusal } from '@elicit-kit/core';
import { createJsonRpcTransport, type JsonRpcMessage } from '../../src/json-rpc/index.ts';
import { connectJsonRpc, HARBOUR } from '../support/connect-json-rpc.ts';
import { turn } from '../support/connect.ts';

const PARAMS = {
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
};

function question(id: unknown, params: unknown = PARAMS): object {
  return { jsonrpc: '2.0', id, method: 'elicitation/create', params };
}

function cancelled(requestId: unknown): object {
  return { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } };
}

test('hands over the params byte for byte, and sends the answer with its own members alone', async () => {
  const { server, kit, left } = connectJsonRpc('legacy');
  const params =
    '{"message":"m","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string","pattern":"^a$"},' +
    '"ip":{"type":"string","format":"ipv4"},"pick":{"anyOf":[{"const":"a"}]}},"required":["__proto__"]}}';
  server.send(`{"jsonrpc":"2.0","id":0,"method":"elicitation/create","params":${params}}`);
  const asked = await kit.next();
  expect(JSON.stringify(asked.params)).toBe(params);
  expect(asked.server).toEqual({
    ...HARBOUR,
    claim: { name: 'raw', title: 'Raw Server', version: '1.0.0' },
  });
  asked.answer({ action: 'accept', content: { berth: 'b2' } });
  await server.next(0);
  expect(server.received).toEqual([
    '{"jsonrpc":"2.0","id":0,"result":{"action":"accept","content":{"berth":"b2"}}}',
  ]);
  expect(left).toEqual([]);
});

test.each([0, 1, 'zero', ''])(
  'a cancel of request %j withdraws the question, and nothing is sent',
  async (id) => {
    const { server, kit } = connectJsonRpc('legacy');
    server.send(question(id));
    const asked = await kit.next();
    server.send(cancelled(id));
    await turn();
    expect(asked.signal?.reason).toEqual(new Withdrawal('server-cancelled'));
    asked.answer({ action: 'accept', content: {} });
    await turn();
    expect(server.received).toEqual([]);
  },
);

test('the number 1 and the text "1" are two requests', async () => {
  const { server, kit } = connectJsonRpc('legacy');
  server.send(question(1));
  server.send(question('1'));
  const [first, second] = [await kit.next(), await kit.next()];
  server.send(cancelled('1'));
  await turn();
  expect([first.signal?.aborted, second.signal?.aborted]).toEqual([false, true]);
});

test('a request that is delivered twice is asked once and answered once, before its answer and after it', async () => {
  const { server, kit } = connectJsonRpc('legacy');
  server.send(question(3));
  server.send(question(3));
  const asked = await kit.next();
  asked.answer({ action: 'decline' });
  await server.next(3);
  server.send(question(3));
  await turn();
  expect(kit.asked).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('a new connection may use the ids of the old one again', async () => {
  const { server, elicit, kit } = connectJsonRpc('legacy');
  server.send(question(0));
  const old = await kit.next();
  elicit.disconnect();
  expect(old.signal?.reason).toEqual(new Withdrawal('disconnected'));
  elicit.connected({ revision: '2025-06-18' });
  server.send(question(0));
  (await kit.next()).answer({ action: 'decline' });
  await server.next(0);
  expect(server.received).toHaveLength(1);
});

test('takes its own messages, and leaves all others to the host', async () => {
  const { elicit, kit } = connectJsonRpc('legacy');
  const others: unknown[] = [
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { jsonrpc: '2.0', id: 1, method: 'ping' },
    { jsonrpc: '2.0', id: 1, method: 'roots/list' },
    { jsonrpc: '2.0', id: 1, method: 'sampling/createMessage', params: {} },
    { jsonrpc: '2.0', id: 1, method: 5 },
    { jsonrpc: '2.0', id: 1, result: {} },
    { jsonrpc: '2.0', id: 'elicit-kit-1', result: {} },
    { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 1, progress: 1 } },
    { jsonrpc: '2.0', method: 'notifications/cancelled' },
    cancelled(1),
    cancelled(null),
    [question(1), { jsonrpc: '2.0', id: 2, method: 'ping' }],
  ];
  expect(others.filter((message) => elicit.receive(message))).toEqual([]);
  await turn();
  expect(kit.asked).toHaveLength(0);
});

test('a batch of questions is taken as a whole, each answered for itself', async () => {
  const { server, elicit, kit } = connectJsonRpc('legacy', {}, '2025-03-26');
  expect(elicit.receive([question(1), question(2)])).toBe(true);
  const [first, second] = [await kit.next(), await kit.next()];
  second.answer({ action: 'decline' });
  await server.next(2);
  first.answer({ action: 'cancel' });
  await server.next(1);
  expect(server.received).toHaveLength(2);
});

test.each([
  ['no version', { id: 1, method: 'elicitation/create', params: PARAMS }],
  ['another version', { ...question(1), jsonrpc: '1.0' }],
  ['a result beside the method', { ...question(1), result: {} }],
  ['an error beside the method', { ...question(1), error: null }],
])('a request with %s is invalid: -32600, without a dialog', async (_what, message) => {
  const { server, elicit, kit } = connectJsonRpc('legacy');
  expect(elicit.receive(message)).toBe(true);
  expect((await server.next(1)).error).toEqual({ code: -32600, message: 'Invalid Request' });
  expect(kit.asked).toHaveLength(0);
});

test.each([[null], [[]], ['text'], [7], [{}], [{ message: 'm' }], [{ ...PARAMS, mode: 'voice' }]])(
  'params %j are no question: -32602, in words, without a dialog',
  async (params) => {
    const refusals: Refusal[] = [];
    const { server, kit } = connectJsonRpc('legacy', { onRefusal: (refusal) => refusals.push(refusal) });
    server.send(question('x', params));
    const { error } = await server.next('x');
    expect(error?.code).toBe(-32602);
    expect(error?.message).toMatch(/\w/);
    expect(refusals).toHaveLength(1);
    expect(kit.asked).toHaveLength(0);
  },
);

test.each([undefined, null, true, {}, [], NaN])(
  'a question with the id %j, to which there is no answer, is dropped',
  async (id) => {
    const { server, elicit, kit } = connectJsonRpc('legacy');
    expect(elicit.receive(question(id))).toBe(true);
    await turn();
    expect(kit.asked).toHaveLength(0);
    expect(server.received).toEqual([]);
  },
);

test('answers an undeclared mode with -32602, and declares what is mounted', async () => {
  const { server, elicit } = connectJsonRpc('legacy', {
    modes: ['form'],
    roots: () => Promise.resolve({ roots: [] }),
    capabilities: { experimental: { x: {} } },
  });
  expect(elicit.capabilities).toEqual({ elicitation: { form: {} }, roots: {}, experimental: { x: {} } });
  server.send(question(1, { mode: 'url', message: 'm', url: 'https://a.example', elicitationId: 'e' }));
  expect((await server.next(1)).error?.code).toBe(-32602);
});

test('an answer that cannot be sent stays with the person, who sends it again', async () => {
  const sent: JsonRpcMessage[] = [];
  let isDown = true;
  const elicit = createJsonRpcTransport({
    server: HARBOUR,
    send: async (message) => {
      if (isDown) throw new Error('offline');
      sent.push(message);
    },
  });
  const queue = createElicitationQueue();
  queue.connect(elicit);
  elicit.receive(question(0));
  const { id } = queue.getSnapshot().entries[0]!;
  expect(queue.settle(id, { action: 'decline' })).toBe(true);
  await turn();
  expect(queue.getSnapshot().entries[0]?.state).toMatchObject({ name: 'failed' });
  isDown = false;
  expect(queue.settle(id, { action: 'decline' })).toBe(true);
  await turn();
  expect(queue.getSnapshot().entries).toHaveLength(0);
  expect(sent).toEqual([{ jsonrpc: '2.0', id: 0, result: { action: 'decline' } }]);
});

test('a send that throws at once is a send that failed', async () => {
  const onError = vi.fn();
  const elicit = createJsonRpcTransport({
    server: HARBOUR,
    onError,
    send: () => {
      throw new Error('closed');
    },
  });
  elicit.start(() => Promise.resolve({ action: 'decline' }));
  expect(elicit.receive(question(1))).toBe(true);
  await turn();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('closed'));
});

test('an answer on its way when the call ends is the only one; one that does not get through is replaced', async () => {
  for (const isLost of [false, true]) {
    const sent: JsonRpcMessage[] = [];
    let settle: (error?: Error) => void = () => undefined;
    const { elicit, kit } = connectJsonRpc('legacy', {
      request: () => new Promise(() => undefined),
      send: (message) => {
        sent.push(message);
        if (sent.length > 1) return undefined;
        return new Promise<void>((resolve, reject) => {
          settle = (error) => (error ? reject(error) : resolve());
        });
      },
    });
    const caller = new AbortController();
    const call = elicit.call('tools/call', { name: 'book' }, { signal: caller.signal });
    const ended = expect(call).rejects.toMatchObject({ reason: 'caller-cancelled' });
    elicit.receive(question(1));
    const asked = await kit.next();
    const delivered = asked.deliver?.({ action: 'accept', content: { berth: 'b2' } }).catch(() => 'lost');
    caller.abort();
    await ended;
    settle(isLost ? new Error('offline') : undefined);
    expect(await delivered).toBe(isLost ? 'lost' : undefined);
    await turn();
    expect(sent.map(({ result }) => result)).toEqual([
      { action: 'accept', content: { berth: 'b2' } },
      ...(isLost ? [{ action: 'cancel' }] : []),
    ]);
    await expect(asked.deliver?.({ action: 'decline' })).rejects.toThrow('no longer open');
  }
});

test('an answer after the server has cancelled is never taken for sent', async () => {
  const { server, kit } = connectJsonRpc('legacy');
  server.send(question(1));
  const asked = await kit.next();
  server.send(cancelled(1));
  await turn();
  await expect(asked.deliver?.({ action: 'accept', content: {} })).rejects.toThrow('no longer open');
  expect(server.received).toEqual([]);
});

test('heartbeats are progress notices with rising numbers, for the token that came', async () => {
  const { server, kit } = connectJsonRpc('legacy');
  server.send(question(1, { ...PARAMS, _meta: { progressToken: 0 } }));
  const asked = await kit.next();
  asked.heartbeat?.();
  asked.heartbeat?.();
  expect((await server.next('notifications/progress')).params).toEqual({ progressToken: 0, progress: 1 });
  expect((await server.next('notifications/progress')).params).toEqual({ progressToken: 0, progress: 2 });
});

test('a page is done when the notice with its id comes', async () => {
  const { server, kit } = connectJsonRpc('legacy');
  server.send(question(1, { mode: 'url', message: 'm', url: 'https://a.example/x', elicitationId: 'e1' }));
  const asked = await kit.next();
  const done = vi.fn();
  void asked.completed?.then(done);
  asked.answer({ action: 'accept' });
  expect((await server.next(1)).result).toEqual({ action: 'accept' });
  for (const elicitationId of ['other', 7, undefined]) {
    server.send({ jsonrpc: '2.0', method: 'notifications/elicitation/complete', params: { elicitationId } });
  }
  await turn();
  expect(done).not.toHaveBeenCalled();
  server.send({
    jsonrpc: '2.0',
    method: 'notifications/elicitation/complete',
    params: { elicitationId: 'e1' },
  });
  await turn();
  expect(done).toHaveBeenCalledOnce();
});

test('sampling and roots go to the host where it offers them; its errors stay with it', async () => {
  const { server } = connectJsonRpc('legacy', {
    roots: () => Promise.reject(new Error('/home/ada')),
    sampling: (params) => Promise.resolve({ role: 'assistant', model: 'm', content: params }),
  });
  server.send({ jsonrpc: '2.0', id: 1, method: 'roots/list' });
  expect((await server.next(1)).error).toEqual({ code: -32603, message: 'Internal error' });
  server.send({ jsonrpc: '2.0', id: 2, method: 'sampling/createMessage', params: { raw: true } });
  expect((await server.next(2)).result).toMatchObject({ content: { raw: true } });
});

test('an error of the host stays with the host: the server gets a bland one', async () => {
  const { server, elicit } = connectJsonRpc('legacy');
  elicit.start(() => Promise.reject(new Error('secret path /home/ada')));
  server.send(question(1));
  expect((await server.next(1)).error).toEqual({
    code: -32603,
    message: 'The client could not ask the question.',
  });
});
