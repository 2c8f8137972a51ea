import type { DesktopElectron, DesktopWindow } from './electron.ts';
import { guardContents } from './guard-contents.ts';
import { contextMenu } from './menu.ts';
import { PAGE } from './origin.ts';
import type { Words } from './words/words.ts';

/** Two crashes within so many milliseconds, and the person is asked before the page is loaded once more. */
const CRASH_TIME = 60_000;

export interface CreateWindowOptions {
  readonly preloadFile: string;
  readonly words: Words;
  /** Takes what went wrong, a line at a time. */
  readonly write: (line: string) => void;
  /** Called with the window before it loads its page. */
  readonly onCreated: (window: DesktopWindow) => void;
}

/** A window with the app's page, which stands behind every wall that Electron has. Shows itself once it can be drawn. */
export function createWindow(electron: DesktopElectron, options: CreateWindowOptions): DesktopWindow {
  const { preloadFile, words, write, onCreated } = options;
  const window = new electron.BrowserWindow({
    title: 'Elicit Kit',
    width: 1280,
    height: 860,
    minWidth: 400,
    minHeight: 480,
    // As the page's own, so that no other colour shows before it is drawn.
    backgroundColor: electron.nativeTheme.shouldUseDarkColors ? '#14161b' : '#f4f5f8',
    show: false,
    webPreferences: {
      preload: preloadFile,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
      // It fetches its dictionaries from a server of somebody else.
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  });
  const { webContents } = window;
  let lastCrash = -Infinity;

  function load(): void {
    window.loadURL(PAGE).catch((error: unknown) => {
      if (window.isDestroyed()) return;
      write(`The page could not be loaded: ${String(error)}`);
      window.show();
    });
  }

  async function askAfterCrash(): Promise<void> {
    const { response } = await electron.dialog.showMessageBox({
      type: 'error',
      message: words.crashed,
      detail: words.crashedDetail,
      buttons: [words.loadAnew, words.closeWindow],
      defaultId: 0,
      cancelId: 1,
    });
    if (window.isDestroyed()) return;
    if (response === 0) load();
    else window.destroy();
  }

  guardContents(webContents);
  window.on('ready-to-show', () => window.show());
  webContents.on('render-process-gone', () => {
    if (window.isDestroyed()) return;
    const isAgain = performance.now() - lastCrash < CRASH_TIME;
    lastCrash = performance.now();
    if (isAgain) void askAfterCrash();
    else load();
  });
  webContents.on('context-menu', (_event, place) => {
    const entries = contextMenu(words, place);
    if (entries !== null) electron.Menu.buildFromTemplate(entries).popup();
  });
  onCreated(window);
  load();
  return window;
}
