import { describe, expect, test, vi } from 'vitest';
import {
  createElicitationQueue,
  type ElicitationQueue,
  type IncomingElicitation,
  type PageProgress,
  type QueueOptions,
  type WaitingPage,
} from '../../src/index.ts';

const HREF = 'https://login.example.com/start?x=1';
const PARAMS = { mode: 'url', message: 'Please sign in.', url: HREF, elicitationId: 'e1' };

/** Asks for one page and agrees to open it. */
function opened(more: Partial<IncomingElicitation> = {}, options: QueueOptions = {}) {
  const queue = createElicitationQueue(options);
  let tell: (progress: PageProgress) => void = () => undefined;
  const onSettle = vi.fn();
  const answered = queue.ask({
    server: { label: 'Acme' },
    params: PARAMS,
    follow: (listener) => {
      tell = listener;
    },
    ...more,
  });
  queue.settle('q1', { action: 'accept' }, onSettle);
  return { queue, answered, onSettle, tell: (progress: PageProgress) => tell(progress) };
}

const state = (queue: ElicitationQueue) => queue.getSnapshot().entries[0]?.state;
const waiting = {
  name: 'waiting',
  progress: 'open',
  canRecheck: false,
  canAbandon: false,
  isRestored: false,
};

describe('a page that is waited for', () => {
  test('is followed from consent on, and from no other answer', () => {
    const follow = vi.fn();
    const queue = createElicitationQueue();
    for (const action of ['decline', 'cancel', 'accept'] as const) {
      void queue.ask({ server: { label: 'Acme' }, params: PARAMS, follow });
      queue.settle(queue.getSnapshot().current?.id ?? 'q0', { action });
      expect(follow).toHaveBeenCalledTimes(action === 'accept' ? 1 : 0);
    }
  });

  test('is followed before the answer is known to the transport', async () => {
    const order: string[] = [];
    const { answered } = opened({ follow: () => void order.push('follow') });
    await answered.then(() => order.push('answer'));
    expect(order).toEqual(['follow', 'answer']);
  });

  test('shows what the transport tells, and offers what can be done now', () => {
    const { queue, tell } = opened();
    expect(state(queue)).toEqual(waiting);
    const acts = { recheck: vi.fn(), abandon: vi.fn() };
    tell({ name: 'not-done', ...acts });
    expect(state(queue)).toEqual({ ...waiting, progress: 'not-done', canRecheck: true, canAbandon: true });
    queue.recheck('q1');
    expect(acts.recheck).toHaveBeenCalledOnce();
    tell({ name: 'checking' });
    expect(state(queue)).toEqual({ ...waiting, progress: 'checking' });
    queue.recheck('q1');
    queue.abandon('q1');
    expect(acts.recheck).toHaveBeenCalledOnce();
    expect(acts.abandon).not.toHaveBeenCalled();
  });

  test.each([
    [{ name: 'done' }, { name: 'done' }],
    [
      { name: 'ended', reason: 'call-failed' },
      { name: 'stopped', reason: 'call-failed' },
    ],
    [{ name: 'gone' }, undefined],
  ] as const)('ends with %j, and what comes after it changes nothing', (end, shown) => {
    const { queue, tell } = opened();
    tell(end);
    expect(state(queue)).toEqual(shown);
    tell({ name: 'open' });
    tell({ name: 'checking' });
    tell({ name: 'ended', reason: 'disconnected' });
    expect(state(queue)).toEqual(shown);
  });

  test('is waited for again when the server wants it again, even after its notice', () => {
    const { queue, tell } = opened();
    tell({ name: 'done' });
    tell({ name: 'not-done' });
    expect(state(queue)).toMatchObject({ name: 'waiting', progress: 'not-done' });
  });

  test('that was closed comes back only when the server wants it again', () => {
    const { queue, tell } = opened();
    queue.close('q1');
    for (const name of ['open', 'checking', 'done', 'gone'] as const) tell({ name });
    expect(state(queue)).toBeUndefined();
    tell({ name: 'not-done' });
    expect(queue.getSnapshot().current).toMatchObject({ id: 'q1', state: { progress: 'not-done' } });
  });

  test('that was given up never comes back', () => {
    const abandon = vi.fn();
    const { queue, tell } = opened();
    tell({ name: 'open', abandon });
    queue.abandon('q1');
    expect(abandon).toHaveBeenCalledOnce();
    tell({ name: 'not-done' });
    queue.abandon('q1');
    expect(state(queue)).toBeUndefined();
    expect(abandon).toHaveBeenCalledOnce();
  });

  test('settles its question once, whatever follows', async () => {
    const onSettle = vi.fn();
    const onReceipt = vi.fn();
    const { answered, tell, queue } = opened({}, { onSettle, onReceipt });
    tell({ name: 'not-done', abandon: () => undefined });
    tell({ name: 'ended', reason: 'disconnected' });
    queue.close('q1');
    expect(await answered).toEqual({ action: 'accept' });
    expect(onSettle).toHaveBeenCalledOnce();
    expect(onReceipt).toHaveBeenCalledOnce();
  });

  test('tells listeners of each change, and never shows nothing in between', () => {
    const queue = createElicitationQueue();
    const shown: unknown[] = [];
    queue.subscribe(() => shown.push(queue.getSnapshot().current?.state.name));
    let tell: (progress: PageProgress) => void = () => undefined;
    const follow = (listener: typeof tell) => {
      tell = listener;
      tell({ name: 'open', abandon: () => undefined });
    };
    void queue.ask({ server: { label: 'Acme' }, params: PARAMS, follow });
    queue.settle('q1', { action: 'accept' });
    tell({ name: 'checking' });
    tell({ name: 'done' });
    expect(shown).toEqual(['open', 'waiting', 'waiting', 'done']);
  });

  test('does not keep questions waiting, and comes after them', () => {
    const { queue } = opened();
    void queue.ask({ server: { label: 'Acme' }, params: { ...PARAMS, url: 'https://b.example/' } });
    expect(queue.getSnapshot().current?.id).toBe('q2');
    expect(queue.getSnapshot().entries.map(({ id }) => id)).toEqual(['q1', 'q2']);
    queue.settle('q2', { action: 'decline' });
    expect(queue.getSnapshot().current?.id).toBe('q1');
  });

  test('of a transport that throws breaks nothing', async () => {
    const failed: unknown[] = [];
    const onFailed = (error: unknown) => failed.push(error);
    process.on('unhandledRejection', onFailed);
    const { queue, tell } = opened();
    tell({
      name: 'not-done',
      recheck: () => {
        throw new Error('of the transport');
      },
    });
    queue.recheck('q1');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', onFailed);
    expect(failed).toEqual([new Error('of the transport')]);
    expect(state(queue)).toMatchObject({ name: 'waiting' });
  });
});

