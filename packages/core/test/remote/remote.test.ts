import { describe, expect, test, vi } from 'vitest';
import { Withdrawal, type IncomingElicitation, type PageProgress } from '../../src/protocol/incoming.ts';
import { acceptUrl, cancel, decline } from '../../src/protocol/results.ts';
import { createFakeLine } from './fake-line.ts';
import { ANSWER, DRAFT, play, SERVER, watch } from './play-remote.ts';

const URL_PARAMS = {
  mode: 'url',
  message: 'Pay the dues',
  url: 'https://pay.example/1',
  elicitationId: 'e-1',
};

describe('a question over a line', () => {
  test('reaches the view as it was asked, and its answer reaches the server', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    const incoming: Partial<IncomingElicitation> = {
      server: {
        label: 'Tide Office',
        endpoint: 'https://tide.example',
        isVerified: true,
        claim: { title: 'Tides', icons: [{ src: 'https://tide.example/i.png', sizes: ['any'] }] },
      },
      origin: {
        era: 'modern',
        revision: '2026-07-28',
        method: 'tools/call',
        name: 'book',
        batch: { index: 1, count: 2 },
        round: 1,
        taskStatus: 'waiting',
      },
      expiresAt: 5_000_000,
      again: 'asked-again',
    };
    const answer = watch(server.ask(incoming));
    await advance();
    const { current } = view.queue.getSnapshot();
    expect(current).toMatchObject({
      ...incoming,
      state: { name: 'open' },
      request: { message: 'Which berth?' },
    });
    expect(view.queue.settle('q1', ANSWER)).toBe(true);
    expect(view.stateName()).toBe('sending');
    await advance();
    expect(answer.values).toEqual([ANSWER]);
    expect(view.ends.map(({ state }) => state)).toEqual([{ name: 'settled', result: ANSWER }]);
  });

  test('names of properties cross as they are, the special ones too', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    const params: unknown = JSON.parse(
      '{"message":"?","requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string"},"a.b":{"type":"string"}}}}',
    );
    const answer = watch(server.ask({ params }));
    await advance();
    const content: unknown = JSON.parse('{"__proto__":"x","a.b":"y"}');
    view.queue.settle('q1', { action: 'accept', content: content as never });
    await advance();
    expect(JSON.stringify(answer.values)).toBe('[{"action":"accept","content":{"__proto__":"x","a.b":"y"}}]');
  });

  test('waits for a view, and is offered to the first that comes', async () => {
    const { server, openView, advance } = play();
    const answer = watch(server.ask());
    await advance(60_000);
    const view = openView();
    await advance();
    view.queue.settle('q1', decline());
    await advance();
    expect(answer.values).toEqual([decline()]);
  });

  test.each(['server-cancelled', 'timed-out', 'call-failed'] as const)(
    'is withdrawn in the view when the other side says so: %s',
    async (reason) => {
      const { server, openView, advance } = play();
      const view = openView();
      await advance();
      const abort = new AbortController();
      const answer = watch(server.ask({ signal: abort.signal }));
      await advance();
      view.queue.writeDraft('q1', DRAFT);
      abort.abort(new Withdrawal(reason));
      await advance();
      expect(answer.values).toEqual([cancel()]);
      expect(view.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason });
      expect(view.queue.readDraft('q1')).toEqual(DRAFT);
    },
  );

  test('an answer that comes after the withdrawal is not shown as sent', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    const abort = new AbortController();
    const answer = watch(server.ask({ signal: abort.signal }));
    await advance();
    view.queue.settle('q1', ANSWER);
    abort.abort(new Withdrawal('timed-out'));
    await advance();
    expect(answer.values).toEqual([cancel()]);
    expect(view.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'timed-out' });
  });

  test('the person is at work: heartbeats and drafts reach the transport', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    const heartbeat = vi.fn();
    const onDraft = vi.fn();
    void server.ask({ heartbeat, onDraft });
    await advance();
    view.queue.heartbeat('q1');
    view.queue.writeDraft('q1', { f0: { ...DRAFT.f0, text: 'B' } });
    view.queue.writeDraft('q1', DRAFT);
    await advance();
    expect(heartbeat).toHaveBeenCalledTimes(1);
    await advance(1000);
    expect(onDraft.mock.calls).toEqual([[{ f0: { ...DRAFT.f0, text: 'B' } }], [DRAFT]]);
  });

  test('stays in the view when the transport could not send the answer, which can be sent again', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    const deliver = vi.fn<NonNullable<IncomingElicitation['deliver']>>();
    deliver.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
    const answer = watch(server.ask({ deliver }));
    await advance();
    view.queue.settle('q1', ANSWER);
    await advance();
    expect(view.stateName()).toBe('failed');
    expect(answer.values).toEqual([]);
    view.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
    expect(deliver.mock.calls).toEqual([[ANSWER], [ANSWER]]);
  });

  test('can be left when its answer could not be sent, without another try', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    const deliver = vi.fn(() => Promise.reject(new Error('offline')));
    const answer = watch(server.ask({ deliver }));
    await advance();
    view.queue.settle('q1', ANSWER);
    await advance();
    view.queue.close('q1');
    await advance();
    expect(answer.values).toEqual([cancel()]);
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  test('an answer that does not fit the question is not let through, whatever the view is', async () => {
    const { server, serving, clock, advance } = play();
    const line = createFakeLine(clock);
    serving.accept(line.ports[1]);
    const said: unknown[] = [];
    line.ports[0].onMessage((text) => said.push((JSON.parse(text as string) as [number, unknown])[1]));
    const say = (number: number, body: object): void => line.ports[0].send(JSON.stringify([number, body]));
    say(1, {
      type: 'hello',
      protocol: 'elicit-kit/remote',
      oldest: 1,
      newest: 1,
      session: 's',
      line: 1,
      isVisible: true,
      holds: [],
      pages: [],
    });
    await advance();
    const answer = watch(server.ask());
    await advance();
    const { id, lease } = said.at(-1) as { id: string; lease: number };
    const result = { action: 'accept', content: { berth: 7 } };
    say(2, { type: 'answer', id, lease, attempt: 1, isLast: false, result });
    await advance();
    expect(said.at(-1)).toEqual({ type: 'rejected', id, lease, attempt: 1 });
    expect(answer.values).toEqual([]);
    say(3, { type: 'answer', id, lease, attempt: 2, isLast: false, result: ANSWER });
    await advance();
    expect(answer.values).toEqual([ANSWER]);
  });

  test('what no message can carry is refused in the view, with who asked and how the message begins', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    const answer = watch(server.ask({ params: { message: 'Long', requestedSchema: 'x'.repeat(3_000_000) } }));
    await advance();
    expect(view.queue.getSnapshot().current).toMatchObject({
      server: SERVER,
      request: null,
      refusal: { message: 'Long' },
    });
    view.queue.settle('q1', decline());
    await advance();
    expect(answer.values).toEqual([decline()]);
  });

  test('a view that is disconnected by its host releases its questions', async () => {
    const { server, openView, advance } = play();
    const first = openView();
    await advance();
    const answer = watch(server.ask());
    await advance();
    first.disconnect();
    expect(first.remote.getSnapshot().state).toBe('closed');
    expect(first.ends.map(({ state }) => state)).toEqual([{ name: 'withdrawn', reason: 'host-closed' }]);
    const second = openView();
    await advance();
    second.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
  });

  test('the end of the serving side is the end of all its questions', async () => {
    const { server, serving, openView, advance } = play();
    const view = openView();
    await advance();
    const answer = watch(server.ask());
    await advance();
    serving.close();
    await advance();
    expect(answer.values).toEqual([cancel()]);
    expect(view.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'host-closed' });
  });
});

