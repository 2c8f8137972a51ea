import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveWindows } from '../src/main/index.ts';
import { createFakeElectron, createDocument } from './fake-electron.ts';
import { loadPage, ORIGIN } from './load-page.ts';
import { ADDRESS, crossed, current, end, FORM, shows, start, view } from './play.ts';

afterEach(end);

const notify = (label: string) => ({ title: label, body: 'has a question' });

describe('addresses', () => {
  test.each(['decline', 'cancel'] as const)('after %s it is not opened any more', async (action) => {
    const { fake, ask, addWindow } = start();
    const api = await loadPage(fake, addWindow());
    const queue = view(api);
    const answer = ask(ADDRESS);
    await shows(queue);
    queue.settle(current(queue)!.id, { action });
    await answer;
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(false);
    expect(fake.opened).toEqual([]);
  });

  test('after consent it can be opened again, and not without end', async () => {
    const { fake, ask, addWindow } = start();
    const api = await loadPage(fake, addWindow());
    const queue = view(api);
    const answer = ask(ADDRESS);
    await shows(queue);
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(true);
    queue.settle(current(queue)!.id, { action: 'accept' });
    await answer;
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(true);
    for (let time = 0; time < 100; time += 1) await api.openUrl(ADDRESS.url);
    expect(fake.opened).toHaveLength(20);
  });

  test('once the question is withdrawn it is not, though the person was being asked at that moment', async () => {
    const abort = new AbortController();
    const confirmUrl = async (): Promise<boolean> => {
      abort.abort();
      return true;
    };
    const { fake, ask, addWindow } = start({ confirmUrl });
    const api = await loadPage(fake, addWindow());
    const queue = view(api);
    void ask(ADDRESS, { signal: abort.signal });
    await shows(queue);
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(false);
    expect(fake.opened).toEqual([]);
  });

  test('one that went to another window is opened there alone', async () => {
    const { fake, ask, addWindow } = start();
    const windows = [addWindow(), addWindow()] as const;
    const first = await loadPage(fake, windows[0]);
    const queue = view(first);
    const second = await loadPage(fake, windows[1]);
    const other = view(second);
    void ask(ADDRESS);
    await shows(queue);
    windows[1].focus();
    await shows(other);
    await expect(first.openUrl(ADDRESS.url)).resolves.toBe(false);
    await expect(second.openUrl(ADDRESS.url)).resolves.toBe(true);
  });

  test('a page that asks many times has the person asked once', async () => {
    let answer!: (isFine: boolean) => void;
    const confirmUrl = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const { fake, ask, addWindow } = start({ confirmUrl });
    const api = await loadPage(fake, addWindow());
    const queue = view(api);
    void ask(ADDRESS);
    await shows(queue);
    const asked = Array.from({ length: 50 }, () => api.openUrl(ADDRESS.url));
    await vi.waitFor(() => expect(confirmUrl).toHaveBeenCalledTimes(1));
    answer(true);
    expect((await Promise.all(asked)).filter(Boolean)).toEqual([true]);
    expect(fake.opened).toEqual([ADDRESS.url]);
  });

  test('of many questions each has its address opened, the oldest too', async () => {
    const { fake, ask, addWindow } = start();
    const api = await loadPage(fake, addWindow());
    const queue = view(api);
    const url = (at: number) => `https://id.example/login/${at}`;
    for (let at = 0; at < 300; at += 1) void ask({ ...ADDRESS, url: url(at) });
    await shows(queue);
    await expect(api.openUrl(url(0))).resolves.toBe(true);
    await expect(api.openUrl(url(299))).resolves.toBe(true);
  });

  test.each([
    ['confirmUrl throws', { confirmUrl: () => Promise.reject(new Error('/home/ada is full')) }, true],
    ['no program opens it', {}, false],
  ])('%s: the page hears no, the host why', async (_, options, open) => {
    const onError = vi.fn();
    const { fake, ask, addWindow } = start({ ...options, onError });
    fake.can.open = open;
    const api = await loadPage(fake, addWindow());
    const queue = view(api);
    void ask(ADDRESS);
    await shows(queue);
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(false);
    expect(onError).toHaveBeenCalledTimes(1);
    fake.can.open = true;
  });

  test('when main serves no more the page hears no', async () => {
    const { fake, elicitations, addWindow } = start();
    const api = await loadPage(fake, addWindow());
    elicitations.close();
    await expect(api.openUrl(ADDRESS.url)).resolves.toBe(false);
  });
});

