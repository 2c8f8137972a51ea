import { setMaxListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { Draft } from '../../src/answers/draft.ts';
import {
  Withdrawal,
  type Ask,
  type IncomingElicitation,
  type WithdrawalReason,
} from '../../src/protocol/incoming.ts';
import type { Content, ElicitResult } from '../../src/protocol/result.ts';
import { acceptForm, acceptUrl, cancel, decline } from '../../src/protocol/results.ts';
import type { ElicitationEntry, EntryId } from '../../src/queue/entry.ts';
import { createElicitationQueue, type ElicitationQueue } from '../../src/queue/elicitation-queue.ts';

const server = { label: 'Tide Office' };
/** For tests about many questions of one server, none of which is about floods. */
const NO_LIMITS = { burst: Infinity, concurrent: Infinity };
const schema = {
  type: 'object',
  properties: { berth: { type: 'string' }, crew: { type: 'integer', minimum: 1 } },
  required: ['berth'],
};
const question = (
  message = 'Which berth?',
  more: Partial<IncomingElicitation> = {},
): IncomingElicitation => ({
  params: { message, requestedSchema: schema },
  server,
  ...more,
});
const page = (more: Partial<IncomingElicitation> = {}): IncomingElicitation => ({
  params: { mode: 'url', message: 'Link.', url: 'https://example.com/link' },
  server,
  ...more,
});
const draft = (text: string): Draft => ({ f0: { kind: 'text', text, isEmptyAnswer: false } });
const states = (queue: ElicitationQueue): string[] =>
  queue.getSnapshot().entries.map(({ id, state }) => `${id} ${state.name}`);
const currentId = (queue: ElicitationQueue): EntryId => queue.getSnapshot().current!.id;

describe('order', () => {
  test('opens the first question and keeps the others waiting, oldest first', () => {
    const queue = createElicitationQueue();
    for (const message of ['a', 'b', 'c']) void queue.ask(question(message));
    expect(states(queue)).toEqual(['q1 open', 'q2 queued', 'q3 queued']);
    expect(queue.getSnapshot()).toMatchObject({ current: { id: 'q1' }, waiting: 2 });
  });

  test('opens the next one when the current one is answered', () => {
    const queue = createElicitationQueue();
    for (const message of ['a', 'b']) void queue.ask(question(message));
    queue.settle('q1', decline());
    expect(states(queue)).toEqual(['q2 open']);
    expect(queue.getSnapshot()).toMatchObject({ current: { id: 'q2' }, waiting: 0 });
  });

  test('lets a question further back be answered first', async () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a'));
    const second = queue.ask(question('b'));
    expect(queue.settle('q2', acceptForm({ berth: 'B2' }))).toBe(true);
    expect(await second).toEqual({ action: 'accept', content: { berth: 'B2' } });
    expect(states(queue)).toEqual(['q1 open']);
  });

  test('does not let a page that takes its time keep other questions waiting', () => {
    const queue = createElicitationQueue();
    void queue.ask(page());
    queue.settle('q1', acceptUrl());
    expect(queue.getSnapshot().current).toMatchObject({ id: 'q1', state: { name: 'waiting' } });
    void queue.ask(question());
    expect(queue.getSnapshot().current).toMatchObject({ id: 'q2', state: { name: 'open' } });
    queue.settle('q2', cancel());
    expect(queue.getSnapshot().current).toMatchObject({ id: 'q1', state: { name: 'waiting' } });
  });
});

