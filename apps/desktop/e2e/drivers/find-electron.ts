import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The program that runs Electron: `ELECTRON_PATH`, else that of the installed package. Null where none runs. */
export function findElectron(): string | null {
  const path = process.env['ELECTRON_PATH'] ?? findInstalled();
  if (path === null) return null;
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0 ? path : null;
}

/** Asked of its files, as the package's own answer would fetch what is missing. */
function findInstalled(): string | null {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const path = join(folder, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(path) ? path : null;
}
