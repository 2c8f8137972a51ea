import { expect, test, vi } from 'vitest';
import { Withdrawal } from '@elicit-kit/core';
import { RoundError, type RetryFailure } from '../../src/client-v2/index.ts';
import { connectRaw, HARBOUR, turn } from '../support/connect.ts';
import type { RawMessage, RawServer } from '../support/raw-server.ts';

const SCHEMA = { type: 'object', properties: { berth: { type: 'string' } } };
const FORM = {
  method: 'elicitation/create',
  params: { mode: 'form', message: 'Which berth?', requestedSchema: SCHEMA },
};
const PAGE = {
  method: 'elicitation/create',
  params: { mode: 'url', message: 'Sign in', url: 'https://a.example' },
};
const DONE = { resultType: 'complete', content: [{ type: 'text', text: 'done' }] };
const STATE = '{"n":1,"odd":"\\u0000\\ud83d\\u2028 \\" \\\\ é"}';

function inputRequired(members: object): object {
  return { resultType: 'input_required', ...members };
}

/** The params of a call without the envelope that the client puts on every request of this era. */
function own({ params }: RawMessage): object {
  const { _meta, ...rest } = params ?? {};
  return rest;
}

test('declares its modes on every request, the retry included', async () => {
  const { server, elicit, kit } = await connectRaw('modern', { modes: ['form'] });
  const call = elicit.callTool({ name: 'book' });
  const first = await server.next('tools/call');
  server.reply(first, inputRequired({ inputRequests: { a: FORM } }));
  (await kit.next()).answer({ action: 'decline' });
  const second = await server.next('tools/call');
  server.reply(second, DONE);
  await call;
  for (const { params } of [first, second]) {
    expect(params).toMatchObject({
      _meta: { 'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } } },
    });
  }
});

test('repeats the original call with the answers, the state byte for byte and a new id', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const params = { name: 'book', arguments: { deep: { list: [1, null, 'x'] } } };
  const call = elicit.callTool(params);
  const first = await server.next('tools/call');
  server.reply(first, inputRequired({ inputRequests: { a: FORM, b: PAGE }, requestState: STATE }));
  const [form, page] = [await kit.next(), await kit.next()];
  expect(form.params).toEqual(FORM.params);
  expect(form.origin).toEqual({
    era: 'modern',
    revision: '2026-07-28',
    method: 'tools/call',
    name: 'book',
    batch: { index: 1, count: 2 },
    round: 1,
  });
  expect(page.origin?.batch).toEqual({ index: 2, count: 2 });
  page.answer({ action: 'accept' });
  await turn();
  expect(server.received).toHaveLength(1);
  form.answer({ action: 'accept', content: { berth: 'b2' } });
  const second = await server.next('tools/call');
  expect(second.id).not.toBe(first.id);
  expect(own(second)).toEqual({
    ...params,
    inputResponses: { a: { action: 'accept', content: { berth: 'b2' } }, b: { action: 'accept' } },
    requestState: STATE,
  });
  server.reply(second, DONE);
  await expect(call).resolves.toMatchObject({ content: DONE.content });
});

test('sends no state when none came, and neither answers nor state of an earlier round', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  server.reply(
    await server.next('tools/call'),
    inputRequired({ inputRequests: { a: FORM }, requestState: 'one' }),
  );
  (await kit.next()).answer({ action: 'decline' });
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests: { b: FORM } }));
  const second = await kit.next();
  expect(second.origin?.round).toBe(2);
  second.answer({ action: 'cancel' });
  const last = await server.next('tools/call');
  expect(own(last)).toEqual({ name: 'book', inputResponses: { b: { action: 'cancel' } } });
  server.reply(last, DONE);
  await call;
});

