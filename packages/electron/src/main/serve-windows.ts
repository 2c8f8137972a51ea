import type { ElicitationTransport } from '@elicit-kit/core';
import { inspectUrl } from '@elicit-kit/core/inspect-url';
import { serveElicitations, type ServeOptions } from '@elicit-kit/core/remote';
import { LINE_CHANNEL, LONGEST_URL, OPEN_CHANNEL, readLineMessage } from '../bridge.ts';
import type { ElectronMain, FrameLike, IpcEventLike, WebContentsLike, WindowLike } from './electron.ts';
import { createFrameLine, type FrameLine } from './line.ts';
import { createOpenQuestions } from './open-questions.ts';

/** Lines of one page; more are not taken. */
const MOST_LINES = 8;
/** Addresses of one page that can be opened, the newest. */
const MOST_ADDRESSES = 100;

export interface NotificationText {
  readonly title: string;
  readonly body: string;
}

export interface ServeWindowsOptions extends Omit<ServeOptions, 'graceTime'> {
  /**
   * Origins of the host's own pages, such as `app://host`. A message from a document of another origin, or from a frame
   * within a page, is dropped. A page from a file has the origin `file://`, as every file has: serve it otherwise.
   */
  readonly origins: readonly string[];
  /**
   * What becomes of open questions when the last window is gone. `hold`: they wait for the next window, and what was
   * typed waits with them. `cancel`: each is answered with cancel. While there is another window they go there.
   * @default 'hold'
   */
  readonly withoutWindow?: 'hold' | 'cancel' | undefined;
  /**
   * The last word before an address is opened in the person's browser, such as a question by `dialog.showMessageBox`:
   * a page that has been taken over cannot answer that. @default opened
   */
  readonly confirmUrl?: ((href: string) => boolean | Promise<boolean>) | undefined;
  /**
   * Text of the notification when a question comes while no window has the focus; null for none. It is given the host's
   * name of the server, and nothing that the server wrote. @default none
   */
  readonly notify?: ((label: string) => NotificationText | null) | undefined;
}

/** Serves questions to windows. */
export interface ElicitationWindows {
  /** Takes the questions of a transport, which any adapter of `@elicit-kit/mcp` is. Returns stop. */
  readonly connect: (transport: ElicitationTransport) => () => void;
  /** Lets a window show questions. Call it before the window loads its page. */
  readonly addWindow: (window: WindowLike) => void;
  /** Withdraws all questions, ends all lines and leaves `ipcMain` as it was. */
  readonly close: () => void;
}

interface Page {
  readonly window: WindowLike;
  readonly lines: Map<number, FrameLine>;
  /** What this document was asked to show, as `href`, the newest last. */
  readonly addresses: Set<string>;
}

/**
 * Serves the questions of MCP clients in the main process to windows, over `ipcMain`.
 *
 *     const elicitations = serveWindows(electron, { origins: ['app://host'] });
 *     elicitations.addWindow(window);
 *     elicitations.connect(transport);
 *
 * Each message is taken from the top frame of an added window alone, and only while it shows one of the origins. A page
 * opens, through `shell.openExternal`, only addresses that it was given to show and that pass `inspectUrl`.
 * @throws TypeError where no origin is given
 * @see https://www.electronjs.org/docs/latest/tutorial/security, points 15 and 17
 */