describe('an entry', () => {
  test('has what is needed to show it', () => {
    const queue = createElicitationQueue({ now: () => 1234 });
    void queue.ask(question('Which berth?', { origin: { era: 'legacy', name: 'book' } }));
    const entry = queue.getSnapshot().current!;
    expect(entry).toMatchObject({
      server,
      origin: { era: 'legacy', name: 'book' },
      request: { mode: 'form', message: 'Which berth?' },
      refusal: null,
      arrivedAt: 1234,
    });
    expect(entry.form?.fields.map((field) => field.name)).toEqual(['berth', 'crew']);
  });

  test('of an address has no form', () => {
    const queue = createElicitationQueue();
    void queue.ask(page());
    expect(queue.getSnapshot().current).toMatchObject({ form: null, origin: null, request: { mode: 'url' } });
  });

  test('that was refused at the door is shown, cannot be accepted, and can be declined', async () => {
    const onRefusal = vi.fn();
    const queue = createElicitationQueue({ onRefusal });
    const incoming = question('x', { params: { message: 'Say it.', mode: 'voice' } });
    const answer = queue.ask(incoming);
    const entry = queue.getSnapshot().current!;
    expect(entry).toMatchObject({
      request: null,
      form: null,
      refusal: { code: 'mode-unknown', message: 'Say it.' },
    });
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith(entry.refusal, incoming);
    expect(queue.settle(entry.id, acceptForm({}))).toBe(false);
    expect(queue.settle(entry.id, acceptUrl())).toBe(false);
    expect(queue.settle(entry.id, decline())).toBe(true);
    expect(await answer).toEqual({ action: 'decline' });
  });

  test('that nothing could answer is drawn, cannot be accepted, and the host hears of it', async () => {
    const onRefusal = vi.fn();
    const queue = createElicitationQueue({ onRefusal });
    const answer = queue.ask(
      question('x', { params: { message: 'x', requestedSchema: { type: 'object', required: ['ghost'] } } }),
    );
    expect(queue.getSnapshot().current?.form?.blockers).toHaveLength(1);
    expect(onRefusal.mock.calls[0]?.[0]).toMatchObject({ code: 'form-unanswerable', rpcCode: -32602 });
    expect(queue.settle('q1', acceptForm({}))).toBe(false);
    expect(queue.settle('q1', acceptForm({ ghost: 'boo' }))).toBe(false);
    queue.settle('q1', cancel());
    expect(await answer).toEqual({ action: 'cancel' });
  });

  test('follows the modes that the host offers, and the revision', () => {
    const queue = createElicitationQueue({ modes: ['form'] });
    void queue.ask(page());
    expect(queue.getSnapshot().current?.refusal?.code).toBe('mode-not-offered');
    const strict = createElicitationQueue();
    void strict.ask(page({ origin: { era: 'legacy', revision: '2025-11-25' } }));
    expect(strict.getSnapshot().current?.refusal?.code).toBe('elicitation-id-missing');
  });
});

describe('invariant 1: exactly one result per question; after an end nothing is sent', () => {
  test('settling twice sends the first and says false to the second', async () => {
    const queue = createElicitationQueue();
    const answer = queue.ask(question());
    expect(queue.settle('q1', acceptForm({ berth: 'B1' }))).toBe(true);
    expect(queue.settle('q1', decline())).toBe(false);
    expect(await answer).toEqual({ action: 'accept', content: { berth: 'B1' } });
  });

  test('an answer after a withdrawal goes nowhere', async () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    const answer = queue.ask(question('a', { signal: controller.signal }));
    controller.abort(new Withdrawal('timed-out'));
    expect(queue.settle('q1', acceptForm({ berth: 'B1' }))).toBe(false);
    expect(await answer).toEqual({ action: 'cancel' });
  });

  test('E-61: a withdrawal after an answer changes nothing, and twice neither', async () => {
    const ends: ElicitationEntry[] = [];
    const queue = createElicitationQueue({ onSettle: (entry) => ends.push(entry) });
    const controller = new AbortController();
    const answer = queue.ask(question('a', { signal: controller.signal }));
    queue.settle('q1', decline());
    controller.abort(new Withdrawal('server-cancelled'));
    controller.abort(new Withdrawal('disconnected'));
    expect(await answer).toEqual({ action: 'decline' });
    expect(ends.map((entry) => entry.state)).toEqual([{ name: 'settled', result: { action: 'decline' } }]);
    expect(states(queue)).toEqual([]);
  });

  test('what has been withdrawn before it was asked never appears', async () => {
    const listener = vi.fn();
    const queue = createElicitationQueue();
    queue.subscribe(listener);
    expect(await queue.ask(question('a', { signal: AbortSignal.abort() }))).toEqual({ action: 'cancel' });
    expect(states(queue)).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
  });

  test('an id that was never given out has no effect', () => {
    const queue = createElicitationQueue();
    expect(queue.settle('q99', decline())).toBe(false);
    expect(queue.readDraft('q99')).toBeNull();
    queue.close('q99');
    queue.heartbeat('q99');
    queue.writeDraft('q99', draft('x'));
    expect(queue.readDraft('q99')).toBeNull();
  });

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['nothing of an incoming elicitation', {}],
    [
      'a signal that throws',
      {
        ...question(),
        signal: {
          get aborted(): boolean {
            throw new Error('x');
          },
        },
      },
    ],
  ])('asking with %s neither throws nor rejects', async (_, incoming) => {
    const queue = createElicitationQueue();
    const answer = queue.ask(incoming as IncomingElicitation);
    const entry = queue.getSnapshot().current;
    if (entry) queue.settle(entry.id, cancel());
    expect(await answer).toEqual({ action: 'cancel' });
  });
});

