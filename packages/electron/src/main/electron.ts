/** The parts of Electron's main process that are used. `import * as electron from 'electron'` has them all. */
export interface ElectronMain {
  readonly ipcMain: IpcMainLike;
  readonly shell: { openExternal(url: string): Promise<void> };
  readonly app?: { readonly dock?: { bounce(type?: 'critical' | 'informational'): number } | undefined };
  readonly Notification?: new (options: { title: string; body: string }) => NotificationLike;
}

export interface IpcMainLike {
  on(channel: string, listener: (event: IpcEventLike, ...args: unknown[]) => void): unknown;
  removeListener(channel: string, listener: (event: IpcEventLike, ...args: unknown[]) => void): unknown;
  handle(channel: string, listener: (event: IpcEventLike, ...args: unknown[]) => unknown): void;
  removeHandler(channel: string): void;
}

export interface IpcEventLike {
  readonly sender: object;
  readonly senderFrame: FrameLike | null;
}

/** A `WebFrameMain`. */
export interface FrameLike {
  readonly origin: string;
  readonly parent: object | null;
  send(channel: string, ...args: unknown[]): void;
}

export interface NotificationLike {
  on(event: 'click', listener: () => void): unknown;
  show(): void;
}

/** A `BrowserWindow`, or a `BaseWindow` with one `webContents`. */
export interface WindowLike {
  readonly webContents: WebContentsLike;
  isDestroyed(): boolean;
  isFocused(): boolean;
  flashFrame(flag: boolean): void;
  show(): void;
  focus(): void;
  on(event: 'focus', listener: () => void): unknown;
}

/** What ends the page of a window: each ends its lines. */
export interface WebContentsLike {
  on(event: 'destroyed' | 'render-process-gone', listener: () => void): unknown;
  on(event: 'did-start-navigation', listener: (details: NavigationLike) => void): unknown;
}

export interface NavigationLike {
  readonly isMainFrame: boolean;
  readonly isSameDocument: boolean;
}
