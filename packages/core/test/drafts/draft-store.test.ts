import { describe, expect, test } from 'vitest';
import { createDraftStore } from '../../src/drafts/draft-store.ts';
import type { Draft } from '../../src/index.ts';
import { screenSecrets } from '../../src/trust/screen-secrets.ts';
import {
  asking,
  CALL,
  createMemory,
  HARBOUR,
  openTab,
  question,
  reopen,
  until,
  type Memory,
} from './scene.ts';

const BERTH = question({ berth: { type: 'string' }, nights: { type: 'integer' } });
const TYPED: Draft = {
  f0: { kind: 'text', text: 'b2', isEmptyAnswer: false },
  f1: { kind: 'number', text: '3' },
};
const HOSTILE = [
  '{"n":1,"odd":"\u0000\u2028 \\" \\\\ é"}',
  '\ud800 alone, \udc00 too, \ud83d\ude00 paired, \udc00\ud800 turned round',
  '__proto__',
  '"}],"version":2,"round":9,"',
  '\u2029\ufeff\ufffe\uffff\u202e\r\n\t\b\f\v',
  '',
  'x'.repeat(100_000),
];

const size = ({ texts }: Memory) => [...texts.keys()].filter((key) => !key.startsWith('claim.')).length;

test('nothing is kept of a call that asks nothing', async () => {
  const memory = createMemory();
  const record = openTab(memory).open(CALL);
  record.sending();
  record.end();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(memory.texts.size).toBe(0);
});

test('what was asked, typed and answered comes back in another tab', async () => {
  const memory = createMemory();
  const record = openTab(memory).open(CALL);
  const payload = asking({ a: BERTH, b: BERTH, c: BERTH });
  record.ask(2, payload);
  record.draft('a', TYPED);
  record.answer('b', { action: 'accept', content: { berth: 'x', nights: 2 } });
  record.answer('c', { action: 'decline' });
  await until(() => [...memory.texts.values()].some((text) => String(text).includes('b2')));

  const taken = await reopen(memory);
  expect(taken).toMatchObject({ ...CALL, round: 2, payload });
  expect(taken?.drafts).toEqual(new Map([['a', TYPED]]));
  expect(taken?.answers).toEqual(
    new Map<string, object>([
      ['b', { action: 'accept', content: { berth: 'x', nights: 2 } }],
      ['c', { action: 'decline' }],
    ]),
  );
});

test.each(HOSTILE)('keeps `requestState` as it came: %j', async (state) => {
  const memory = createMemory();
  const params = { name: 'book', arguments: { [state]: state, deep: [state, null, 1.5, -0] } };
  openTab(memory)
    .open({ ...CALL, params })
    .ask(1, asking({ [state]: BERTH }, state));
  await until(() => size(memory) === 1);
  const taken = await reopen(memory);
  expect((taken?.payload as { requestState: string }).requestState).toBe(state);
  expect(JSON.stringify(taken?.payload)).toBe(JSON.stringify(asking({ [state]: BERTH }, state)));
  expect(JSON.stringify(taken?.params)).toBe(JSON.stringify(params));
});

test('a key called __proto__ is a key like any other', async () => {
  const memory = createMemory();
  const payload: unknown = JSON.parse(
    JSON.stringify(asking({ x: BERTH, y: BERTH })).replace('"x"', '"__proto__"'),
  );
  const record = openTab(memory).open(CALL);
  record.ask(1, payload);
  record.draft('__proto__', TYPED);
  await until(() => [...memory.texts.values()].some((text) => String(text).includes('b2')));
  const taken = await reopen(memory);
  expect(taken?.drafts).toEqual(new Map([['__proto__', TYPED]]));
  expect(JSON.stringify(taken?.payload)).toBe(JSON.stringify(payload));
});