describe('invariant 5: what does not fit does not leave', () => {
  const reject = (content: unknown): boolean => {
    const queue = createElicitationQueue();
    void queue.ask(question());
    return queue.settle('q1', { action: 'accept', content } as ElicitResult);
  };

  test.each<[string, unknown]>([
    ['without a required answer', {}],
    ['with a number as text', { berth: 'B1', crew: '3' }],
    ['below the minimum', { berth: 'B1', crew: 0 }],
    ['with null', { berth: null }],
    ['with an object', { berth: {} }],
    ['with NaN', { berth: 'B1', crew: NaN }],
    ['with an infinity', { berth: 'B1', crew: Infinity }],
    ['with undefined', { berth: 'B1', crew: undefined }],
    ['that is missing', undefined],
    ['that is null', null],
    ['that is a list', []],
  ])('content %s', (_, content) => {
    expect(reject(content)).toBe(false);
  });

  test('an action that is none', () => {
    const queue = createElicitationQueue();
    void queue.ask(question());
    expect(queue.settle('q1', { action: 'reject' } as unknown as ElicitResult)).toBe(false);
    expect(states(queue)).toEqual(['q1 open']);
  });

  test('members that the schema does not have are left out; the rest leaves in schema order', async () => {
    const queue = createElicitationQueue();
    const answer = queue.ask(question());
    queue.settle('q1', acceptForm({ extra: 'x', crew: 2, berth: 'B1' }));
    expect(JSON.stringify(await answer)).toBe('{"action":"accept","content":{"berth":"B1","crew":2}}');
  });

  test('E-32: decline and cancel leave without content, whatever was handed over', async () => {
    const queue = createElicitationQueue();
    const answers = [queue.ask(question()), queue.ask(question())];
    queue.settle('q1', { action: 'decline', content: { berth: 'B1' } } as ElicitResult);
    queue.settle('q2', { action: 'cancel', content: undefined } as ElicitResult);
    expect((await Promise.all(answers)).map((result) => Object.keys(result))).toEqual([
      ['action'],
      ['action'],
    ]);
  });

  test('names such as __proto__ leave as own members', async () => {
    const queue = createElicitationQueue();
    const requestedSchema: unknown = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}}}',
    );
    const answer = queue.ask(question('x', { params: { message: 'x', requestedSchema } }));
    queue.settle('q1', acceptForm(JSON.parse('{"__proto__":"a","constructor":"b"}') as Content));
    expect(JSON.stringify(await answer)).toBe(
      '{"action":"accept","content":{"__proto__":"a","constructor":"b"}}',
    );
  });

  test('a confirmation leaves with empty content (C-23)', async () => {
    const queue = createElicitationQueue();
    const answer = queue.ask(
      question('Sure?', { params: { message: 'Sure?', requestedSchema: { type: 'object' } } }),
    );
    queue.settle('q1', acceptForm({}));
    expect(JSON.stringify(await answer)).toBe('{"action":"accept","content":{}}');
  });
});

