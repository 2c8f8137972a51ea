import type { ElicitationTransport } from '@elicit-kit/core';
import { serveElicitations, type FocusSource, type ServeOptions } from '@elicit-kit/core/remote';
import {
  LINE_CHANNEL,
  LONGEST_URL,
  OPEN_CHANNEL,
  documentOf,
  readLineMessage,
  type LineMessage,
} from '../bridge.ts';
import { keepAgreed, readAddress, type Address } from './addresses.ts';
import { createAttention, type NotificationText } from './attention.ts';
import type {
  BaseWindowLike,
  ElectronMain,
  FrameLike,
  IpcEventLike,
  WebContentsLike,
  WindowLike,
} from './electron.ts';
import { createFrameLine, type FrameLine } from './line.ts';
import { createOpenQuestions } from './open-questions.ts';
import { readOrigins } from './origins.ts';

/** Lines of one page; a page needs one. Another one takes the place of the oldest. */
const MOST_LINES = 8;

export interface ServeWindowsOptions extends ServeOptions {
  /**
   * Origins of the host's own pages, such as `app://host`. A message from a document of another origin, or from a frame
   * within a page, is dropped. A page from a file has the origin `file://`, as every file has: serve it otherwise.
   */
  readonly origins: readonly string[];
  /**
   * What becomes of open questions when the last window is gone. `hold`: they wait for the next window, and what was
   * typed waits with them. `cancel`: each is answered with cancel, and so is what comes until there is a window again.
   * While there is another window they go there. @default 'hold'
   */
  readonly withoutWindow?: 'hold' | 'cancel' | undefined;
  /**
   * The last word before an address is opened in the person's browser, such as a question by `dialog.showMessageBox`:
   * a page that has been taken over cannot answer that. One that throws says no. @default opened
   */
  readonly confirmUrl?: ((href: string) => boolean | Promise<boolean>) | undefined;
  /**
   * Text of the notification when a question comes while no window has the focus; null for none. It is given the host's
   * name of the server, and nothing that the server wrote. @default none
   */
  readonly notify?: ((label: string) => NotificationText | null) | undefined;
  /**
   * Told of what `confirmUrl` and `notify` threw, and of what Electron could not do, such as an address that no program
   * opens. @default an unhandled rejection, of which Electron warns
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Serves questions to windows. */
export interface ElicitationWindows {
  /** Takes the questions of a transport, which any adapter of `@elicit-kit/mcp` is. Returns stop. */
  readonly connect: (transport: ElicitationTransport) => () => void;
  /** Lets a window show questions. Call it before the window loads its page. */
  readonly addWindow: AddWindow;
  /** Withdraws all questions, ends all lines and leaves `ipcMain` as it was. */
  readonly close: () => void;
}

export interface AddWindow {
  (window: WindowLike): void;
  /** @param contents of a view in the window, such as a `WebContentsView` in a `BaseWindow` */
  (window: BaseWindowLike, contents: WebContentsLike): void;
}

interface Page {
  readonly window: BaseWindowLike;
  readonly lines: Map<number, Line>;
  /** What this document may open again, the newest last. */
  readonly agreed: Map<string, Address>;
  /** End the newest lines for good, those that have ended too. */
  readonly closers: Set<(isForGood?: boolean) => void>;
  readonly focus: FocusSource;
  isOpening: boolean;
}

interface Line {
  readonly end: FrameLine;
  /** The addresses of the questions that it shows. */
  readonly shown: Map<string, Address>;
}

interface Sender {
  readonly page: Page;
  readonly frame: FrameLike;
}

/**
 * Serves the questions of MCP clients in the main process to windows, over `ipcMain`. Once per app.
 *
 *     const elicitations = serveWindows(electron, { origins: ['app://host'] });
 *     elicitations.addWindow(window);
 *     elicitations.connect(transport);
 *
 * Each message is taken from the top frame of an added window alone, and only while it shows one of the origins. A page
 * opens, through `shell.openExternal`, only addresses that it was given to show and that pass `inspectUrl`. Of several
 * windows the one with the focus shows a question.
 * @throws TypeError where no origin is given, or one that no page can have
 * @see https://www.electronjs.org/docs/latest/tutorial/security, points 15 and 17
 */
export function serveWindows(electron: ElectronMain, options: ServeWindowsOptions): ElicitationWindows {
  const { origins, withoutWindow = 'hold', confirmUrl, notify, onError, ...serveOptions } = options;
  const allowed = readOrigins(origins);
  const now = serveOptions.clock?.now ?? Date.now;
  const serving = serveElicitations(serveOptions);
  const attention = createAttention(electron, notify, report);
  const questions = createOpenQuestions({ asked, ended });
  const pages = new Map<object, Page>();
  /** The page that a question was given to last. */
  let given: Page | null = null;
  let lastFocused: Page | null = null;
  let isLeft = false;

  function report(error: unknown): void {
    if (onError) onError(error);
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- whatever was thrown, unchanged
    else void Promise.reject(error);
  }

  /** Whether the frame shows a page of the host on top of its window. Of one that is gone everything may throw. */
  function hears(frame: FrameLike): boolean {
    try {
      const isThere = frame.isDestroyed?.() !== true && frame.detached !== true;
      return isThere && frame.parent === null && allowed.has(frame.origin);
    } catch {
      return false;
    }
  }

  /** Who sent it, when it may be heard. */
  function readSender(event: IpcEventLike): Sender | null {
    try {
      const { sender, senderFrame: frame } = event;
      const page = pages.get(sender);
      return page && frame && hears(frame) ? { page, frame } : null;
    } catch {
      return null;
    }
  }

  function listen(event: IpcEventLike, value: unknown): void {
    const message = readLineMessage(value);
    const sender = message && readSender(event);
    if (!sender) return;
    try {
      hear(sender, message);
    } catch (error) {
      report(error);
    }
  }

  function hear({ page, frame }: Sender, message: LineMessage): void {
    const { lines } = page;
    const { line } = message;
    switch (message.type) {
      case 'open':
        if (!lines.has(line)) open(page, frame, line);
        return;
      case 'text':
        lines.get(line)?.end.receive(message.text);
        return;
      case 'close': {
        const closed = lines.get(line);
        lines.delete(line);
        closed?.end.end();
      }
    }
  }

  function open(page: Page, frame: FrameLike, line: number): void {
    const { lines, closers, agreed, focus } = page;
    const [known] = lines.keys();
    if (known !== undefined && documentOf(known) !== documentOf(line)) leave(page);
    for (const [oldest, { end }] of lines) {
      if (lines.size < MOST_LINES) break;
      lines.delete(oldest);
      end.drop();
    }
    const shown = new Map<string, Address>();
    const end = createFrameLine(frame, line, hears, () => lines.delete(line));
    lines.set(line, { end, shown });
    const close = serving.accept(end.port, {
      focus,
      mayReload: true,
      onOffer(params, id) {
        given = page;
        const address = readAddress(params);
        if (address) shown.set(id, address);
      },
      onEnd(id, result) {
        const address = shown.get(id);
        shown.delete(id);
        if (address && result?.action === 'accept') keepAgreed(agreed, address);
      },
    });
    closers.add(close);
    for (const oldest of closers) {
      if (closers.size <= MOST_LINES) break;
      closers.delete(oldest);
    }
  }

  function findAddress({ agreed, lines }: Page, href: string): Address | undefined {
    const shown = [...lines.values()].flatMap((line) => [...line.shown.values()]);
    const found = [...shown, ...agreed.values()].filter((address) => address.href === href);
    return found.find(({ left }) => left > 0);
  }

  async function openUrl(event: IpcEventLike, href: unknown): Promise<boolean> {
    const sender = readSender(event);
    if (!sender || typeof href !== 'string' || href.length > LONGEST_URL) return false;
    const { page, frame } = sender;
    if (page.isOpening || !findAddress(page, href)) return false;
    page.isOpening = true;
    try {
      if (confirmUrl && !(await confirmUrl(href))) return false;
      // While the person was asked, the question may have been withdrawn, or the page have gone.
      const address = hears(frame) ? findAddress(page, href) : undefined;
      if (!address) return false;
      address.left -= 1;
      await electron.shell.openExternal(href);
      return true;
    } catch (error) {
      report(error);
      return false;
    } finally {
      page.isOpening = false;
    }
  }

  /** The document is gone: what another one sends in its window is not its. */
  function leave(page: Page): void {
    const lines = [...page.lines.values()];
    page.lines.clear();
    page.agreed.clear();
    for (const { end } of lines) end.drop();
  }

  /** A page that could not be loaded has left one with an error in its place; or nothing has changed. */
  function look(page: Page): void {
    if ([...page.lines.values()].some(({ end }) => !hears(end.frame))) leave(page);
  }

  function remove(contents: WebContentsLike): void {
    const page = pages.get(contents);
    if (!page) return;
    pages.delete(contents);
    if (lastFocused === page) lastFocused = null;
    if (given === page) given = null;
    leave(page);
    for (const close of page.closers) close(true);
    if (pages.size > 0) return;
    isLeft = true;
    if (withoutWindow === 'cancel') questions.cancelAll();
  }

  function asked(label: string): void {
    if (isLeft && withoutWindow === 'cancel') return questions.cancelAll();
    const first = [given, lastFocused].filter((page) => page !== null);
    const windows = [...new Set([...first, ...pages.values()].map(({ window }) => window))];
    const there = windows.filter((window) => !window.isDestroyed());
    if (!there.some((window) => window.isFocused())) attention.call(label, there);
  }

  function ended(label: string, open: ReadonlySet<string>): void {
    if (open.size === 0) attention.end();
    else if (!open.has(label)) attention.drop(label);
  }

  function addWindow(window: BaseWindowLike, contents?: WebContentsLike): void {
    const shown = contents ?? (window as WindowLike).webContents;
    if (pages.has(shown)) return;
    const told = new Set<() => void>();
    let focusedAt = 0;
    const focus: FocusSource = {
      hasFocus: () => !window.isDestroyed() && window.isFocused(),
      focusedAt: () => focusedAt,
      subscribe(listener) {
        told.add(listener);
        return () => told.delete(listener);
      },
    };
    const page: Page = {
      window,
      lines: new Map(),
      agreed: new Map(),
      closers: new Set(),
      focus,
      isOpening: false,
    };
    pages.set(shown, page);
    isLeft = false;
    const tell = (): void => {
      focusedAt = now();
      for (const listener of [...told]) listener();
    };
    window.on('focus', () => {
      lastFocused = page;
      attention.end();
      tell();
    });
    window.on('blur', tell);
    // A view outlives the window that it was in.
    window.on('closed', () => remove(shown));
    shown.on('destroyed', () => remove(shown));
    shown.on('render-process-gone', () => leave(page));
    // Not when it starts: a link that the host prevents, or a download, leaves the page as it is.
    shown.on('did-navigate', () => leave(page));
    shown.on('did-fail-load', () => look(page));
  }

  electron.ipcMain.handle(OPEN_CHANNEL, openUrl);
  electron.ipcMain.on(LINE_CHANNEL, listen);

  return {
    connect: (transport) => serving.connect(questions.wrap(transport)),
    addWindow,
    close() {
      electron.ipcMain.removeListener(LINE_CHANNEL, listen);
      electron.ipcMain.removeHandler(OPEN_CHANNEL);
      serving.close();
      for (const page of pages.values()) leave(page);
      pages.clear();
      attention.end();
    },
  };
}
