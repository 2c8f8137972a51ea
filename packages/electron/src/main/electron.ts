/** The parts of Electron's main process that are used. `import * as electron from 'electron'` has them all. */
export interface ElectronMain {
  readonly ipcMain: IpcMainLike;
  readonly shell: { openExternal(url: string): Promise<void> };
  /** `dock` is there on macOS alone. */
  readonly app?: { readonly dock?: { bounce(type?: 'critical' | 'informational'): number } | undefined };
  readonly Notification?: NotificationClass;
}

export interface IpcMainLike {
  on(channel: string, listener: (event: IpcEventLike, ...args: unknown[]) => void): unknown;
  removeListener(channel: string, listener: (event: IpcEventLike, ...args: unknown[]) => void): unknown;
  handle(channel: string, listener: (event: IpcEventLike, ...args: unknown[]) => unknown): void;
  removeHandler(channel: string): void;
}

export interface IpcEventLike {
  readonly sender: object;
  /** Null once the frame has gone elsewhere. */
  readonly senderFrame: FrameLike | null;
}

/** A `WebFrameMain`. Once it is gone, whatever is asked of it may throw. */
export interface FrameLike {
  readonly origin: string;
  readonly parent: object | null;
  /** Its document is being left for another one. From Electron 33.1 on. */
  readonly detached?: boolean;
  /** From Electron 33.1 on. */
  isDestroyed?(): boolean;
  send(channel: string, ...args: unknown[]): void;
}

export interface NotificationClass {
  new (options: { title: string; body: string }): NotificationLike;
  isSupported?(): boolean;
}

export interface NotificationLike {
  /** `click`, `close` and `failed`. */
  on(event: string, listener: () => void): unknown;
  show(): void;
  close?(): void;
}

/** A `BaseWindow`, whose pages are in views. */
export interface BaseWindowLike {
  isDestroyed(): boolean;
  isFocused(): boolean;
  isMinimized?(): boolean;
  flashFrame?(flag: boolean): void;
  restore?(): void;
  show(): void;
  focus(): void;
  /** `focus`, `blur` and `closed`. */
  on(event: string, listener: () => void): unknown;
}

/** A `BrowserWindow`. */
export interface WindowLike extends BaseWindowLike {
  readonly webContents: WebContentsLike;
}

/** A `WebContents`: what ends a document in it. */
export interface WebContentsLike {
  /** `destroyed`, `render-process-gone`, `did-navigate` and `did-fail-load`. */
  on(event: string, listener: () => void): unknown;
  /** Not listened to: a navigation that starts may be prevented, or be a download. For those who extend this. */
  on(event: 'did-start-navigation', listener: (details: NavigationLike) => void): unknown;
}

export interface NavigationLike {
  readonly isMainFrame: boolean;
  readonly isSameDocument: boolean;
}