describe('withdrawal', () => {
  test.each<WithdrawalReason>([
    'server-cancelled',
    'timed-out',
    'disconnected',
    'caller-cancelled',
    'host-closed',
  ])('of the open question says why: %s', async (reason) => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    const answer = queue.ask(question('a', { signal: controller.signal }));
    controller.abort(new Withdrawal(reason));
    expect(queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason });
    expect(await answer).toEqual({ action: 'cancel' });
  });

  test.each<[string, unknown, WithdrawalReason]>([
    ['an abort without a reason', undefined, 'server-cancelled'],
    ['a text', 'ferry left', 'server-cancelled'],
    ['a time limit', new DOMException('late', 'TimeoutError'), 'timed-out'],
    [
      'a withdrawal from another copy of this package',
      { name: 'Withdrawal', reason: 'disconnected' },
      'disconnected',
    ],
    ['a withdrawal for an unknown reason', { name: 'Withdrawal', reason: '__proto__' }, 'server-cancelled'],
  ])('reads %s', (_, abortReason, reason) => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    void queue.ask(question('a', { signal: controller.signal }));
    controller.abort(abortReason);
    expect(queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason });
  });

  test('of a question that nobody has seen yet leaves nothing on the screen', async () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    void queue.ask(question('a'));
    const second = queue.ask(question('b', { signal: controller.signal }));
    controller.abort();
    expect(states(queue)).toEqual(['q1 open']);
    expect(await second).toEqual({ action: 'cancel' });
  });

  test('keeps the question on the screen until it is closed; then the next one opens', () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    void queue.ask(question('a', { signal: controller.signal }));
    void queue.ask(question('b'));
    controller.abort();
    expect(states(queue)).toEqual(['q1 withdrawn', 'q2 queued']);
    expect(queue.getSnapshot()).toMatchObject({ current: { id: 'q1' }, waiting: 1 });
    queue.close('q1');
    expect(states(queue)).toEqual(['q2 open']);
  });

  test('of all questions of a lost connection leaves one to read, not a pile', () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    setMaxListeners(50, controller.signal);
    for (let n = 0; n < 50; n += 1) void queue.ask(question(`${n}`, { signal: controller.signal }));
    controller.abort(new Withdrawal('disconnected'));
    expect(states(queue)).toEqual(['q1 withdrawn']);
  });

  test('tells the host, once', () => {
    const onSettle = vi.fn<(entry: ElicitationEntry) => void>();
    const queue = createElicitationQueue({ onSettle });
    const controller = new AbortController();
    void queue.ask(question('a', { signal: controller.signal }));
    void queue.ask(question('b', { signal: controller.signal }));
    controller.abort(new Withdrawal('disconnected'));
    expect(onSettle.mock.calls.map(([entry]) => [entry.id, entry.state.name])).toEqual([
      ['q1', 'withdrawn'],
      ['q2', 'withdrawn'],
    ]);
  });
});