test('a key and a property called __proto__ are names like any other', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const { id } = await server.next('tools/call');
  const params =
    '{"mode":"form","message":"m","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string","pattern":"^a"}}}}';
  server.send(
    `{"jsonrpc":"2.0","id":${id},"result":{"resultType":"input_required","inputRequests":{"__proto__":{"method":"elicitation/create","params":${params}}}}}`,
  );
  const asked = await kit.next();
  expect(JSON.stringify(asked.params)).toBe(params);
  asked.answer({ action: 'decline' });
  const second = await server.next('tools/call');
  expect(server.received.at(-1)).toContain('"inputResponses":{"__proto__":{"action":"decline"}}');
  server.reply(second, DONE);
  await call;
});

test('a result that only carries state is repeated after a pause and counts as a round', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, elicit, kit } = await connectRaw('modern');
    const call = elicit.callTool({ name: 'book' });
    server.reply(await server.next('tools/call'), inputRequired({ requestState: STATE }));
    await turn();
    vi.advanceTimersByTime(249);
    await turn();
    expect(server.received).toHaveLength(1);
    vi.advanceTimersByTime(1);
    const second = await server.next('tools/call');
    expect(own(second)).toEqual({ name: 'book', requestState: STATE });
    server.reply(second, inputRequired({ inputRequests: { a: FORM } }));
    const asked = await kit.next();
    expect(asked.origin?.round).toBe(2);
    asked.answer({ action: 'decline' });
    server.reply(await server.next('tools/call'), DONE);
    await call;
  } finally {
    vi.useRealTimers();
  }
});

test('gives up after ten rounds and keeps what the server still asks', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const ended = call.catch((error: unknown) => error);
  for (let round = 1; round <= 11; round += 1) {
    const result = inputRequired({ inputRequests: { a: FORM }, requestState: `round ${round}` });
    server.reply(await server.next('tools/call'), result);
    if (round <= 10) (await kit.next()).answer({ action: 'accept', content: {} });
  }
  const error = await ended;
  expect(error).toBeInstanceOf(RoundError);
  expect(error).toMatchObject({
    code: 'too-many-rounds',
    payload: { inputRequests: { a: FORM }, requestState: 'round 11' },
  });
  expect(kit.asked).toHaveLength(10);
});

test('answers and state of parallel calls never cross', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const names = ['one', 'two', 'three'];
  const calls = names.map((name) => elicit.callTool({ name }));
  for (const _ of names) {
    const request = await server.next('tools/call');
    const name = String(request.params?.['name']);
    server.reply(request, inputRequired({ inputRequests: { key: FORM }, requestState: `state of ${name}` }));
  }
  const asked = [await kit.next(), await kit.next(), await kit.next()];
  for (const question of asked.reverse()) {
    question.answer({ action: 'accept', content: { berth: `of ${question.origin?.name}` } });
    const retry = await server.next('tools/call');
    const name = String(question.origin?.name);
    expect(own(retry)).toEqual({
      name,
      inputResponses: { key: { action: 'accept', content: { berth: `of ${name}` } } },
      requestState: `state of ${name}`,
    });
    server.reply(retry, { ...DONE, content: [{ type: 'text', text: name }] });
  }
  const results = await Promise.all(calls);
  expect(results.map(({ content }) => content)).toEqual(names.map((text) => [{ type: 'text', text }]));
});

test.each([
  ['neither entries nor state', {}],
  ['a state that is no text', { requestState: 7, inputRequests: { a: FORM } }],
  [
    'an entry that is no request',
    { inputRequests: { a: FORM, b: { type: 'form', message: 'm', schema: SCHEMA } } },
  ],
  [
    'an entry with an unknown method',
    { inputRequests: { a: FORM, b: { method: 'tools/call', params: {} } } },
  ],
  ['an entry without params', { inputRequests: { a: FORM, b: { method: 'elicitation/create' } } }],
  [
    'an entry without a schema',
    { inputRequests: { a: FORM, b: { method: 'elicitation/create', params: { message: 'm' } } } },
  ],
  [
    'an unknown mode',
    { inputRequests: { b: { ...FORM, params: { ...FORM.params, mode: 'voice' } }, a: FORM } },
  ],
  [
    'sampling that the host does not do',
    { inputRequests: { a: FORM, b: { method: 'sampling/createMessage', params: {} } } },
  ],
])('fails the call with %s, and asks nobody', async (_what, members) => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const ended = expect(call).rejects.toThrow();
  server.reply(await server.next('tools/call'), inputRequired(members));
  await ended;
  expect(kit.asked).toHaveLength(0);
  expect(server.received).toHaveLength(1);
});