test('two calls of one server do not cross', async () => {
  const memory = createMemory();
  const tab = openTab(memory);
  for (const n of [1, 2]) {
    const record = tab.open({ ...CALL, params: { name: 'book', arguments: { n } } });
    record.ask(1, asking({ a: BERTH }, `state ${n}`));
    record.draft('a', { f0: { kind: 'text', text: `typed ${n}`, isEmptyAnswer: false } });
  }
  await until(() => [...memory.texts.values()].filter((text) => String(text).includes('typed')).length === 2);
  const next = openTab(memory);
  const listed = await next.list(HARBOUR);
  const taken = await Promise.all(listed.map(({ id }) => next.take(id)));
  const told = taken.map((call) => [
    (call?.params as { arguments: { n: number } }).arguments.n,
    (call?.payload as { requestState: string }).requestState,
    call?.drafts.get('a')?.f0,
  ]);
  expect(told.sort()).toEqual(
    [1, 2].map((n) => [n, `state ${n}`, { kind: 'text', text: `typed ${n}`, isEmptyAnswer: false }]),
  );
});

test('a new round leaves nothing of the one before', async () => {
  const memory = createMemory();
  const record = openTab(memory).open(CALL);
  record.ask(1, asking({ a: BERTH }, 'one'));
  record.draft('a', TYPED);
  record.answer('a', { action: 'decline' });
  record.ask(2, asking({ a: BERTH, b: BERTH }, 'two'));
  await until(() => [...memory.texts.values()].some((text) => String(text).includes('two')));
  const taken = await reopen(memory);
  expect(taken).toMatchObject({ round: 2, payload: { requestState: 'two' } });
  expect([taken?.drafts.size, taken?.answers.size]).toEqual([0, 0]);
});

test('answers that were given out of hand are asked for again, with what was typed', async () => {
  const memory = createMemory();
  const record = openTab(memory).open(CALL);
  record.ask(1, asking({ a: BERTH, b: BERTH }));
  record.draft('a', TYPED);
  record.answer('a', { action: 'accept', content: { berth: 'b2', nights: 3 } });
  record.sending();
  await until(() => [...memory.texts.values()].some((text) => String(text).includes('b2')));
  const taken = await reopen(memory);
  expect(taken?.answers.size).toBe(0);
  expect(taken?.drafts.get('a')).toEqual(TYPED);
});

test('when every question was answered all are asked again: nothing leaves without a gesture', async () => {
  const memory = createMemory();
  const record = openTab(memory).open(CALL);
  record.ask(1, asking({ a: BERTH, roots: { method: 'roots/list' } }));
  record.answer('a', { action: 'decline' });
  await until(() => [...memory.texts.values()].some((text) => String(text).includes('decline')));
  expect((await reopen(memory))?.answers.size).toBe(0);
});

test('a call that has ended is gone', async () => {
  const memory = createMemory();
  const record = openTab(memory).open(CALL);
  record.ask(1, asking({ a: BERTH }));
  await until(() => size(memory) === 1);
  record.draft('a', TYPED);
  record.end();
  record.ask(2, asking({ a: BERTH }));
  await until(() => size(memory) === 0);
  expect(await reopen(memory)).toBeNull();
});