describe('invariant 11: what was typed survives', () => {
  test('a second question, and unmounting, which the queue never hears of', () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a'));
    queue.writeDraft('q1', draft('Per'));
    void queue.ask(question('b'));
    expect(queue.readDraft('q1')).toEqual(draft('Per'));
    expect(queue.readDraft('q2')).toBeNull();
  });

  test('a withdrawal, until the person closes it', () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    void queue.ask(question('a', { signal: controller.signal }));
    queue.writeDraft('q1', draft('Petrel'));
    controller.abort();
    expect(queue.readDraft('q1')).toEqual(draft('Petrel'));
    queue.close('q1');
    expect(queue.readDraft('q1')).toBeNull();
  });

  test('and writing it renders nothing', () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a'));
    const listener = vi.fn();
    queue.subscribe(listener);
    const before = queue.getSnapshot();
    queue.writeDraft('q1', draft('x'));
    expect(listener).not.toHaveBeenCalled();
    expect(queue.getSnapshot()).toBe(before);
  });

  test('a question that comes once more starts with what was typed before, and says why', () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a', { draft: draft('Petrel'), again: 'not-delivered', expiresAt: 90_000 }));
    expect(queue.readDraft('q1')).toEqual(draft('Petrel'));
    expect(queue.getSnapshot().current).toMatchObject({ again: 'not-delivered', expiresAt: 90_000 });
  });

  test('the transport is told of it, and what it throws breaks nothing', async () => {
    const queue = createElicitationQueue();
    const thrown = new Promise((resolve) => process.once('unhandledRejection', resolve));
    const onDraft = vi.fn<(draft: Draft) => void>(() => {
      throw new Error('full');
    });
    void queue.ask(question('a', { onDraft }));
    queue.writeDraft('q1', draft('Petrel'));
    expect(onDraft).toHaveBeenCalledExactlyOnceWith(draft('Petrel'));
    expect(queue.readDraft('q1')).toEqual(draft('Petrel'));
    expect(await thrown).toEqual(new Error('full'));
  });

  test('an answer that is sent takes its draft with it', () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a'));
    queue.writeDraft('q1', draft('secret'));
    queue.settle('q1', decline());
    expect(queue.readDraft('q1')).toBeNull();
  });
});

describe('addresses', () => {
  test('E-33: consent is sent at once, without content, and the entry waits for the page', async () => {
    const queue = createElicitationQueue();
    const answer = queue.ask(page());
    expect(queue.settle('q1', acceptUrl())).toBe(true);
    expect(Object.keys(await answer)).toEqual(['action']);
    expect(states(queue)).toEqual(['q1 waiting']);
    expect(queue.settle('q1', cancel())).toBe(false);
  });

  test('the notice moves it to done, and closing takes it away', async () => {
    const queue = createElicitationQueue();
    let complete = (): void => undefined;
    const completed = new Promise<void>((resolve) => (complete = resolve));
    void queue.ask(page({ completed }));
    queue.settle('q1', acceptUrl());
    complete();
    await completed;
    expect(states(queue)).toEqual(['q1 done']);
    queue.close('q1');
    expect(states(queue)).toEqual([]);
  });

  test('a waiting one can be closed by hand; the notice then changes nothing (E-49)', async () => {
    const queue = createElicitationQueue();
    const listener = vi.fn();
    let complete = (): void => undefined;
    const completed = new Promise<void>((resolve) => (complete = resolve));
    void queue.ask(page({ completed }));
    queue.settle('q1', acceptUrl());
    queue.close('q1');
    queue.subscribe(listener);
    complete();
    await completed;
    expect(listener).not.toHaveBeenCalled();
  });

  test('a notice before consent does not answer for the person', async () => {
    const queue = createElicitationQueue();
    const completed = Promise.resolve();
    void queue.ask(page({ completed }));
    await completed;
    expect(states(queue)).toEqual(['q1 open']);
    queue.settle('q1', acceptUrl());
    expect(states(queue)).toEqual(['q1 done']);
  });

  test('a notice that fails is no notice', async () => {
    const queue = createElicitationQueue();
    const completed = Promise.reject(new Error('lost'));
    void queue.ask(page({ completed }));
    queue.settle('q1', acceptUrl());
    await completed.catch(() => undefined);
    expect(states(queue)).toEqual(['q1 waiting']);
  });

  test('the end of the connection does not take a waiting page away', () => {
    const queue = createElicitationQueue();
    const controller = new AbortController();
    void queue.ask(page({ signal: controller.signal }));
    queue.settle('q1', acceptUrl());
    controller.abort(new Withdrawal('disconnected'));
    expect(states(queue)).toEqual(['q1 waiting']);
  });

  test('invariant 10: consent to plain http elsewhere is impossible, and to http on this computer possible', () => {
    const queue = createElicitationQueue();
    void queue.ask(page({ params: { mode: 'url', message: '', url: 'http://example.com/' } }));
    void queue.ask(page({ params: { mode: 'url', message: '', url: 'http://127.0.0.1:8001/' } }));
    expect(queue.settle('q1', acceptUrl())).toBe(false);
    expect(queue.settle('q2', acceptUrl())).toBe(true);
  });

  test('accept with content is refused', () => {
    const queue = createElicitationQueue();
    void queue.ask(page());
    expect(queue.settle('q1', acceptForm({ token: 'abc' }))).toBe(false);
    expect(queue.settle('q1', acceptForm({}))).toBe(false);
  });

  test('the host hears of the consent', () => {
    const onSettle = vi.fn<(entry: ElicitationEntry) => void>();
    const queue = createElicitationQueue({ onSettle });
    void queue.ask(page());
    queue.settle('q1', acceptUrl());
    queue.close('q1');
    expect(onSettle.mock.calls.map(([entry]) => entry.state)).toEqual([
      { name: 'settled', result: { action: 'accept' } },
    ]);
  });
});

