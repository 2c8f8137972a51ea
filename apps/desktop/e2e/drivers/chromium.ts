import { chromium, type Page } from 'playwright';
import { CHROMIUM_PATH, QUIET_FLAGS } from '../../../../scripts/lib/launch-chromium.ts';
import type { DesktopElectron } from '../../src/main/electron.ts';
import type { BrowserWindow } from '../chromium/browser-window.ts';
import { StandIn } from '../chromium/stand-in.ts';
import { DESKTOP_MODULE, PAGE_FOLDER, PRELOAD_FILE } from './built.ts';
import type { Desktop, Driver, StartOptions } from './driver.ts';

/** What the built `dist/desktop.js` exports. */
interface DesktopModule {
  readonly createDesktop: (
    electron: DesktopElectron,
    options: {
      readonly configFile: string;
      readonly pageFolder: string;
      readonly preloadFile: string;
      readonly write: (line: string) => void;
    },
  ) => Promise<{ openWindow(): unknown; close(): Promise<void> }>;
}

/** With what the stand-in alone can do. */
export interface ChromiumDesktop extends Desktop {
  readonly standIn: StandIn;
  /** Lines that the app wrote. */
  readonly lines: readonly string[];
  readonly windowOf: (page: Page) => Promise<BrowserWindow>;
}

export class ChromiumDriver implements Driver {
  readonly #browser = chromium.launch({ executablePath: CHROMIUM_PATH, args: QUIET_FLAGS });

  async start({ configFile, timezoneId, bypassCSP, watch }: StartOptions): Promise<ChromiumDesktop> {
    const browser = await this.#browser;
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId,
      bypassCSP,
      viewport: { width: 1024, height: 720 },
    });
    await watch(context);
    const standIn = await StandIn.start(context);
    const { createDesktop } = (await import(DESKTOP_MODULE)) as DesktopModule;
    const lines: string[] = [];
    const desktop = await createDesktop(standIn.electron, {
      configFile,
      pageFolder: PAGE_FOLDER,
      preloadFile: PRELOAD_FILE,
      write: (line) => void lines.push(line),
    });

    async function windowOf(page: Page): Promise<BrowserWindow> {
      for (const window of standIn.windows) if ((await window.webContents.page) === page) return window;
      throw new Error('The page has no window.');
    }

    async function openWindow(): Promise<Page> {
      desktop.openWindow();
      const [opened] = [...standIn.windows].slice(-1);
      if (opened === undefined) throw new Error('No window has been opened.');
      return opened.webContents.page;
    }

    return {
      context,
      standIn,
      lines,
      windowOf,
      firstPage: await openWindow(),
      openWindow,
      focus: async (page) => (await windowOf(page)).focus(),
      async reload(page) {
        const { webContents } = await windowOf(page);
        const loaded = page.waitForEvent('load');
        webContents.reload();
        await loaded;
      },
      async close(page) {
        (await windowOf(page)).close();
        await Promise.all(standIn.closing);
      },
      send: async (page, channel, value) => (await windowOf(page)).webContents.send(channel, value),
      openedAddresses: () => Promise.resolve(standIn.opened),
      async quit() {
        await desktop.close();
        await standIn.stop();
        await context.close();
      },
    };
  }

  async stop(): Promise<void> {
    await (await this.#browser).close();
  }
}
