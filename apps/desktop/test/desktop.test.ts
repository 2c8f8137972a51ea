import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDesktop, type Desktop } from '../src/main/desktop.ts';
import { createDocument, createFakeElectron, type FakeElectron, type FakeWindow } from './fake-electron.ts';

/** Nothing listens there. */
const away = (path: string) => ({ url: `http://127.0.0.1:1/${path}`, headers: { authorization: 'secret' } });

let folder: string;
let configFile: string;
let fake: FakeElectron;
let desktop: Desktop | null;
let written: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desktop-'));
  configFile = join(folder, 'mcp.json');
  fake = createFakeElectron();
  desktop = null;
  written = [];
});

afterEach(async () => {
  await desktop?.close();
  rmSync(folder, { recursive: true });
});

const writeServers = (mcpServers: unknown) => writeFileSync(configFile, JSON.stringify({ mcpServers }));

async function start(): Promise<FakeWindow> {
  const preloadFile = join(folder, 'preload.cjs');
  const paths = { configFile, pageFolder: folder, preloadFile };
  desktop = await createDesktop(fake.electron, { ...paths, write: (line) => void written.push(line) });
  desktop.openWindow();
  return fake.windows.at(-1)!;
}

interface State {
  readonly serverIds: readonly string[];
  readonly config: { readonly file: string; readonly problems: readonly { readonly code: string }[] };
}

/** A document that has opened its line, and the last state that it was told. */
function view(window: FakeWindow, page = createDocument()) {
  const event = { sender: window.webContents, senderFrame: page.frame };
  fake.emit('desktop:open-state', event);
  return {
    got: page.got,
    send: (value: unknown) => fake.emit('desktop:command', event, value),
    state: () => JSON.parse(page.got.at(-1) ?? 'null') as State | null,
  };
}

describe('the configuration', () => {
  test('names the servers, and of each the page learns no more than it may', async () => {
    writeServers({ One: away('secret-path'), Two: { command: './none', args: ['secret-argument'] } });
    const { state, got } = view(await start());
    expect(state()?.serverIds).toEqual(['One', 'Two']);
    expect(state()?.config).toEqual({ file: configFile, problems: [] });
    expect(got.join()).not.toContain('secret');
  });

  test.each([
    ['that is missing', null, 'missing'],
    ['that is broken', '{ "mcpServers": ', 'not-json'],
    ['without servers', '[]', 'no-servers'],
    ['with a server that is none', '{"mcpServers":{"A":{}}}', 'neither-or-both'],
  ])('%s is said in the window, with the path of the file', async (_, text, code) => {
    if (text !== null) writeFileSync(configFile, text);
    const { state } = view(await start());
    expect(state()).toMatchObject({ serverIds: [], config: { file: configFile, problems: [{ code }] } });
  });

  test('that is a folder is said too', async () => {
    configFile = folder;
    const { state } = view(await start());
    expect(state()?.config.problems).toMatchObject([{ code: 'unreadable' }]);
  });

  test.each([
    ['the menu', () => fake.click('Reload Configuration')],
    ['the page', (send: (value: unknown) => void) => send('{"type":"reload-config"}')],
  ])('is read again from %s', async (_, reload) => {
    writeServers({ One: away('1') });
    const { state, send } = view(await start());
    writeServers({ Two: away('2'), One: away('1') });
    reload(send);
    await vi.waitFor(() => expect(state()?.serverIds).toEqual(['Two', 'One']));
  });

  test('that is broken by a change leaves the servers as they were, and is taken once it is mended', async () => {
    writeServers({ One: away('1') });
    const { state } = view(await start());
    writeFileSync(configFile, '{');
    fake.click('Reload Configuration');
    await vi.waitFor(() => expect(state()?.config.problems).toMatchObject([{ code: 'not-json' }]));
    expect(state()?.serverIds).toEqual(['One']);
    writeServers({});
    fake.click('Reload Configuration');
    await vi.waitFor(() => expect(state()).toMatchObject({ serverIds: [], config: { problems: [] } }));
  });
});

describe('who is told of servers', () => {
  test.each([
    ['a page of another origin', () => createDocument('https://evil.example')],
    ['a page of another host of the scheme', () => createDocument('app://evil')],
    ['a frame within the page', () => createDocument('app://elicit-kit', {})],
  ])('not %s', async (_, create) => {
    writeServers({ One: away('1') });
    const window = await start();
    const stranger = view(window, create());
    expect(stranger.got).toEqual([]);
    const { state } = view(window);
    writeServers({});
    stranger.send('{"type":"reload-config"}');
    fake.click('Reload Configuration');
    await vi.waitFor(() => expect(state()?.serverIds).toEqual([]));
    expect(stranger.got).toEqual([]);
  });

  test('not a window that is not the app\u2019s, nor a frame that is gone', async () => {
    writeServers({ One: away('1') });
    const window = await start();
    const page = createDocument();
    fake.emit('desktop:open-state', { sender: {}, senderFrame: page.frame });
    fake.emit('desktop:open-state', { sender: window.webContents, senderFrame: null });
    const gone = {
      get origin(): string {
        throw new Error('Render frame was disposed');
      },
      parent: null,
      send: () => undefined,
    };
    fake.emit('desktop:open-state', { sender: window.webContents, senderFrame: gone });
    expect(page.got).toEqual([]);
  });

  test('not a document that has been left, once the next one has asked', async () => {
    writeServers({ One: away('1') });
    const window = await start();
    const first = view(window);
    const second = view(window);
    const before = first.got.length;
    writeServers({});
    fake.click('Reload Configuration');
    await vi.waitFor(() => expect(second.state()?.serverIds).toEqual([]));
    expect(first.got).toHaveLength(before);
  });

  test.each([
    null,
    7,
    {},
    [],
    '',
    '{',
    'null',
    '{"type":"__proto__"}',
    '{"type":"connect","id":7}',
    '{"type":"connect","id":"__proto__"}',
    '{"type":"call","id":"One","tool":"none","args":{}}',
    '{"type":"add","address":"http://127.0.0.1:1/"}',
    'x'.repeat(17 * 1024 * 1024),
  ])('%.40j from a page does nothing', async (value) => {
    writeServers({ One: { command: './none' } });
    const { state, send, got } = view(await start());
    await vi.waitFor(() => expect(got.join()).toContain('"failed"'));
    const before = got.length;
    send(value);
    send('{"type":"reload-config"}');
    await vi.waitFor(() => expect(got.length).toBeGreaterThan(before));
    expect(state()).toMatchObject({
      serverIds: ['One'],
      callIds: [],
      servers: [{ state: { name: 'failed' } }],
      config: { file: configFile, problems: [] },
    });
  });
});

