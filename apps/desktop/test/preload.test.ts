import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DesktopApi } from '../src/bridge.ts';

const toPage = new EventEmitter();
const sent: unknown[][] = [];
let world: Record<string, unknown>;
let api: DesktopApi;

beforeEach(async () => {
  toPage.removeAllListeners();
  sent.length = 0;
  world = {};
  vi.resetModules();
  vi.doMock('electron', () => ({
    contextBridge: { exposeInMainWorld: (name: string, value: unknown) => void (world[name] = value) },
    ipcRenderer: {
      on: (channel: string, listener: (...args: unknown[]) => void) => toPage.on(channel, listener),
      send: (...args: unknown[]) => void sent.push(args),
      invoke: () => Promise.resolve(false),
    },
  }));
  await import('../src/preload/index.ts');
  api = world['elicitKitDesktop'] as DesktopApi;
});

test('the page sees two frozen objects: that of the kit, and that of the app with two functions', () => {
  expect(Object.keys(world).sort()).toEqual(['elicitKit', 'elicitKitDesktop']);
  expect(Object.values(world).every(Object.isFrozen)).toBe(true);
  expect(Object.keys(api).sort()).toEqual(['openState', 'sendCommand']);
});

test('texts alone come to the page, without the event', () => {
  const onText = vi.fn();
  api.openState(onText);
  expect(sent).toEqual([['desktop:open-state']]);
  for (const value of [null, 1, {}, ['a'], undefined, 'state'])
    toPage.emit('desktop:state', { ports: [] }, value);
  expect(onText.mock.calls).toEqual([['state']]);
});

test('texts alone leave it, and none that is longer than a command may be', () => {
  for (const value of [null, 1, {}, ['a'], undefined, 'x'.repeat(16 * 1024 * 1024 + 1), 'command'])
    api.sendCommand(value as string);
  expect(sent).toEqual([['desktop:command', 'command']]);
});

test.each([null, 'text', {}])('%j is no listener', (value) => {
  expect(() => api.openState(value as () => void)).toThrow(TypeError);
  expect(sent).toEqual([]);
});
