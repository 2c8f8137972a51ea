import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import type { IpcEventLike } from '@elicit-kit/electron/main';
import type { WindowOptions } from '../../src/main/electron.ts';
import { StandIn } from './stand-in.ts';

/** A preload script with what a context bridge can be asked for. */
const PRELOAD = `
const { contextBridge, ipcRenderer } = require('electron');
globalThis.secret = 'of the preload script';
const listeners = new Set();
ipcRenderer.on('news', (_event, ...news) => { for (const listener of listeners) listener(...news); });
contextBridge.exposeInMainWorld('api', {
  text: 'a text',
  nested: { list: [1, { deep: true }] },
  echo: (value) => value,
  kind: (value) => Object.prototype.toString.call(value) + ' ' + (value instanceof Object),
  later: async (value) => value,
  fail: () => { throw new TypeError('no such thing'); },
  failOddly: () => { throw 1; },
  failLater: async () => { throw new Error('not today'); },
  call: (callback, ...args) => callback(...args),
  send: (...args) => ipcRenderer.send('talk', ...args),
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  subscribe: (listener) => { listeners.add(listener); return () => void listeners.delete(listener); },
});
`;

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

interface Fixtures {
  readonly standIn: StandIn;
  /** Opens a window with the page, which is empty, and with the script above. */
  readonly open: (options?: Partial<WindowOptions['webPreferences']>) => Promise<Page>;
}

const test = base.extend<Fixtures>({
  standIn: async ({ context }, use) => {
    const standIn = await StandIn.start(context);
    standIn.electron.protocol.handle('app', (request) => {
      const isPage = new URL(request.url).pathname === '/';
      return Promise.resolve(
        new Response(isPage ? '<!doctype html><title>A page</title>' : null, {
          status: isPage ? 200 : 404,
          headers: { 'content-type': 'text/html', 'content-security-policy': POLICY },
        }),
      );
    });
    await use(standIn);
    await standIn.stop();
  },
  open: async ({ standIn }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'stand-in-'));
    const preload = join(folder, 'preload.cjs');
    await writeFile(preload, PRELOAD);
    await use(async (more = {}) => {
      const window = new standIn.electron.BrowserWindow({
        title: '',
        width: 1,
        height: 1,
        minWidth: 1,
        minHeight: 1,
        backgroundColor: '',
        show: true,
        webPreferences: {
          preload,
          contextIsolation: true,
          sandbox: true,
          nodeIntegration: false,
          nodeIntegrationInSubFrames: false,
          nodeIntegrationInWorker: false,
          webSecurity: true,
          webviewTag: false,
          spellcheck: false,
          navigateOnDragDrop: false,
          ...more,
        },
      });
      await window.loadURL('app://host/');
      const [opened] = [...standIn.windows].slice(-1);
      if (opened === undefined) throw new Error('no window');
      return opened.webContents.page;
    });
    await rm(folder, { recursive: true });
  },
});

/** What the script above exposes, as the page sees it. */
interface Api {
  text: string;
  nested: { list: unknown[] };
  readonly echo: (value: unknown) => unknown;
  readonly kind: (value: unknown) => string;
  readonly later: (value: unknown) => Promise<unknown>;
  readonly fail: () => never;
  readonly failOddly: () => never;
  readonly failLater: () => Promise<never>;
  readonly call: (callback: (...args: unknown[]) => unknown, ...args: unknown[]) => unknown;
  readonly send: (...args: unknown[]) => void;
  readonly invoke: (channel: string, ...args: unknown[]) => Promise<unknown>;
  readonly subscribe: (listener: (...news: unknown[]) => void) => () => void;
}
declare const api: Api;

test('the page sees the object and nothing else of the other world', async ({ open }) => {
  const page = await open();
  const names = ['secret', 'standInSend', 'standInReceive', 'standInRequire', 'require', 'process', 'module'];
  expect(await page.evaluate((list) => list.filter((name) => name in globalThis), names)).toEqual([]);
  expect(await page.evaluate(() => [api.text, api.nested])).toEqual([
    'a text',
    { list: [1, { deep: true }] },
  ]);
  expect(await page.evaluate(() => String(api.echo))).toContain('[native code]');
});