describe('a window', () => {
  test('stands behind the walls that Electron has', async () => {
    const { options, loaded } = await start();
    expect(loaded).toEqual(['app://elicit-kit/']);
    expect(options).toMatchObject({
      show: false,
      backgroundColor: '#14161b',
      webPreferences: {
        preload: join(folder, 'preload.cjs'),
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        nodeIntegrationInSubFrames: false,
        nodeIntegrationInWorker: false,
        webSecurity: true,
        webviewTag: false,
      },
    });
  });

  test('is shown once it can be drawn', async () => {
    const window = await start();
    expect(window.isShown).toBe(false);
    window.emit('ready-to-show');
    expect(window.isShown).toBe(true);
  });

  test('is shown when its page cannot be loaded, and the reason is written', async () => {
    fake.answers.loadError = new Error('ERR_FAILED');
    const window = await start();
    await vi.waitFor(() => expect(window.isShown).toBe(true));
    expect(written).toEqual([expect.stringContaining('ERR_FAILED')]);
  });

  test.each([
    ['will-navigate', 'https://elsewhere.test/', true],
    ['will-navigate', 'app://elicit-kit.elsewhere.test/', true],
    ['will-frame-navigate', 'app://elicit-kit/', false],
    ['will-frame-navigate', 'app://elicit-kit/assets/index.js', true],
    ['will-redirect', 'app://elicit-kit/', true],
    ['will-attach-webview', 'app://elicit-kit/', true],
  ])('prevents %s to %s (top frame: %s), and opens no other', async (name, url, isMainFrame) => {
    const { webContents } = await start();
    const preventDefault = vi.fn();
    webContents.emit(name, { url, isMainFrame, preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(webContents.windowOpenHandler?.()).toEqual({ action: 'deny' });
  });

  test('lets its page load itself anew', async () => {
    const { webContents } = await start();
    const preventDefault = vi.fn();
    for (const name of ['will-frame-navigate', 'will-navigate'])
      webContents.emit(name, { url: 'app://elicit-kit/', isMainFrame: true, preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  });

  test('is loaded anew after a crash; after the next one the person is asked', async () => {
    const window = await start();
    window.webContents.emit('render-process-gone');
    expect(window.loaded).toHaveLength(2);
    expect(fake.boxes).toEqual([]);
    fake.answers.box = 1;
    window.webContents.emit('render-process-gone');
    await vi.waitFor(() => expect(window.isGone).toBe(true));
    expect(fake.boxes).toHaveLength(1);
    expect(window.loaded).toHaveLength(2);
  });

  test('comes to the front when the app is started again; without one, one is opened', async () => {
    const first = await start();
    desktop?.openWindow();
    first.focus();
    desktop?.focus();
    expect(fake.windows.map(({ isShown }) => isShown)).toEqual([true, false]);
    for (const window of fake.windows) window.close();
    desktop?.focus();
    expect(fake.windows).toHaveLength(3);
  });
});

test('no page gets a permission, save that the own one writes text to the clipboard', async () => {
  await start();
  const { request, check } = fake.permissions;
  const ask = (permission: string, requestingUrl: string, isMainFrame = true) => {
    const answer = vi.fn<(isGranted: boolean) => void>();
    request?.({}, permission, answer, { requestingUrl, isMainFrame });
    return answer.mock.calls;
  };
  const own = 'app://elicit-kit/';
  for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'openExternal']) {
    expect(ask(permission, own)).toEqual([[false]]);
    expect(check?.({}, permission, own)).toBe(false);
  }
  const copy = 'clipboard-sanitized-write';
  expect(ask(copy, own)).toEqual([[true]]);
  expect(check?.({}, copy, own)).toBe(true);
  expect(ask(copy, own, false)).toEqual([[false]]);
  expect(ask(copy, 'https://evil.example/')).toEqual([[false]]);
  expect(check?.({}, copy, 'https://evil.example/')).toBe(false);
});

test('close leaves nothing behind in Electron', async () => {
  await start();
  expect(fake.listeners()).toBeGreaterThan(0);
  await desktop?.close();
  expect(fake.listeners()).toBe(0);
  expect(fake.schemes.size).toBe(0);
  expect(fake.windows.every(({ isGone }) => isGone)).toBe(true);
});
