import { expect, test, vi } from 'vitest';
import { createMCPClient, type MCPClient, type MCPTransport } from '@ai-sdk/mcp';
import { Withdrawal } from '@elicit-kit/core';
import { CallEndedError, createAiSdkTransport, RoundError } from '../../src/ai-sdk/index.ts';
import { connectAiSdkRaw, HARBOUR } from '../support/connect-ai-sdk.ts';
import { turn } from '../support/connect.ts';
import { createRawServer } from '../support/raw-server.ts';

const PARAMS = {
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
};
const DONE = { content: [{ type: 'text', text: 'done' }] };
const COMPLETE = { resultType: 'complete', ...DONE };

function question(id: string | number, params: unknown = PARAMS): object {
  return { jsonrpc: '2.0', id, method: 'elicitation/create', params };
}

function cancelled(requestId: string | number): object {
  return { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } };
}

function asking(entries: object, requestState?: string): object {
  return { resultType: 'input_required', inputRequests: entries, requestState };
}

const ENTRY = { method: 'elicitation/create', params: PARAMS };

test('declares exactly what is mounted, where the client expects it', async () => {
  const roots = () => Promise.resolve({ roots: [] });
  const elicit = createAiSdkTransport({ server: HARBOUR, modes: ['form'], roots });
  expect(elicit.clientConfig).toEqual({ capabilities: { elicitation: { form: {} }, roots: {} } });

  const { server, client } = await connectAiSdkRaw('modern');
  const call = client.callTool({ name: 'book' });
  const request = await server.next('tools/call');
  expect(request.params?.['_meta']).toMatchObject({
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {}, url: {} } },
  });
  server.reply(request, COMPLETE);
  await call;
});

test('hands over the params byte for byte, and sends exactly the members of an answer', async () => {
  const { server, kit } = await connectAiSdkRaw('legacy');
  const params =
    '{"message":"m","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string","pattern":"^a$"},' +
    '"ip":{"type":"string","format":"ipv4"},"pick":{"anyOf":[{"const":"a"}]}},"required":["__proto__"]}}';
  server.send(`{"jsonrpc":"2.0","id":0,"method":"elicitation/create","params":${params}}`);
  const asked = await kit.next();
  expect(JSON.stringify(asked.params)).toBe(params);
  expect(asked.server.claim).toEqual({ name: 'raw', title: 'Raw Server', version: '1.0.0' });
  asked.answer({ action: 'accept', content: { berth: 'b2' } });
  await server.next(0);
  expect(server.received).toEqual([
    '{"jsonrpc":"2.0","id":0,"result":{"action":"accept","content":{"berth":"b2"}}}',
  ]);
});