test('the object is frozen to its depth, and its name is taken for good', async ({ open }) => {
  const page = await open();
  const attempts = await page.evaluate(() => {
    const target = api as unknown as Record<string, unknown>;
    const attempt = (action: () => unknown): string => {
      try {
        action();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      attempt(() => Reflect.set(target, 'text', 'mine')) + api.text,
      attempt(() => Object.defineProperty(target, 'echo', { value: 1 })),
      attempt(() => api.nested.list.push(1)),
      attempt(() => Object.setPrototypeOf(target, {})),
      attempt(() => Object.defineProperty(globalThis, 'api', { value: 1 })),
      attempt(() => Object.assign(api.echo, { more: 1 })),
      String(Reflect.deleteProperty(globalThis, 'api')),
    ];
  });
  expect(attempts).toEqual(['donea text', ...Array<string>(5).fill('TypeError'), 'false']);
});

test('values cross as copies of the other world, functions as functions', async ({ open }) => {
  const page = await open();
  const seen = await page.evaluate(() => {
    const value = { list: [1, 'two', null, undefined], when: new Date(0), map: new Map([[1, 2]]) };
    const back = api.echo(value) as typeof value;
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    const cycleBack = api.echo(cycle) as typeof cycle;
    return {
      isCopy: back !== value && back.list !== value.list,
      list: back.list,
      when: back.when.getTime(),
      map: back.map.get(1),
      isCycle: cycleBack['self'] === cycleBack,
      kinds: [api.kind({}), api.kind([]), api.kind(() => 1), api.kind(new Date())],
      called: api.call((...args) => args.length, 1, 2, 3),
      own: Object.keys(api.echo(JSON.parse('{"__proto__": 1, "a": 2}')) as object),
    };
  });
  expect(seen).toEqual({
    isCopy: true,
    list: [1, 'two', null, undefined],
    when: 0,
    map: 2,
    isCycle: true,
    kinds: ['[object Object] true', '[object Array] true', '[object Function] true', '[object Date] true'],
    called: 3,
    own: ['__proto__', 'a'],
  });
});

test('errors come across by their message, in Electron’s words', async ({ open }) => {
  const page = await open();
  const messages = await page.evaluate(async () => {
    const message = async (action: () => unknown): Promise<string> => {
      try {
        await action();
        return 'none';
      } catch (error) {
        return String(error);
      }
    };
    let deep: unknown = 1;
    for (let depth = 0; depth < 1100; depth += 1) deep = [deep];
    return [
      await message(() => api.fail()),
      await message(() => api.failOddly()),
      await message(() => api.failLater()),
      await message(() =>
        api.call(() => {
          throw new RangeError('mine');
        }),
      ),
      await message(() => api.echo(new WeakMap())),
      await message(() => api.echo(deep)),
      await message(() => api.send(() => 1)),
      await message(() => api.invoke('nobody')),
      await message(() => api.later('value')),
    ];
  });
  expect(messages).toEqual([
    'Error: no such thing',
    expect.stringContaining('a valid exception was not thrown'),
    'Error: not today',
    'Error: mine',
    'Error: An object could not be cloned.',
    expect.stringContaining('recursion depth exceeded'),
    'Error: An object could not be cloned.',
    "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
    'none',
  ]);
});

test('a page that has bent its own world still talks, and learns nothing', async ({ open, standIn }) => {
  const page = await open();
  const heard: unknown[] = [];
  standIn.ipcMain.on('talk', (_event, ...args) => void heard.push(...args));
  // What it finds it says over the bridge: the tool that evaluates runs in the same bent world.
  await page.evaluate(() => {
    const caught: string[] = [];
    const catchAll = (name: string) =>
      function (this: unknown, ...args: unknown[]): never {
        caught.push(`${name} ${args.length}`);
        throw new Error('bent');
      };
    const { defineProperty, keys } = Object;
    for (const prototype of [
      EventTarget.prototype,
      Map.prototype,
      Function.prototype,
      CustomEvent.prototype,
      Promise.prototype,
    ]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (name === 'constructor') continue;
        try {
          void defineProperty(prototype, name, { value: catchAll(name) });
        } catch {
          // Some cannot be changed.
        }
      }
    }
    defineProperty(Object.prototype, 'toJSON', { value: catchAll('toJSON') });
    defineProperty(Object.prototype, 'detail', { value: 'bent', writable: true });
    defineProperty(Array.prototype, Symbol.iterator, { value: catchAll('iterator') });
    defineProperty(Array.prototype, 'push', { value: catchAll('push') });
    const back = api.echo({ a: [1, 2] }) as { a: number[] };
    api.send(caught.join(), keys(back).join(), back.a[1]);
  });
  await expect.poll(() => heard).toEqual(['', 'a', 2]);
});

test('ipcMain hears who speaks, answers, and speaks to one document', async ({ open, standIn }) => {
  const page = await open();
  const events: IpcEventLike[] = [];
  standIn.ipcMain.on('talk', (event, ...args) => {
    events.push(event);
    event.senderFrame?.send('news', ...args);
  });
  standIn.ipcMain.handle('add', (_event, a, b) => Number(a) + Number(b));
  const news = page.evaluate(
    () =>
      new Promise((resolve) => {
        const stop = api.subscribe((...got) => {
          stop();
          resolve(got);
        });
        api.send({ list: [1] }, new Map([['a', 1n]]).size, undefined, NaN);
      }),
  );
  expect(await news).toEqual([{ list: [1] }, 1, undefined, NaN]);
  expect(await page.evaluate(() => api.invoke('add', 1, 2))).toBe(3);
  const [window] = standIn.windows;
  const [event] = events;
  expect(event?.sender).toBe(window?.webContents);
  expect(event?.senderFrame?.origin).toBe('app://host');
  expect(event?.senderFrame?.parent).toBeNull();
  window?.webContents.reload();
  await page.waitForEvent('load');
  expect(() => event?.senderFrame?.send('news', 1)).toThrow('disposed');
});

