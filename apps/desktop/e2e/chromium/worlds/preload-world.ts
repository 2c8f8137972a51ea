/** Runs in the isolated world before the preload script: `contextBridge` and `ipcRenderer`. */
import { fromText, toText } from '../clone.ts';
import { createBridge } from './bridge.ts';
import { CHANNEL_EVENT, hasPreload } from './channel.ts';

type Listener = (event: object, ...args: unknown[]) => void;

export type ToMain =
  | { readonly type: 'send'; readonly channel: string; readonly args: string }
  | { readonly type: 'invoke'; readonly channel: string; readonly args: string; readonly call: number };
export type ToPreload =
  | { readonly type: 'message'; readonly channel: string; readonly args: string }
  | { readonly type: 'result'; readonly call: number; readonly value: string }
  | { readonly type: 'error'; readonly call: number; readonly message: string }
  | { readonly type: 'focus'; readonly hasFocus: boolean };

/** Names in the isolated world, which the page does not see. */
declare global {
  var standInSend: (text: string) => void;
  var standInReceive: (message: ToPreload) => void;
  var standInRequire: (name: string) => unknown;
}

if (hasPreload()) {
  const channel = new EventTarget();
  const listeners = new Map<string, Listener[]>();
  const calls = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let lastCall = 0;

  const post = (message: ToMain): void => globalThis.standInSend(JSON.stringify(message));

  const clone = (args: unknown[]): string => {
    try {
      return toText(structuredClone(args));
    } catch {
      throw new Error('An object could not be cloned.');
    }
  };

  const remove = (name: string, listener: Listener): void => {
    listeners.set(
      name,
      (listeners.get(name) ?? []).filter((known) => known !== listener),
    );
  };

  const ipcRenderer = {
    on(name: string, listener: Listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      return ipcRenderer;
    },
    once(name: string, listener: Listener) {
      const own: Listener = (...args) => {
        remove(name, own);
        listener(...args);
      };
      return ipcRenderer.on(name, own);
    },
    off(name: string, listener: Listener) {
      remove(name, listener);
      return ipcRenderer;
    },
    removeListener: (name: string, listener: Listener) => ipcRenderer.off(name, listener),
    removeAllListeners(name: string) {
      listeners.delete(name);
      return ipcRenderer;
    },
    send: (name: string, ...args: unknown[]) => post({ type: 'send', channel: name, args: clone(args) }),
    invoke: async (name: string, ...args: unknown[]): Promise<unknown> => {
      const call = (lastCall += 1);
      const text = clone(args);
      return new Promise((resolve, reject) => {
        const fail = (error: Error): void =>
          reject(new Error(`Error invoking remote method '${name}': ${error.message}`));
        calls.set(call, { resolve, reject: fail });
        post({ type: 'invoke', channel: name, args: text, call });
      });
    },
  };

  globalThis.standInReceive = (message) => {
    if (message.type === 'message') {
      const args = fromText(message.args) as unknown[];
      for (const listener of listeners.get(message.channel) ?? [])
        listener({ sender: ipcRenderer, ports: [] }, ...args);
      return;
    }
    if (message.type === 'focus') {
      bridge.setFocus(message.hasFocus);
      return;
    }
    const call = calls.get(message.call);
    calls.delete(message.call);
    if (message.type === 'result') call?.resolve(fromText(message.value));
    else call?.reject(new Error(message.message));
  };

  const bridge = createBridge(channel, 'preload');
  dispatchEvent(new MouseEvent(CHANNEL_EVENT, { relatedTarget: channel }));

  const contextBridge = {
    exposeInMainWorld: (name: string, api: unknown) => bridge.exposeInMainWorld(name, api),
  };
  globalThis.standInRequire = (name) => {
    if (name === 'electron' || name === 'electron/renderer') return { contextBridge, ipcRenderer };
    throw new Error(`module not found: ${name}`);
  };
}
