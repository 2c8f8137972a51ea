import { createDraftStore, type DraftStore, type TextBackend } from '@elicit-kit/core/draft-store';
import { describe, expect, test } from 'vitest';
import { connectRaw, HARBOUR, turn } from '../support/connect.ts';
import { connectJsonRpc } from '../support/connect-json-rpc.ts';
import { createDraftMemory } from '../support/draft-memory.ts';
import type { RawMessage } from '../support/raw-server.ts';

const TYPED = { f0: { kind: 'text', text: 'half a ber', isEmptyAnswer: false } } as const;
const DONE = { resultType: 'complete', content: [{ type: 'text', text: 'booked' }] };
const STATE = '{"n":1,"odd":"\u0000\ud800\u2028 \\" é"}';
const PARAMS = { name: 'book', arguments: { deep: { list: [1, null, 'x'], __proto: 1 } } };

function form(name: string, more: object = {}): object {
  const requestedSchema = { type: 'object', properties: { [name]: { type: 'string', ...more } } };
  return { method: 'elicitation/create', params: { mode: 'form', message: 'Which?', requestedSchema } };
}

function asks(inputRequests: object, requestState: string | undefined = STATE): object {
  return { resultType: 'input_required', inputRequests, requestState };
}

function own({ params }: RawMessage): object {
  const { _meta, ...rest } = params ?? {};
  return rest;
}

/** A store for one tab: claims of tabs that are gone have run out. */
function tab(memory: TextBackend): DraftStore {
  return createDraftStore(memory, { interval: 0, lease: 0 });
}

/** The adapters that can resume, each with the call that a host makes. */
const ADAPTERS = {
  'client-v2': async (draftStore: DraftStore) => {
    const { elicit, kit, server, client } = await connectRaw('modern', { draftStore });
    const call = (params: typeof PARAMS): Promise<object> => elicit.callTool(params);
    return { elicit, kit, server, call, close: () => client.close() };
  },
  'client-v2, automatic': async (draftStore: DraftStore) => {
    const { elicit, kit, server, client } = await connectRaw('modern', { draftStore, automatic: true });
    const call = (params: typeof PARAMS): Promise<object> => client.callTool(params);
    return { elicit, kit, server, call, close: () => client.close() };
  },
  'json-rpc': (draftStore: DraftStore) => {
    const { elicit, kit, server } = connectJsonRpc('modern', { draftStore });
    const call = (params: typeof PARAMS): Promise<object> => elicit.call('tools/call', params);
    return Promise.resolve({ elicit, kit, server, call, close: async () => elicit.disconnect() });
  },
};

