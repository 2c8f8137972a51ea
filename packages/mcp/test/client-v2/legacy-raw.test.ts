import { expect, test, vi } from 'vitest';
import { Withdrawal, type Refusal } from '@elicit-kit/core';
import { Client } from '@modelcontextprotocol/client';
import { CallEndedError, createClientV2Transport } from '../../src/client-v2/index.ts';
import { connectRaw, HARBOUR, turn } from '../support/connect.ts';
import { createRawServer } from '../support/raw-server.ts';

const PARAMS = {
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
};

function question(id: string | number, params?: unknown): object {
  return { jsonrpc: '2.0', id, method: 'elicitation/create', params };
}

test('declares exactly the modes that are mounted', async () => {
  const { elicit } = await connectRaw('legacy', { modes: ['form'] });
  expect(elicit.clientOptions.capabilities).toEqual({ elicitation: { form: {} } });
});

test('hands over the params byte for byte: pattern, unknown formats, odd choices and a name like __proto__', async () => {
  const { server, kit } = await connectRaw('legacy');
  const params =
    '{"message":"m","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string","pattern":"^a$"},' +
    '"ip":{"type":"string","format":"ipv4"},"pick":{"anyOf":[{"const":"a"}]},"size":{"type":"integer","enum":[1,2]},' +
    '"deep":{"type":"object","properties":{}},"bad":{"type":"boolean","default":"yes"}},"required":["__proto__"]}}';
  server.send(`{"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":${params}}`);
  const asked = await kit.next();
  expect(JSON.stringify(asked.params)).toBe(params);
});

test('sends the answer with its own members and nothing else', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question('a', PARAMS));
  (await kit.next()).answer({ action: 'accept', content: { berth: 'b2', deck: ['upper'] } });
  await server.next('a');
  expect(server.received).toEqual([
    '{"jsonrpc":"2.0","id":"a","result":{"action":"accept","content":{"berth":"b2","deck":["upper"]}}}',
  ]);
});

test.each(['decline', 'cancel'] as const)(
  'sends a %s without content, even an undefined one',
  async (action) => {
    const { server, kit } = await connectRaw('legacy');
    server.send(question(7, PARAMS));
    (await kit.next()).answer({ action });
    await server.next(7);
    expect(server.received).toEqual([`{"jsonrpc":"2.0","id":7,"result":{"action":"${action}"}}`]);
  },
);

test('names the server by the label of the host and adds its own word as a claim', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, PARAMS));
  const { server: identity } = await kit.next();
  expect(identity).toEqual({ ...HARBOUR, claim: { name: 'raw', title: 'Raw Server', version: '1.0.0' } });
});

test.each([
  ['nothing at all', undefined, 'not-an-object'],
  ['no message', { requestedSchema: PARAMS.requestedSchema }, 'message-missing'],
  ['an unknown mode', { ...PARAMS, mode: 'voice' }, 'mode-unknown'],
  ['no schema', { message: 'm' }, 'schema-missing'],
  ['a schema that is no object', { message: 'm', requestedSchema: 'string' }, 'schema-not-an-object'],
  [
    'a schema of another type',
    { message: 'm', requestedSchema: { type: 'array' } },
    'schema-root-not-object',
  ],
  ['an address that is none', { mode: 'url', message: 'm', url: 'login', elicitationId: 'e' }, 'url-invalid'],
  [
    'an address without its id',
    { mode: 'url', message: 'm', url: 'https://a.example' },
    'elicitation-id-missing',
  ],
])('answers params with %s with -32602, in words, without a dialog', async (_what, params, code) => {
  const refusals: Refusal[] = [];
  const { server, kit } = await connectRaw('legacy', { onRefusal: (refusal) => refusals.push(refusal) });
  server.send(question(1, params));
  const { error } = await server.next(1);
  expect(error?.code).toBe(-32602);
  expect(error?.message).toMatch(/\w/);
  expect(refusals.map((refusal) => refusal.code)).toEqual([code]);
  expect(kit.asked).toHaveLength(0);
});

test('answers an undeclared mode with -32602, without a dialog', async () => {
  const { server, kit } = await connectRaw('legacy', { modes: ['form'] });
  server.send(question(1, { mode: 'url', message: 'm', url: 'https://a.example', elicitationId: 'e' }));
  expect((await server.next(1)).error?.code).toBe(-32602);
  expect(kit.asked).toHaveLength(0);
});

