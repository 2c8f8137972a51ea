import type { RemotePort } from '@elicit-kit/core/remote';
import { API_NAME, type DesktopApi } from '../bridge.ts';

/** The line over which main tells of servers and calls. Null where the preload script did not run. */
export function findStateLine(): RemotePort | null {
  const api = (globalThis as Readonly<Record<string, unknown>>)[API_NAME] as DesktopApi | undefined;
  if (typeof api?.openState !== 'function') return null;
  return {
    send: (text) => api.sendCommand(text),
    onMessage: (listener) => api.openState(listener),
    // It lasts as long as main does, and the page no longer than that.
    onClose: () => undefined,
    close: () => undefined,
  };
}
