import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_TEXT, LONGEST_URL, readLineMessage } from '../src/bridge.ts';
import { createDocument, createFakeElectron, FakeWindow } from './fake-electron.ts';
import { loadPage, ORIGIN } from './load-page.ts';
import { ADDRESS, crossed, current, end, FORM, start, view } from './play.ts';

const RUNS = Number(process.env['RUNS'] ?? 300);
const HONEST = { action: 'accept', content: { name: 'Ada' } } as const;

afterEach(end);

/** Whatever crosses between two processes. */
const anything = fc.anything({
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withBigInt: true,
});

/** An id is the number of one that the page has heard of. */
const id = fc.nat({ max: 5 });
const small = fc.nat({ max: 3 });
/** Mostly the line that has been greeted, and in order, so that what is said there counts. */
const line = fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, small);
/** What is said twice in one turn: an answer as another try. */
const times = fc.constantFrom(1, 1, 2);
const skips = fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, fc.constant(true));
const result = fc.oneof(
  fc.constantFrom(
    { action: 'accept', content: { name: 'Eve' } },
    { action: 'decline' },
    { action: 'accept' },
  ),
  fc.record({ action: fc.constantFrom('accept', 'cancel', 'steal'), content: fc.jsonValue() }),
);
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('hello'),
      protocol: fc.constant('elicit-kit/remote'),
      oldest: fc.constant(1),
      newest: fc.constant(1),
      session: fc.constantFrom('a', 'b', 'c'),
      line: small,
      isVisible: fc.boolean(),
      hasFocus: fc.constantFrom(true, false, null),
      holds: fc.array(fc.record({ id, lease: small }), { maxLength: 2 }),
      pages: fc.array(id, { maxLength: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('answer'),
      id,
      // The second, once the page has taken a question from the honest one.
      lease: fc.constantFrom(2, 2, 2, 0, 1, 3),
      attempt: small,
      isLast: fc.boolean(),
      result,
    }),
  },
  fc.record({ type: fc.constant('take'), id }),
  fc.record({
    type: fc.constant('draft'),
    id,
    lease: small,
    draft: fc.constant({ f0: { kind: 'number', text: '' } }),
  }),
  fc.record({ type: fc.constantFrom('heartbeat', 'recheck', 'abandon'), id, lease: small }),
  fc.record({ type: fc.constantFrom('bye', 'pong') }),
  fc.record({ type: fc.constant('presence'), isVisible: fc.boolean(), hasFocus: fc.boolean() }),
  fc.record({
    type: fc.constant('resume'),
    ref: small,
    server: fc.record({ label: fc.string() }),
    elicitationId: fc.string(),
  }),
  fc.jsonValue(),
);