describe('closing', () => {
  test('an open or queued question is not possible: it is answered instead', () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a'));
    void queue.ask(question('b'));
    queue.close('q1');
    queue.close('q2');
    expect(states(queue)).toEqual(['q1 open', 'q2 queued']);
  });
});

describe('the store', () => {
  test('a snapshot is the same object until something changes, and entries are never changed in place', () => {
    const queue = createElicitationQueue();
    expect(queue.getSnapshot()).toBe(queue.getSnapshot());
    void queue.ask(question('a'));
    void queue.ask(question('b'));
    const before = queue.getSnapshot();
    expect(queue.getSnapshot()).toBe(before);
    queue.settle('q1', decline());
    const after = queue.getSnapshot();
    expect(after).not.toBe(before);
    expect(before.entries.map((entry) => entry.state.name)).toEqual(['open', 'queued']);
    expect(after.current).not.toBe(before.entries[1]);
  });

  test('an entry that did not change is the same object', () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a'));
    const { current } = queue.getSnapshot();
    void queue.ask(question('b'));
    expect(queue.getSnapshot().current).toBe(current);
  });

  test('a late subscriber finds what waits', () => {
    const queue = createElicitationQueue();
    void queue.ask(question('a'));
    const listener = vi.fn();
    queue.subscribe(listener);
    expect(queue.getSnapshot().current?.id).toBe('q1');
    expect(listener).not.toHaveBeenCalled();
  });

  test('one listener subscribed twice leaves one by one', () => {
    const queue = createElicitationQueue();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.subscribe(listener);
    leave();
    leave();
    void queue.ask(question());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('a listener may answer, ask and leave while it is called', async () => {
    const queue = createElicitationQueue();
    let asked = 0;
    const leave = queue.subscribe(() => {
      const { current } = queue.getSnapshot();
      if (current?.state.name === 'open') queue.settle(current.id, decline());
      if ((asked += 1) === 1) void queue.ask(question('from inside'));
      if (asked === 6) leave();
    });
    expect(await queue.ask(question('a'))).toEqual({ action: 'decline' });
    expect(states(queue)).toEqual([]);
  });

  test('the host hears of an end after the snapshot has changed', () => {
    const seen: string[][] = [];
    const queue: ElicitationQueue = createElicitationQueue({ onSettle: () => seen.push(states(queue)) });
    void queue.ask(question('a'));
    void queue.ask(question('b'));
    queue.settle('q1', decline());
    expect(seen).toEqual([['q2 open']]);
  });

  test('a callback of the host that throws breaks nothing and is not swallowed', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown): void => void errors.push(error);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', onError);
    try {
      const fail = (what: string) => (): never => {
        throw new Error(what);
      };
      const queue = createElicitationQueue({
        onSettle: fail('settle'),
        onRefusal: fail('refusal'),
        onReceipt: fail('receipt'),
      });
      const later = vi.fn();
      queue.subscribe(fail('listener'));
      queue.subscribe(later);
      const answer = queue.ask(question('a', { params: null, heartbeat: fail('heartbeat') }));
      queue.heartbeat('q1');
      expect(queue.settle('q1', decline())).toBe(true);
      expect(await answer).toEqual({ action: 'decline' });
      expect(later).toHaveBeenCalledTimes(2);
      await new Promise((resolve) => setImmediate(resolve));
      expect(errors.map((error) => (error as Error).message).sort()).toEqual([
        'heartbeat',
        'listener',
        'listener',
        'receipt',
        'refusal',
        'settle',
      ]);
    } finally {
      process.removeAllListeners('unhandledRejection');
      for (const listener of others) process.on('unhandledRejection', listener);
    }
  });
});

