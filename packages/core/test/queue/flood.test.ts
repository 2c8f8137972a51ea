import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Withdrawal, type IncomingElicitation, type ServerIdentity } from '../../src/protocol/incoming.ts';
import type { ElicitResult } from '../../src/protocol/result.ts';
import { acceptForm, cancel, decline } from '../../src/protocol/results.ts';
import {
  createElicitationQueue,
  type ElicitationQueue,
  type QueueOptions,
} from '../../src/queue/elicitation-queue.ts';
import type { ElicitationEntry, EntryId } from '../../src/queue/entry.ts';

const LOUD: ServerIdentity = { label: 'Loud', endpoint: 'https://loud.example' };
const QUIET: ServerIdentity = { label: 'Quiet', endpoint: 'https://quiet.example' };
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function ask(
  queue: ElicitationQueue,
  server: ServerIdentity,
  message: string,
  more: Partial<IncomingElicitation> = {},
): Promise<ElicitResult> {
  const requestedSchema = { type: 'object', properties: { name: { type: 'string' } } };
  return queue.ask({ params: { message, requestedSchema }, server, ...more });
}

function flood(queue: ElicitationQueue, server: ServerIdentity, count: number): Promise<ElicitResult>[] {
  return Array.from({ length: count }, (_, index) => ask(queue, server, `${server.label} ${index + 1}`));
}

const current = (queue: ElicitationQueue): ElicitationEntry => {
  const entry = queue.getSnapshot().current;
  if (!entry) throw new Error('Nothing is shown.');
  return entry;
};
const shown = (queue: ElicitationQueue): string =>
  current(queue).request?.message ?? current(queue).state.name;
/** Told of at once, as if the page had been redrawn. */
const settleDown = (): void => void vi.advanceTimersByTime(100);

