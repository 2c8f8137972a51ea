import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDocument, FakeWindow } from './fake-electron.ts';
import { loadPage, ORIGIN } from './load-page.ts';
import { ADDRESS, current, end, FORM, shows, start, view } from './play.ts';

const DRAFT = { f0: { kind: 'text', text: 'Ada', isEmptyAnswer: false } } as const;

afterEach(end);

/** Two windows side by side, each with its page. */
async function startTwo(options: Parameters<typeof start>[0] = {}) {
  const started = start(options);
  const windows = [started.addWindow(), started.addWindow()] as const;
  const first = view(await loadPage(started.fake, windows[0]));
  const second = view(await loadPage(started.fake, windows[1]));
  // Both lines are there once a question has gone to each and back.
  for (const [window, queue] of [
    [windows[0], first],
    [windows[1], second],
  ] as const) {
    window.focus();
    const answer = started.ask(FORM);
    await shows(queue);
    queue.settle(current(queue)!.id, { action: 'cancel' });
    await answer;
    window.blur();
  }
  return { ...started, windows, first, second };
}

describe('focus', () => {
  test('a question goes to the window that has it', async () => {
    const { ask, windows, first, second } = await startTwo();
    windows[1].focus();
    void ask(FORM);
    await shows(second);
    expect(current(first)).toBeNull();
    windows[1].blur();
    windows[0].focus();
    void ask(FORM);
    await shows(first);
  });

  test('what is typed into one stays there when the person turns to the other', async () => {
    const { ask, windows, first, second } = await startTwo();
    windows[0].focus();
    const answer = ask(FORM);
    await shows(first);
    first.writeDraft(current(first)!.id, DRAFT);
    windows[0].blur();
    windows[1].focus();
    first.settle(current(first)!.id, { action: 'accept', content: { name: 'Ada' } });
    await expect(answer).resolves.toEqual({ action: 'accept', content: { name: 'Ada' } });
    expect(current(second)).toBeNull();
  });

  test('a question that came while the person was away comes to the window they turn to', async () => {
    const { ask, windows, first, second } = await startTwo();
    void ask(FORM);
    await shows(second); // The one that had the focus last.
    windows[0].focus();
    await shows(first);
    expect(current(second)?.state).toEqual({ name: 'withdrawn', reason: 'elsewhere' });
  });

  test('a window that is closed hands its question, with what was typed, to the one with the focus', async () => {
    const { fake, ask, addWindow, windows, first, second } = await startTwo();
    const third = view(await loadPage(fake, addWindow()));
    windows[0].focus();
    void ask(FORM);
    await shows(first);
    first.writeDraft(current(first)!.id, DRAFT);
    await vi.waitFor(() => expect(first.readDraft(current(first)!.id)).toEqual(DRAFT));
    windows[0].destroy();
    windows[1].focus();
    await shows(second);
    expect(second.readDraft(current(second)!.id)).toEqual(DRAFT);
    expect(current(third)).toBeNull();
  });

  test('the page of a view in a window follows the focus of the window', async () => {
    const { fake, elicitations, ask, first, second } = await startTwo();
    const window = new FakeWindow();
    const contents = new FakeWindow().webContents;
    elicitations.addWindow(window, contents);
    const held = Object.assign(new FakeWindow(), { webContents: contents });
    const queue = view(await loadPage(fake, held));
    window.focus();
    void ask(FORM);
    await shows(queue);
    // A view outlives its window, and says nothing of that itself.
    window.hasFocus = false;
    window.emit('closed');
    await vi.waitFor(() => expect([first, second].some((other) => current(other))).toBe(true));
  });
});