describe('the heartbeat', () => {
  test('goes out at most once a second, per question', () => {
    let time = 0;
    const beats: string[] = [];
    const queue = createElicitationQueue({ now: () => time });
    void queue.ask(question('a', { heartbeat: () => beats.push(`a${time}`) }));
    void queue.ask(question('b', { heartbeat: () => beats.push(`b${time}`) }));
    for (time = 0; time <= 2500; time += 100) queue.heartbeat('q1');
    time = 2600;
    queue.heartbeat('q2');
    expect(beats).toEqual(['a0', 'a1000', 'a2000', 'b2600']);
  });

  test('goes on when the clock is set back', () => {
    let time = 100_000;
    const heartbeat = vi.fn();
    const queue = createElicitationQueue({ now: () => time });
    void queue.ask(question('a', { heartbeat }));
    queue.heartbeat('q1');
    time = 50_000;
    queue.heartbeat('q1');
    expect(heartbeat).toHaveBeenCalledTimes(2);
  });

  test('stops when the question has ended', () => {
    const heartbeat = vi.fn();
    const queue = createElicitationQueue();
    const controller = new AbortController();
    void queue.ask(question('a', { heartbeat, signal: controller.signal }));
    controller.abort();
    queue.heartbeat('q1');
    expect(heartbeat).not.toHaveBeenCalled();
  });
});

describe('a transport', () => {
  test('is started once and asks through the queue', async () => {
    const queue = createElicitationQueue();
    let ask: Ask | undefined;
    queue.connect({ start: (given) => ((ask = given), () => undefined) });
    const answer = ask!(question());
    queue.settle(currentId(queue), acceptForm({ berth: 'B1' }));
    expect(await answer).toEqual({ action: 'accept', content: { berth: 'B1' } });
  });

  test('that is stopped has its open questions withdrawn, and only its own', async () => {
    const queue = createElicitationQueue();
    const stopped = vi.fn();
    let ask: Ask | undefined;
    const stop = queue.connect({ start: (given) => ((ask = given), stopped) });
    const own = ask!(question('own'));
    const settled = ask!(question('settled'));
    const others = queue.ask(question('other'));
    queue.settle('q2', decline());
    stop();
    stop();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(states(queue)).toEqual(['q1 withdrawn', 'q3 queued']);
    expect(queue.getSnapshot().current?.state).toMatchObject({ reason: 'host-closed' });
    expect([await own, await settled]).toEqual([{ action: 'cancel' }, { action: 'decline' }]);
    queue.close('q1');
    queue.settle('q3', decline());
    expect(await others).toEqual({ action: 'decline' });
  });

  test('that asks after it was stopped gets a cancel and shows nothing', async () => {
    const queue = createElicitationQueue();
    let ask: Ask | undefined;
    queue.connect({ start: (given) => ((ask = given), () => undefined) })();
    expect(await ask!(question())).toEqual({ action: 'cancel' });
    expect(states(queue)).toEqual([]);
  });

  test('may ask while it is being started', () => {
    const queue = createElicitationQueue();
    queue.connect({
      start(ask) {
        void ask(question());
        return () => undefined;
      },
    });
    expect(states(queue)).toEqual(['q1 open']);
  });
});

