import { dirname } from 'node:path';
import { serveWindows } from '@elicit-kit/electron/main';
import { createConfiguredHost, feedState, loadConfig } from 'web-host/backend';
import { createWindow } from './create-window.ts';
import type { DesktopElectron, DesktopWindow } from './electron.ts';
import { applicationMenu } from './menu.ts';
import { ORIGIN, SCHEME } from './origin.ts';
import { refusePermissions } from './permissions.ts';
import { createPageHandler } from './serve-page.ts';
import { createStateLines } from './state-lines.ts';
import { chooseWords } from './words/words.ts';

export { ORIGIN, SCHEME, SCHEME_PRIVILEGES } from './origin.ts';
export type { DesktopElectron, DesktopWindow } from './electron.ts';

const CLIENT = { name: 'elicit-kit-desktop', title: 'Elicit Kit desktop', version: '0.1.0' };

export interface DesktopOptions {
  /** Path of the `mcp.json` that names the servers. Relative paths in it start at its folder. */
  readonly configFile: string;
  /** Folder of the built page. */
  readonly pageFolder: string;
  /** Path of the built preload script. */
  readonly preloadFile: string;
  /** Takes what the programs of servers say, and what went wrong, a line at a time. */
  readonly write: (line: string) => void;
}

/** The app: MCP clients in this process, their questions in windows. */
export interface Desktop {
  openWindow(): DesktopWindow;
  /** Brings a window to the front, or opens one. */
  focus(): void;
  /** Ends windows, connections and the programs that were started. */
  close(): Promise<void>;
}

/**
 * Starts the app: connects to the servers of the configuration, whether a window is open or not. Electron must be ready
 * and its scheme registered with `SCHEME_PRIVILEGES`. A configuration that cannot be used is said in the windows.
 */
export async function createDesktop(electron: DesktopElectron, options: DesktopOptions): Promise<Desktop> {
  const { configFile, pageFolder, preloadFile, write } = options;
  const words = chooseWords(electron.app.getPreferredSystemLanguages());
  /** The last one that had the focus is last. */
  const windows = new Set<DesktopWindow>();

  electron.protocol.handle(SCHEME, createPageHandler(pageFolder));
  refusePermissions(electron.session.defaultSession);
  // No `confirmUrl`: the dialog has asked, with the whole address, and who is asked twice reads neither. A page that has
  // been taken over can open no more than what its servers have asked it to show.
  const elicitations = serveWindows(electron, {
    origins: [ORIGIN],
    notify: (label) => ({ title: label, body: words.hasQuestion }),
  });
  const config = await loadConfig(configFile);
  const configured = createConfiguredHost({
    servers: config.ok ? config.servers : [],
    folder: dirname(configFile),
    queue: elicitations,
    write,
    client: CLIENT,
  });
  let reloading: Promise<void> = Promise.resolve();

  function showProblems(read: typeof config): void {
    configured.host.showConfig({ file: configFile, problems: read.ok ? [] : read.problems });
  }

  async function readAgain(): Promise<void> {
    const next = await loadConfig(configFile);
    if (next.ok) configured.replace(next.servers);
    showProblems(next);
  }

  /** One after another, so that what was read last is what holds. */
  function reloadConfig(): void {
    reloading = reloading.then(readAgain);
  }

  const host = { ...configured.host, reloadConfig };
  const lines = createStateLines(electron.ipcMain, (port) => feedState(host, port, () => false));

  function openWindow(): DesktopWindow {
    return createWindow(electron, {
      preloadFile,
      words,
      write,
      onCreated(window) {
        windows.add(window);
        window.on('focus', () => {
          windows.delete(window);
          windows.add(window);
        });
        window.on('closed', () => windows.delete(window));
        elicitations.addWindow(window);
        lines.addWindow(window);
      },
    });
  }

  showProblems(config);
  electron.Menu.setApplicationMenu(
    electron.Menu.buildFromTemplate(
      applicationMenu(words, process.platform, {
        newWindow: () => void openWindow(),
        showConfig: () => electron.shell.showItemInFolder(configFile),
        reloadConfig,
      }),
    ),
  );

  return {
    openWindow,
    focus() {
      const window = [...windows].at(-1);
      if (window === undefined) {
        openWindow();
        return;
      }
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    async close() {
      await reloading;
      const ended = configured.close();
      elicitations.close();
      lines.close();
      for (const window of [...windows]) window.destroy();
      electron.protocol.unhandle(SCHEME);
      await ended;
    },
  };
}