describe('attention', () => {
  test('the window that shows the question flashes, and the notification brings that one up', async () => {
    const { fake, ask, addWindow } = start({ notify });
    const windows = [addWindow(), addWindow()] as const;
    const queues = [view(await loadPage(fake, windows[0])), view(await loadPage(fake, windows[1]))];
    windows[1].focus();
    windows[1].blur();
    windows[1].minimize();
    await crossed();
    void ask(FORM);
    await shows(queues[1]!);
    expect(windows.map(({ flashes }) => flashes)).toEqual([[], [true]]);
    fake.shown[0]?.emit('click');
    expect(windows[1].shows).toEqual(['restore', 'show']);
    expect(windows[1].hasFocus).toBe(true);
    expect(windows[1].flashes).toEqual([true, false]);
  });

  test('a server that asks a hundred times gets one notification, until the person has come', async () => {
    const { fake, ask, addWindow } = start({ notify });
    const window = addWindow();
    for (let time = 0; time < 100; time += 1) void ask(FORM);
    void ask(FORM, { server: { label: 'Mail' } });
    expect(fake.notifications.map(({ title }) => title)).toEqual(['Files', 'Mail']);
    expect(window.flashes).toEqual([true]);
    window.focus();
    expect(fake.shown.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    window.blur();
    void ask(FORM);
    expect(fake.notifications).toHaveLength(3);
  });

  test('a question that is withdrawn takes its notification along, and the last one the flashing', async () => {
    const { fake, ask, addWindow } = start({ notify });
    const window = addWindow();
    const aborts = [new AbortController(), new AbortController()] as const;
    const answers = [
      ask(FORM, { signal: aborts[0].signal }),
      ask(FORM, { signal: aborts[1].signal, server: { label: 'Mail' } }),
    ];
    aborts[0].abort();
    await answers[0];
    expect(fake.shown.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(window.flashes).toEqual([true]);
    aborts[1].abort();
    await answers[1];
    expect(fake.shown.map(({ isClosed }) => isClosed)).toEqual([true, true]);
    expect(window.flashes).toEqual([true, false]);
  });

  test('one that the person has closed makes room for the next', () => {
    const { fake, ask, addWindow } = start({ notify });
    addWindow();
    void ask(FORM);
    fake.shown[0]?.emit('close');
    void ask(FORM);
    expect(fake.notifications).toHaveLength(2);
  });

  test('a click when all windows are gone does nothing', () => {
    const { fake, ask, addWindow } = start({ notify });
    const window = addWindow();
    void ask(FORM);
    window.destroy();
    expect(() => fake.shown[0]?.emit('click')).not.toThrow();
  });

  test('where the platform has no notifications there are none', () => {
    const { fake, ask, addWindow } = start({ notify });
    fake.can.notify = false;
    addWindow();
    void ask(FORM);
    expect(fake.notifications).toEqual([]);
  });

  test.each([
    [
      'the text of the host throws',
      () => {
        throw new Error('no words');
      },
      true,
    ],
    ['the platform does not show it', notify, false],
  ])('%s: the question is asked all the same', async (_, words, show) => {
    const onError = vi.fn();
    const { fake, ask, addWindow } = start({ notify: words, onError });
    fake.can.show = show;
    const queue = view(await loadPage(fake, addWindow()));
    const answer = ask(FORM);
    await shows(queue);
    expect(onError).toHaveBeenCalledTimes(1);
    queue.settle(current(queue)!.id, { action: 'decline' });
    await expect(answer).resolves.toEqual({ action: 'decline' });
  });

  test('without dock, flashing and notifications a question is asked', async () => {
    const { electron } = createFakeElectron();
    const { ipcMain, shell } = electron;
    const bare = serveWindows({ ipcMain, shell, app: { dock: undefined } }, { origins: [ORIGIN], notify });
    const asked = vi.fn();
    bare.connect({
      start(ask) {
        void ask({ params: FORM, server: { label: 'Files' } }).then(asked);
        return () => undefined;
      },
    });
    bare.close();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledWith({ action: 'cancel' }));
  });
});

describe('origins', () => {
  test.each([
    'null',
    '*',
    'app://host/',
    'app://',
    'host',
    'https://Host.example',
    'https://host.example:443',
    'app://a b',
    'https://a@b',
  ])('%s is none that a page can have alone', (origin) => {
    expect(() => serveWindows(createFakeElectron().electron, { origins: [origin] })).toThrow(TypeError);
  });

  test.each([
    'app://host',
    'https://host.example',
    'http://localhost:5173',
    'file://',
    'chrome-extension://abc',
  ])('%s is one', (origin) => {
    expect(() => serveWindows(createFakeElectron().electron, { origins: [origin] })).not.toThrow();
  });

  test('a page without an origin, as of a scheme that is not standard, is not heard', async () => {
    const { fake, ask, addWindow } = start();
    const stranger = view(await loadPage(fake, addWindow(), createDocument('null')));
    const queue = view(await loadPage(fake, addWindow()));
    void ask(FORM);
    await shows(queue);
    expect(current(stranger)).toBeNull();
  });
});