describe('documents', () => {
  test('a link that the host prevents, or a download, takes nothing from the page', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const api = await loadPage(fake, window);
    const queue = view(api);
    const answer = ask(ADDRESS);
    await shows(queue);
    window.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    window.webContents.emit('did-fail-load');
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(true);
    queue.settle(current(queue)!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('a page that could not be loaded has taken the place of the one before', async () => {
    const { fake, ask, addWindow } = start({ graceTime: 0 });
    const window = addWindow();
    const page = createDocument(ORIGIN);
    const queue = view(await loadPage(fake, window, page));
    const other = view(await loadPage(fake, addWindow()));
    void ask(FORM);
    await shows(queue);
    page.dispose();
    window.webContents.emit('did-fail-load');
    await shows(other);
  });

  test('a reload with another window open gets its question back', async () => {
    const { fake, ask, windows, first, second } = await startTwo();
    windows[0].focus();
    void ask(FORM);
    await shows(first);
    windows[0].webContents.emit('did-navigate');
    const again = view(await loadPage(fake, windows[0]));
    await shows(again);
    expect(current(second)).toBeNull();
  });

  test('a page that has crashed and does not come back loses its question to another window', async () => {
    const { ask, windows, first, second } = await startTwo({ graceTime: 20 });
    windows[0].focus();
    void ask(FORM);
    await shows(first);
    windows[0].webContents.emit('render-process-gone');
    await shows(second);
  });

  test('a living page whose line main has ended opens another at once', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const queue = view(await loadPage(fake, window));
    const first = ask(FORM);
    await shows(queue);
    window.webContents.emit('did-navigate'); // Late: the document that it speaks of has its line already.
    queue.settle(current(queue)!.id, { action: 'decline' });
    await expect(first).resolves.toEqual({ action: 'decline' });
  });

  test('what an earlier document says late does not touch the line of the next', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const page = createDocument(ORIGIN);
    const early = await loadPage(fake, window, page);
    const line = early.openLine(
      () => undefined,
      () => undefined,
    );
    window.webContents.emit('did-navigate');
    // Electron may use the same frame for the next document.
    const queue = view(await loadPage(fake, window, page));
    const answer = ask(FORM);
    await shows(queue);
    line.send('[1,{"type":"bye"}]');
    line.close();
    early.openLine(
      () => undefined,
      () => undefined,
    );
    queue.settle(current(queue)!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('a frame that is being left, or is gone, is not heard, and nothing throws', async () => {
    const { fake, ask, addWindow } = start();
    const leaving = createDocument(ORIGIN);
    const gone = createDocument(ORIGIN);
    const queues = [
      view(await loadPage(fake, addWindow(), leaving)),
      view(await loadPage(fake, addWindow(), gone)),
    ];
    leaving.frame.detached = true;
    gone.dispose();
    const event = { sender: addWindow().webContents, senderFrame: null };
    expect(() => fake.emit('elicit-kit:line', event, { type: 'open', line: 1 })).not.toThrow();
    const window = addWindow();
    window.focus();
    const queue = view(await loadPage(fake, window));
    void ask(FORM);
    await shows(queue);
    expect(queues.map(current)).toEqual([null, null]);
  });
});

describe('without a window', () => {
  test('what comes after the last was closed is cancelled too, where the host says so', async () => {
    const { fake, ask, addWindow } = start({ withoutWindow: 'cancel' });
    const before = ask(FORM);
    const window = addWindow();
    const queue = view(await loadPage(fake, window));
    await shows(queue);
    window.destroy();
    await expect(before).resolves.toEqual({ action: 'cancel' });
    await expect(ask(FORM)).resolves.toEqual({ action: 'cancel' });
    const again = view(await loadPage(fake, addWindow()));
    void ask(FORM);
    await shows(again);
  });

  test.each([
    ['gets through', true],
    ['does not', false],
  ])('an answer that is on its way and %s has one end', async (_, getsThrough) => {
    const { fake, ask, addWindow } = start({ withoutWindow: 'cancel' });
    const window = addWindow();
    const queue = view(await loadPage(fake, window));
    const delivered: unknown[] = [];
    let finish = (): void => undefined;
    const deliver = vi.fn(async (result: unknown) => {
      if (deliver.mock.calls.length === 1) {
        await new Promise<void>((resolve) => (finish = resolve));
        if (!getsThrough) throw new Error('offline');
      }
      delivered.push(result);
    });
    const answer = ask(FORM, { deliver });
    await shows(queue);
    queue.settle(current(queue)!.id, { action: 'accept', content: { name: 'Ada' } });
    await vi.waitFor(() => expect(deliver).toHaveBeenCalled());
    window.destroy();
    finish();
    const expected = getsThrough ? { action: 'accept', content: { name: 'Ada' } } : { action: 'cancel' };
    await expect(answer).resolves.toEqual(expected);
    await vi.waitFor(() => expect(delivered).toEqual([expected]));
  });
});