test('fails the call when a mode was not declared, and says which rule was broken', async () => {
  const { server, elicit, kit } = await connectRaw('modern', { modes: ['form'] });
  const call = elicit.callTool({ name: 'book' });
  const ended = expect(call).rejects.toMatchObject({ name: 'RoundError', fault: 'mode-not-offered' });
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests: { a: FORM, b: PAGE } }));
  await ended;
  expect(kit.asked).toHaveLength(0);
});

test.each([['task'], ['something-new']])('fails the call on a result of type %s', async (resultType) => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const ended = expect(call).rejects.toThrow();
  server.reply(await server.next('tools/call'), { ...DONE, resultType });
  await ended;
  expect(kit.asked).toHaveLength(0);
});

test('an address with a script scheme is still shown, so that the person can decline', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const entry = { ...PAGE, params: { ...PAGE.params, url: 'javascript:alert(1)' } };
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests: { a: entry } }));
  (await kit.next()).answer({ action: 'decline' });
  server.reply(await server.next('tools/call'), DONE);
  await call;
});

test('asks although listTools has shown an output schema, and still checks the real result against it', async () => {
  const { server, client, elicit, kit } = await connectRaw('modern');
  const listing = client.listTools();
  server.reply(await server.next('tools/list'), {
    resultType: 'complete',
    ttlMs: 0,
    cacheScope: 'private',
    tools: [
      {
        name: 'book',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
      },
    ],
  });
  await listing;
  for (const [structuredContent, isGood] of [
    [{ ok: true }, true],
    [{ ok: 'no' }, false],
  ] as const) {
    const call = elicit.callTool({ name: 'book' });
    const ended = isGood
      ? expect(call).resolves.toMatchObject({ structuredContent })
      : expect(call).rejects.toThrow('output schema');
    server.reply(await server.next('tools/call'), inputRequired({ inputRequests: { a: FORM } }));
    (await kit.next()).answer({ action: 'decline' });
    server.reply(await server.next('tools/call'), { ...DONE, structuredContent });
    await ended;
  }
});

test('prompts and resources ask in the same way', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const prompt = elicit.getPrompt({ name: 'greet', arguments: { to: 'Ada' } });
  server.reply(await server.next('prompts/get'), inputRequired({ inputRequests: { a: FORM } }));
  const first = await kit.next();
  expect(first.origin).toMatchObject({ method: 'prompts/get', name: 'greet' });
  first.answer({ action: 'decline' });
  const promptRetry = await server.next('prompts/get');
  expect(own(promptRetry)).toEqual({
    name: 'greet',
    arguments: { to: 'Ada' },
    inputResponses: { a: { action: 'decline' } },
  });
  server.reply(promptRetry, { resultType: 'complete', messages: [] });
  await expect(prompt).resolves.toMatchObject({ messages: [] });

  const resource = elicit.readResource({ uri: 'berth://2' });
  server.reply(await server.next('resources/read'), inputRequired({ inputRequests: { a: FORM } }));
  const second = await kit.next();
  expect(second.origin).toMatchObject({ method: 'resources/read', name: 'berth://2' });
  second.answer({ action: 'decline' });
  const resourceRetry = await server.next('resources/read');
  expect(own(resourceRetry)).toEqual({ uri: 'berth://2', inputResponses: { a: { action: 'decline' } } });
  server.reply(resourceRetry, { resultType: 'complete', contents: [], ttlMs: 0, cacheScope: 'private' });
  await expect(resource).resolves.toMatchObject({ contents: [] });
});