describe('a line that breaks', () => {
  test('leaves the question on the screen, and answers of then are sent when it is back', async () => {
    const playing = play();
    const { server, openView, advance } = playing;
    const view = openView();
    await advance();
    const answer = watch(server.ask());
    await advance();
    playing.isDown = true;
    view.breakLine();
    await advance(5000);
    expect(view.remote.getSnapshot().state).toBe('connecting');
    expect(view.stateName()).toBe('open');
    view.queue.settle('q1', ANSWER);
    expect(view.stateName()).toBe('sending');
    playing.isDown = false;
    await advance(15_000);
    expect(answer.values).toEqual([ANSWER]);
    expect(view.ends.map(({ state }) => state.name)).toEqual(['settled']);
  });

  test('an answer whose confirmation got lost is sent again and counts once', async () => {
    const { server, openView, advance } = play();
    let isLosing = false;
    const view = openView({
      fate: (from) => (isLosing && from === 1 ? { name: 'break' } : { name: 'pass', after: 0 }),
    });
    await advance();
    const deliver = vi.fn(() => Promise.resolve());
    const answer = watch(server.ask({ deliver }));
    await advance();
    isLosing = true;
    view.queue.settle('q1', ANSWER);
    await advance();
    expect(view.stateName()).toBe('sending');
    isLosing = false;
    await advance(2000);
    expect(deliver).toHaveBeenCalledTimes(1);
    expect(answer.values).toEqual([ANSWER]);
    expect(view.ends.map(({ state }) => state.name)).toEqual(['settled']);
  });

  test('an answer that finds no line for too long has not been sent: the question comes again, with what was typed', async () => {
    const playing = play();
    const { server, openView, advance } = playing;
    const view = openView({ answerTime: 20_000 });
    await advance();
    const answer = watch(server.ask());
    await advance();
    view.queue.writeDraft('q1', DRAFT);
    await advance();
    playing.isDown = true;
    view.breakLine();
    await advance();
    view.queue.settle('q1', ANSWER);
    await advance(20_000);
    expect(view.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'disconnected' });
    expect(view.queue.readDraft('q1')).toEqual(DRAFT);
    playing.isDown = false;
    await advance(20_000);
    expect(answer.values).toEqual([]);
    view.queue.close('q1');
    const { current } = view.queue.getSnapshot();
    expect(current).toMatchObject({ id: 'q2', again: 'not-delivered', state: { name: 'open' } });
    expect(view.queue.readDraft('q2')).toEqual(DRAFT);
    view.queue.settle('q2', decline());
    await advance();
    expect(answer.values).toEqual([decline()]);
  });

  test('what ended meanwhile is withdrawn with its reason, what came is shown', async () => {
    const playing = play();
    const { server, openView, advance } = playing;
    const view = openView();
    await advance();
    const abort = new AbortController();
    void server.ask({ signal: abort.signal });
    await advance();
    playing.isDown = true;
    view.breakLine();
    await advance();
    abort.abort(new Withdrawal('caller-cancelled'));
    void server.ask();
    playing.isDown = false;
    await advance(5000);
    const { entries } = view.queue.getSnapshot();
    expect(entries.map(({ state }) => state)).toEqual([
      { name: 'withdrawn', reason: 'caller-cancelled' },
      { name: 'queued' },
    ]);
  });

  test('a reload is offered the question again, with what was typed', async () => {
    const { server, openView, advance } = play();
    const first = openView();
    await advance();
    const answer = watch(server.ask());
    await advance();
    first.queue.writeDraft('q1', DRAFT);
    await advance();
    first.disconnect();
    await advance();
    const second = openView();
    await advance();
    expect(second.queue.getSnapshot().current).toMatchObject({ again: 'restored' });
    expect(second.queue.readDraft('q1')).toEqual(DRAFT);
    second.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
  });

  test('that went silent without a word is found out, and opened again', async () => {
    let isSilent = false;
    const { server, openView, advance } = play({ pingEvery: 1000 });
    const view = openView({
      fate: () => (isSilent ? { name: 'drop' } : { name: 'pass', after: 0 }),
    });
    await advance();
    isSilent = true;
    const answer = watch(server.ask());
    await advance(4000);
    expect(view.remote.getSnapshot().state).toBe('connecting');
    isSilent = false;
    await advance(30_000);
    expect(view.remote.getSnapshot().state).toBe('open');
    view.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
  });

  test('pauses between attempts grow, up to ten seconds', async () => {
    const playing = play();
    const { openView, advance, clock } = playing;
    const tries: number[] = [];
    playing.isDown = true;
    openView({
      window: {
        document: { visibilityState: 'visible' },
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
      clock: {
        ...clock,
        later(callback, milliseconds) {
          tries.push(milliseconds);
          return clock.later(callback, milliseconds);
        },
      },
    });
    await advance(60_000);
    expect(tries.slice(0, 7)).toEqual([375, 750, 1500, 3000, 6000, 7500, 7500]);
  });

  test('one port that cannot be opened again ends everything with it', async () => {
    const { connectElicitations } = await import('../../src/remote/connect.ts');
    const { createElicitationQueue } = await import('../../src/queue/elicitation-queue.ts');
    const { server, serving, clock, advance } = play();
    const line = createFakeLine(clock);
    serving.accept(line.ports[1]);
    const remote = connectElicitations(line.ports[0], { clock });
    const queue = createElicitationQueue();
    queue.connect(remote);
    await advance();
    void server.ask();
    await advance();
    line.breakDown();
    await advance();
    expect(remote.getSnapshot()).toMatchObject({ state: 'closed', fault: 'port' });
    expect(queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'disconnected' });
  });
});