describe('a server that asks too much', () => {
  test('has the rest of its questions held back, and none of them answered', async () => {
    const onSettle = vi.fn();
    const queue = createElicitationQueue({ onSettle });
    const answers = flood(queue, LOUD, 1000);
    settleDown();
    expect(queue.getSnapshot()).toMatchObject({
      waiting: 19,
      floods: [{ server: LOUD, held: 980, pausedUntil: null, closed: 0 }],
    });
    expect(queue.getSnapshot().entries).toHaveLength(20);
    expect(onSettle).not.toHaveBeenCalled();
    expect(await Promise.race([...answers, Promise.resolve('open')])).toBe('open');
  });

  test('is told of together, not once for each question', () => {
    const queue = createElicitationQueue();
    const listener = vi.fn();
    queue.subscribe(listener);
    void flood(queue, LOUD, 1000);
    settleDown();
    expect(listener).toHaveBeenCalledTimes(21);
  });

  test('never reads the schemas of what it may not put yet', () => {
    const queue = createElicitationQueue({ limits: { burst: 1 } });
    void flood(queue, LOUD, 1);
    const params = { message: 'x', get requestedSchema(): unknown { throw new Error('read'); } }; // prettier-ignore
    void queue.ask({ params, server: LOUD });
    expect(queue.getSnapshot().entries).toHaveLength(1);
  });

  test('does not keep another server waiting: after three turns it is the other one’s', () => {
    const queue = createElicitationQueue();
    void flood(queue, LOUD, 1000);
    void ask(queue, QUIET, 'Quiet');
    const turns: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      turns.push(shown(queue));
      queue.settle(current(queue).id, decline());
    }
    expect(turns).toEqual(['Loud 1', 'Loud 2', 'Loud 3', 'Quiet', 'Loud 4']);
  });

  test('stands on the screen for all that is held back, once the others are answered', () => {
    const queue = createElicitationQueue();
    void flood(queue, LOUD, 30);
    for (let turn = 0; turn < 20; turn += 1) queue.settle(current(queue).id, decline());
    expect(current(queue)).toMatchObject({ server: LOUD, state: { name: 'held' }, request: null });
    expect(queue.getSnapshot()).toMatchObject({ waiting: 0, floods: [{ held: 10 }] });
  });

  test('may put one more each time the person asks for it, in the order in which they came', () => {
    const queue = createElicitationQueue({ limits: { perMinute: 0 } });
    void flood(queue, LOUD, 22);
    for (let turn = 0; turn < 20; turn += 1) queue.settle(current(queue).id, decline());
    queue.showHeld(LOUD);
    expect([shown(queue), queue.getSnapshot().floods[0]?.held]).toEqual(['Loud 21', 1]);
    queue.settle(current(queue).id, acceptForm({ name: 'Ana' }));
    expect(current(queue).state.name).toBe('held');
    queue.showHeld(LOUD);
    expect(shown(queue)).toBe('Loud 22');
    expect(queue.getSnapshot().floods).toEqual([]);
  });

  test('gets back what a minute allows, as soon as the person asks for more', () => {
    const queue = createElicitationQueue({ limits: { burst: 5, perMinute: 3 } });
    void flood(queue, LOUD, 20);
    for (let turn = 0; turn < 5; turn += 1) queue.settle(current(queue).id, decline());
    vi.advanceTimersByTime(MINUTE);
    queue.showHeld(LOUD);
    expect(queue.getSnapshot()).toMatchObject({ waiting: 2, floods: [{ held: 12 }] });
  });

  test('may ask again after a while, when nothing is held back', () => {
    const queue = createElicitationQueue({ limits: { burst: 1, perMinute: 1 } });
    void ask(queue, LOUD, 'a');
    queue.settle(current(queue).id, decline());
    vi.advanceTimersByTime(MINUTE);
    void ask(queue, LOUD, 'b');
    expect(shown(queue)).toBe('b');
  });

  test('is the connection as the host knows it, whatever the server calls itself', () => {
    const queue = createElicitationQueue({ limits: { burst: 1 } });
    void ask(queue, { ...LOUD, claim: { name: 'one' } }, 'a');
    void ask(queue, { ...LOUD, claim: { name: 'two' } }, 'b');
    void ask(queue, { ...LOUD, endpoint: 'https://elsewhere.example' }, 'c');
    settleDown();
    expect(queue.getSnapshot()).toMatchObject({ waiting: 1, floods: [{ held: 1 }] });
  });

  test('that repeats itself in one call is held back after so many rounds', () => {
    const onHold = vi.fn();
    const queue = createElicitationQueue({ onHold });
    void ask(queue, LOUD, 'ten', { origin: { era: 'modern', round: 10 } });
    void ask(queue, LOUD, 'eleven', { origin: { era: 'modern', round: 11 } });
    expect(shown(queue)).toBe('ten');
    expect(onHold.mock.calls.map(([, reason]: unknown[]) => reason)).toEqual(['rounds']);
  });

  test('says how much it has asked of late', () => {
    const queue = createElicitationQueue();
    void flood(queue, LOUD, 3);
    expect(queue.getSnapshot().entries.map(({ recent }) => recent)).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(MINUTE);
    void ask(queue, LOUD, 'later');
    expect(queue.getSnapshot().entries.at(-1)?.recent).toBe(1);
  });

  test('tells the host of each question that is held back, and of the limit', () => {
    const onHold = vi.fn();
    const queue = createElicitationQueue({ limits: { burst: 5, concurrent: 2 }, onHold });
    void flood(queue, LOUD, 4);
    expect(onHold.mock.calls.map(([, reason]: unknown[]) => reason)).toEqual(['concurrent', 'order']);
    expect(onHold.mock.calls[0]?.[0]).toMatchObject({ params: { message: 'Loud 3' }, server: LOUD });
  });
});