test.each([
  [
    'a schema that is too large',
    {
      ...PARAMS,
      requestedSchema: {
        type: 'object',
        properties: { a: { type: 'string', title: 'x'.repeat(1_100_000) } },
      },
    },
  ],
  [
    'an address with a script scheme',
    { mode: 'url', message: 'm', url: 'javascript:alert(1)', elicitationId: 'e' },
  ],
])('still shows %s, so that the person can decline', async (_what, params) => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, params));
  (await kit.next()).answer({ action: 'decline' });
  expect((await server.next(1)).result).toEqual({ action: 'decline' });
});

test.each([0, 1, 'zero'])(
  'a cancel of request %j withdraws the question, and nothing is sent',
  async (id) => {
    const { server, kit } = await connectRaw('legacy');
    server.send(question(id, PARAMS));
    const asked = await kit.next();
    server.send({
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: id, reason: 'changed' },
    });
    await turn();
    expect(asked.signal?.reason).toEqual(new Withdrawal('server-cancelled'));
    asked.answer({ action: 'accept', content: {} });
    await turn();
    expect(server.received).toEqual([]);
  },
);

test('a cancel of an unknown or answered request changes nothing', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, PARAMS));
  const first = await kit.next();
  server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 9 } });
  server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: {} });
  await turn();
  expect(first.signal?.aborted).toBe(false);
  first.answer({ action: 'decline' });
  await server.next(1);
  server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
  await turn();
  expect(server.received).toHaveLength(1);
});

test('a closed connection withdraws the question as disconnected', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(0, PARAMS));
  const asked = await kit.next();
  server.drop();
  await turn();
  expect(asked.signal?.reason).toEqual(new Withdrawal('disconnected'));
});

test('a caller that aborts withdraws the question of its call, and the server is told on both requests', async () => {
  const { server, elicit, kit } = await connectRaw('legacy');
  const caller = new AbortController();
  const call = elicit.callTool({ name: 'book' }, { signal: caller.signal });
  const { id } = await server.next('tools/call');
  server.send(question('q', PARAMS));
  const asked = await kit.next();
  expect(asked.origin).toEqual({ era: 'legacy', revision: '2025-11-25', method: 'tools/call', name: 'book' });
  caller.abort(new Error('left the page'));
  await expect(call).rejects.toMatchObject({
    name: 'CallEndedError',
    reason: 'caller-cancelled',
    cause: new Error('left the page'),
  });
  expect(asked.signal?.reason).toEqual(new Withdrawal('caller-cancelled'));
  expect((await server.next('notifications/cancelled')).params).toMatchObject({ requestId: id });
  expect((await server.next('q')).result).toEqual({ action: 'cancel' });
});

test('with two calls under way the question is named after neither, and ends when both are gone', async () => {
  const { server, elicit, kit } = await connectRaw('legacy');
  const [first, second] = [new AbortController(), new AbortController()];
  const calls = [
    elicit.callTool({ name: 'one' }, { signal: first.signal }),
    elicit.callTool({ name: 'two' }, { signal: second.signal }),
  ];
  const ended = calls.map((call) => expect(call).rejects.toBeInstanceOf(CallEndedError));
  await server.next('tools/call');
  await server.next('tools/call');
  server.send(question('q', PARAMS));
  const asked = await kit.next();
  expect(asked.origin).toEqual({ era: 'legacy', revision: '2025-11-25' });
  first.abort();
  await turn();
  expect(asked.signal?.aborted).toBe(false);
  second.abort();
  await Promise.all(ended);
  expect(asked.signal?.reason).toEqual(new Withdrawal('caller-cancelled'));
});

test('the clock of a call stands still while a person answers, and starts anew after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, elicit, kit } = await connectRaw('legacy');
    const call = elicit.callTool({ name: 'slow' }, { timeout: 1000 });
    const request = await server.next('tools/call');
    server.send(question('q', PARAMS));
    const asked = await kit.next();
    vi.advanceTimersByTime(3_600_000);
    expect(asked.signal?.aborted).toBe(false);
    asked.answer({ action: 'accept', content: { berth: 'b2' } });
    await server.next('q');
    vi.advanceTimersByTime(999);
    server.reply(request, { content: [{ type: 'text', text: 'done' }] });
    await expect(call).resolves.toMatchObject({ content: [{ text: 'done' }] });

    const late = elicit.callTool({ name: 'slow' }, { timeout: 1000 });
    const isLate = expect(late).rejects.toMatchObject({ name: 'CallEndedError', reason: 'timed-out' });
    await server.next('tools/call');
    vi.advanceTimersByTime(1000);
    await isLate;
    await server.next('notifications/cancelled');
  } finally {
    vi.useRealTimers();
  }
});

