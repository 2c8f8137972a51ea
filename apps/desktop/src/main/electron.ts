import type { ElectronMain, WebContentsLike, WindowLike } from '@elicit-kit/electron/main';

/**
 * The parts of Electron's main process that `createDesktop` uses, so that it runs without Electron too. `import * as
 * electron from 'electron'` has them all; a check of types holds both together.
 */
export interface DesktopElectron extends ElectronMain {
  readonly app: NonNullable<ElectronMain['app']> & {
    /** Languages that the person prefers, the first most, such as `zh-Hans-CN`. */
    getPreferredSystemLanguages(): string[];
    quit(): void;
  };
  readonly BrowserWindow: new (options: WindowOptions) => DesktopWindow;
  readonly Menu: {
    buildFromTemplate(template: MenuEntry[]): DesktopMenu;
    setApplicationMenu(menu: DesktopMenu | null): void;
  };
  readonly dialog: {
    showMessageBox(options: MessageBox): Promise<{ readonly response: number }>;
  };
  readonly nativeTheme: { readonly shouldUseDarkColors: boolean };
  readonly protocol: {
    handle(scheme: string, handler: (request: Request) => Promise<Response>): void;
    unhandle(scheme: string): void;
  };
  readonly session: { readonly defaultSession: DesktopSession };
  readonly shell: ElectronMain['shell'] & { showItemInFolder(file: string): void };
}

export interface DesktopSession {
  setPermissionRequestHandler(
    handler: (
      contents: unknown,
      permission: string,
      answer: (isGranted: boolean) => void,
      details: { readonly requestingUrl: string; readonly isMainFrame: boolean },
    ) => void,
  ): void;
  setPermissionCheckHandler(
    handler: (contents: unknown, permission: string, requestingOrigin: string) => boolean,
  ): void;
}

export interface WindowOptions {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly minWidth: number;
  readonly minHeight: number;
  readonly backgroundColor: string;
  readonly show: boolean;
  readonly webPreferences: {
    readonly preload: string;
    readonly contextIsolation: boolean;
    readonly sandbox: boolean;
    readonly nodeIntegration: boolean;
    readonly nodeIntegrationInSubFrames: boolean;
    readonly nodeIntegrationInWorker: boolean;
    readonly webSecurity: boolean;
    readonly webviewTag: boolean;
    readonly spellcheck: boolean;
    readonly navigateOnDragDrop: boolean;
  };
}

/** A `BrowserWindow`. */
export interface DesktopWindow extends WindowLike {
  readonly webContents: DesktopContents;
  loadURL(url: string): Promise<void>;
  isMinimized(): boolean;
  restore(): void;
  close(): void;
  destroy(): void;
  on(event: 'focus' | 'ready-to-show' | 'closed', listener: () => void): unknown;
}

/** A `WebContents`. */
export interface DesktopContents extends WebContentsLike {
  setWindowOpenHandler(handler: () => { action: 'deny' }): void;
  on(event: 'destroyed' | 'render-process-gone', listener: () => void): unknown;
  on(event: 'did-start-navigation', listener: Parameters<WebContentsLike['on']>[1]): unknown;
  on(
    event: 'will-navigate' | 'will-frame-navigate',
    listener: (event: Preventable & { readonly url: string; readonly isMainFrame: boolean }) => void,
  ): unknown;
  on(event: 'will-redirect' | 'will-attach-webview', listener: (event: Preventable) => void): unknown;
  on(event: 'context-menu', listener: (event: Preventable, params: ContextMenuPlace) => void): unknown;
}

export interface Preventable {
  preventDefault(): void;
}

/** Where the person has asked for a context menu. */
export interface ContextMenuPlace {
  readonly isEditable: boolean;
  readonly editFlags: {
    readonly canCut: boolean;
    readonly canCopy: boolean;
    readonly canPaste: boolean;
    readonly canSelectAll: boolean;
  };
}

export interface DesktopMenu {
  popup(): void;
}

export interface MenuEntry {
  label?: string;
  role?:
    | 'about'
    | 'close'
    | 'copy'
    | 'cut'
    | 'front'
    | 'hide'
    | 'hideOthers'
    | 'minimize'
    | 'paste'
    | 'quit'
    | 'redo'
    | 'resetZoom'
    | 'selectAll'
    | 'togglefullscreen'
    | 'undo'
    | 'unhide'
    | 'zoom'
    | 'zoomIn'
    | 'zoomOut';
  type?: 'separator';
  accelerator?: string;
  enabled?: boolean;
  click?: () => void;
  submenu?: MenuEntry[];
}

export interface MessageBox {
  type: 'error' | 'question';
  message: string;
  detail: string;
  buttons: string[];
  defaultId: number;
  cancelId: number;
}
