import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveWindows } from '../src/main/index.ts';
import { connectMain, openUrl } from '../src/renderer/index.ts';
import { createDocument, createFakeElectron, FakeWindow } from './fake-electron.ts';
import { loadPage, ORIGIN } from './load-page.ts';
import { ADDRESS, current, end, FORM, shows, start, view } from './play.ts';

afterEach(end);

describe('one window', () => {
  test.each([
    { action: 'accept', content: { name: 'Ada' } } as const,
    { action: 'decline' } as const,
    { action: 'cancel' } as const,
  ])('a question goes to the page, and $action comes back', async (result) => {
    const { fake, ask, addWindow } = start();
    const queue = view(await loadPage(fake, addWindow()));
    const answer = ask(FORM);
    await shows(queue);
    expect(current(queue)?.server.label).toBe('Files');
    queue.settle(current(queue)!.id, result);
    await expect(answer).resolves.toEqual(result);
  });

  test('the page sees one frozen object with two functions', async () => {
    const { fake, addWindow } = start();
    const api = await loadPage(fake, addWindow());
    expect(Object.isFrozen(api)).toBe(true);
    expect(Object.keys(api).sort()).toEqual(['openLine', 'openUrl']);
  });

  test('a question survives a reload and a crash', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const first = view(await loadPage(fake, window));
    const answer = ask(FORM);
    await shows(first);
    window.webContents.emit('did-navigate');
    const second = view(await loadPage(fake, window));
    await shows(second);
    window.webContents.emit('render-process-gone');
    const third = view(await loadPage(fake, window));
    await shows(third);
    third.settle(current(third)!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });
});