test('the total time includes the person: the question is withdrawn as timed out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, elicit, kit } = await connectRaw('legacy');
    const startedAt = Date.now();
    const call = elicit.callTool({ name: 'slow' }, { timeout: 1000, maxTotalTimeout: 5000 });
    const ended = expect(call).rejects.toMatchObject({ reason: 'timed-out' });
    await server.next('tools/call');
    server.send(question('q', PARAMS));
    const asked = await kit.next();
    // The person is told how long it can be answered.
    expect(asked.expiresAt).toBeGreaterThanOrEqual(startedAt + 5000);
    expect(asked.expiresAt).toBeLessThanOrEqual(Date.now() + 5000);
    vi.advanceTimersByTime(5000);
    await ended;
    expect(asked.signal?.reason).toEqual(new Withdrawal('timed-out'));
  } finally {
    vi.useRealTimers();
  }
});

test('a question has no known end while one of its calls has none', async () => {
  const { server, elicit, kit } = await connectRaw('legacy');
  const calls = [
    elicit.callTool({ name: 'slow' }, { maxTotalTimeout: 5000 }),
    elicit.callTool({ name: 'slower' }),
  ];
  const requests = [await server.next('tools/call'), await server.next('tools/call')];
  server.send(question('q', PARAMS));
  const asked = await kit.next();
  expect(asked.expiresAt).toBeUndefined();
  asked.answer({ action: 'decline' });
  await server.next('q');
  for (const request of requests) server.reply(request, { content: [] });
  await Promise.all(calls);
});

test('heartbeats are progress notices with rising numbers, for the token that came', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, { ...PARAMS, _meta: { progressToken: 0 } }));
  const asked = await kit.next();
  asked.heartbeat?.();
  asked.heartbeat?.();
  expect((await server.next('notifications/progress')).params).toEqual({ progressToken: 0, progress: 1 });
  expect((await server.next('notifications/progress')).params).toEqual({ progressToken: 0, progress: 2 });
});

test('there is no heartbeat without a token', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, PARAMS));
  expect((await kit.next()).heartbeat).toBeUndefined();
});

test('a heartbeat after the connection is gone does no harm', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, { ...PARAMS, _meta: { progressToken: 'p' } }));
  const asked = await kit.next();
  server.drop();
  asked.heartbeat?.();
  await turn();
  expect(server.received).toEqual([]);
});

test('the reference to a task comes back with the answer', async () => {
  const { server, kit } = await connectRaw('legacy');
  const _meta = { 'io.modelcontextprotocol/related-task': { taskId: 't1' } };
  server.send(question(1, { ...PARAMS, _meta }));
  (await kit.next()).answer({ action: 'decline' });
  expect((await server.next(1)).result).toEqual({ action: 'decline', _meta });
});

test('a page is done when the notice with its id comes, and only then', async () => {
  const { server, kit } = await connectRaw('legacy');
  server.send(question(1, { mode: 'url', message: 'm', url: 'https://a.example/x', elicitationId: 'e1' }));
  const asked = await kit.next();
  const done = vi.fn();
  void asked.completed?.then(done);
  asked.answer({ action: 'accept' });
  expect((await server.next(1)).result).toEqual({ action: 'accept' });
  const notice = (elicitationId: unknown) =>
    server.send({ jsonrpc: '2.0', method: 'notifications/elicitation/complete', params: { elicitationId } });
  notice('other');
  notice(7);
  await turn();
  expect(done).not.toHaveBeenCalled();
  notice('e1');
  notice('e1');
  await turn();
  expect(done).toHaveBeenCalledOnce();
});

const REQUIRED = {
  code: -32042,
  message: 'Visit first',
  data: {
    elicitations: [
      { mode: 'url', message: 'Sign in', url: 'https://a.example/in', elicitationId: 'e1' },
      { mode: 'url', message: 'No id', url: 'https://a.example/in' },
      { mode: 'form', message: 'No page', requestedSchema: { type: 'object', properties: {} } },
    ],
  },
};