test('names the server by the label of the host; the claim is that of the very result', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const _meta = { 'io.modelcontextprotocol/serverInfo': { name: 'other', version: '2', title: 'Other' } };
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests: { a: FORM }, _meta }));
  const first = await kit.next();
  expect(first.server).toEqual({ ...HARBOUR, claim: { name: 'other', version: '2', title: 'Other' } });
  first.answer({ action: 'decline' });
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests: { a: FORM } }));
  const second = await kit.next();
  expect(second.server.claim).toMatchObject({ name: 'raw' });
  second.answer({ action: 'decline' });
  server.reply(await server.next('tools/call'), DONE);
  await call;
});

test('sampling and roots entries are answered by the host, beside the person', async () => {
  const sampling = vi.fn((params: unknown) => Promise.resolve({ role: 'assistant', content: params }));
  const { server, elicit, kit } = await connectRaw('modern', {
    sampling,
    roots: () => Promise.resolve({ roots: [] }),
  });
  const call = elicit.callTool({ name: 'book' });
  const inputRequests = {
    s: { method: 'sampling/createMessage', params: { messages: [] } },
    a: FORM,
    r: { method: 'roots/list' },
  };
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests }));
  const asked = await kit.next();
  expect(asked.origin?.batch).toEqual({ index: 1, count: 1 });
  asked.answer({ action: 'cancel' });
  const retry = await server.next('tools/call');
  expect(own(retry)).toMatchObject({
    inputResponses: {
      s: { role: 'assistant', content: { messages: [] } },
      a: { action: 'cancel' },
      r: { roots: [] },
    },
  });
  server.reply(retry, DONE);
  await call;
});

test('a failing sibling withdraws the question, sends nothing and fails the call', async () => {
  const { server, elicit, kit } = await connectRaw('modern', {
    sampling: () => Promise.reject(new Error('no model')),
  });
  const call = elicit.callTool({ name: 'book' });
  const ended = expect(call).rejects.toThrow('no model');
  const inputRequests = { a: FORM, s: { method: 'sampling/createMessage', params: {} } };
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests }));
  const asked = await kit.next();
  await ended;
  expect(asked.signal?.reason).toEqual(new Withdrawal('host-closed'));
  expect(server.received).toHaveLength(1);
});

async function askedCall(options: Parameters<typeof connectRaw>[1] = {}, limits = {}) {
  const connected = await connectRaw('modern', options);
  const call = connected.elicit.callTool({ name: 'book' }, limits);
  connected.server.reply(
    await connected.server.next('tools/call'),
    inputRequired({ inputRequests: { a: FORM, b: FORM }, requestState: STATE }),
  );
  return { ...connected, call, asked: [await connected.kit.next(), await connected.kit.next()] };
}

test('a caller that aborts ends the call at once; its questions are withdrawn and no retry leaves', async () => {
  const caller = new AbortController();
  const { server, call, asked } = await askedCall({}, { signal: caller.signal });
  asked[0]?.answer({ action: 'accept', content: { berth: 'b2' } });
  await turn();
  caller.abort(new Error('left'));
  await expect(call).rejects.toMatchObject({ reason: 'caller-cancelled', cause: new Error('left') });
  expect(asked[1]?.signal?.reason).toEqual(new Withdrawal('caller-cancelled'));
  asked[1]?.answer({ action: 'accept', content: {} });
  await turn();
  expect(server.received).toHaveLength(1);
});

test('a closed connection ends the call, which the client alone would leave waiting for ever', async () => {
  const { server, call, asked } = await askedCall();
  server.drop();
  await expect(call).rejects.toMatchObject({ name: 'CallEndedError', reason: 'disconnected' });
  expect(asked.map(({ signal }) => signal?.reason as unknown)).toEqual([
    new Withdrawal('disconnected'),
    new Withdrawal('disconnected'),
  ]);
});

test('a host that sets its own onclose later does not hide the close from the kit', async () => {
  const { server, client, call } = await askedCall();
  const onclose = vi.fn();
  client.onclose = onclose;
  server.drop();
  await expect(call).rejects.toMatchObject({ reason: 'disconnected' });
  expect(onclose).toHaveBeenCalledOnce();
});