test.each([0, 1, 'zero'])(
  'a cancel of request %j withdraws the question, and nothing is sent',
  async (id) => {
    const { server, kit } = await connectAiSdkRaw('legacy');
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

test('asks to open addresses, which the client itself refuses', async () => {
  const { server, kit } = await connectAiSdkRaw('legacy');
  server.send(question(1, { mode: 'url', message: 'm', url: 'https://a.example/x', elicitationId: 'e1' }));
  const asked = await kit.next();
  const done = vi.fn();
  void asked.completed?.then(done);
  asked.answer({ action: 'accept' });
  expect((await server.next(1)).result).toEqual({ action: 'accept' });
  server.send({
    jsonrpc: '2.0',
    method: 'notifications/elicitation/complete',
    params: { elicitationId: 'e1' },
  });
  await turn();
  expect(done).toHaveBeenCalledOnce();
});

test('an undeclared mode is refused with -32602, where the client itself would show an address as a form', async () => {
  const { server, kit } = await connectAiSdkRaw('legacy', { modes: ['form'] });
  server.send(question(1, { ...PARAMS, mode: 'url', url: 'https://a.example', elicitationId: 'e' }));
  expect((await server.next(1)).error?.code).toBe(-32602);
  expect(kit.asked).toHaveLength(0);
});

test('a tool that a model calls asks through the kit; the answer reaches the tool and the result the model', async () => {
  const { server, client, kit } = await connectAiSdkRaw('legacy');
  const listed = client.tools();
  server.reply(await server.next('tools/list'), {
    tools: [{ name: 'book', inputSchema: { type: 'object', properties: {} } }],
  });
  const tools = await listed;
  const result = tools['book']?.execute({ pier: 4 }, { toolCallId: 't', messages: [], context: {} });
  const request = await server.next('tools/call');
  expect(request.params).toEqual({ name: 'book', arguments: { pier: 4 } });
  server.send(question('q'));
  const asked = await kit.next();
  expect(asked.origin).toEqual({ era: 'legacy', revision: '2025-11-25', method: 'tools/call', name: 'book' });
  asked.answer({ action: 'accept', content: { berth: 'b2' } });
  expect((await server.next('q')).result).toEqual({ action: 'accept', content: { berth: 'b2' } });
  server.reply(request, DONE);
  await expect(result).resolves.toMatchObject(DONE);
});

test.each(['legacy', 'modern'] as const)(
  'a model that is stopped withdraws the question of its call, %s era',
  async (era) => {
    const { server, client, kit } = await connectAiSdkRaw(era);
    const caller = new AbortController();
    const call = client.callTool({ name: 'book', options: { signal: caller.signal } });
    const ended = expect(call).rejects.toThrow('Request was aborted');
    const request = await server.next('tools/call');
    if (era === 'legacy') server.send(question('q'));
    else server.reply(request, asking({ q: ENTRY }));
    const asked = await kit.next();
    caller.abort();
    await ended;
    await turn();
    expect(asked.signal?.reason).toEqual(new Withdrawal('caller-cancelled'));
    if (era === 'legacy') {
      const notice = await server.next('notifications/cancelled');
      expect(notice.params).toMatchObject({ requestId: request.id });
      expect((await server.next('q')).result).toEqual({ action: 'cancel' });
    } else {
      expect(server.received).toHaveLength(1);
    }
  },
);

test.each(['legacy', 'modern'] as const)(
  'a closed connection withdraws the question and ends the call, %s era',
  async (era) => {
    for (const isOwnWish of [false, true]) {
      const { server, client, kit } = await connectAiSdkRaw(era);
      const call = client.callTool({ name: 'book' });
      const ended = expect(call).rejects.toThrow();
      const request = await server.next('tools/call');
      if (era === 'legacy') server.send(question(0));
      else server.reply(request, asking({ q: ENTRY }));
      const asked = await kit.next();
      if (isOwnWish) await client.close();
      else server.drop();
      await ended;
      expect(asked.signal?.reason).toEqual(new Withdrawal('disconnected'));
      asked.answer({ action: 'accept', content: {} });
      await turn();
      expect(server.received).toHaveLength(1);
    }
  },
);

test('all entries of a result are asked at once; the state goes back byte for byte, under a new id', async () => {
  const { server, client, kit } = await connectAiSdkRaw('modern');
  const call = client.callTool({ name: 'book', arguments: { pier: 4 } });
  const first = await server.next('tools/call');
  const state = 'q9:opaque/=+\u2028 "\\u0041" \ud83e\udd80';
  const url = { mode: 'url', message: 'Sign in', url: 'https://a.example/in' };
  server.reply(
    first,
    asking({ b: ENTRY, a: { method: 'elicitation/create', params: url }, toString: ENTRY }, state),
  );
  const asked = [await kit.next(), await kit.next(), await kit.next()];
  expect(asked.map(({ origin }) => origin?.batch)).toEqual([
    { index: 1, count: 3 },
    { index: 2, count: 3 },
    { index: 3, count: 3 },
  ]);
  asked[2]?.answer({ action: 'cancel' });
  asked[1]?.answer({ action: 'accept' });
  asked[0]?.answer({ action: 'accept', content: { berth: 'b2' } });
  const retry = await server.next('tools/call');
  expect(retry.id).not.toBe(first.id);
  expect(retry.params).toEqual({
    ...first.params,
    inputResponses: {
      b: { action: 'accept', content: { berth: 'b2' } },
      a: { action: 'accept' },
      toString: { action: 'cancel' },
    },
    requestState: state,
  });
  server.reply(retry, COMPLETE);
  await expect(call).resolves.toMatchObject(DONE);
});

test('parallel calls never cross, and prompts and resources ask too', async () => {
  const { server, client, kit } = await connectAiSdkRaw('modern');
  const prompt = client.getPrompt({ name: 'plan' });
  const resource = client.readResource({ uri: 'tide://table' });
  server.reply(await server.next('prompts/get'), asking({ k: ENTRY }, 'prompt state'));
  const first = await kit.next();
  server.reply(await server.next('resources/read'), asking({ k: ENTRY }, 'resource state'));
  const second = await kit.next();
  expect([first.origin?.name, second.origin?.name]).toEqual(['plan', 'tide://table']);
  second.answer({ action: 'accept', content: { berth: 'r' } });
  first.answer({ action: 'accept', content: { berth: 'p' } });
  const read = await server.next('resources/read');
  const get = await server.next('prompts/get');
  expect(read.params).toMatchObject({
    requestState: 'resource state',
    inputResponses: { k: { content: { berth: 'r' } } },
  });
  expect(get.params).toMatchObject({
    requestState: 'prompt state',
    inputResponses: { k: { content: { berth: 'p' } } },
  });
  server.reply(get, { resultType: 'complete', messages: [] });
  server.reply(read, { resultType: 'complete', contents: [] });
  await Promise.all([prompt, resource]);
});

test.each([
  ['an unknown resultType, which the client itself takes for a result', { ...DONE, resultType: 'maybe' }],
  ['a task that nobody asked for', { resultType: 'task', taskId: 't' }],
  ['nothing asked at all', { resultType: 'input_required' }],
  [
    'an entry of a mode that is not declared',
    asking({ q: { ...ENTRY, params: { ...PARAMS, mode: 'voice' } } }),
  ],
  ['a state that is no text', { ...asking({ q: ENTRY }), requestState: 7 }],
])('%s fails the call, and nobody is asked', async (_what, result) => {
  const { server, client, kit } = await connectAiSdkRaw('modern');
  const call = client.callTool({ name: 'book' });
  const failure = call.catch((error: unknown) => error);
  server.reply(await server.next('tools/call'), result);
  expect(await failure).toMatchObject({ cause: expect.any(RoundError) as RoundError });
  expect(kit.asked).toHaveLength(0);
});

test('an input_required before 2026-07-28 is a failed call, not an empty success', async () => {
  const { server, client } = await connectAiSdkRaw('legacy');
  const call = client.callTool({ name: 'book' });
  const failed = expect(call).rejects.toThrow('earlier revision');
  server.reply(await server.next('tools/call'), { ...asking({ q: ENTRY }), ...DONE });
  await failed;
});

const REQUIRED = {
  code: -32042,
  message: 'Visit first',
  data: {
    elicitations: [{ mode: 'url', message: 'Sign in', url: 'https://a.example/in', elicitationId: 'e1' }],
  },
};

test('error -32042 asks for consent, repeats the call when its page is done, and reaches the caller otherwise', async () => {
  const { server, client, kit } = await connectAiSdkRaw('legacy', { retryAfterPages: true });
  const call = client.callTool({ name: 'calendar' });
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
  server.reply(second, DONE);
  await expect(call).resolves.toMatchObject(DONE);

  const other = client.callTool({ name: 'calendar' });
  const failed = expect(other).rejects.toMatchObject({
    name: 'MCPClientError',
    code: -32042,
    data: REQUIRED.data,
  });
  server.fail(await server.next('tools/call'), REQUIRED);
  (await kit.next()).answer({ action: 'decline' });
  await failed;
});

test("an error of the server is the client's own, with its code and data", async () => {
  const { server, client } = await connectAiSdkRaw('legacy');
  const call = client.callTool({ name: 'book' });
  const failed = expect(call).rejects.toMatchObject({
    name: 'MCPClientError',
    message: 'No such tool',
    code: -32602,
    data: { hint: 1 },
  });
  server.fail(await server.next('tools/call'), { code: -32602, message: 'No such tool', data: { hint: 1 } });
  await failed;
});

test('the clock of a call stands still while a person answers; without one there is no limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, client, kit } = await connectAiSdkRaw('legacy', { timeout: 1000 });
    const call = client.callTool({ name: 'slow' });
    const ended = expect(call).rejects.toBeInstanceOf(CallEndedError);
    await server.next('tools/call');
    server.send(question('q'));
    const asked = await kit.next();
    vi.advanceTimersByTime(3_600_000);
    expect(asked.signal?.aborted).toBe(false);
    asked.answer({ action: 'decline' });
    await server.next('q');
    vi.advanceTimersByTime(1000);
    await ended;
    await server.next('notifications/cancelled');

    const free = await connectAiSdkRaw('legacy');
    const long = free.client.callTool({ name: 'slow' });
    const request = await free.server.next('tools/call');
    vi.advanceTimersByTime(86_400_000);
    free.server.reply(request, DONE);
    await expect(long).resolves.toMatchObject(DONE);
  } finally {
    vi.useRealTimers();
  }
});

