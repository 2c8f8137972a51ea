import type { BrowserContext, Page } from 'playwright';

/** Runs the built desktop app: in Electron, or in the stand-in for it. The suite knows nothing else of either. */
export interface Driver {
  start(options: StartOptions): Promise<Desktop>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The whole path of the configuration. */
  readonly configFile: string;
  readonly timezoneId: string;
  /** As for a page whose policy has been got around. */
  readonly bypassCSP: boolean;
  /** Called before the first page is there, where that can be. */
  readonly watch: (context: BrowserContext) => Promise<void>;
}

/** The app while it runs. A window is known by its page. */
export interface Desktop {
  readonly context: BrowserContext;
  /** The window that the app opens when it starts. */
  readonly firstPage: Page;
  openWindow(): Promise<Page>;
  /** The person turns to the window. */
  focus(page: Page): Promise<void>;
  /** Loads the page of the window anew. */
  reload(page: Page): Promise<void>;
  /** As the person does it. */
  close(page: Page): Promise<void>;
  /** From main to the preload script, whatever it is. */
  send(page: Page, channel: string, value: unknown): Promise<void>;
  /** Addresses that were opened in the person's browser. */
  openedAddresses(): Promise<readonly string[]>;
  /** Ends the app, as the menu does. */
  quit(): Promise<void>;
}
