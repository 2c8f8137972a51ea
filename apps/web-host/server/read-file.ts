import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.woff2', 'font/woff2'],
]);

export interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
}

/**
 * Reads the file that a request path names, from `root` and nowhere else.
 * Null when there is none, when the path is malformed or when it leads out of `root`, symbolic links included.
 */
export async function readStaticFile(root: string, pathname: string): Promise<StaticFile | null> {
  const relative = decode(pathname === '/' ? '/index.html' : pathname);
  if (relative === null) return null;
  try {
    const base = await realpath(root);
    const file = await realpath(join(base, relative));
    if (!file.startsWith(base + sep)) return null;
    return { body: await readFile(file), type: TYPES.get(extname(file)) ?? 'application/octet-stream' };
  } catch {
    return null;
  }
}

function decode(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}
