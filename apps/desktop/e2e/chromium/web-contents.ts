import { EventEmitter } from 'node:events';
import type { FrameLike } from '@elicit-kit/electron/main';
import type { CDPSession, Page } from 'playwright';
import type { DesktopContents } from '../../src/main/electron.ts';
import { toInner, toOuter } from './addresses.ts';
import { fromText, toText } from './clone.ts';
import type { StandIn } from './stand-in.ts';
import type { ToMain, ToPreload } from './worlds/preload-world.ts';
import { buildWorlds } from './worlds/build-worlds.ts';

/** The isolated world of a preload script, which alone sees the way to main. */
const WORLD = 'preload';

export interface ContentsOptions {
  readonly preload: string;
  readonly nodeIntegrationInSubFrames: boolean;
}

interface Details {
  readonly url: string;
  readonly isMainFrame: boolean;
  readonly isSameDocument: boolean;
}

/** A `WebContents`: one page of Chromium, and another one after a crash. */
export class WebContents extends EventEmitter implements DesktopContents {
  readonly #standIn: StandIn;
  readonly #options: ContentsOptions;
  readonly #frames = new Map<number, Frame>();
  #page: Promise<Page>;
  #url = '';
  /** Navigations that main began are not asked about. */
  #isOwnNavigation = false;
  #openHandler: ((details: { url: string }) => { action: 'deny' | 'allow' }) | null = null;
  #isDestroyed = false;
  #hasFocus = false;

  constructor(standIn: StandIn, options: ContentsOptions) {
    super();
    this.#standIn = standIn;
    this.#options = options;
    this.#page = this.#open();
  }

