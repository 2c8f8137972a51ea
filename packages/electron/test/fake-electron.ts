import { EventEmitter } from 'node:events';
import type { ElectronMain, FrameLike, IpcEventLike } from '../src/main/index.ts';

type Handler = (event: IpcEventLike, ...args: unknown[]) => unknown;

/** One document in a window: what its preload script has. */
export interface FakeDocument {
  readonly frame: FrameLike;
  readonly toPage: EventEmitter;
}

/** A main process with windows, all in this process; what crosses is cloned. */
export function createFakeElectron() {
  const ipc = new EventEmitter();
  const handlers = new Map<string, Handler>();
  const opened: string[] = [];
  const notifications: { title: string; body: string }[] = [];
  const bounces: unknown[] = [];

  class Notification extends EventEmitter {
    constructor(options: { title: string; body: string }) {
      super();
      notifications.push(options);
    }
    show(): void {
      shown.push(this);
    }
  }
  const shown: EventEmitter[] = [];

  const electron: ElectronMain = {
    ipcMain: {
      on: (channel, listener) => ipc.on(channel, listener),
      removeListener: (channel, listener) => ipc.removeListener(channel, listener),
      handle: (channel, listener) => void handlers.set(channel, listener),
      removeHandler: (channel) => void handlers.delete(channel),
    },
    shell: {
      async openExternal(url) {
        opened.push(url);
      },
    },
    app: { dock: { bounce: (type) => bounces.push(type) } },
    Notification,
  };

  return {
    electron,
    opened,
    notifications,
    bounces,
    shown,
    emit: (channel: string, event: IpcEventLike, value: unknown) =>
      void ipc.emit(channel, event, structuredClone(value)),
    invoke: async (channel: string, event: IpcEventLike, value: unknown): Promise<unknown> =>
      structuredClone(await handlers.get(channel)?.(event, structuredClone(value))),
    listeners: () => ipc.eventNames().length + handlers.size,
  };
}

export type FakeElectron = ReturnType<typeof createFakeElectron>;

export class FakeWindow extends EventEmitter {
  readonly webContents = new EventEmitter();
  readonly flashes: boolean[] = [];
  hasFocus = false;
  isGone = false;
  isDestroyed(): boolean {
    return this.isGone;
  }
  isFocused(): boolean {
    return this.hasFocus;
  }
  flashFrame(flag: boolean): void {
    this.flashes.push(flag);
  }
  show(): void {
    this.emit('show');
  }
  focus(): void {
    this.hasFocus = true;
    this.emit('focus');
  }
  destroy(): void {
    this.isGone = true;
    this.webContents.emit('destroyed');
  }
}

export function createDocument(origin: string, parent: object | null = null): FakeDocument {
  const toPage = new EventEmitter();
  const frame: FrameLike = {
    origin,
    parent,
    send: (channel, value) => void toPage.emit(channel, {}, structuredClone(value)),
  };
  return { frame, toPage };
}