export function serveWindows(electron: ElectronMain, options: ServeWindowsOptions): ElicitationWindows {
  const { origins, withoutWindow = 'hold', confirmUrl, notify, ...serveOptions } = options;
  if (origins.length === 0) throw new TypeError('serveWindows needs the origins of its pages.');
  const allowed = new Set(origins);
  // A line to a window breaks with its page alone: there is nobody to wait for.
  const serving = serveElicitations({ ...serveOptions, graceTime: 0 });
  const questions = createOpenQuestions(callAttention);
  const pages = new Map<object, Page>();

  /** The page that an event came from, when it may be heard. */
  function pageOf({ sender, senderFrame: frame }: IpcEventLike): (Page & { frame: FrameLike }) | null {
    if (frame?.parent !== null || !allowed.has(frame.origin)) return null;
    const page = pages.get(sender);
    return page ? { ...page, frame } : null;
  }

  function listen(event: IpcEventLike, value: unknown): void {
    const message = readLineMessage(value);
    const page = pageOf(event);
    if (message === null || page === null) return;
    const { frame, lines, addresses } = page;
    const { line } = message;
    switch (message.type) {
      case 'open': {
        if (lines.has(line) || lines.size >= MOST_LINES) return;
        const opened = createFrameLine(frame, line, () => lines.delete(line));
        lines.set(line, opened);
        serving.accept(opened.port, { onOffer: (params) => keepAddress(addresses, params) });
        return;
      }
      case 'text':
        lines.get(line)?.receive(message.text);
        return;
      case 'close': {
        const closed = lines.get(line);
        lines.delete(line);
        closed?.end();
      }
    }
  }

  async function openUrl(event: IpcEventLike, href: unknown): Promise<boolean> {
    const page = pageOf(event);
    if (page === null || typeof href !== 'string' || href.length > LONGEST_URL) return false;
    if (!page.addresses.has(href)) return false;
    if (confirmUrl && !(await confirmUrl(href))) return false;
    await electron.shell.openExternal(href);
    return true;
  }

  /** The document is gone: what another one sends in its window is not its. */
  function leave(page: Page): void {
    const lines = [...page.lines.values()];
    page.lines.clear();
    page.addresses.clear();
    for (const line of lines) line.end();
  }

  function remove(contents: WebContentsLike, page: Page): void {
    pages.delete(contents);
    leave(page);
    if (pages.size === 0 && withoutWindow === 'cancel') questions.cancelAll();
  }

  function callAttention(label: string): void {
    const windows = [...pages.values()].map(({ window }) => window).filter((window) => !window.isDestroyed());
    if (windows.some((window) => window.isFocused())) return;
    electron.app?.dock?.bounce('informational');
    const [window] = windows;
    window?.flashFrame(true);
    const text = notify?.(label) ?? null;
    if (text === null || electron.Notification === undefined) return;
    const notification = new electron.Notification({ title: text.title, body: text.body });
    notification.on('click', () => {
      if (!window || window.isDestroyed()) return;
      window.show();
      window.focus();
    });
    notification.show();
  }

  electron.ipcMain.on(LINE_CHANNEL, listen);
  electron.ipcMain.handle(OPEN_CHANNEL, openUrl);

  return {
    connect: (transport) => serving.connect(questions.wrap(transport)),
    addWindow(window) {
      const contents = window.webContents;
      if (pages.has(contents)) return;
      const page: Page = { window, lines: new Map(), addresses: new Set() };
      pages.set(contents, page);
      contents.on('destroyed', () => remove(contents, page));
      contents.on('render-process-gone', () => leave(page));
      contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
        if (isMainFrame && !isSameDocument) leave(page);
      });
      window.on('focus', () => window.flashFrame(false));
    },
    close() {
      electron.ipcMain.removeListener(LINE_CHANNEL, listen);
      electron.ipcMain.removeHandler(OPEN_CHANNEL);
      serving.close();
      for (const page of pages.values()) leave(page);
      pages.clear();
    },
  };
}

/** Keeps the address of a question in address mode, in the form in which the dialog opens it. */
function keepAddress(addresses: Set<string>, params: unknown): void {
  const url = typeof params === 'object' && params !== null ? (params as { url?: unknown }).url : undefined;
  if (typeof url !== 'string' || url.length > LONGEST_URL) return;
  const { href } = inspectUrl(url);
  if (href === null) return;
  addresses.delete(href);
  addresses.add(href);
  for (const oldest of addresses) {
    if (addresses.size <= MOST_ADDRESSES) break;
    addresses.delete(oldest);
  }
}