describe.each(Object.entries(ADAPTERS))('%s', (_, open) => {
  test('a call goes on after a reload: what was typed is there, and the retry is byte-exact', async () => {
    const memory = createDraftMemory();
    const before = await open(tab(memory));
    void before.call(PARAMS).catch(() => undefined);
    before.server.reply(await before.server.next('tools/call'), asks({ a: form('berth'), b: form('name') }));
    const [first, second] = [await before.kit.next(), await before.kit.next()];
    expect([first.again, first.draft]).toEqual([undefined, undefined]);
    first.onDraft?.(TYPED);
    second.answer({ action: 'accept', content: { name: 'Ada' } });
    await memory.until((text) => text.includes('half a ber') && text.includes('Ada'));

    const after = await open(tab(memory));
    const [suspended] = await after.elicit.suspendedCalls();
    expect(suspended).toMatchObject({ method: 'tools/call', name: 'book', params: PARAMS, round: 1 });
    const result = after.elicit.resumeCall(suspended!);
    const asked = await after.kit.next();
    expect(asked).toMatchObject({ again: 'restored', draft: TYPED, params: first.params });
    expect(asked.origin).toEqual(first.origin);
    asked.answer({ action: 'accept', content: { berth: 'half a berth' } });
    const retry = await after.server.next('tools/call');
    expect(own(retry)).toEqual({
      ...PARAMS,
      inputResponses: {
        a: { action: 'accept', content: { berth: 'half a berth' } },
        b: { action: 'accept', content: { name: 'Ada' } },
      },
      requestState: STATE,
    });
    expect(after.server.received.at(-1)).toContain(`"requestState":${JSON.stringify(STATE)}`);
    expect(after.server.received).toHaveLength(1);
    after.server.reply(retry, DONE);
    await expect(result).resolves.toMatchObject({ content: DONE.content });
    await memory.until((text) => text === '');
    expect(after.kit.asked).toHaveLength(1);
  });

  test('two calls that were interrupted do not cross', async () => {
    const memory = createDraftMemory();
    const before = await open(tab(memory));
    for (const n of [1, 2]) {
      void before.call({ name: `tool-${n}`, arguments: PARAMS.arguments }).catch(() => undefined);
      const request = await before.server.next('tools/call');
      before.server.reply(request, asks({ key: form('berth') }, `state ${n}`));
      (await before.kit.next()).onDraft?.({ f0: { ...TYPED.f0, text: `typed ${n}` } });
    }
    await memory.until((text) => text.includes('typed 1') && text.includes('typed 2'));

    const after = await open(tab(memory));
    const results = (await after.elicit.suspendedCalls()).map((call) => after.elicit.resumeCall(call));
    const asked = [await after.kit.next(), await after.kit.next()];
    for (const question of asked.reverse()) {
      const n = question.origin?.name?.slice(-1);
      expect(question.draft).toEqual({ f0: { ...TYPED.f0, text: `typed ${n}` } });
      question.answer({ action: 'accept', content: { berth: `of ${n}` } });
      const retry = await after.server.next('tools/call');
      expect(own(retry)).toMatchObject({
        name: `tool-${n}`,
        requestState: `state ${n}`,
        inputResponses: { key: { content: { berth: `of ${n}` } } },
      });
      after.server.reply(retry, { ...DONE, content: [{ type: 'text', text: `result ${n}` }] });
    }
    const texts = (await Promise.all(results)).map((result) => JSON.stringify(result));
    expect(texts.map((text) => /result \d/.exec(text)?.[0]).sort()).toEqual(['result 1', 'result 2']);
  });

  test('a later round is one like any other, and counts on from where the call stood', async () => {
    const memory = createDraftMemory();
    const before = await open(tab(memory));
    void before.call(PARAMS).catch(() => undefined);
    before.server.reply(await before.server.next('tools/call'), asks({ a: form('one') }, 'one'));
    (await before.kit.next()).answer({ action: 'decline' });
    before.server.reply(await before.server.next('tools/call'), asks({ a: form('two') }, 'two'));
    await before.kit.next();
    await memory.until((text) => text.includes('\\"two\\"'));

    const after = await open(tab(memory));
    const [suspended] = await after.elicit.suspendedCalls();
    const result = after.elicit.resumeCall(suspended!);
    const second = await after.kit.next();
    expect([second.origin?.round, second.again]).toEqual([2, 'restored']);
    second.answer({ action: 'accept', content: { two: '2' } });
    const retry = await after.server.next('tools/call');
    expect(own(retry)).toMatchObject({ requestState: 'two' });
    after.server.reply(retry, asks({ a: form('three') }, 'three'));
    const third = await after.kit.next();
    expect([third.origin?.round, third.again]).toEqual([3, undefined]);
    third.answer({ action: 'decline' });
    const last = await after.server.next('tools/call');
    expect(own(last)).toEqual({
      ...PARAMS,
      inputResponses: { a: { action: 'decline' } },
      requestState: 'three',
    });
    after.server.reply(last, DONE);
    await result;
  });

  test('answers that had left are asked for again: whether they arrived nobody knows', async () => {
    const memory = createDraftMemory();
    const before = await open(tab(memory));
    void before.call(PARAMS).catch(() => undefined);
    before.server.reply(await before.server.next('tools/call'), asks({ a: form('berth') }));
    const asked = await before.kit.next();
    asked.onDraft?.(TYPED);
    asked.answer({ action: 'accept', content: { berth: 'half a ber' } });
    await before.server.next('tools/call');
    await memory.until((text) => text.includes('"answers":[]') && text.includes('half a ber'));

    const after = await open(tab(memory));
    const [suspended] = await after.elicit.suspendedCalls();
    void after.elicit.resumeCall(suspended!).catch(() => undefined);
    expect(await after.kit.next()).toMatchObject({ again: 'restored', draft: TYPED });
    await turn();
    expect(after.server.received).toEqual([]);
  });

  test('a call whose connection is lost stays, and is resumed on the next one', async () => {
    const memory = createDraftMemory();
    const store = createDraftStore(memory, { interval: 0 });
    const before = await open(store);
    const lost = expect(before.call(PARAMS)).rejects.toMatchObject({ reason: 'disconnected' });
    before.server.reply(await before.server.next('tools/call'), asks({ a: form('berth') }));
    (await before.kit.next()).onDraft?.(TYPED);
    expect(await before.elicit.suspendedCalls()).toEqual([]);
    await before.close();
    await lost;
    const after = await open(store);
    await memory.until((text) => !text.includes('claim.') && text.includes('half a ber'));
    const [suspended] = await after.elicit.suspendedCalls();
    void after.elicit.resumeCall(suspended!).catch(() => undefined);
    expect(await after.kit.next()).toMatchObject({ again: 'restored', draft: TYPED });
  });

  test('a call that has its result, was refused or was given up by its caller leaves nothing', async () => {
    const memory = createDraftMemory();
    const { call, server, kit } = await open(tab(memory));
    const done = call(PARAMS);
    server.reply(await server.next('tools/call'), asks({ a: form('berth') }));
    const question = await kit.next();
    await memory.until((text) => text.includes('berth'));
    question.answer({ action: 'cancel' });
    server.reply(await server.next('tools/call'), DONE);
    await done;
    await memory.until((text) => text === '');
    const failed = expect(call(PARAMS)).rejects.toThrow();
    server.reply(await server.next('tools/call'), asks({ a: form('berth') }));
    const other = await kit.next();
    await memory.until((text) => text.includes('berth'));
    other.answer({ action: 'decline' });
    server.fail(await server.next('tools/call'), { code: -32602, message: 'no' });
    await failed;
    await memory.until((text) => text === '');
  });

  test('of two tabs one resumes; the other is told', async () => {
    const memory = createDraftMemory();
    const before = await open(tab(memory));
    void before.call(PARAMS).catch(() => undefined);
    before.server.reply(await before.server.next('tools/call'), asks({ a: form('berth') }));
    await before.kit.next();
    await memory.until((text) => text.includes('berth'));
    const [one, two] = [await open(createDraftStore(memory)), await open(createDraftStore(memory))];
    memory.texts.delete([...memory.texts.keys()].find((key) => key.startsWith('claim.')) ?? '');
    const [suspended] = await one.elicit.suspendedCalls();
    const outcomes = [one, two].map(({ elicit }) =>
      elicit.resumeCall(suspended!).catch((error: unknown) => error),
    );
    expect(await Promise.race(outcomes)).toMatchObject({ reason: 'elsewhere' });
    await turn();
    expect(one.kit.asked.length + two.kit.asked.length).toBe(1);
  });

  test('a call that waits for an opened page alone is not kept any more', async () => {
    const memory = createDraftMemory();
    const { call, server, kit } = await open(tab(memory));
    const page = {
      method: 'elicitation/create',
      params: { mode: 'url', message: 'Sign in', url: 'https://a.example/' },
    };
    void call(PARAMS).catch(() => undefined);
    server.reply(await server.next('tools/call'), asks({ p: page, a: form('berth') }));
    const [consent, question] = [await kit.next(), await kit.next()];
    consent.follow?.(() => undefined);
    consent.answer({ action: 'accept' });
    await memory.until((text) => text.includes('"answers":[["p",{"action":"accept"}]]'));
    question.answer({ action: 'decline' });
    server.reply(await server.next('tools/call'), asks({ p: page }));
    await memory.until((text) => text === '');
    await turn();
    expect(kit.asked).toHaveLength(2);
  });

  test('consent to the only page that is asked for leaves nothing to keep', async () => {
    const memory = createDraftMemory();
    const { call, server, kit } = await open(tab(memory));
    const params = { mode: 'url', message: 'Sign in', url: 'https://a.example/' };
    void call(PARAMS).catch(() => undefined);
    server.reply(await server.next('tools/call'), asks({ p: { method: 'elicitation/create', params } }));
    const consent = await kit.next();
    await memory.until((text) => text.includes('Sign in'));
    consent.answer({ action: 'accept' });
    const retry = await server.next('tools/call');
    await memory.until((text) => text === '');
    server.reply(retry, asks({ a: form('berth') }));
    await kit.next();
    await memory.until((text) => text.includes('berth'));
  });

  test('secrets are typed anew', async () => {
    const memory = createDraftMemory();
    const before = await open(tab(memory));
    void before.call(PARAMS).catch(() => undefined);
    const login = form('password', { format: 'password' });
    before.server.reply(
      await before.server.next('tools/call'),
      asks({ a: login, b: login, c: form('berth') }),
    );
    const [a, b, c] = [await before.kit.next(), await before.kit.next(), await before.kit.next()];
    a.onDraft?.({ f0: { ...TYPED.f0, text: 'hush-hush' } });
    b.answer({ action: 'accept', content: { password: 'hush-hush' } });
    c.onDraft?.(TYPED);
    await memory.until((text) => text.includes('half a ber'));
    expect(memory.text()).not.toContain('hush');
    const after = await open(tab(memory));
    const [suspended] = await after.elicit.suspendedCalls();
    void after.elicit.resumeCall(suspended!).catch(() => undefined);
    const asked = [await after.kit.next(), await after.kit.next(), await after.kit.next()];
    expect(asked.map(({ draft }) => draft ?? {})).toEqual([{}, {}, TYPED]);
  });
});

