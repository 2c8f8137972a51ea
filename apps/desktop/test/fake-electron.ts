import { EventEmitter } from 'node:events';
import type { FrameLike, IpcEventLike } from '@elicit-kit/electron/main';
import type { DesktopElectron, MenuEntry, MessageBox, WindowOptions } from '../src/main/electron.ts';

type Handler = (event: IpcEventLike, ...args: unknown[]) => unknown;
type Session = DesktopElectron['session']['defaultSession'];

export class FakeContents extends EventEmitter {
  windowOpenHandler: (() => { action: 'deny' }) | null = null;
  setWindowOpenHandler(handler: () => { action: 'deny' }): void {
    this.windowOpenHandler = handler;
  }
}

export class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents();
  readonly loaded: string[] = [];
  readonly options: WindowOptions;
  isGone = false;
  isShown = false;
  hasFocus = false;
  constructor(options: WindowOptions) {
    super();
    this.options = options;
  }
  async loadURL(url: string): Promise<void> {
    this.loaded.push(url);
  }
  isDestroyed(): boolean {
    return this.isGone;
  }
  isFocused(): boolean {
    return this.hasFocus;
  }
  isMinimized(): boolean {
    return false;
  }
  restore(): void {
    this.show();
  }
  flashFrame(): void {
    // Nothing looks at it here.
  }
  show(): void {
    this.isShown = true;
  }
  focus(): void {
    this.hasFocus = true;
    this.emit('focus');
  }
  close(): void {
    this.destroy();
  }
  destroy(): void {
    this.isGone = true;
    this.emit('closed');
    this.webContents.emit('destroyed');
  }
}

/** The parts of Electron that the app uses, in this process; what crosses is cloned. */
export function createFakeElectron() {
  const ipc = new EventEmitter();
  const handlers = new Map<string, Handler>();
  const schemes = new Map<string, (request: Request) => Promise<Response>>();
  const windows: FakeWindow[] = [];
  const boxes: MessageBox[] = [];
  const permissions: {
    request?: Parameters<Session['setPermissionRequestHandler']>[0];
    check?: Parameters<Session['setPermissionCheckHandler']>[0];
  } = {};
  let menu: MenuEntry[] = [];
  const answers = { box: 0, loadError: null as Error | null };

  const electron: DesktopElectron = {
    ipcMain: {
      on: (channel, listener) => ipc.on(channel, listener),
      removeListener: (channel, listener) => ipc.removeListener(channel, listener),
      handle: (channel, listener) => void handlers.set(channel, listener),
      removeHandler: (channel) => void handlers.delete(channel),
    },
    shell: { openExternal: async () => undefined, showItemInFolder: () => undefined },
    app: { getPreferredSystemLanguages: () => ['de-DE', 'en-GB'], quit: () => undefined },
    BrowserWindow: class extends FakeWindow {
      constructor(options: WindowOptions) {
        super(options);
        windows.push(this);
      }
      override async loadURL(url: string): Promise<void> {
        await super.loadURL(url);
        if (answers.loadError) throw answers.loadError;
      }
    },
    Menu: {
      buildFromTemplate(template) {
        menu = template;
        return { popup: () => undefined };
      },
      setApplicationMenu: () => undefined,
    },
    dialog: {
      async showMessageBox(box) {
        boxes.push(box);
        return { response: answers.box };
      },
    },
    nativeTheme: { shouldUseDarkColors: true },
    protocol: {
      handle: (scheme, handler) => void schemes.set(scheme, handler),
      unhandle: (scheme) => void schemes.delete(scheme),
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler) => {
          permissions.request = handler;
        },
        setPermissionCheckHandler: (handler) => {
          permissions.check = handler;
        },
      },
    },
  };

  return {
    electron,
    windows,
    boxes,
    permissions,
    answers,
    schemes,
    emit: (channel: string, event: IpcEventLike, ...args: unknown[]) =>
      void ipc.emit(channel, event, ...args.map((value) => structuredClone(value))),
    listeners: () => ipc.eventNames().length + handlers.size,
    /** Clicks the entry of the menu that was built last. */
    click(label: string): void {
      const entries = menu.flatMap(({ submenu = [] }) => submenu);
      entries.find((entry) => entry.label === label)?.click?.();
    },
    menu: () => menu,
  };
}

export type FakeElectron = ReturnType<typeof createFakeElectron>;

/** A document in a window, and the texts that main has sent to it. */
export function createDocument(origin = 'app://elicit-kit', parent: object | null = null) {
  const got: string[] = [];
  const frame: FrameLike = {
    origin,
    parent,
    send: (channel, value) => void got.push(channel === 'desktop:state' ? (value as string) : channel),
  };
  return { frame, got };
}