test('error -32042 asks for consent to its pages and then reaches the caller', async () => {
  const { server, elicit, kit } = await connectRaw('legacy');
  const call = elicit.callTool({ name: 'calendar' });
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  server.fail(await server.next('tools/call'), REQUIRED);
  const asked = await kit.next();
  expect(asked.params).toEqual(REQUIRED.data.elicitations[0]);
  asked.answer({ action: 'accept' });
  await ended;
  expect(kit.asked).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('with retryAfterPages the call is repeated once the page is done, and only once', async () => {
  const { server, elicit, kit } = await connectRaw('legacy', { retryAfterPages: true });
  const call = elicit.callTool({ name: 'calendar' });
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  const first = await server.next('tools/call');
  server.fail(first, REQUIRED);
  (await kit.next()).answer({ action: 'accept' });
  server.send({
    jsonrpc: '2.0',
    method: 'notifications/elicitation/complete',
    params: { elicitationId: 'e1' },
  });
  const second = await server.next('tools/call');
  expect(second.id).not.toBe(first.id);
  expect(second.params).toEqual(first.params);
  server.fail(second, REQUIRED);
  await ended;
  expect(kit.asked).toHaveLength(1);
});

test('a declined page is not waited for', async () => {
  const { server, elicit, kit } = await connectRaw('legacy', { retryAfterPages: true });
  const call = elicit.callTool({ name: 'calendar' });
  const ended = expect(call).rejects.toMatchObject({ code: -32042 });
  server.fail(await server.next('tools/call'), REQUIRED);
  (await kit.next()).answer({ action: 'decline' });
  await ended;
});

test('questions that come before the kit is connected wait for it, or end with their request', async () => {
  const { server, elicit, kit } = await connectRaw('legacy');
  elicit.start(() => Promise.reject(new Error('not this one')))();
  server.send(question(1, PARAMS));
  server.send(question(2, PARAMS));
  await turn();
  server.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } });
  await turn();
  elicit.start(kit.ask);
  (await kit.next()).answer({ action: 'decline' });
  expect((await server.next(2)).result).toEqual({ action: 'decline' });
  expect(kit.asked).toHaveLength(1);
});

test('an error of the host stays with the host: the server gets a bland one', async () => {
  const { server, elicit } = await connectRaw('legacy');
  elicit.start(() => Promise.reject(new Error('secret path /home/ada')));
  server.send(question(1, PARAMS));
  const { error } = await server.next(1);
  expect(error).toEqual({ code: -32603, message: 'The client could not ask the question.' });
});

test('sampling and roots go to the host when it offers them, with the capability declared', async () => {
  const { server, elicit } = await connectRaw('legacy', {
    roots: () => Promise.resolve({ roots: [{ uri: 'file:///work' }] }),
    sampling: (params) => Promise.resolve({ role: 'assistant', model: 'm', content: params }),
  });
  expect(elicit.clientOptions.capabilities).toMatchObject({ roots: {}, sampling: {} });
  server.send({ jsonrpc: '2.0', id: 1, method: 'roots/list' });
  expect((await server.next(1)).result).toEqual({ roots: [{ uri: 'file:///work' }] });
  server.send({ jsonrpc: '2.0', id: 2, method: 'sampling/createMessage', params: { raw: true } });
  expect((await server.next(2)).result).toMatchObject({ content: { raw: true } });
});

test('other methods go to the fallback handler that was there, or are unknown', async () => {
  const { server } = await connectRaw('legacy');
  server.send({ jsonrpc: '2.0', id: 1, method: 'sampling/createMessage', params: {} });
  expect((await server.next(1)).error?.code).toBe(-32601);

  const elicit = createClientV2Transport({ server: HARBOUR });
  const client = new Client({ name: 'test', version: '1.0.0' }, elicit.clientOptions);
  client.fallbackRequestHandler = ({ method }) => Promise.resolve({ method });
  elicit.attach(client);
  const other = createRawServer('legacy');
  await client.connect(other.transport);
  other.send({ jsonrpc: '2.0', id: 2, method: 'x-host/own', params: {} });
  expect((await other.next(2)).result).toEqual({ method: 'x-host/own' });
});

test('refuses to attach twice, or over a handler of the host', async () => {
  const { elicit, client } = await connectRaw('legacy');
  expect(() => elicit.attach(client)).toThrow('one transport per client');
  const own = createClientV2Transport({ server: HARBOUR });
  const busy = new Client({ name: 'test', version: '1.0.0' }, own.clientOptions);
  busy.setRequestHandler('elicitation/create', () => ({ action: 'decline' }));
  expect(() => own.attach(busy)).toThrow('already exists');
  await expect(own.callTool({ name: 'x' })).rejects.toThrow('attach(client)');
  expect(() => createClientV2Transport({ server: HARBOUR, modes: [] })).toThrow(TypeError);
});