test('the time of a person does not count against the call', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, call, asked } = await askedCall({}, { timeout: 1000 });
    vi.advanceTimersByTime(3_600_000);
    for (const question of asked) question.answer({ action: 'decline' });
    const retry = await server.next('tools/call');
    vi.advanceTimersByTime(999);
    server.reply(retry, DONE);
    await expect(call).resolves.toMatchObject({ content: DONE.content });
  } finally {
    vi.useRealTimers();
  }
});

test('answers that did not get through are kept and can be sent again', async () => {
  const failures: RetryFailure[] = [];
  const { server, call, asked } = await askedCall({
    onRetryFailed: (failure) => {
      failures.push(failure);
      return failures.length < 3;
    },
  });
  for (const question of asked) question.answer({ action: 'accept', content: { berth: 'b2' } });
  const first = await server.next('tools/call');
  server.fail(first, { code: -32603, message: 'gone' });
  const second = await server.next('tools/call');
  expect(second.id).not.toBe(first.id);
  expect(own(second)).toEqual(own(first));
  server.fail(second, { code: -32602, message: 'expired' });
  server.reply(await server.next('tools/call'), DONE);
  await expect(call).resolves.toMatchObject({ content: DONE.content });
  expect(failures.map(({ attempts }) => attempts)).toEqual([1, 2]);
});

test('without a say of the host a failed retry fails the call with the error of the server', async () => {
  const { server, call, asked } = await askedCall();
  for (const question of asked) question.answer({ action: 'decline' });
  const ended = expect(call).rejects.toMatchObject({ code: -32602 });
  server.fail(await server.next('tools/call'), { code: -32602, message: 'Invalid or expired requestState' });
  await ended;
});

test('a request on the wire is a fault of this era: no dialog, no answer', async () => {
  const { server, kit } = await connectRaw('modern');
  server.send({ jsonrpc: '2.0', id: 1, method: 'elicitation/create', params: FORM.params });
  await turn();
  expect(kit.asked).toHaveLength(0);
  expect(server.received).toEqual([]);
});

test('error -32042 is retired here: it reaches the caller and nobody is asked', async () => {
  const { server, elicit, kit } = await connectRaw('modern');
  const call = elicit.callTool({ name: 'book' });
  const ended = expect(call).rejects.toThrow();
  server.fail(await server.next('tools/call'), {
    code: -32042,
    message: 'old',
    data: { elicitations: [{ ...PAGE.params, elicitationId: 'e' }] },
  });
  await ended;
  expect(kit.asked).toHaveLength(0);
});

test('a call of the host past the transport fails with a clear error instead of hanging', async () => {
  const { server, client, kit } = await connectRaw('modern');
  const call = client.callTool({ name: 'book' });
  const ended = expect(call).rejects.toThrow('input_required');
  server.reply(await server.next('tools/call'), inputRequired({ inputRequests: { a: FORM } }));
  await ended;
  expect(kit.asked).toHaveLength(0);
});

function answerProgress(server: RawServer, request: RawMessage): void {
  const progressToken = (request.params?.['_meta'] as { progressToken?: unknown }).progressToken;
  server.send({ jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken, progress: 1 } });
}

test('progress restarts the clock when the caller says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { server, elicit } = await connectRaw('modern');
    const onprogress = vi.fn();
    const call = elicit.callTool(
      { name: 'slow' },
      { timeout: 1000, resetTimeoutOnProgress: true, onprogress },
    );
    const request = await server.next('tools/call');
    vi.advanceTimersByTime(900);
    answerProgress(server, request);
    await turn();
    vi.advanceTimersByTime(900);
    server.reply(request, DONE);
    await expect(call).resolves.toMatchObject({ content: DONE.content });
    expect(onprogress).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a call whose signal has aborted already is never sent', async () => {
  const { server, elicit } = await connectRaw('modern');
  const signal = AbortSignal.abort(new Error('too late'));
  await expect(elicit.callTool({ name: 'book' }, { signal })).rejects.toMatchObject({
    reason: 'caller-cancelled',
    cause: new Error('too late'),
  });
  await turn();
  expect(server.received).toEqual([]);
});