describe('two views', () => {
  test('one shows the question, the other says that it is elsewhere', async () => {
    const { server, openView, advance } = play();
    const hidden = openView();
    const shown = openView();
    await advance();
    hidden.remote.setVisible(false);
    await advance();
    const answer = watch(server.ask());
    await advance();
    expect(shown.stateName()).toBe('open');
    expect(hidden.stateName()).toBeUndefined();
    expect(hidden.remote.getSnapshot().elsewhere).toMatchObject([
      { label: 'Tide Office', message: 'Which berth?' },
    ]);
    shown.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
    expect(hidden.remote.getSnapshot().elsewhere).toEqual([]);
  });

  test('the other takes the question, with what was typed; the first says so and keeps its text', async () => {
    const { server, openView, advance } = play();
    const first = openView();
    const second = openView();
    await advance();
    const answer = watch(server.ask());
    await advance();
    first.queue.writeDraft('q1', DRAFT);
    await advance();
    const [question] = second.remote.getSnapshot().elsewhere;
    second.remote.take(question!.id);
    await advance();
    expect(first.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'elsewhere' });
    expect(first.queue.readDraft('q1')).toEqual(DRAFT);
    expect(first.remote.getSnapshot().elsewhere).toHaveLength(1);
    expect(second.queue.readDraft('q1')).toEqual(DRAFT);
    expect(second.remote.getSnapshot().elsewhere).toEqual([]);
    expect(first.queue.settle('q1', decline())).toBe(false);
    second.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
    expect(first.remote.getSnapshot().elsewhere).toEqual([]);
  });

  test('both answer at once: one counts, the other is told that it did not', async () => {
    const { server, openView, advance } = play();
    const first = openView();
    const second = openView();
    await advance();
    const answer = watch(server.ask());
    await advance();
    second.remote.take(second.remote.getSnapshot().elsewhere[0]!.id);
    first.queue.settle('q1', ANSWER);
    await advance();
    second.queue.settle('q1', decline());
    await advance();
    expect(answer.values).toEqual([decline()]);
    expect(first.ends.map(({ state }) => state)).toEqual([{ name: 'withdrawn', reason: 'elsewhere' }]);
    expect(second.ends.map(({ state }) => state.name)).toEqual(['settled']);
  });

  test('when the line of one breaks, the other gets its question after the grace time', async () => {
    const playing = play({ graceTime: 5000 });
    const { server, openView, advance } = playing;
    const first = openView();
    const second = openView();
    await advance();
    const answer = watch(server.ask());
    await advance();
    playing.isDown = true;
    first.breakLine();
    await advance(4000);
    expect(second.stateName()).toBeUndefined();
    await advance(2000);
    expect(second.stateName()).toBe('open');
    expect(second.remote.getSnapshot().elsewhere).toEqual([]);
    playing.isDown = false;
    await advance(20_000);
    expect(first.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'elsewhere' });
    expect(first.remote.getSnapshot().elsewhere).toHaveLength(1);
    second.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
  });

  test('a short break leaves the question where it is', async () => {
    const { server, openView, advance } = play({ graceTime: 5000 });
    const first = openView();
    const second = openView();
    await advance();
    void server.ask();
    await advance();
    first.breakLine();
    await advance(20_000);
    expect(first.stateName()).toBe('open');
    expect(first.ends).toEqual([]);
    expect(second.remote.getSnapshot().elsewhere).toHaveLength(1);
  });

  test('a page that is left says so: its question moves at once', async () => {
    const listeners = new Map<string, () => void>();
    const { server, openView, advance } = play({ graceTime: 60_000 });
    const first = openView({
      window: {
        document: { visibilityState: 'visible' },
        addEventListener: (type, listener) => void listeners.set(type, listener),
        removeEventListener: (type) => void listeners.delete(type),
      },
    });
    await advance();
    void server.ask();
    await advance();
    const second = openView();
    await advance();
    listeners.get('pagehide')?.();
    await advance();
    expect(second.stateName()).toBe('open');
    listeners.get('pageshow')?.();
    await advance();
    expect(first.queue.getSnapshot().current?.state).toEqual({ name: 'withdrawn', reason: 'elsewhere' });
    first.disconnect();
    expect(listeners.size).toBe(0);
  });

  test('of two people see, answer and take nothing of each other', async () => {
    const { server, serving, openView, advance } = play();
    const mine = openView({ audience: 'ann' });
    const other = openView({ audience: 'bob' });
    const { createFakeServer } = await import('./play-remote.ts');
    const annServer = createFakeServer();
    serving.connect(annServer, { audience: 'ann' });
    await advance();
    const answer = watch(annServer.ask());
    const nobody = watch(server.ask());
    await advance();
    expect(mine.stateName()).toBe('open');
    expect(other.stateName()).toBeUndefined();
    expect(other.remote.getSnapshot().elsewhere).toEqual([]);
    const id = /"id":"([^"]+)"/.exec(mine.lines[0]!.sent.map(({ text }) => text).join('\n'))![1]!;
    other.remote.take(id);
    await advance();
    expect(other.stateName()).toBeUndefined();
    mine.queue.settle('q1', ANSWER);
    await advance();
    expect(answer.values).toEqual([ANSWER]);
    expect(nobody.values).toEqual([]);
  });
});

