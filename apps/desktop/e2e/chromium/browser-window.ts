import { EventEmitter } from 'node:events';
import type { DesktopWindow, WindowOptions } from '../../src/main/electron.ts';
import type { StandIn } from './stand-in.ts';
import { WebContents } from './web-contents.ts';

/** A `BrowserWindow`. It has a page, and no frame: what concerns the frame is recorded. */
export class BrowserWindow extends EventEmitter implements DesktopWindow {
  readonly webContents: WebContents;
  readonly options: WindowOptions;
  readonly flashes: boolean[] = [];
  readonly #standIn: StandIn;
  #isClosed = false;
  #isMinimized = false;

  constructor(standIn: StandIn, options: WindowOptions) {
    super();
    this.#standIn = standIn;
    this.options = options;
    this.webContents = new WebContents(standIn, options.webPreferences);
    standIn.windows.add(this);
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show'));
    if (options.show) this.show();
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  isDestroyed(): boolean {
    return this.#isClosed;
  }

  isFocused(): boolean {
    return this.#standIn.focused === this;
  }

  isMinimized(): boolean {
    return this.#isMinimized;
  }

  minimize(): void {
    this.#isMinimized = true;
  }

  restore(): void {
    this.#isMinimized = false;
  }

  flashFrame(flag: boolean): void {
    this.flashes.push(flag);
  }

  show(): void {
    this.focus();
  }

  focus(): void {
    if (this.#isClosed) return;
    this.#standIn.focus(this);
  }

  /** The person goes to a window of another program. */
  blur(): void {
    if (this.isFocused()) this.#standIn.focus(null);
  }

  close(): void {
    let isPrevented = false as boolean;
    this.emit('close', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) this.destroy();
  }

  destroy(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#standIn.windows.delete(this);
    this.blur();
    this.#standIn.closing.push(
      this.webContents.destroy().then(() => {
        this.emit('closed');
        if (this.#standIn.windows.size === 0) this.#standIn.app.emit('window-all-closed');
      }),
    );
  }
}