  /** The page as Playwright knows it: what a person sees and does. */
  get page(): Promise<Page> {
    return this.#page;
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  getURL(): string {
    return this.#url;
  }

  async loadURL(url: string): Promise<void> {
    this.#url = url;
    await this.#navigate((page) => page.goto(toOuter(url, this.#standIn.schemes)));
  }

  reload(): void {
    // A page that has crashed is loaded anew.
    void this.#navigate((page) =>
      page.url() === 'about:blank' ? page.goto(toOuter(this.#url, this.#standIn.schemes)) : page.reload(),
    ).catch(() => undefined);
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: 'deny' | 'allow' }): void {
    this.#openHandler = handler;
  }

  /** The frame of the document on top; null before there is one. */
  get mainFrame(): Frame | null {
    return [...this.#frames.values()].findLast((frame) => frame.parent === null) ?? null;
  }

  /** To the preload script of the top frame. */
  send(channel: string, ...args: unknown[]): void {
    this.mainFrame?.send(channel, ...args);
  }

  /** The window has got or lost the focus, and its page is to know. */
  setFocus(hasFocus: boolean): void {
    this.#hasFocus = hasFocus;
    this.mainFrame?.post({ type: 'focus', hasFocus });
  }

  async destroy(): Promise<void> {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    const page = await this.#page;
    this.#frames.clear();
    this.emit('destroyed');
    await page.close();
  }

  /** Ends the process of the page, as a fault in it would. */
  async crash(): Promise<void> {
    const page = await this.#page;
    const gone = page.waitForEvent('crash');
    const cdp = await page.context().newCDPSession(page);
    // Nobody is left to answer it.
    cdp.send('Page.crash').catch(() => undefined);
    await gone;
  }

  async #navigate(go: (page: Page) => Promise<unknown>): Promise<void> {
    const page = await this.#page;
    this.#isOwnNavigation = true;
    try {
      await go(page);
    } finally {
      this.#isOwnNavigation = false;
    }
    this.emit('did-finish-load');
  }

  async #open(): Promise<Page> {
    const { context, isInSubFrames: inSubFrames } = this.#standIn;
    const page = await context.newPage();
    this.#standIn.own(page, this);
    const cdp = await context.newCDPSession(page);
    const mainFrame = (await cdp.send('Page.getFrameTree')).frameTree.frame.id;
    this.#listen(page, cdp, mainFrame);
    const { preload, nodeIntegrationInSubFrames } = this.#options;
    const worlds = await buildWorlds(preload, inSubFrames || nodeIntegrationInSubFrames);
    await cdp.send('Page.enable');
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: 'standInSend', executionContextName: WORLD });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: worlds.page });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: worlds.preload, worldName: WORLD });
    return page;
  }

  #listen(page: Page, cdp: CDPSession, mainFrame: string): void {
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name !== WORLD) return;
      const { frameId } = context.auxData as { frameId: string };
      const frame = new Frame(cdp, context.id, context.origin, frameId === mainFrame);
      this.#frames.set(context.id, frame);
      if (frame.parent === null) frame.post({ type: 'focus', hasFocus: this.#hasFocus });
    });
    cdp.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      this.#frames.get(executionContextId)?.dispose();
      this.#frames.delete(executionContextId);
    });
    cdp.on('Runtime.executionContextsCleared', () => {
      for (const frame of this.#frames.values()) frame.dispose();
      this.#frames.clear();
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      const frame = this.#frames.get(executionContextId);
      if (name === 'standInSend' && frame) this.#receive(frame, JSON.parse(payload) as ToMain);
    });
    cdp.on('Page.frameStartedNavigating', ({ frameId, url, navigationType }) => {
      const details: Details = {
        url: toInner(url),
        isMainFrame: frameId === mainFrame,
        isSameDocument: navigationType === 'sameDocument' || navigationType === 'historySameDocument',
      };
      this.emit('did-start-navigation', details);
    });
    // Of the same session as what the new document sends, so that it comes before that.
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.id === mainFrame) this.emit('did-navigate', {}, toInner(frame.url));
    });
    page.on('crash', () => {
      this.#frames.clear();
      this.#page = this.#open();
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    });
    page.on('popup', (popup) => {
      const { action } = this.#openHandler?.({ url: popup.url() }) ?? { action: 'allow' };
      this.#standIn.asked.windows.push(popup.url());
      if (action === 'deny') void popup.close();
    });
  }

  /** Whether main lets the page go there. Electron asks before anything is requested. */
  mayNavigate(url: string): boolean {
    if (this.#isOwnNavigation) return true;
    let isPrevented = false as boolean;
    const event = {
      url: toInner(url),
      isMainFrame: true,
      preventDefault: () => {
        isPrevented = true;
      },
    };
    this.#standIn.asked.navigations.push(event.url);
    this.emit('will-frame-navigate', event);
    if (!isPrevented) this.emit('will-navigate', event);
    return !isPrevented;
  }

  #receive(frame: Frame, message: ToMain): void {
    const event = { sender: this, senderFrame: frame };
    const args = fromText(message.args) as unknown[];
    if (message.type === 'send') {
      this.#standIn.ipcMain.receive(event, message.channel, args);
      return;
    }
    const { call } = message;
    this.#standIn.ipcMain.answer(event, message.channel, args).then(
      (value) => frame.post({ type: 'result', call, value: toText(structuredClone(value)) }),
      (error: unknown) => frame.post({ type: 'error', call, message: String(error) }),
    );
  }
}

/** A `WebFrameMain`: one document, as in Electron the frame of an earlier document is of no use. */
export class Frame implements FrameLike {
  readonly origin: string;
  readonly parent: object | null;
  readonly #cdp: CDPSession;
  readonly #context: number;
  #isDisposed = false;

  constructor(cdp: CDPSession, context: number, origin: string, isTop: boolean) {
    this.#cdp = cdp;
    this.#context = context;
    this.origin = toInner(origin);
    this.parent = isTop ? null : {};
  }

  dispose(): void {
    this.#isDisposed = true;
  }

  send(channel: string, ...args: unknown[]): void {
    if (this.#isDisposed) throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    this.post({ type: 'message', channel, args: toText(structuredClone(args)) });
  }

  post(message: ToPreload): void {
    this.#cdp
      .send('Runtime.evaluate', {
        contextId: this.#context,
        expression: `standInReceive(${JSON.stringify(message)})`,
      })
      // The document has gone meanwhile.
      .catch(() => undefined);
  }
}