const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ name: fc.constant('open' as const), line }) },
  {
    weight: 12,
    arbitrary: fc.record({ name: fc.constant('say' as const), line, body, skips, times }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('close' as const), line }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('raw' as const), value: anything }) },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('text' as const), line, value: fc.string() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('address' as const),
      value: fc.oneof(fc.constant(ADDRESS.url), anything),
    }),
  },
  { weight: 3, arbitrary: fc.record({ name: fc.constantFrom('ask' as const, 'askAddress' as const) }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constantFrom('honest' as const, 'turn' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A page that has been taken over beside an honest one, which has the focus. */
async function play(steps: readonly Step[], takes: boolean) {
  const onError = vi.fn();
  const { fake, ask, addWindow } = start({ onError, graceTime: 0 });
  const window = addWindow();
  window.focus();
  const queue = view(await loadPage(fake, window));
  await crossed();

  const bad = createDocument(ORIGIN);
  const event = { sender: addWindow().webContents, senderFrame: bad.frame };
  const heard: string[] = [];
  bad.toPage.on('elicit-kit:line', (_event, { text = '' }: { text?: string }) => {
    for (const [, found] of text.matchAll(/"id":"([^"]+)"/g))
      if (found && !heard.includes(found)) heard.push(found);
  });
  const send = (value: unknown): void => fake.emit('elicit-kit:line', event, value);
  const sent = new Map<number, number>();
  const questions: { delivered: unknown[]; results: unknown[] }[] = [];

  /** Numbers in the place of ids become ids that the page has heard. */
  const toId = (part: unknown): unknown =>
    typeof part === 'number' ? (heard[part % (heard.length || 1)] ?? 'x') : part;
  const withIds = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, part: unknown) => {
        if (key === 'pages' && Array.isArray(part)) return part.map(toId);
        return key === 'id' ? toId(part) : part;
      }),
    );

  const greeting = {
    type: 'hello',
    protocol: 'elicit-kit/remote',
    oldest: 1,
    newest: 1,
    session: 'e',
    line: 1,
  };
  const say = { name: 'say', line: 0, skips: false, times: 1 } as const;
  const prologue: readonly Step[] = [
    { name: 'open', line: 0 },
    { ...say, body: { ...greeting, isVisible: true, hasFocus: true, holds: [], pages: [] } },
    { name: 'ask' },
    { name: 'askAddress' },
    { name: 'turn' },
    ...(takes ? [0, 1].map((taken) => ({ ...say, body: { type: 'take', id: taken } })) : []),
  ];
  for (const one of [...prologue, ...steps]) {
    switch (one.name) {
      case 'open':
        sent.delete(one.line + 1);
        send({ type: 'open', line: one.line + 1 });
        break;
      case 'close':
        send({ type: 'close', line: one.line + 1 });
        break;
      case 'say': {
        const at = one.line + 1;
        for (let time = 0; time < one.times; time += 1) {
          const number = (sent.get(at) ?? 0) + (one.skips ? 2 : 1);
          sent.set(at, number);
          const isAnswer = JSON.stringify(one.body).includes('"type":"answer"');
          const said = isAnswer && time > 0 ? Object.assign({}, one.body, { attempt: 3 + time }) : one.body;
          send({ type: 'text', line: at, text: JSON.stringify([number, withIds(said)]) });
        }
        break;
      }
      case 'text':
        send({ type: 'text', line: one.line + 1, text: one.value });
        break;
      case 'raw':
        send(one.value);
        break;
      case 'address':
        void fake.invoke('elicit-kit:open-url', event, one.value);
        break;
      case 'ask':
      case 'askAddress': {
        const question = { delivered: [] as unknown[], results: [] as unknown[] };
        questions.push(question);
        const deliver = (answer: unknown): Promise<void> => {
          question.delivered.push(answer);
          return Promise.resolve();
        };
        void ask(one.name === 'ask' ? FORM : ADDRESS, { deliver }).then((answer) =>
          question.results.push(answer),
        );
        break;
      }
      case 'honest': {
        await crossed();
        const open = current(queue);
        if (open?.state.name === 'withdrawn') queue.close(open.id);
        else if (open) queue.settle(open.id, open.request?.mode === 'url' ? { action: 'accept' } : HONEST);
        break;
      }
      case 'turn':
        await crossed();
    }
  }
  await crossed();
  expect(onError).not.toHaveBeenCalled();
  for (const { delivered, results } of questions) {
    expect(delivered.length).toBeLessThanOrEqual(1);
    expect(results.length).toBeLessThanOrEqual(1);
  }
  end();
  return { fake, questions };
}