describe('an address over a line', () => {
  test('its page is followed: the view rechecks, gives up, and is told of the end', async () => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    let tell!: (progress: PageProgress) => void;
    const recheck = vi.fn();
    const abandon = vi.fn();
    const answer = watch(server.ask({ params: URL_PARAMS, follow: (given) => (tell = given) }));
    await advance();
    view.queue.settle('q1', acceptUrl());
    await advance();
    expect(answer.values).toEqual([acceptUrl()]);
    expect(view.queue.getSnapshot().current?.state).toMatchObject({
      name: 'waiting',
      progress: 'open',
      canRecheck: false,
    });
    tell({ name: 'not-done', recheck, abandon });
    await advance();
    expect(view.queue.getSnapshot().current?.state).toMatchObject({
      name: 'waiting',
      progress: 'not-done',
      canRecheck: true,
      canAbandon: true,
    });
    view.queue.recheck('q1');
    await advance();
    expect(recheck).toHaveBeenCalledTimes(1);
    view.breakLine();
    await advance();
    tell({ name: 'ended', reason: 'call-failed' });
    await advance(5000);
    expect(view.queue.getSnapshot().current?.state).toEqual({ name: 'stopped', reason: 'call-failed' });
    expect(abandon).not.toHaveBeenCalled();
  });

  test.each(['before', 'after'])('is done when the server says so, %s consent', async (when) => {
    const { server, openView, advance } = play();
    const view = openView();
    await advance();
    let complete!: () => void;
    const completed = new Promise<void>((resolve) => (complete = resolve));
    void server.ask({ params: URL_PARAMS, completed });
    await advance();
    if (when === 'before') complete();
    await advance();
    view.queue.settle('q1', acceptUrl());
    await advance();
    complete();
    await advance();
    expect(view.stateName()).toBe('done');
  });

  test('a page from before a reload is found again, through the server or through what is known of it', async () => {
    const { server, serving, openView, advance } = play();
    const first = openView();
    await advance();
    let complete!: () => void;
    const completed = new Promise<void>((resolve) => (complete = resolve));
    void server.ask({ params: URL_PARAMS, completed });
    await advance();
    first.queue.settle('q1', acceptUrl());
    await advance();
    first.disconnect();

    const second = openView();
    const known = watch(second.remote.resume(SERVER, 'e-1')!);
    let resumed!: () => void;
    const resume = vi.fn(() => new Promise<void>((resolve) => (resumed = resolve)));
    const unknown = watch(second.remote.resume(SERVER, 'e-2')!);
    await advance();
    serving.connect({ start: () => () => undefined, resume });
    await advance();
    expect(resume).toHaveBeenCalledWith({ label: 'Tide Office', endpoint: undefined }, 'e-2');
    expect(known.values).toEqual([]);
    complete();
    await advance();
    expect(known.values).toHaveLength(1);
    expect(unknown.values).toEqual([]);
    resumed();
    await advance();
    expect(unknown.values).toHaveLength(1);
  });
});