describe('secrets', () => {
  const LOGIN = question({
    user: { type: 'string' },
    apiToken: { type: 'string' },
    backup: { type: 'string', format: 'password' },
    shoe: { type: 'string' },
  });
  const draft: Draft = {
    f0: { kind: 'text', text: 'ada-typed', isEmptyAnswer: false },
    f1: { kind: 'text', text: 'hush-1', isEmptyAnswer: false },
    f2: { kind: 'text', text: 'hush-2', isEmptyAnswer: false },
    f3: { kind: 'text', text: 'size-44', isEmptyAnswer: false },
  };
  const everything = (memory: Memory) => [...memory.texts.values()].join('\n');

  test('what was typed into a field that seems to ask for one is not written', async () => {
    const memory = createMemory();
    const record = openTab(memory).open(CALL);
    record.ask(1, asking({ a: LOGIN }));
    record.draft('a', draft);
    await until(() => everything(memory).includes('ada-typed'));
    expect(everything(memory)).not.toMatch(/hush/);
    const taken = await reopen(memory);
    expect(taken?.drafts.get('a')).toEqual({ f0: draft.f0, f3: draft.f3 });
  });

  test('what the policy of the host calls one is not written either', async () => {
    const memory = createMemory();
    const screen = screenSecrets(({ name }) => (name === 'shoe' ? 'block' : 'allow'));
    const record = openTab(memory, { screen }).open(CALL);
    record.ask(1, asking({ a: LOGIN }));
    record.draft('a', draft);
    await until(() => everything(memory).includes('ada-typed'));
    expect(everything(memory)).not.toMatch(/hush|size-44/);
  });

  test('with a policy that throws no field can be judged, and none is written', async () => {
    const memory = createMemory();
    const screen = () => {
      throw new Error('policy');
    };
    const record = openTab(memory, { screen }).open(CALL);
    record.ask(1, asking({ a: LOGIN }));
    record.draft('a', draft);
    await until(() => everything(memory).includes('"drafts":[["a",[]]]'));
    expect(everything(memory)).not.toMatch(/hush|ada-typed|size-44/);
    expect((await reopen(memory, { screen }))?.payload).toEqual(asking({ a: LOGIN }));
  });

  test('an answer with one is not kept as an answer: the question is asked again', async () => {
    const memory = createMemory();
    const record = openTab(memory).open(CALL);
    record.ask(1, asking({ a: LOGIN, b: LOGIN, c: LOGIN }));
    record.draft('a', draft);
    record.answer('a', { action: 'accept', content: { user: 'ada-typed', apiToken: 'hush-1' } });
    record.answer('b', { action: 'accept', content: { user: 'harmless' } });
    await until(() => /ada-typed[^]*harmless|harmless[^]*ada-typed/.test(everything(memory)));
    expect(everything(memory)).not.toMatch(/hush/);
    expect([...(await reopen(memory))!.answers.keys()]).toEqual(['b']);
  });
});

describe('a store that is full, broken or forbidden', () => {
  test('costs the storing, and what is typed later is kept once there is room', async () => {
    const memory = createMemory();
    memory.failure = new Error('QuotaExceededError');
    const record = openTab(memory).open(CALL);
    record.ask(1, asking({ a: BERTH }));
    record.draft('a', TYPED);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(memory.texts.size).toBe(0);
    memory.failure = null;
    record.draft('a', TYPED);
    await until(() => size(memory) === 1);
    expect((await reopen(memory))?.drafts.get('a')).toEqual(TYPED);
  });

  test('never throws', async () => {
    const broken = {
      readAll: () => Promise.reject(new Error('broken')),
      update: () => {
        throw new Error('broken');
      },
    };
    const tab = openTab(broken);
    const record = tab.open(CALL);
    record.ask(1, asking({ a: BERTH }));
    record.answer('a', { action: 'decline' });
    record.suspend();
    expect(await tab.list(HARBOUR)).toEqual([]);
    expect(await tab.take('x')).toBeNull();
  });

  test('a payload that JSON cannot say is not kept', async () => {
    const memory = createMemory();
    const record = openTab(memory).open({ ...CALL, params: { name: 'book', arguments: { n: 1n } } });
    record.ask(1, asking({ a: BERTH }));
    record.draft('a', TYPED);
    record.end();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(size(memory)).toBe(0);
  });

  test('a round that is too long to keep leaves none of an earlier round behind', async () => {
    const memory = createMemory();
    const record = openTab(memory).open(CALL);
    record.ask(1, asking({ a: BERTH }));
    await until(() => size(memory) === 1);
    record.ask(2, asking({ a: BERTH }, 'x'.repeat(3_000_000)));
    await until(() => size(memory) === 0);
  });
});