describe('a store for pages', () => {
  const kept: WaitingPage = {
    server: { label: 'Acme', endpoint: 'https://acme.example' },
    request: { mode: 'url', message: 'Please sign in.', url: HREF, elicitationId: 'e1' },
    era: 'legacy',
    callName: 'calendar',
    consentedAt: 5,
  };

  function memory(pages: readonly WaitingPage[] = []) {
    const saved: WaitingPage[][] = [];
    return { saved, load: () => pages, save: (next: readonly WaitingPage[]) => void saved.push([...next]) };
  }

  test('gets what is waited for, and loses it with the end of the wait', () => {
    const waitingStore = memory();
    const { queue } = opened(
      { server: kept.server, origin: { era: 'legacy', method: 'tools/call', name: 'calendar' } },
      { waitingStore, now: () => 5 },
    );
    expect(waitingStore.saved.at(-1)).toEqual([kept]);
    queue.close('q1');
    expect(waitingStore.saved.at(-1)).toEqual([]);
  });

  test('loses a page that is done, and gets it back when it is wanted again', () => {
    const waitingStore = memory();
    const { tell } = opened({}, { waitingStore });
    tell({ name: 'done' });
    expect(waitingStore.saved.at(-1)).toEqual([]);
    tell({ name: 'not-done' });
    expect(waitingStore.saved.at(-1)).toHaveLength(1);
  });

  test('loses a page whose call has failed once it is clear that no reload made it fail', () => {
    vi.useFakeTimers();
    try {
      const waitingStore = memory();
      const { queue, tell } = opened({}, { waitingStore });
      tell({ name: 'ended', reason: 'call-failed' });
      expect(waitingStore.saved.at(-1)).toHaveLength(1);
      vi.advanceTimersByTime(2000);
      expect(waitingStore.saved.at(-1)).toEqual([]);
      expect(state(queue)).toEqual({ name: 'stopped', reason: 'call-failed' });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('loses a page whose call has failed at once when the person closes it', () => {
    const waitingStore = memory();
    const { queue, tell } = opened({}, { waitingStore });
    tell({ name: 'ended', reason: 'call-failed' });
    queue.close('q1');
    expect(waitingStore.saved.at(-1)).toEqual([]);
  });

  test('gives back pages as opened before, which are waited for, and can be closed', () => {
    const waitingStore = memory([kept]);
    const queue = createElicitationQueue({ waitingStore });
    const { current } = queue.getSnapshot();
    expect(current).toMatchObject({
      id: 'q1',
      server: kept.server,
      request: kept.request,
      origin: { era: 'legacy', name: 'calendar' },
      arrivedAt: 5,
      state: { ...waiting, isRestored: true },
    });
    expect(queue.getSnapshot().waiting).toBe(0);
    expect(queue.settle('q1', { action: 'accept' })).toBe(false);
    void queue.ask({ server: { label: 'Acme' }, params: PARAMS });
    expect(queue.getSnapshot().current?.id).toBe('q2');
    queue.settle('q2', { action: 'decline' });
    queue.close('q1');
    expect(queue.getSnapshot().entries).toEqual([]);
    expect(waitingStore.saved.at(-1)).toEqual([]);
  });

  test('a connection that knows the server ends the wait with its notice', async () => {
    let finish: () => void = () => undefined;
    const resume = vi.fn(
      (_server: object, _id: string) => new Promise<void>((resolve) => (finish = resolve)),
    );
    const queue = createElicitationQueue({ waitingStore: memory([kept]) });
    queue.connect({ start: () => () => undefined, resume: () => undefined });
    queue.connect({ start: () => () => undefined, resume: () => Promise.reject(new Error('lost')) });
    queue.connect({ start: () => () => undefined });
    queue.connect({ start: () => () => undefined, resume });
    expect(resume).toHaveBeenCalledExactlyOnceWith(kept.server, 'e1');
    expect(state(queue)).toMatchObject({ name: 'waiting' });
    finish();
    await Promise.resolve();
    await Promise.resolve();
    expect(state(queue)).toEqual({ name: 'done' });
  });

  test('a page without an id, as of 2026-07-28, is nobody’s to end but the person’s', () => {
    const resume = vi.fn(() => undefined);
    const modern: WaitingPage = {
      ...kept,
      era: 'modern',
      request: { ...kept.request, elicitationId: null },
    };
    const queue = createElicitationQueue({ waitingStore: memory([modern]) });
    queue.connect({ start: () => () => undefined, resume });
    expect(resume).not.toHaveBeenCalled();
    expect(state(queue)).toMatchObject({ name: 'waiting', canRecheck: false, canAbandon: false });
  });
});
