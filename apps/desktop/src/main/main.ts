/** The app in Electron: what happens before it is ready, when it is started twice, and when it ends. */
import { join } from 'node:path';
import * as electron from 'electron';
import { chooseConfigFile, writeEmptyConfig } from './config-file.ts';
import { createDesktop, SCHEME_PRIVILEGES, type Desktop } from './desktop.ts';

const { app, dialog, protocol } = electron;
/** The folder of this file, once it is built. */
const folder = import.meta.dirname;

let desktop: Desktop | null = null;

// Both must be said before Electron is ready, and the entry may not wait for anything before.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([SCHEME_PRIVILEGES]);
if (process.platform === 'win32') app.setAppUserModelId('org.elicit-kit.desktop');

if (app.requestSingleInstanceLock()) {
  app.on('second-instance', () => desktop?.focus());
  app.on('activate', (_event, hasWindows) => {
    if (!hasWindows) desktop?.openWindow();
  });
  app.on('window-all-closed', () => {
    // On macOS an app goes on without windows, and so do calls; their questions wait for the next one.
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', (event) => {
    if (desktop === null) return;
    event.preventDefault();
    const ending = desktop;
    desktop = null;
    // The programs of servers end before this one.
    void ending.close().finally(() => app.exit());
  });
  app.whenReady().then(start, fail).catch(fail);
} else {
  app.quit();
}

async function start(): Promise<void> {
  const config = chooseConfigFile(process.argv.slice(1), process.env, app.getPath('userData'));
  // Where it cannot be written the window says that there is none.
  if (config.isOwn) await writeEmptyConfig(config.path).catch(() => undefined);
  desktop = await createDesktop(electron, {
    configFile: config.path,
    pageFolder: join(folder, 'page'),
    preloadFile: join(folder, 'preload.cjs'),
    write: (line) => console.error(line),
  });
  desktop.openWindow();
}

function fail(error: unknown): void {
  dialog.showErrorBox('Elicit Kit', error instanceof Error ? (error.stack ?? error.message) : String(error));
  app.exit(1);
}