describe('what is held back', () => {
  function held(count: number, options: QueueOptions = {}): [ElicitationQueue, Promise<ElicitResult>[]] {
    const queue = createElicitationQueue({ limits: { burst: 1 }, ...options });
    const answers = flood(queue, LOUD, count + 1);
    queue.settle(current(queue).id, decline());
    return [queue, answers.slice(1)];
  }

  test('is cancelled when the person says so, all of it, in one change', async () => {
    const onSettle = vi.fn();
    const onReceipt = vi.fn();
    const [queue, answers] = held(1000, { onSettle, onReceipt });
    onSettle.mockClear();
    onReceipt.mockClear();
    const listener = vi.fn();
    queue.subscribe(listener);
    queue.cancelHeld(LOUD);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ action: 'cancel' })));
    expect(onSettle).toHaveBeenCalledTimes(1000);
    expect(onReceipt.mock.lastCall?.[0]).toMatchObject({ kind: 'form', outcome: 'cancel', fields: [] });
    expect(queue.getSnapshot()).toEqual({ entries: [], current: null, waiting: 0, floods: [] });
  });

  test('can be declined one by one, and not accepted unseen', async () => {
    const [queue, answers] = held(2);
    const { id } = current(queue);
    expect(queue.settle(id, acceptForm({ name: 'Ana' }))).toBe(false);
    expect(queue.settle(id, decline())).toBe(true);
    expect(await answers[0]).toEqual({ action: 'decline' });
    expect(queue.getSnapshot().floods).toMatchObject([{ held: 1 }]);
  });

  test('leaves without a word when its server gives it up', async () => {
    const controller = new AbortController();
    const queue = createElicitationQueue({ limits: { burst: 1 } });
    void ask(queue, LOUD, 'a');
    const answer = ask(queue, LOUD, 'b', { signal: controller.signal });
    controller.abort(new Withdrawal('timed-out'));
    expect(await answer).toEqual({ action: 'cancel' });
    settleDown();
    expect(queue.getSnapshot().floods).toEqual([]);
    expect(queue.getSnapshot().entries).toHaveLength(1);
  });

  test('goes with its transport, in one change', async () => {
    const queue = createElicitationQueue();
    const answers: Promise<ElicitResult>[] = [];
    const stop = queue.connect({
      start: (askQueue) => {
        for (let n = 0; n < 1000; n += 1)
          answers.push(askQueue({ params: { message: 'x', requestedSchema: {} }, server: LOUD }));
        return () => undefined;
      },
    });
    const listener = vi.fn();
    queue.subscribe(listener);
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect((await Promise.all(answers)).every(({ action }) => action === 'cancel')).toBe(true);
    expect(queue.getSnapshot()).toMatchObject({ floods: [], waiting: 0 });
  });

  test('is delivered like every other answer, where the transport does that itself', async () => {
    const deliver = vi.fn(() => Promise.resolve());
    const queue = createElicitationQueue({ limits: { burst: 1 } });
    void ask(queue, LOUD, 'a');
    const answer = ask(queue, LOUD, 'b', { deliver });
    queue.cancelHeld(LOUD);
    expect(await answer).toEqual({ action: 'cancel' });
    expect(deliver).toHaveBeenCalledExactlyOnceWith(cancel());
  });
});

