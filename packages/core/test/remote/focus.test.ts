import { describe, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../src/remote/pending-store.ts';
import type { AcceptOptions } from '../../src/remote/serve.ts';
import { connectElicitations, type ViewWindow } from '../../src/remote/connect.ts';
import { createElicitationQueue } from '../../src/queue/elicitation-queue.ts';
import { createFakeLine } from './fake-line.ts';
import { ANSWER, DRAFT, play, watch } from './play-remote.ts';

/** A window that has the focus or not, as the test says. */
class FakeWindow implements ViewWindow {
  readonly #listeners = new Map<string, () => void>();
  isFocused = false;
  readonly document = { visibilityState: 'visible', hasFocus: () => this.isFocused };
  addEventListener(type: string, listener: () => void): void {
    this.#listeners.set(type, listener);
  }
  removeEventListener(type: string): void {
    this.#listeners.delete(type);
  }
  focus(): void {
    this.isFocused = true;
    this.#listeners.get('focus')?.();
  }
  blur(): void {
    this.isFocused = false;
    this.#listeners.get('blur')?.();
  }
  get listening(): number {
    return this.#listeners.size;
  }
}

/** Two windows side by side, both on the screen. */
async function playTwo() {
  const playing = play();
  const windows = [new FakeWindow(), new FakeWindow()] as const;
  const first = playing.openView({ window: windows[0] });
  const second = playing.openView({ window: windows[1] });
  await playing.advance();
  return { ...playing, windows, first, second };
}

describe('two windows side by side', () => {
  test('a new question goes to the one with the focus, the other says where it is', async () => {
    const { server, windows, first, second, advance } = await playTwo();
    windows[0].focus();
    await advance();
    windows[0].blur();
    windows[1].focus();
    await advance();
    void server.ask();
    await advance();
    expect(second.stateName()).toBe('open');
    expect(first.stateName()).toBeUndefined();
    expect(first.remote.getSnapshot().elsewhere).toHaveLength(1);
  });

  test('one that has the focus when it connects is known to have it', async () => {
    const { server, openView, advance } = await playTwo();
    const window = new FakeWindow();
    window.isFocused = true;
    const third = openView({ window });
    await advance();
    void server.ask();
    await advance();
    expect(third.stateName()).toBe('open');
  });

  test('while neither has it a question goes to the one that had it last', async () => {
    const { server, windows, first, second, advance } = await playTwo();
    windows[0].focus();
    await advance();
    windows[0].blur();
    windows[1].focus();
    await advance();
    windows[1].blur();
    await advance();
    void server.ask();
    await advance();
    expect(second.stateName()).toBe('open');
    expect(first.stateName()).toBeUndefined();
  });

  test('a question that is open where the person was stays there when they turn to the other, which can take it', async () => {
    const { server, windows, first, second, advance } = await playTwo();
    windows[0].focus();
    await advance();
    const answer = watch(server.ask());
    await advance();
    windows[0].blur();
    windows[1].focus();
    await advance();
    expect(first.stateName()).toBe('open');
    expect(second.stateName()).toBeUndefined();
    const [question] = second.remote.getSnapshot().elsewhere;
    second.remote.take(question!.id);
    await advance();
    expect(second.stateName()).toBe('open');
    second.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
  });

  test('one that came while the person was away comes to the window that they turn to', async () => {
    const { server, windows, first, second, advance } = await playTwo();
    void server.ask();
    await advance();
    expect(first.stateName()).toBe('open');
    windows[1].focus();
    await advance();
    expect(second.stateName()).toBe('open');
    expect(first.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'elsewhere' });
    windows[1].blur();
    windows[0].focus();
    await advance();
    expect(second.stateName()).toBe('open');
  });

  test.each([
    [
      'something was typed',
      (view: Awaited<ReturnType<typeof playTwo>>['first']) => view.queue.writeDraft('q1', DRAFT),
    ],
    [
      'the person was at work',
      (view: Awaited<ReturnType<typeof playTwo>>['first']) => view.queue.heartbeat('q1'),
    ],
  ])('but not where %s in the first', async (_, act) => {
    const { server, windows, first, second, advance } = await playTwo();
    void server.ask();
    await advance();
    act(first);
    await advance();
    windows[1].focus();
    await advance();
    expect(first.stateName()).toBe('open');
    expect(second.stateName()).toBeUndefined();
  });

  test('nor while its answer is being sent', async () => {
    const { server, windows, first, second, advance } = await playTwo();
    let sent!: () => void;
    const answer = watch(server.ask({ deliver: () => new Promise((resolve) => (sent = resolve)) }));
    await advance();
    first.queue.settle('q1', ANSWER);
    await advance();
    windows[1].focus();
    await advance();
    expect(second.stateName()).toBeUndefined();
    sent();
    await advance();
    expect(answer.values).toEqual([ANSWER]);
  });

  test('nor away from a view that does not say whether it has the focus', async () => {
    const { server, openView, advance } = play();
    const first = openView();
    await advance();
    void server.ask();
    await advance();
    const window = new FakeWindow();
    const second = openView({ window });
    window.focus();
    await advance();
    expect(first.stateName()).toBe('open');
    expect(second.stateName()).toBeUndefined();
  });

  test('one that is closed hands its question, with what was typed, to the one with the focus', async () => {
    const { server, windows, first, openView, second, advance } = await playTwo();
    windows[0].focus();
    await advance();
    void server.ask();
    await advance();
    first.queue.writeDraft('q1', DRAFT);
    const third = openView({ window: new FakeWindow() });
    await advance();
    windows[0].blur();
    windows[1].focus();
    await advance();
    first.disconnect();
    await advance();
    expect(third.stateName()).toBeUndefined();
    expect(second.queue.readDraft('q1')).toEqual(DRAFT);
  });

  test('a view that is stopped listens no more', async () => {
    const { windows, first } = await playTwo();
    expect(windows[0].listening).toBe(5);
    first.disconnect();
    expect(windows[0].listening).toBe(0);
  });
});

