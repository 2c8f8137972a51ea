import type * as electron from 'electron';
import type { DesktopElectron } from '../src/main/electron.ts';

/** Holds while Electron's own types fit what is asked of them: `tsc` is the test. */
export const fits: (main: typeof electron) => DesktopElectron = (main) => main;
