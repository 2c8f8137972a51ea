import { vi } from 'vitest';
import type { ElicitKitApi } from '../src/bridge.ts';
import { createDocument, type FakeDocument, type FakeElectron, type FakeWindow } from './fake-electron.ts';

export const ORIGIN = 'app://host';

/** Loads a document in a window: runs the preload script there, and yields what its page sees. */
export async function loadPage(
  { emit, invoke }: FakeElectron,
  window: FakeWindow,
  page: FakeDocument = createDocument(ORIGIN),
): Promise<ElicitKitApi> {
  const event = { sender: window.webContents, senderFrame: page.frame };
  const world: Record<string, unknown> = {};
  vi.resetModules();
  vi.doMock('electron', () => ({
    contextBridge: {
      exposeInMainWorld: (name: string, api: unknown) => {
        world[name] = api;
      },
    },
    ipcRenderer: {
      on: (channel: string, listener: (...args: unknown[]) => void) => page.toPage.on(channel, listener),
      send: (channel: string, value: unknown) => emit(channel, event, value),
      invoke: (channel: string, value: unknown) => invoke(channel, event, value),
    },
  }));
  await import('../src/preload/index.ts');
  return world['elicitKit'] as ElicitKitApi;
}
