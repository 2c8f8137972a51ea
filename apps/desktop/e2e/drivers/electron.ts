import { _electron, type ElectronApplication, type Page } from 'playwright';
import { APP_FOLDER } from './built.ts';
import type { Desktop, Driver, StartOptions } from './driver.ts';

/** The real one. What leaves the app is recorded in its main process. */
export class ElectronDriver implements Driver {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async start({ configFile, timezoneId, bypassCSP, watch }: StartOptions): Promise<Desktop> {
    // Electron's sandbox does not start as root.
    const flags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const app = await _electron.launch({
      executablePath: this.#path,
      args: [...flags, APP_FOLDER, '--config', configFile],
      locale: 'en-US',
      timezoneId,
      bypassCSP,
    });
    await watch(app.context());
    const firstPage = await app.firstWindow();
    await app.evaluate(({ dialog, shell }) => {
      const opened: string[] = [];
      Object.assign(globalThis, { openedAddresses: opened });
      Object.assign(shell, {
        openExternal: (url: string) => {
          opened.push(url);
          return Promise.resolve();
        },
      });
      Object.assign(dialog, { showMessageBox: () => Promise.resolve({ response: 0 }) });
    });
    return {
      context: app.context(),
      firstPage,
      openWindow: () => openWindow(app),
      focus: (page) => onWindow(app, page, (window) => window.focus()),
      async reload(page) {
        await page.reload();
      },
      close: (page) => onWindow(app, page, (window) => window.close()),
      async send(page, channel, value) {
        const window = await app.browserWindow(page);
        await window.evaluate(
          (one: Window, [name, sent]) => one.webContents.send(name as string, sent),
          [channel, value],
        );
      },
      openedAddresses: () =>
        app.evaluate(() => (globalThis as unknown as { openedAddresses: string[] }).openedAddresses),
      quit: () => app.close(),
    };
  }

  stop(): Promise<void> {
    return Promise.resolve();
  }
}

async function openWindow(app: ElectronApplication): Promise<Page> {
  const opened = app.waitForEvent('window');
  // As the system does, on a click on the dock.
  await app.evaluate((electron) => void electron.app.emit('activate', {}, false));
  return opened;
}

interface Window {
  readonly webContents: { send(channel: string, value: unknown): void };
  focus(): void;
  close(): void;
}

async function onWindow(app: ElectronApplication, page: Page, act: (window: Window) => void): Promise<void> {
  await (await app.browserWindow(page)).evaluate(act);
}