test('the policy that main serves is in force', async ({ open }) => {
  const page = await open();
  const reports = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        document.addEventListener('securitypolicyviolation', (event) => {
          seen.push(event.effectiveDirective);
          if (seen.length === 2) resolve(seen);
        });
        const script = document.createElement('script');
        script.textContent = 'globalThis.wasRun = true';
        document.head.append(script);
        // In a task of the page: what a test evaluates may evaluate.
        setTimeout(() => {
          try {
            eval('globalThis.wasRun = true');
          } catch {
            // Reported as well.
          }
        });
      }),
  );
  expect(reports).toEqual(['script-src-elem', 'script-src']);
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false);
});

test('navigation is asked about when it begins, and goes nowhere when it is prevented', async ({
  open,
  standIn,
}) => {
  const page = await open();
  const [window] = standIn.windows;
  const order: string[] = [];
  window?.webContents.on('did-start-navigation', (details: { url: string }) =>
    order.push(`start ${details.url}`),
  );
  window?.webContents.on('will-navigate', (event: { url: string; preventDefault(): void }) => {
    order.push(`will ${event.url}`);
    event.preventDefault();
  });
  await page.evaluate(() => void (location.href = 'https://elsewhere.example/'));
  await expect
    .poll(() => order)
    .toEqual(['start https://elsewhere.example/', 'will https://elsewhere.example/']);
  expect(await page.evaluate(() => document.title)).toBe('A page');
});

test('a denied window is gone before it has loaded anything', async ({ open, standIn, context }) => {
  const page = await open();
  const [window] = standIn.windows;
  window?.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  const popup = context.waitForEvent('page');
  await page.evaluate(() => void globalThis.open('https://elsewhere.example/'));
  await (await popup).waitForEvent('close').catch(() => undefined);
  expect(context.pages().filter((one) => !one.isClosed())).toContain(page);
  await expect
    .poll(() => context.pages().filter((one) => one !== page && one.url() !== 'about:blank'))
    .toEqual([]);
  expect(standIn.asked.windows).toHaveLength(1);
});

test('frames have the script where that is on, and say that they are no top frame', async ({
  open,
  standIn,
}) => {
  const parents: (object | null | undefined)[] = [];
  standIn.ipcMain.on('talk', (event) => void parents.push(event.senderFrame?.parent));
  const addFrame = (): boolean => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inner = frame.contentWindow as unknown as { api?: Api } | null;
    inner?.api?.send('from within');
    return inner?.api !== undefined;
  };
  expect(await (await open()).evaluate(addFrame)).toBe(false);
  expect(await (await open({ nodeIntegrationInSubFrames: true })).evaluate(addFrame)).toBe(true);
  await expect.poll(() => parents).toEqual([{}]);
});

test('a crash takes the page, not its window', async ({ open, standIn }) => {
  await open();
  const [window] = standIn.windows;
  const gone: unknown[] = [];
  window?.webContents.on('render-process-gone', (_event, details) => gone.push(details));
  await window?.webContents.crash();
  expect(gone).toEqual([{ reason: 'crashed', exitCode: 5 }]);
  window?.webContents.reload();
  const page = await window?.webContents.page;
  if (page === undefined) throw new Error('no page');
  await expect(page).toHaveTitle('A page');
  expect(await page.evaluate(() => api.text)).toBe('a text');
});

test('one window has the focus, which its page knows, and closing is told', async ({ open, standIn }) => {
  const one = await open();
  const other = await open();
  const [first, second] = standIn.windows;
  expect([first?.isFocused(), second?.isFocused()]).toEqual([false, true]);
  const closed: string[] = [];
  first?.on('focus', () => closed.push('focus'));
  first?.focus();
  expect([first?.isFocused(), second?.isFocused()]).toEqual([true, false]);
  await expect.poll(() => one.evaluate(() => document.hasFocus())).toBe(true);
  await expect.poll(() => other.evaluate(() => document.hasFocus())).toBe(false);
  first?.webContents.on('destroyed', () => closed.push('destroyed'));
  first?.on('closed', () => closed.push('closed'));
  first?.close();
  await expect.poll(() => closed).toEqual(['focus', 'destroyed', 'closed']);
  expect([first?.isDestroyed(), standIn.windows.size]).toEqual([true, 1]);
});