test('sampling and roots go to the host, in both eras', async () => {
  const handlers = {
    roots: () => Promise.resolve({ roots: [{ uri: 'file:///work' }] }),
    sampling: (params: unknown) => Promise.resolve({ role: 'assistant', model: 'm', content: params }),
  };
  const legacy = await connectAiSdkRaw('legacy', handlers);
  legacy.server.send({ jsonrpc: '2.0', id: 1, method: 'roots/list' });
  expect((await legacy.server.next(1)).result).toEqual({ roots: [{ uri: 'file:///work' }] });

  const modern = await connectAiSdkRaw('modern', handlers);
  const call = modern.client.callTool({ name: 'book' });
  const params = { messages: [] };
  modern.server.reply(
    await modern.server.next('tools/call'),
    asking({ r: { method: 'roots/list' }, s: { method: 'sampling/createMessage', params } }),
  );
  const retry = await modern.server.next('tools/call');
  expect(retry.params?.['inputResponses']).toEqual({
    r: { roots: [{ uri: 'file:///work' }] },
    s: { role: 'assistant', model: 'm', content: params },
  });
  modern.server.reply(retry, COMPLETE);
  await call;
});

test('a request on the wire of 2026-07-28 is dropped, and reported to the host', async () => {
  const onError = vi.fn();
  const { server, kit } = await connectAiSdkRaw('modern', { onError });
  server.send(question(1));
  await turn();
  expect(kit.asked).toHaveLength(0);
  expect(server.received).toEqual([]);
  expect(onError).toHaveBeenCalledOnce();
});

