import { EventEmitter } from 'node:events';
import type { ElectronMain, FrameLike, IpcEventLike } from '../src/main/index.ts';

type Handler = (event: IpcEventLike, ...args: unknown[]) => unknown;

/** One document in a window: what its preload script has. */
export interface FakeDocument {
  readonly frame: FrameLike & { detached: boolean };
  readonly toPage: EventEmitter;
  /** The frame is gone: whatever is asked of it throws, as in Electron. */
  readonly dispose: () => void;
}

/** A main process with windows, all in this process; what crosses is cloned. */
export function createFakeElectron() {
  const ipc = new EventEmitter();
  const handlers = new Map<string, Handler>();
  const opened: string[] = [];
  const notifications: { title: string; body: string }[] = [];
  const bounces: unknown[] = [];

  class Notification extends EventEmitter {
    isClosed = false;
    static isSupported(): boolean {
      return can.notify;
    }
    constructor(options: { title: string; body: string }) {
      super();
      notifications.push(options);
    }
    show(): void {
      if (can.show) shown.push(this);
      else throw new Error('no place for it');
    }
    close(): void {
      this.isClosed = true;
    }
  }
  const shown: Notification[] = [];
  /** What the platform can do. */
  const can = { notify: true, show: true, open: true };

  const electron: ElectronMain = {
    ipcMain: {
      on: (channel, listener) => ipc.on(channel, listener),
      removeListener: (channel, listener) => ipc.removeListener(channel, listener),
      handle: (channel, listener) => void handlers.set(channel, listener),
      removeHandler: (channel) => void handlers.delete(channel),
    },
    shell: {
      async openExternal(url) {
        if (!can.open) throw new Error('no program opens it');
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
    can,
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
  readonly shows: string[] = [];
  hasFocus = false;
  #isMinimized = false;
  isGone = false;
  isDestroyed(): boolean {
    return this.isGone;
  }
  isFocused(): boolean {
    return this.hasFocus;
  }
  flashFrame(flag: boolean): void {
    if (this.isGone) throw new Error('Object has been destroyed');
    this.flashes.push(flag);
  }
  isMinimized(): boolean {
    return this.#isMinimized;
  }
  minimize(): void {
    this.#isMinimized = true;
  }
  restore(): void {
    this.#isMinimized = false;
    this.shows.push('restore');
  }
  show(): void {
    this.shows.push('show');
  }
  focus(): void {
    this.hasFocus = true;
    this.emit('focus');
  }
  blur(): void {
    this.hasFocus = false;
    this.emit('blur');
  }
  destroy(): void {
    this.isGone = true;
    this.hasFocus = false;
    this.webContents.emit('destroyed');
  }
}

export function createDocument(origin: string, parent: object | null = null): FakeDocument {
  const toPage = new EventEmitter();
  let isDisposed = false;
  const living = <Value>(value: Value): Value => {
    if (isDisposed) throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    return value;
  };
  const frame = {
    get origin() {
      return living(origin);
    },
    get parent() {
      return living(parent);
    },
    detached: false,
    // Never in the same turn, as between two processes.
    send(channel: string, value: unknown) {
      const page = living(toPage);
      const copy: unknown = structuredClone(value);
      queueMicrotask(() => page.emit(channel, {}, copy));
    },
  };
  return { frame, toPage, dispose: () => void (isDisposed = true) };
}