test('a store that throws costs the storing and nothing else', async () => {
  const broken = (): never => {
    throw new Error('broken');
  };
  const { elicit, kit, server } = await connectRaw('modern', {
    draftStore: { open: broken, list: () => Promise.resolve([]), take: () => Promise.resolve(null) },
  });
  const call = elicit.callTool(PARAMS);
  server.reply(await server.next('tools/call'), asks({ a: form('berth') }));
  const asked = await kit.next();
  asked.onDraft?.(TYPED);
  asked.answer({ action: 'decline' });
  server.reply(await server.next('tools/call'), DONE);
  await expect(call).resolves.toMatchObject({ content: DONE.content });
});

test('a server that has gone back to an earlier revision is not asked; the call stays for another time', async () => {
  const memory = createDraftMemory();
  const before = await connectRaw('modern', { draftStore: tab(memory) });
  void before.elicit.callTool(PARAMS).catch(() => undefined);
  before.server.reply(await before.server.next('tools/call'), asks({ a: form('berth') }));
  await before.kit.next();
  await memory.until((text) => text.includes('berth'));
  const after = await connectRaw('legacy', { draftStore: tab(memory) });
  const [suspended] = await after.elicit.suspendedCalls();
  await expect(after.elicit.resumeCall(suspended!)).rejects.toThrow('earlier revision');
  expect(await after.elicit.suspendedCalls()).toHaveLength(1);
  expect(after.server.received).toEqual([]);
});

test('without a store there is nothing to resume', async () => {
  const { elicit } = await connectRaw('modern');
  expect(await elicit.suspendedCalls()).toEqual([]);
  const gone = {
    id: 'x',
    server: HARBOUR,
    method: 'tools/call',
    name: 'book',
    params: {},
    round: 1,
    savedAt: 0,
  };
  await expect(elicit.resumeCall(gone)).rejects.toMatchObject({ reason: 'elsewhere' });
});