describe('two instances', () => {
  test('the window with the focus shows the question, whichever instance it is connected to', async () => {
    const store = createMemoryStore();
    const one = play({ store });
    const other = play({ store });
    const windows = [new FakeWindow(), new FakeWindow()] as const;
    const advance = async (): Promise<void> => {
      await one.advance();
      await other.advance();
      await one.advance();
    };
    await advance();
    const first = one.openView({ window: windows[0] });
    const second = other.openView({ window: windows[1] });
    await advance();
    void one.server.ask();
    await advance();
    expect(first.stateName()).toBe('open');
    windows[1].focus();
    await advance();
    expect(second.stateName()).toBe('open');
    void one.server.ask();
    await advance();
    expect(second.queue.getSnapshot().entries).toHaveLength(2);
  });
});

/** A view whose host says more than its page. */
async function playHost(accept: AcceptOptions) {
  const playing = play();
  const line = createFakeLine(playing.clock);
  const close = playing.serving.accept(line.ports[1], accept);
  const queue = createElicitationQueue({ now: playing.clock.now });
  const disconnect = queue.connect(connectElicitations(line.ports[0], { clock: playing.clock }));
  await playing.advance();
  return { ...playing, queue, close, disconnect };
}

describe('a host that knows more than the page', () => {
  test('its word on the focus counts in place of what the page says', async () => {
    let hasFocus = false;
    const told = new Set<() => void>();
    const focus = {
      hasFocus: () => hasFocus,
      focusedAt: () => 0,
      subscribe(listener: () => void) {
        told.add(listener);
        return () => told.delete(listener);
      },
    };
    const { server, queue, openView, disconnect, advance } = await playHost({ focus });
    const window = new FakeWindow();
    const other = openView({ window });
    window.focus();
    await advance();
    void server.ask();
    await advance();
    expect(other.stateName()).toBe('open');
    window.blur();
    hasFocus = true;
    for (const tell of told) tell();
    await advance();
    void server.ask();
    await advance();
    expect(queue.getSnapshot().entries).toHaveLength(1);
    disconnect();
    await advance(100);
    expect(told.size).toBe(0);
  });

  test('is told what the view is given, and how that ends', async () => {
    const onOffer = vi.fn();
    const onEnd = vi.fn();
    const { server, queue, openView, advance } = await playHost({ onOffer, onEnd });
    for (let asked = 0; asked < 3; asked += 1) void server.ask();
    const abort = new AbortController();
    void server.ask({ signal: abort.signal });
    await advance();
    expect(onOffer).toHaveBeenCalledTimes(4);
    const [first, second, third, fourth] = onOffer.mock.calls.map(([, id]) => id as string);
    queue.settle('q1', ANSWER);
    await advance();
    expect(onEnd).toHaveBeenLastCalledWith(first, ANSWER);
    queue.settle('q2', { action: 'decline' });
    await advance();
    expect(onEnd).toHaveBeenLastCalledWith(second, { action: 'decline' });
    const other = openView();
    await advance();
    other.remote.take(third!);
    await advance();
    expect(onEnd).toHaveBeenLastCalledWith(third, null);
    abort.abort();
    await advance();
    expect(onEnd).toHaveBeenLastCalledWith(fourth, null);
    expect(onEnd).toHaveBeenCalledTimes(4);
  });

  test('is told again what the view has kept, when it comes back over another line', async () => {
    const offers: string[] = [];
    const playing = play();
    const remote = connectElicitations(
      () => {
        const line = createFakeLine(playing.clock);
        playing.serving.accept(line.ports[1], { onOffer: (_, id) => offers.push(id) });
        breakLine = line.breakDown;
        return line.ports[0];
      },
      { clock: playing.clock },
    );
    let breakLine = (): void => undefined;
    createElicitationQueue({ now: playing.clock.now }).connect(remote);
    await playing.advance();
    void playing.server.ask();
    await playing.advance();
    breakLine();
    await playing.advance(2000);
    expect(offers).toHaveLength(2);
    expect(offers[1]).toBe(offers[0]);
  });

  test('a page that may load anew keeps its questions after a good-bye, until the host says that it is gone', async () => {
    const { server, close, openView, disconnect, advance } = await playHost({ mayReload: true });
    void server.ask();
    await advance();
    const other = openView();
    await advance();
    disconnect();
    await advance(100);
    expect(other.stateName()).toBeUndefined();
    close(true);
    await advance();
    expect(other.stateName()).toBe('open');
  });

  test('and a page that comes meanwhile gets them', async () => {
    const { server, openView, disconnect, advance } = await playHost({ mayReload: true });
    void server.ask();
    await advance();
    const other = openView();
    await advance();
    disconnect();
    await advance(100);
    const again = openView();
    await advance();
    expect(again.stateName()).toBe('open');
    await advance(10_000);
    expect(other.stateName()).toBeUndefined();
  });
});

test('a page of an earlier day, which says nothing of the focus, is welcome', async () => {
  const { serving, clock, server, advance, faults } = play();
  const line = createFakeLine(clock);
  serving.accept(line.ports[1]);
  const said: string[] = [];
  line.ports[0].onMessage((text) => said.push(text as string));
  const hello = { type: 'hello', protocol: 'elicit-kit/remote', oldest: 1, newest: 1, session: 's', line: 1 };
  line.ports[0].send(JSON.stringify([1, { ...hello, isVisible: true, holds: [], pages: [] }]));
  line.ports[0].send(JSON.stringify([2, { type: 'presence', isVisible: true }]));
  await advance();
  void server.ask();
  await advance();
  expect(said.at(-1)).toContain('"type":"offer"');
  expect(faults).toEqual([]);
});
