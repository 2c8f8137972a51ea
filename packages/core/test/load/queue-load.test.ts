import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import {
  createElicitationQueue,
  Withdrawal,
  type ElicitationEntry,
  type ElicitResult,
  type QueueSnapshot,
} from '../../src/index.ts';

const QUESTIONS = 10_000;
const SERVERS = 50;
const AT_ONCE = 100;
const SEED = 20_260_728;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Numbers from 0 up to 1, the same in each run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SCHEMA = {
  type: 'object',
  properties: { name: { type: 'string' }, nights: { type: 'integer', minimum: 1 } },
  required: ['name'],
};

interface Asked {
  readonly server: number;
  readonly number: number;
  readonly controller: AbortController;
}

test('10,000 questions of 50 servers, 100 at once: in order for each server, each ended once, nothing kept', async () => {
  const random = createRandom(SEED);
  const ends = new Map<string, number>();
  const queue = createElicitationQueue({
    limits: { burst: Infinity, perMinute: Infinity, concurrent: Infinity },
    onSettle: ({ id }) => ends.set(id, (ends.get(id) ?? 0) + 1),
  });
  const asked = new Map<number, Asked>();
  const shown = Array.from({ length: SERVERS }, () => -1);
  const results = { accept: 0, decline: 0, cancel: 0 };
  const signals: WeakRef<AbortSignal>[] = [];
  let [sent, answered, outOfOrder, withListeners] = [0, 0, 0, 0];
  const heaps: number[] = [];

  function ask(): void {
    const number = sent;
    sent += 1;
    const server = Math.floor(random() * SERVERS);
    const controller = new AbortController();
    if (number % 100 === 0) signals.push(new WeakRef(controller.signal));
    asked.set(number, { server, number, controller });
    const params = { message: `question ${number}`, requestedSchema: SCHEMA };
    void queue
      .ask({ params, server: { label: `server ${server}` }, signal: controller.signal })
      .then(({ action }: ElicitResult) => {
        answered += 1;
        results[action] += 1;
        withListeners += getEventListeners(controller.signal, 'abort').length;
        asked.delete(number);
      });
  }

  function act({ id, request }: ElicitationEntry): void {
    const question = asked.get(Number(request?.message.split(' ')[1]));
    if (question === undefined) throw new Error(`${id} was asked by nobody`);
    const { server, number, controller } = question;
    if (number <= (shown[server] ?? -1)) outOfOrder += 1;
    shown[server] = number;
    const dice = random();
    if (dice < 0.4) queue.settle(id, { action: 'accept', content: { name: `guest ${number}` } });
    else if (dice < 0.6) queue.settle(id, { action: 'decline' });
    else if (dice < 0.8) queue.settle(id, { action: 'cancel' });
    else {
      controller.abort(new Withdrawal('server-cancelled'));
      queue.close(id);
    }
    if (queue.settle(id, { action: 'decline' })) throw new Error(`${id} was answered twice`);
  }

  while (answered < QUESTIONS) {
    while (asked.size < AT_ONCE && sent < QUESTIONS) ask();
    const { current } = queue.getSnapshot();
    if (current === null) throw new Error('questions wait, and none is shown');
    act(current);
    // Some of those that nobody has seen yet are withdrawn too.
    const [some] = random() < 0.1 ? [...asked.values()].slice(-1) : [];
    some?.controller.abort(new Withdrawal('timed-out'));
    await new Promise((resolve) => setImmediate(resolve));
    if (heaps.length < Math.floor((answered / QUESTIONS) * 5)) {
      collectGarbage();
      heaps.push(process.memoryUsage().heapUsed);
    }
  }

  expect(results.accept + results.decline + results.cancel).toBe(QUESTIONS);
  expect(Math.min(results.accept, results.decline, results.cancel)).toBeGreaterThan(QUESTIONS / 10);
  expect(outOfOrder).toBe(0);
  expect([...ends.values()].every((count) => count === 1)).toBe(true);
  expect(ends.size).toBe(QUESTIONS);
  expect(queue.getSnapshot()).toEqual<QueueSnapshot>({ entries: [], current: null, waiting: 0, floods: [] });
  expect(withListeners).toBe(0);

  // What the test itself keeps goes first: an id and a count for each.
  ends.clear();
  collectGarbage();
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(signals.filter((signal) => signal.deref() !== undefined)).toHaveLength(0);
  expect(queue.getSnapshot().waiting).toBe(0);
  const [early = 0] = heaps;
  // A kept question is more than 2 kB: 8,000 of them would be 16 MB.
  expect(process.memoryUsage().heapUsed / early).toBeLessThan(1.15);
});