describe('a pause', () => {
  test('takes the questions of the server off the screen, and keeps what was typed', () => {
    const queue = createElicitationQueue();
    void ask(queue, LOUD, 'first');
    void ask(queue, LOUD, 'second');
    const { id } = current(queue);
    queue.writeDraft(id, { f0: { kind: 'text', text: 'Ana', isEmptyAnswer: false } });
    queue.pause(LOUD, 5 * MINUTE);
    expect(queue.getSnapshot()).toMatchObject({
      current: null,
      waiting: 0,
      floods: [{ server: LOUD, held: 2, pausedUntil: Date.now() + 5 * MINUTE }],
    });
    queue.resume(LOUD);
    expect(current(queue)).toMatchObject({ id, state: { name: 'open' }, request: { message: 'first' } });
    expect(queue.readDraft(id)).toMatchObject({ f0: { text: 'Ana' } });
    expect(queue.getSnapshot()).toMatchObject({ waiting: 1, floods: [] });
  });

  test('holds back what comes meanwhile, and does not hold back anybody else', () => {
    const onHold = vi.fn();
    const queue = createElicitationQueue({ onHold });
    queue.pause(LOUD, MINUTE);
    void ask(queue, LOUD, 'loud');
    void ask(queue, QUIET, 'quiet');
    expect(shown(queue)).toBe('quiet');
    expect(onHold.mock.calls.map(([, reason]: unknown[]) => reason)).toEqual(['pause']);
    queue.settle(current(queue).id, decline());
    expect(queue.getSnapshot().current).toBe(null);
  });

  test('ends by itself, and the screen hears of it', () => {
    const queue = createElicitationQueue();
    queue.pause(LOUD, 5 * MINUTE);
    queue.pause(QUIET, MINUTE);
    void ask(queue, LOUD, 'loud');
    void ask(queue, QUIET, 'quiet');
    const listener = vi.fn();
    vi.advanceTimersByTime(MINUTE - 1);
    queue.subscribe(listener);
    expect(queue.getSnapshot().current).toBe(null);
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalled();
    expect(shown(queue)).toBe('quiet');
    queue.settle(current(queue).id, decline());
    vi.advanceTimersByTime(4 * MINUTE);
    expect(shown(queue)).toBe('loud');
    expect(queue.getSnapshot().floods).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('may be longer than a timer can wait', () => {
    const queue = createElicitationQueue();
    queue.pause(LOUD, 40 * 24 * 60 * MINUTE);
    void ask(queue, LOUD, 'loud');
    vi.advanceTimersByTime(39 * 24 * 60 * MINUTE);
    expect(queue.getSnapshot().current).toBe(null);
    vi.advanceTimersByTime(24 * 60 * MINUTE);
    expect(shown(queue)).toBe('loud');
  });

  test('can be made anew, and outranks what the policy of the host would show', () => {
    const queue = createElicitationQueue({ policy: () => 'ask' });
    queue.pause(LOUD, MINUTE);
    queue.pause(LOUD, 10 * MINUTE);
    void ask(queue, LOUD, 'loud');
    queue.showHeld(LOUD);
    vi.advanceTimersByTime(9 * MINUTE);
    expect(queue.getSnapshot()).toMatchObject({ current: null, floods: [{ held: 1 }] });
  });

  test('keeps what was typed readable when the server gives the question up meanwhile', () => {
    const controller = new AbortController();
    const queue = createElicitationQueue();
    void ask(queue, LOUD, 'a', { signal: controller.signal });
    const { id } = current(queue);
    queue.writeDraft(id, { f0: { kind: 'text', text: 'Ana', isEmptyAnswer: false } });
    queue.pause(LOUD, MINUTE);
    controller.abort(new Withdrawal('timed-out'));
    settleDown();
    expect(current(queue)).toMatchObject({ id, state: { name: 'withdrawn', reason: 'timed-out' } });
    expect(queue.readDraft(id)).not.toBe(null);
  });

  test('leaves alone what is on its way already', () => {
    const queue = createElicitationQueue();
    void ask(queue, LOUD, 'a', { deliver: () => new Promise(() => undefined) });
    queue.settle(current(queue).id, decline());
    queue.pause(LOUD, MINUTE);
    expect(current(queue).state.name).toBe('sending');
  });
});

describe('the policy of the host', () => {
  test('is asked about every question, with what the limits say', () => {
    const policy = vi.fn(() => undefined);
    const queue = createElicitationQueue({ limits: { burst: 1 }, policy });
    void flood(queue, LOUD, 2);
    expect(policy.mock.calls).toMatchObject([
      [{ request: { message: 'Loud 1' }, open: 0, held: 0, exceeds: null }],
      [{ request: { message: 'Loud 2' }, open: 1, held: 0, exceeds: 'rate' }],
    ]);
    expect(queue.getSnapshot().entries).toHaveLength(1);
  });

  test.each(['cancel', 'decline'] as const)('can answer with %s; the person is told', async (action) => {
    const onSettle = vi.fn();
    const queue = createElicitationQueue({ policy: () => action, onSettle });
    expect(await ask(queue, LOUD, 'a')).toEqual({ action });
    expect(onSettle.mock.lastCall?.[0]).toMatchObject({ state: { name: 'refused', by: 'policy' } });
    settleDown();
    expect(queue.getSnapshot()).toMatchObject({ entries: [], current: null, floods: [{ closed: 1 }] });
    queue.dismissNotice(LOUD);
    expect(queue.getSnapshot().floods).toEqual([]);
  });

  test('can hold back, and can let in what goes beyond the limits', () => {
    const verdicts = ['hold', 'ask'] as const;
    let asked = 0;
    const onHold = vi.fn();
    const queue = createElicitationQueue({
      limits: { burst: 0 },
      policy: () => verdicts[asked++ % 2],
      onHold,
    });
    void ask(queue, LOUD, 'held');
    void ask(queue, QUIET, 'shown');
    expect(shown(queue)).toBe('shown');
    expect(onHold).toHaveBeenCalledTimes(1);
  });

  test('that throws leaves it to the limits, and the error is not swallowed', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const error = new Error('policy');
    const queue = createElicitationQueue({
      policy: () => {
        throw error;
      },
    });
    void ask(queue, LOUD, 'a');
    expect(shown(queue)).toBe('a');
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled.mock.calls[0]?.[0]).toBe(error);
  });
});