describe('what is read back', () => {
  async function kept(): Promise<{ memory: Memory; id: string; value: Record<string, unknown> }> {
    const memory = createMemory();
    const record = openTab(memory).open(CALL);
    record.ask(1, asking({ a: BERTH, b: BERTH }));
    record.draft('a', TYPED);
    record.answer('b', { action: 'decline' });
    await until(() => [...memory.texts.values()].some((text) => /b2[^]*|decline/.test(String(text))));
    await until(() => [...memory.texts.values()].some((text) => String(text).includes('b2')));
    const id = [...memory.texts.keys()].find((key) => !key.startsWith('claim.'))!;
    return { memory, id, value: JSON.parse(String(memory.texts.get(id))) as Record<string, unknown> };
  }

  test.each<[string, (value: Record<string, unknown>) => unknown]>([
    ['no JSON', () => '{"version":1,'],
    ['no text', () => 7],
    ['no object', () => '[]'],
    ['no version', ({ version: _, ...value }) => value],
    ['another id', (value) => ({ ...value, id: 'other' })],
    ['no server', (value) => ({ ...value, server: null })],
    ['a label that is no text', (value) => ({ ...value, server: { label: 1 } })],
    ['an endpoint that is no text', (value) => ({ ...value, server: { ...HARBOUR, endpoint: {} } })],
    ['a method that may not ask', (value) => ({ ...value, method: 'tools/list' })],
    ['params that are no JSON', (value) => ({ ...value, params: '{' })],
    ['params that are a list', (value) => ({ ...value, params: '[]' })],
    ['a result that asks nothing', (value) => ({ ...value, result: '{"resultType":"complete"}' })],
    ['a result with a broken entry', (value) => ({ ...value, result: JSON.stringify(asking({ a: 1 })) })],
    ['round 0', (value) => ({ ...value, round: 0 })],
    ['half a round', (value) => ({ ...value, round: 1.5 })],
    ['a million rounds', (value) => ({ ...value, round: 1e6 })],
    ['no time', (value) => ({ ...value, savedAt: null })],
    ['a time that is long gone', (value) => ({ ...value, savedAt: Date.now() - 86_400_001 })],
    ['a time that is far ahead', (value) => ({ ...value, savedAt: Date.now() + 86_500_000 })],
    ['too much', (value) => ({ ...value, more: 'x'.repeat(2_200_000) })],
  ])('a damaged call is skipped and removed: %s', async (_, spoil) => {
    const { memory, id, value } = await kept();
    const spoilt = spoil(value);
    memory.texts.set(id, typeof spoilt === 'object' ? JSON.stringify(spoilt) : spoilt);
    const tab = openTab(memory);
    expect(await tab.take(id)).toBeNull();
    expect(await tab.list(HARBOUR)).toEqual([]);
    expect(memory.texts.has(id)).toBe(false);
  });

  test.each<[string, unknown]>([
    ['no list', 7],
    ['no pairs', [1, null, 'a']],
    ['a key that was not asked', [['zz', [['berth', { kind: 'text', text: 'x', isEmptyAnswer: false }]]]]],
    ['a field that was not asked', [['a', [['zz', { kind: 'text', text: 'x', isEmptyAnswer: false }]]]]],
    ['another kind', [['a', [['berth', { kind: 'number', text: '1' }]]]]],
    ['a text that is none', [['a', [['berth', { kind: 'text', text: 1, isEmptyAnswer: false }]]]]],
    ['half a draft', [['a', [['berth', { kind: 'text', text: 'x' }]]]]],
  ])('drafts that do not fit are left out: %s', async (_, drafts) => {
    const { memory, id, value } = await kept();
    memory.texts.set(id, JSON.stringify({ ...value, drafts }));
    const taken = await reopen(memory);
    expect([...taken!.drafts.values()].every((draft) => Object.keys(draft).length === 0)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['no action', {}],
    ['another action', { action: 'allow' }],
    ['content with a decline', { action: 'decline', content: {} }],
    ['accepted without content', { action: 'accept' }],
    ['another member', { action: 'decline', task: 1 }],
    ['a value that cannot be sent', { action: 'accept', content: { berth: { x: 1 } } }],
    ['a property that was not asked', { action: 'accept', content: { admin: true } }],
  ])('answers that nobody can have given are left out: %s', async (_, answer) => {
    const { memory, id, value } = await kept();
    memory.texts.set(id, JSON.stringify({ ...value, answers: [['b', answer]] }));
    expect((await reopen(memory))?.answers.size).toBe(0);
  });

  test('what a newer kit has written stays', async () => {
    const { memory, id, value } = await kept();
    memory.texts.set(id, JSON.stringify({ ...value, version: 2 }));
    expect(await reopen(memory)).toBeNull();
    expect(memory.texts.has(id)).toBe(true);
  });

  test('an option comes back by its value, wherever it stands now', async () => {
    const memory = createMemory();
    const colours = question({ colour: { type: 'string', enum: ['red', 'green'] } });
    const record = openTab(memory).open(CALL);
    record.ask(1, asking({ a: colours }));
    record.draft('a', { f0: { kind: 'choice', option: 'o1' } });
    await until(() => [...memory.texts.values()].some((text) => String(text).includes('"value":"green"')));
    expect((await reopen(memory))?.drafts.get('a')).toEqual({ f0: { kind: 'choice', option: 'o1' } });
  });
});

describe('bounds', () => {
  test('the oldest calls make room', async () => {
    const memory = createMemory();
    let time = Date.now();
    const tab = openTab(memory, { maxCalls: 3, now: () => (time += 1) });
    for (const n of [1, 2, 3, 4, 5]) {
      tab.open({ ...CALL, params: { name: 'book', n } }).ask(1, asking({ a: BERTH }, `state ${n}`));
      await until(() => [...memory.texts.values()].some((text) => String(text).includes(`state ${n}`)));
    }
    const listed = await openTab(memory, { now: () => time }).list(HARBOUR);
    expect(listed.map(({ params }) => (params as { n: number }).n)).toEqual([3, 4, 5]);
  });

  test('one server is not told of the calls of another', async () => {
    const memory = createMemory();
    openTab(memory)
      .open(CALL)
      .ask(1, asking({ a: BERTH }));
    await until(() => size(memory) === 1);
    const tab = openTab(memory);
    expect(await tab.list({ label: 'Harbour' })).toEqual([]);
    expect(await tab.list({ ...HARBOUR, label: 'Other' })).toEqual([]);
    expect(await tab.list(HARBOUR)).toHaveLength(1);
  });
});

describe('two tabs', () => {
  test('a call that somebody is at work on is neither listed nor taken', async () => {
    const memory = createMemory();
    const [one, two] = [createDraftStore(memory), createDraftStore(memory)];
    const record = one.open(CALL);
    record.ask(1, asking({ a: BERTH }));
    await until(() => size(memory) === 1);
    const [id = ''] = [...memory.texts.keys()].filter((key) => !key.startsWith('claim.'));
    expect([
      await two.list(HARBOUR),
      await two.take(id),
      await one.list(HARBOUR),
      await one.take(id),
    ]).toEqual([[], null, [], null]);
    record.suspend();
    await until(async () => (await two.list(HARBOUR)).length === 1);
  });

  test('of two that want it at once one gets it', async () => {
    const memory = createMemory();
    const record = createDraftStore(memory).open(CALL);
    record.ask(1, asking({ a: BERTH }));
    record.suspend();
    const tabs = [1, 2, 3].map(() => createDraftStore(memory));
    await until(async () => (await tabs[0]!.list(HARBOUR)).length === 1);
    const [{ id } = { id: '' }] = await tabs[0]!.list(HARBOUR);
    const taken = await Promise.all(tabs.map((tab) => tab.take(id)));
    expect(taken.filter((call) => call !== null)).toHaveLength(1);
  });

  test('a claim runs out with its owner', async () => {
    const memory = createMemory();
    let time = Date.now();
    const options = { now: () => time, lease: 1000 };
    createDraftStore(memory, options)
      .open(CALL)
      .ask(1, asking({ a: BERTH }));
    await until(() => size(memory) === 1);
    const other = createDraftStore(memory, options);
    expect(await other.list(HARBOUR)).toEqual([]);
    time += 1001;
    expect(await other.list(HARBOUR)).toHaveLength(1);
  });

  test('what was typed is kept when the connection is lost in the same moment', async () => {
    const memory = createMemory();
    const record = openTab(memory, { interval: 60_000 }).open(CALL);
    record.ask(1, asking({ a: BERTH }));
    record.draft('a', TYPED);
    record.suspend();
    await until(() => size(memory) === 1);
    expect((await reopen(memory))?.drafts.get('a')).toEqual(TYPED);
  });
});
