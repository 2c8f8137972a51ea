import { EventEmitter } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeElectron, type FakeElectron } from './fake-electron.ts';

let folder: string;
let fake: FakeElectron;
let app: EventEmitter;
/** What the entry asked of Electron, in its order. */
let asked: string[];
let becomeReady: () => void;
let isFirst: boolean;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desktop-'));
  fake = createFakeElectron();
  asked = [];
  isFirst = true;
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  app = Object.assign(new EventEmitter(), fake.electron.app, {
    enableSandbox: () => asked.push('sandbox'),
    exit: (code = 0) => {
      asked.push(`exit ${String(code)}`);
    },
    getPath: () => folder,
    quit: () => asked.push('quit'),
    requestSingleInstanceLock: () => isFirst,
    setAppUserModelId: () => undefined,
    whenReady: () => ready,
  });
  vi.resetModules();
  vi.doMock('electron', () => ({
    Notification: undefined,
    ...fake.electron,
    app,
    dialog: { ...fake.electron.dialog, showErrorBox: (_: string, text: string) => asked.push(text) },
    protocol: {
      ...fake.electron.protocol,
      registerSchemesAsPrivileged: ([scheme]: { scheme: string }[]) => asked.push(`scheme ${scheme!.scheme}`),
    },
  }));
});

afterEach(async () => {
  await quit();
  vi.doUnmock('electron');
  rmSync(folder, { recursive: true });
});

async function quit() {
  const preventDefault = vi.fn();
  app.emit('will-quit', { preventDefault });
  if (preventDefault.mock.calls.length > 0) await vi.waitFor(() => expect(asked).toContain('exit 0'));
  return preventDefault;
}

async function open() {
  await import('../src/main/main.ts');
  becomeReady();
  await vi.waitFor(() => expect(fake.windows).toHaveLength(1));
}

test('names its scheme and puts every page into the sandbox before Electron is ready', async () => {
  await import('../src/main/main.ts');
  expect(asked).toEqual(['sandbox', 'scheme app']);
  expect(fake.windows).toEqual([]);
});

test('opens a window, whose configuration is written where there is none', async () => {
  await open();
  expect(fake.windows[0]!.loaded).toEqual(['app://elicit-kit/']);
  expect(JSON.parse(readFileSync(join(folder, 'mcp.json'), 'utf8'))).toEqual({ mcpServers: {} });
});

test('started a second time it ends, and the first one comes to the front', async () => {
  isFirst = false;
  await import('../src/main/main.ts');
  becomeReady();
  expect(asked).toContain('quit');
  expect(existsSync(join(folder, 'mcp.json'))).toBe(false);

  vi.resetModules();
  isFirst = true;
  await open();
  app.emit('second-instance');
  expect(fake.windows[0]!.hasFocus).toBe(true);
});

test('opens a window again when the app is activated without one', async () => {
  await open();
  app.emit('activate', {}, true);
  expect(fake.windows).toHaveLength(1);
  fake.windows[0]!.close();
  app.emit('activate', {}, false);
  expect(fake.windows).toHaveLength(2);
});

test('ends with its last window, except on macOS', async () => {
  await open();
  app.emit('window-all-closed');
  expect(asked.includes('quit')).toBe(process.platform !== 'darwin');
});

test('ends after the programs of its servers', async () => {
  await open();
  const preventDefault = await quit();
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(fake.windows[0]!.isGone).toBe(true);
  expect(fake.listeners()).toBe(0);
});

test('says why it could not start', async () => {
  fake.electron.protocol.handle = () => {
    throw new Error('The scheme is taken.');
  };
  await import('../src/main/main.ts');
  becomeReady();
  await vi.waitFor(() => expect(asked.at(-1)).toBe('exit 1'));
  expect(asked.join()).toContain('The scheme is taken.');
});