describe('versions and strangers', () => {
  test('a view of another version is told so, and does not try again', async () => {
    const { clock, advance } = play();
    const { connectElicitations } = await import('../../src/remote/connect.ts');
    const line = createFakeLine(clock);
    line.ports[1].onMessage(() => {
      const refused = {
        type: 'refused',
        protocol: 'elicit-kit/remote',
        reason: 'version',
        oldest: 7,
        newest: 9,
      };
      line.ports[1].send(JSON.stringify([1, refused]));
    });
    const open = vi.fn(() => line.ports[0]);
    const remote = connectElicitations(open, { clock });
    remote.start(() => Promise.resolve(cancel()));
    await advance(120_000);
    expect(remote.getSnapshot()).toMatchObject({ state: 'closed', fault: 'version' });
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('the serving side refuses a version that it does not speak, and says which it does', async () => {
    const { serving, clock, advance } = play();
    const line = createFakeLine(clock);
    serving.accept(line.ports[1]);
    const said: unknown[] = [];
    line.ports[0].onMessage((text) => said.push(JSON.parse(text as string)));
    const hello = {
      type: 'hello',
      protocol: 'elicit-kit/remote',
      oldest: 8,
      newest: 9,
      session: 's',
      line: 1,
      isVisible: true,
      holds: [],
      pages: [],
    };
    line.ports[0].send(JSON.stringify([1, hello]));
    await advance();
    expect(said).toEqual([
      [1, { type: 'refused', protocol: 'elicit-kit/remote', reason: 'version', oldest: 1, newest: 1 }],
    ]);
  });

  test('whoever does not greet is shown nothing, and is left', async () => {
    const { server, serving, clock, advance } = play({ pingEvery: 1000 });
    const line = createFakeLine(clock);
    serving.accept(line.ports[1]);
    const said: unknown[] = [];
    let isClosed = false;
    line.ports[0].onMessage((text) => said.push(text));
    line.ports[0].onClose(() => (isClosed = true));
    void server.ask();
    line.ports[0].send(JSON.stringify([1, { type: 'take', id: 'x' }]));
    await advance(10_000);
    expect(said).toEqual([]);
    expect(isClosed).toBe(true);
  });

  test.each([
    ['no text', undefined, 'not-json'],
    ['an object', { type: 'hello' }, 'not-json'],
    ['an empty text', '', 'not-json'],
    ['half a text', '{', 'not-json'],
    ['an empty envelope', '[]', 'malformed'],
    ['a number that is none', '[0,{}]', 'malformed'],
    ['nothing', '[1,null]', 'malformed'],
    ['an unknown type', '[1,{"type":"constructor"}]', 'malformed'],
    ['another protocol', '[1,{"type":"hello","protocol":"other"}]', 'malformed'],
    [
      'an unknown action',
      '[1,{"type":"answer","id":"x","lease":1,"attempt":1,"isLast":false,"result":{"action":"steal"}}]',
      'malformed',
    ],
    [
      'a draft of no field',
      '[1,{"type":"draft","id":"x","lease":1,"draft":{"__proto__":{"kind":"text"}}}]',
      'malformed',
    ],
    ['too long a text', `[1,"${'x'.repeat(5_000_000)}"]`, 'too-long'],
    ['what comes after a gap', '[7,{"type":"bye"}]', 'gap'],
  ])('drops %s and counts it', (_, data, code) => {
    const { serving, faults } = play();
    let say!: (data: unknown) => void;
    serving.accept({
      send: () => undefined,
      onMessage: (listener) => (say = listener),
      onClose: () => undefined,
      close: () => undefined,
    });
    expect(() => say(data)).not.toThrow();
    expect(faults).toEqual([code]);
  });

  test('a session cannot be taken over by another person', async () => {
    const { serving, clock, openView, advance } = play();
    const view = openView({ audience: 'ann' });
    await advance();
    const session = /"session":"([^"]+)"/.exec(view.lines[0]!.sent[0]!.text)![1];
    const line = createFakeLine(clock);
    serving.accept(line.ports[1], { audience: 'bob' });
    const said: unknown[] = [];
    line.ports[0].onMessage((text) => said.push(JSON.parse(text as string)));
    const hello = {
      type: 'hello',
      protocol: 'elicit-kit/remote',
      oldest: 1,
      newest: 1,
      session,
      line: 9,
      isVisible: true,
      holds: [],
      pages: [],
    };
    line.ports[0].send(JSON.stringify([1, hello]));
    await advance();
    expect(said).toMatchObject([[1, { type: 'refused', reason: 'session' }]]);
    expect(view.remote.getSnapshot().state).toBe('open');
  });
});