describe('who may speak', () => {
  test.each([
    ['another origin', (window: FakeWindow) => ({ window, page: createDocument('https://evil.example') })],
    ['a frame within the page', (window: FakeWindow) => ({ window, page: createDocument(ORIGIN, {}) })],
    ['a window that was not added', () => ({ window: new FakeWindow(), page: createDocument(ORIGIN) })],
  ])('%s gets no question and opens nothing', async (_, choose) => {
    const { fake, ask, addWindow } = start();
    const own = addWindow();
    const { window, page } = choose(own);
    const got: string[] = [];
    page.toPage.on('elicit-kit:line', (_event, value) => got.push(JSON.stringify(value)));
    const api = await loadPage(fake, window, page);
    const stranger = view(api);
    const queue = view(await loadPage(fake, addWindow()));
    void ask(ADDRESS);
    await shows(queue);
    expect(current(stranger)).toBeNull();
    expect(got).toEqual([]);
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(false);
    expect(fake.opened).toEqual([]);
  });

  test.each([
    null,
    1,
    'open',
    [],
    {},
    { type: 'open' },
    { type: 'open', line: 0 },
    { type: 'open', line: '1' },
    { type: 'text', line: 1, text: {} },
    { type: 'text', line: 99, text: 'x' },
    { type: '__proto__', line: 1 },
  ])('%j from a page changes nothing', async (value) => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const page = createDocument(ORIGIN);
    const queue = view(await loadPage(fake, window, page));
    const answer = ask(FORM);
    await shows(queue);
    fake.emit('elicit-kit:line', { sender: window.webContents, senderFrame: page.frame }, value);
    page.toPage.emit('elicit-kit:line', {}, value);
    queue.settle(current(queue)!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('a page that floods with lines gets no more than eight', async () => {
    const { fake, addWindow } = start();
    const api = await loadPage(fake, addWindow());
    const open = () =>
      api.openLine(
        () => undefined,
        () => undefined,
      );
    for (let line = 0; line < 8; line += 1) open();
    expect(open).toThrow('too many lines');
  });
});

describe('addresses', () => {
  test('one that the page was asked to show is opened, once it has passed the last word', async () => {
    const confirmUrl = vi.fn(async () => true);
    const { fake, ask, addWindow } = start({ confirmUrl });
    const queue = view(await loadPage(fake, addWindow()));
    void ask(ADDRESS);
    await shows(queue);
    await expect(openUrl(ADDRESS.url)).resolves.toBe(true);
    expect(confirmUrl).toHaveBeenCalledWith(ADDRESS.url);
    expect(fake.opened).toEqual([ADDRESS.url]);
  });

  test.each([
    'https://id.example/other',
    'https://evil.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
    `https://id.example/${'a'.repeat(70_000)}`,
  ])('%.40s, which it was not, is not', async (href) => {
    const { fake, ask, addWindow } = start();
    const queue = view(await loadPage(fake, addWindow()));
    void ask(ADDRESS);
    await shows(queue);
    await expect(openUrl(href)).resolves.toBe(false);
    expect(fake.opened).toEqual([]);
  });

  test('one that is no web address is not opened though a server sent it', async () => {
    const { fake, ask, addWindow } = start();
    view(await loadPage(fake, addWindow()));
    void ask({ ...ADDRESS, url: 'file:///etc/passwd' });
    await expect(openUrl('file:///etc/passwd')).resolves.toBe(false);
    expect(fake.opened).toEqual([]);
  });

  test('one that another window shows is not, nor one of an earlier document', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const queue = view(await loadPage(fake, window));
    const other = await loadPage(fake, addWindow());
    void ask(ADDRESS);
    await shows(queue);
    await expect(other.openUrl(ADDRESS.url)).resolves.toBe(false);
    window.webContents.emit('did-navigate');
    await expect(openUrl(ADDRESS.url)).resolves.toBe(false);
  });
});

describe('several windows', () => {
  test('a question of a window that is closed goes to another', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const first = view(await loadPage(fake, window));
    const answer = ask(FORM);
    await shows(first);
    const second = view(await loadPage(fake, addWindow()));
    window.destroy();
    await shows(second);
    second.settle(current(second)!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('without a window it waits', async () => {
    const { fake, ask, addWindow } = start();
    const window = addWindow();
    const first = view(await loadPage(fake, window));
    const answer = ask(FORM);
    await shows(first);
    window.destroy();
    const second = view(await loadPage(fake, addWindow()));
    await shows(second);
    second.settle(current(second)!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('or it is cancelled, where the host says so', async () => {
    const { fake, ask, addWindow } = start({ withoutWindow: 'cancel' });
    const window = addWindow();
    const queue = view(await loadPage(fake, window));
    const delivered: unknown[] = [];
    const plain = ask(FORM);
    const delivering = ask(FORM, { deliver: async (result) => void delivered.push(result) });
    await shows(queue);
    window.destroy();
    await expect(plain).resolves.toEqual({ action: 'cancel' });
    await delivering;
    expect(delivered).toEqual([{ action: 'cancel' }]);
  });
});

describe('attention', () => {
  test('no window has the focus: frame, dock and a notification with the label alone', async () => {
    const { fake, ask, addWindow } = start({
      notify: (label) => ({ title: label, body: 'has a question' }),
    });
    const window = addWindow();
    void ask({ ...FORM, message: 'Server text' });
    expect(window.flashes).toEqual([true]);
    expect(fake.bounces).toEqual(['informational']);
    expect(fake.notifications).toEqual([{ title: 'Files', body: 'has a question' }]);
    fake.shown[0]?.emit('click');
    expect(window.hasFocus).toBe(true);
    expect(window.flashes).toEqual([true, false]);
  });

  test('one has it: nothing', () => {
    const { fake, ask, addWindow } = start({ notify: (label) => ({ title: label, body: '' }) });
    const window = addWindow();
    window.hasFocus = true;
    void ask(FORM);
    expect(window.flashes).toEqual([]);
    expect(fake.notifications).toEqual([]);
  });
});

test('close leaves nothing behind in ipcMain', () => {
  const { fake, elicitations } = start();
  expect(fake.listeners()).toBe(2);
  elicitations.close();
  expect(fake.listeners()).toBe(0);
});

test('without origins it does not start', () => {
  expect(() => serveWindows(createFakeElectron().electron, { origins: [] })).toThrow(TypeError);
});

test('without a preload script the page says what is missing', () => {
  expect(() => connectMain()).toThrow('webPreferences.preload');
});
