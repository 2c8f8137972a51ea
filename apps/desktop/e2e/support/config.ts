import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Entries of `mcpServers`, as people write them. */
export type ServerEntry =
  { readonly command: string; readonly args: readonly string[] } | { readonly url: string };

const require = createRequire(import.meta.url);

/** The demo server as a program that the app starts. */
export const DEMO_PROGRAM: ServerEntry = {
  command: process.execPath,
  args: [join(folderOf('demo-server'), 'dist/main.js'), '--stdio'],
};

/** The reference server of the protocol's authors, likewise. It speaks 2025-11-25. */
export const EVERYTHING_PROGRAM: ServerEntry = {
  command: process.execPath,
  args: [join(folderOf('@modelcontextprotocol/server-everything'), 'dist/index.js'), 'stdio'],
};

function folderOf(name: string): string {
  return dirname(require.resolve(`${name}/package.json`));
}
