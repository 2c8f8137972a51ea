#!/usr/bin/env node
// Builds the command from source, then runs it; the command builds the pages of the entrants that take part.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const app = dirname(dirname(fileURLToPath(import.meta.url)));
mkdirSync(join(app, 'dist'), { recursive: true });
// A folder of its own: two runs at once do not disturb each other.
const work = mkdtempSync(join(app, 'dist', 'run-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
try {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    root: app,
    publicDir: false,
    build: { ssr: 'src/main.ts', target: 'node20', outDir: work, minify: false },
  });
  const { main } = await import(pathToFileURL(join(work, 'main.js')).href);
  process.exitCode = await main(process.argv.slice(2), { app, work });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