test('everything else goes past the kit: pings, unknown methods, listings', async () => {
  const { server, client } = await connectAiSdkRaw('legacy');
  server.send({ jsonrpc: '2.0', id: 1, method: 'ping' });
  expect((await server.next(1)).result).toEqual({});
  server.send({ jsonrpc: '2.0', id: 2, method: 'roots/list' });
  expect((await server.next(2)).error?.code).toBe(-32601);
  const listed = client.listPrompts();
  server.reply(await server.next('prompts/list'), { prompts: [] });
  await expect(listed).resolves.toMatchObject({ prompts: [] });
});

test('a wire that breaks while a call is sent fails that call as it would without the kit', async () => {
  const { server, client } = await connectAiSdkRaw('legacy');
  const { transport } = server;
  const call = client.callTool({ name: 'book' });
  server.reply(await server.next('tools/call'), DONE);
  await call;
  const wire = createRawServer('legacy').transport as unknown as MCPTransport;
  const { send } = wire;
  wire.send = (message) =>
    'method' in message && message.method === 'tools/call'
      ? Promise.reject(new Error('ECONNRESET'))
      : send.call(wire, message);
  const elicit = createAiSdkTransport({ server: HARBOUR });
  const broken = await createMCPClient({ ...elicit.clientConfig, transport: elicit.wrapTransport(wire) });
  await expect(broken.callTool({ name: 'book' })).rejects.toThrow('ECONNRESET');
  expect(() => elicit.wrapTransport(transport as unknown as MCPTransport)).toThrow(
    'one transport per client',
  );
});

test('says what to do when the wire of a client is out of reach', () => {
  const elicit = createAiSdkTransport({ server: HARBOUR });
  expect(() => elicit.attach({} as MCPClient)).toThrow('wrapTransport');
  expect(() => createAiSdkTransport({ server: HARBOUR, modes: [] })).toThrow(TypeError);
});