describe('a page that has been taken over', () => {
  test('whatever it sends, main does not throw, and no question is answered twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { fake } = await play(steps, true);
        for (const url of fake.opened) expect(url).toBe(ADDRESS.url);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('it answers and opens nothing that it was not shown', async () => {
    const noTaking = step.filter((one) => one.name !== 'say' || !JSON.stringify(one.body).includes('"take"'));
    await fc.assert(
      fc.asyncProperty(fc.array(noTaking, { maxLength: 40 }), async (steps) => {
        const { fake, questions } = await play(steps, false);
        const answers = questions.flatMap(({ delivered }) => delivered);
        for (const answer of answers) expect([HONEST, { action: 'accept' }]).toContainEqual(answer);
        expect(fake.opened).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('lines and texts without end leave main with eight lines at most', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const page = createDocument(ORIGIN);
    const event = { sender: window.webContents, senderFrame: page.frame };
    const closed = new Set<number>();
    page.toPage.on('elicit-kit:line', (_event, { type, line }: { type: string; line: number }) => {
      if (type === 'close') closed.add(line);
    });
    for (let line = 1; line <= 1000; line += 1) {
      fake.emit('elicit-kit:line', event, { type: 'open', line });
      fake.emit('elicit-kit:line', event, { type: 'text', line, text: 'x'.repeat(1000) });
    }
    await crossed();
    expect(closed.size).toBe(992);
    const queue = view(await loadPage(fake, window));
    void ask(FORM);
    await vi.waitFor(() => expect(current(queue)).not.toBeNull());
  });
});

describe('a main process that has been taken over', () => {
  test('whatever it sends, the preload script does not throw, and the page hears texts and one end alone', async () => {
    const fake = createFakeElectron();
    const page = createDocument(ORIGIN);
    let line = 0;
    const api = await loadPage(
      { ...fake, emit: (_channel, _event, value) => void (line = (value as { line: number }).line) },
      new FakeWindow(),
      page,
    );
    const message = fc.oneof(
      anything,
      fc.record({
        type: fc.constantFrom('text', 'close', 'open', '__proto__'),
        line: fc.constantFrom(0, 1, 2),
        text: fc.oneof(fc.string(), anything),
      }),
    );
    fc.assert(
      fc.property(fc.array(message, { maxLength: 20 }), (messages) => {
        const texts: unknown[] = [];
        let ends = 0;
        const opened = api.openLine(
          (text) => texts.push(text),
          () => (ends += 1),
        );
        for (const value of messages) {
          const aimed = value as { line?: unknown } | null;
          if (typeof aimed === 'object' && aimed?.line === 1) aimed.line = line;
          page.toPage.emit('elicit-kit:line', {}, value);
        }
        opened.close();
        page.toPage.emit('elicit-kit:line', {}, { type: 'text', line, text: 'late' });
        expect(texts.every((text) => typeof text === 'string' && text !== 'late')).toBe(true);
        expect(ends).toBeLessThanOrEqual(1);
      }),
      { numRuns: RUNS },
    );
  });

  test('whatever texts it sends, the queue of the page goes on', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 3 }), fc.jsonValue()), { maxLength: 20 }),
        async (texts) => {
          const fake = createFakeElectron();
          const page = createDocument(ORIGIN);
          let line = 0;
          const api = await loadPage(
            { ...fake, emit: (_channel, _event, value) => void (line = (value as { line: number }).line) },
            new FakeWindow(),
            page,
          );
          const queue = view(api);
          await crossed();
          for (const [number, value] of texts) {
            page.toPage.emit(
              'elicit-kit:line',
              {},
              { type: 'text', line, text: JSON.stringify([number, value]) },
            );
          }
          await crossed();
          expect(queue.getSnapshot().entries).toEqual([]);
          end();
        },
      ),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  }, 60_000);
});

describe('what a page hands to the preload script', () => {
  const thrower = new Proxy(
    {},
    {
      get() {
        throw new Error('got you');
      },
      getPrototypeOf() {
        throw new Error('got you');
      },
    },
  );
  const strange: unknown[] = [
    undefined,
    null,
    1,
    Symbol('x'),
    {},
    [],
    thrower,
    Object('https://id.example/login'),
    { toString: () => 'https://id.example/login' },
    { then: (resolve: (value: string) => void) => resolve('https://id.example/login') },
    'x'.repeat(LONGEST_URL + 1),
  ];

  test('is text, or does not reach main', async () => {
    const fake = createFakeElectron();
    const reached: unknown[] = [];
    const invoked: unknown[] = [];
    const api = await loadPage(
      {
        ...fake,
        emit: (_channel, _event, value) => void reached.push(value),
        invoke: async (_channel, _event, value) => invoked.push(value),
      },
      new FakeWindow(),
    );
    const line = api.openLine(
      () => undefined,
      () => undefined,
    );
    for (const value of strange) {
      await expect(api.openUrl(value as string)).resolves.toBe(false);
      if (typeof value !== 'string') line.send(value as string);
      expect(() => api.openLine(value as () => void, value as () => void)).toThrow(TypeError);
    }
    line.send('x'.repeat(LONGEST_TEXT + 1));
    line.send('fine');
    line.close();
    line.send('late');
    line.close();
    expect(invoked).toEqual([]);
    expect(reached.map((value) => readLineMessage(value)?.type)).toEqual(['open', 'text', 'close']);
  });

  test('an answer of main that is not true is no', async () => {
    for (const answer of [undefined, 1, 'true', {}, null]) {
      const api = await loadPage({ ...createFakeElectron(), invoke: async () => answer }, new FakeWindow());
      await expect(api.openUrl('https://id.example/')).resolves.toBe(false);
    }
  });

  test('a document that is being left cannot send, and does not throw', async () => {
    const emit = vi.fn(() => {
      throw new Error('IPC method called after context was released');
    });
    const api = await loadPage({ ...createFakeElectron(), emit }, new FakeWindow());
    const line = api.openLine(
      () => undefined,
      () => undefined,
    );
    line.send('x');
    line.close();
    expect(emit).toHaveBeenCalledTimes(3);
  });

  test('getters, proxies and thenables are none of the messages', () => {
    const getter = {
      get type(): string {
        throw new Error('got you');
      },
    };
    for (const value of [thrower, getter, { then: () => undefined }])
      expect(readLineMessage(value)).toBeNull();
  });
});