describe('many questions', () => {
  // The limit only ends a run that hangs; on a quiet machine this takes a second.
  test(
    'ten thousand are answered one after another, each with its own answer',
    { timeout: 60_000 },
    async () => {
      const queue = createElicitationQueue({ limits: NO_LIMITS });
      const answers: Promise<ElicitResult>[] = [];
      for (let n = 0; n < 10_000; n += 1) answers.push(queue.ask(question(`${n}`)));
      expect(queue.getSnapshot().waiting).toBe(9999);
      for (let n = 0; n < 10_000; n += 1) queue.settle(currentId(queue), acceptForm({ berth: `B${n}` }));
      const results = await Promise.all(answers);
      expect(
        results.every((result, n) => result.action === 'accept' && result.content?.['berth'] === `B${n}`),
      ).toBe(true);
      expect(queue.getSnapshot()).toEqual({ entries: [], current: null, waiting: 0, floods: [] });
    },
  );

  test('nothing of an ended question is kept: not its listener, nor its entry', async () => {
    const queue = createElicitationQueue({ limits: NO_LIMITS });
    const controller = new AbortController();
    const { signal } = controller;
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    for (let n = 0; n < 1000; n += 1) {
      void queue.ask(question('a', { signal }));
      queue.writeDraft(currentId(queue), draft('x'));
      queue.settle(currentId(queue), decline());
    }
    expect(added).toHaveBeenCalledTimes(1000);
    expect(removed).toHaveBeenCalledTimes(1000);
    expect(queue.getSnapshot().entries).toHaveLength(0);
  });
});

describe('races, at random', () => {
  /** Small and seeded, so that a failure can be repeated. */
  function random(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
  }

  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'every question ends once, whatever happens in which order: seed %i',
    async (seed) => {
      const next = random(seed);
      const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)];
      const ends = new Map<EntryId, number>();
      const queue = createElicitationQueue({
        limits: NO_LIMITS,
        onSettle: ({ id }) => ends.set(id, (ends.get(id) ?? 0) + 1),
      });
      const controllers: AbortController[] = [];
      const answers: Promise<ElicitResult>[] = [];
      for (let step = 0; step < 300; step += 1) {
        const dice = next();
        const entry = pick(queue.getSnapshot().entries);
        if (dice < 0.4) {
          const controller = new AbortController();
          controllers.push(controller);
          const more = { signal: controller.signal, completed: next() < 0.5 ? Promise.resolve() : undefined };
          answers.push(
            queue.ask(
              next() < 0.6
                ? question('a', more)
                : next() < 0.5
                  ? page(more)
                  : question('x', { params: 1, ...more }),
            ),
          );
        } else if (dice < 0.6) {
          pick(controllers)?.abort(new Withdrawal('timed-out'));
        } else if (dice < 0.85 && entry) {
          queue.settle(entry.id, pick([acceptForm({ berth: 'B' }), acceptUrl(), decline(), cancel()])!);
        } else if (entry) {
          queue.close(entry.id);
        } else {
          await Promise.resolve();
        }
        const { entries, current, waiting } = queue.getSnapshot();
        expect(entries.filter(({ state }) => state.name === 'open').length).toBeLessThanOrEqual(1);
        expect(current === null).toBe(entries.length === 0);
        expect(waiting).toBe(
          entries.filter((one) => one !== current && /queued|open/.test(one.state.name)).length,
        );
        expect(entries.some(({ state }) => state.name === 'settled')).toBe(false);
      }
      for (const controller of controllers) controller.abort();
      const results = await Promise.all(answers);
      expect(results.every(({ action }) => ['accept', 'decline', 'cancel'].includes(action))).toBe(true);
      expect([...ends.values()].every((count) => count === 1)).toBe(true);
    },
  );
});
