import type * as electron from 'electron';
import type { ElectronMain, WindowLike } from '../src/main/index.ts';

/** Holds while Electron's own types fit what is asked of them: `tsc` is the test. */
export const fits: {
  readonly main: (main: typeof electron) => ElectronMain;
  readonly window: (window: electron.BrowserWindow) => WindowLike;
} = { main: (main) => main, window: (window) => window };
