import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Entries of `mcpServers`, as people write them. */
export type ServerEntry =
  { readonly command: string; readonly args: readonly string[] } | { readonly url: string };

/** The demo server as a program that the app starts. */
export const DEMO_PROGRAM: ServerEntry = {
  command: process.execPath,
  args: [fileURLToPath(new URL('../../../demo-server/dist/main.js', import.meta.url)), '--stdio'],
};

const everything = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/package.json',
);

/** The reference server of the protocol's authors, likewise. It speaks 2025-11-25. */
export const EVERYTHING_PROGRAM: ServerEntry = {
  command: process.execPath,
  args: [join(dirname(everything), 'dist/index.js'), 'stdio'],
};
