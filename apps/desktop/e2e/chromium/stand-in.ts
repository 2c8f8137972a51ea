import { EventEmitter } from 'node:events';
import type { BrowserContext, Page, Request as PageRequest, Route } from 'playwright';
import type { DesktopElectron, MenuEntry, MessageBox, WindowOptions } from '../../src/main/electron.ts';
import { schemeOf, toInner } from './addresses.ts';
import { BrowserWindow } from './browser-window.ts';
import { IpcMain } from './ipc-main.ts';
import type { WebContents } from './web-contents.ts';

type PermissionRequest = Parameters<
  DesktopElectron['session']['defaultSession']['setPermissionRequestHandler']
>[0];
type PermissionCheck = Parameters<
  DesktopElectron['session']['defaultSession']['setPermissionCheckHandler']
>[0];
type Serve = (request: Request) => Promise<Response>;

/**
 * The electron module, as far as the main process of the app uses it, over Chromium: the real preload script in an isolated
 * world of a real page, the real main process in this process.
 *
 * What is not as in Electron:
 * - The renderer is Chromium's own, in its sandbox; flags of `webPreferences` change nothing, save
 *   `nodeIntegrationInSubFrames`. What a test reads of them is what was asked for.
 * - The two worlds talk through events of a node that no page can reach, not in C++. Functions that crossed are never let
 *   go. A symbol is refused; Electron passes it.
 * - `require` of the preload script knows `electron` alone, and of that `contextBridge` and `ipcRenderer`. It has no
 *   `process`, no `Buffer`. Messages with ports and synchronous ones are missing.
 * - Values cross `ipcMain` by the platform's `structuredClone` and then as text: typed arrays come out as `Uint8Array`.
 * - A scheme of the app is served as an https origin (see `addresses.ts`): `location` in the page says so.
 * - `will-navigate` comes for what is requested from a network, so not for `about:blank`, `blob:` and `data:`; a new window
 *   is there for a moment before it is denied, and `window.open` returns it.
 * - Permissions are Chromium's: the handlers are kept, and asked by tests.
 * - Windows have no frame: focus, flashing, menus, notifications, boxes and the dock are recorded. A window is focused
 *   because `focus` or `show` was called. Every page is on the screen.
 * - After a crash Playwright has a new page for the same `webContents`.
 */
export class StandIn {
  readonly context: BrowserContext;
  readonly ipcMain = new IpcMain();
  readonly app = new App();
  readonly windows = new Set<BrowserWindow>();
  /** Windows whose pages are being closed. */
  readonly closing: Promise<void>[] = [];
  readonly opened: string[] = [];
  readonly notifications: Notification[] = [];
  readonly boxes: MessageBox[] = [];
  readonly menus: MenuEntry[][] = [];
  /** What pages tried, allowed or not. */
  readonly asked = { navigations: [] as string[], windows: [] as string[] };
  permissionRequest: PermissionRequest | null = null;
  permissionCheck: PermissionCheck | null = null;
  /** The button that is pressed in message boxes. */
  pressed = 0;
  focused: BrowserWindow | null = null;
  /** Preload scripts in all frames of the windows to come, whatever the app asks for. */
  isInSubFrames = false;
  readonly #pages = new Map<Page, WebContents>();
  readonly #served = new Map<string, Serve>();

  private constructor(context: BrowserContext) {
    this.context = context;
  }

  static async start(context: BrowserContext): Promise<StandIn> {
    const standIn = new StandIn(context);
    await context.route('**/*', (route) => standIn.#route(route));
    return standIn;
  }

  get schemes(): ReadonlySet<string> {
    return new Set(this.#served.keys());
  }

  /** The module, for `createDesktop`. */
  get electron(): DesktopElectron {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the classes below are made with `new` by the app
    const standIn = this;
    return {
      ipcMain: this.ipcMain,
      app: this.app,
      BrowserWindow: class extends BrowserWindow {
        constructor(options: WindowOptions) {
          super(standIn, options);
        }
      },
      Notification: class extends Notification {
        constructor(text: { title: string; body: string }) {
          super(text);
          standIn.notifications.push(this);
        }
      },
      Menu: {
        buildFromTemplate: (template) => ({ popup: () => void this.menus.push(template) }),
        setApplicationMenu: () => undefined,
      },
      dialog: {
        showMessageBox: (box) => {
          this.boxes.push(box);
          return Promise.resolve({ response: this.pressed });
        },
      },
      nativeTheme: { shouldUseDarkColors: false },
      protocol: {
        handle: (scheme, serve) => void this.#served.set(scheme, serve),
        unhandle: (scheme) => void this.#served.delete(scheme),
      },
      session: {
        defaultSession: {
          setPermissionRequestHandler: (handler) => {
            this.permissionRequest = handler;
          },
          setPermissionCheckHandler: (handler) => {
            this.permissionCheck = handler;
          },
        },
      },
      shell: {
        openExternal: (url) => {
          this.opened.push(url);
          return Promise.resolve();
        },
        showItemInFolder: () => undefined,
      },
    };
  }

  own(page: Page, contents: WebContents): void {
    this.#pages.set(page, contents);
  }

  focus(window: BrowserWindow | null): void {
    if (this.focused === window) return;
    const before = this.focused;
    this.focused = window;
    before?.webContents.setFocus(false);
    window?.webContents.setFocus(true);
    before?.emit('blur');
    window?.emit('focus');
  }

  /** Closes what is open, without a word to the app. */
  async stop(): Promise<void> {
    for (const window of this.windows) window.destroy();
    await Promise.all(this.closing);
  }

  async #route(route: Route): Promise<void> {
    const request = route.request();
    const url = request.url();
    const page = pageOf(request);
    const contents = page === null ? undefined : this.#pages.get(page);
    // A new window of a page, which is denied.
    if (contents === undefined) return route.abort('blockedbyclient');
    const isTop = request.isNavigationRequest() && request.frame().parentFrame() === null;
    if (isTop && !contents.mayNavigate(url)) return route.abort('aborted');
    const serve = this.#served.get(schemeOf(url) ?? '');
    if (serve === undefined) return route.fallback();
    const answer = await serve(new Request(toInner(url), { method: request.method() }));
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  }
}

/** Null where the page is not there yet, as that of a new window. */
function pageOf(request: PageRequest): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null;
  }
}

class App extends EventEmitter {
  readonly bounces: unknown[] = [];
  readonly dock = { bounce: (type?: 'critical' | 'informational') => this.bounces.push(type) };
  hasQuit = false;
  getPreferredSystemLanguages(): string[] {
    return ['en-US'];
  }
  quit(): void {
    this.hasQuit = true;
  }
}

class Notification extends EventEmitter {
  readonly title: string;
  readonly body: string;
  isShown = false;
  constructor({ title, body }: { title: string; body: string }) {
    super();
    this.title = title;
    this.body = body;
  }
  show(): void {
    this.isShown = true;
  }
}