test.each(Array.from({ length: 30 }, (_, seed) => seed + 1))(
  'floods, pauses and answers in any order: every question ends once and the counts are right: seed %i',
  async (seed) => {
    let state = seed;
    const next = (): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    const ends = new Map<EntryId, number>();
    const queue = createElicitationQueue({
      limits: { burst: 3, perMinute: 5, concurrent: 4 },
      onSettle: ({ id }) => ends.set(id, (ends.get(id) ?? 0) + 1),
    });
    const answers: Promise<ElicitResult>[] = [];
    const controllers: AbortController[] = [];
    for (let step = 0; step < 300; step += 1) {
      const dice = next();
      const server = next() < 0.7 ? LOUD : QUIET;
      const entry = queue.getSnapshot().current;
      if (dice < 0.4) {
        const controller = new AbortController();
        controllers.push(controller);
        answers.push(ask(queue, server, `${step}`, { signal: controller.signal }));
      } else if (dice < 0.6 && entry) {
        queue.settle(entry.id, next() < 0.5 ? acceptForm({ name: 'Ana' }) : decline());
      } else if (dice < 0.65 && entry) queue.close(entry.id);
      else if (dice < 0.7) queue.pause(server, next() * 3 * MINUTE);
      else if (dice < 0.75) queue.resume(server);
      else if (dice < 0.85) queue.showHeld(server);
      else if (dice < 0.87) queue.cancelHeld(server);
      else if (dice < 0.93) controllers[Math.floor(next() * controllers.length)]?.abort();
      else vi.advanceTimersByTime(next() * MINUTE);
      settleDown();
      const { entries, current: now, waiting, floods } = queue.getSnapshot();
      const held = floods.reduce((sum, one) => sum + one.held, 0);
      expect(answers.length - ends.size).toBe(
        held + entries.filter((one) => /^(?:queued|open)$/.test(one.state.name)).length,
      );
      expect(waiting).toBe(
        entries.filter((one) => one !== now && /^(?:queued|open)$/.test(one.state.name)).length,
      );
      expect(entries.some((one) => one.state.name === 'held')).toBe(false);
      const canShow = entries.length > 0 || floods.some((one) => one.held > 0 && one.pausedUntil === null);
      expect(now !== null).toBe(canShow);
    }
    queue.resume(LOUD);
    queue.resume(QUIET);
    for (const controller of controllers) controller.abort();
    await Promise.all(answers);
    expect(ends.size).toBe(answers.length);
    expect([...ends.values()].every((count) => count === 1)).toBe(true);
  },
);
