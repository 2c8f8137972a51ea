import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { EntrantName } from '../entrants.ts';

/** The page of one entrant, built for production. */
export interface BuiltEntrant {
  readonly name: EntrantName;
  /** Where its files are. */
  readonly folder: string;
  /** File names of the script that starts it, of what that script imports before it runs, and of stylesheets. */
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  readonly bytes: EntrantBytes;
}

/** Everything but react, react-dom and the bench's own stop-watch. */
export interface EntrantBytes {
  /** What loads before the first question. */
  readonly js: Bytes;
  readonly css: Bytes;
  /** Scripts that load when a question needs them. */
  readonly onDemand: Bytes;
}

/** In bytes: minified, and that compressed file by file as a server sends it. */
export interface Bytes {
  readonly min: number;
  readonly gzip: number;
  readonly brotli: number;
}

const REACT = 'react';
const HARNESS = 'harness';

/** Builds one entrant as a host's production build would, with React and the stop-watch in files of their own. */
export async function buildEntrant(app: string, work: string, name: EntrantName): Promise<BuiltEntrant> {
  const folder = join(work, name);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    root: join(app, 'page'),
    publicDir: false,
    plugins: [react()],
    build: {
      target: 'es2022',
      outDir: folder,
      // One stylesheet and no inlined file: a strict policy knows no data: font.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { entry: join(app, 'page/entrants', `${name}.tsx`) },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name][extname]',
          codeSplitting: {
            groups: [
              { name: REACT, test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
              { name: HARNESS, test: /\/bench\/(?:page\/harness|src\/)/ },
            ],
          },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error(`${name}: Vite built nothing.`);
  const files = result.output;
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const initial = new Set(['entry.js']);
  for (const file of initial) for (const next of chunks.get(file)?.imports ?? []) initial.add(next);
  const styles = files.flatMap(({ fileName }) => (fileName.endsWith('.css') ? [fileName] : []));
  const counted = [...chunks.values()].filter((chunk) => chunk.name !== REACT && chunk.name !== HARNESS);
  const sum = (names: readonly string[]): Bytes =>
    add(names.map((file) => bytesOf(readFileSync(join(folder, file)))));
  return {
    name,
    folder,
    entry: 'entry.js',
    preloads: [...initial].filter((file) => file !== 'entry.js'),
    styles,
    bytes: {
      js: sum(counted.map(({ fileName }) => fileName).filter((file) => initial.has(file))),
      css: sum(styles),
      onDemand: sum(counted.map(({ fileName }) => fileName).filter((file) => !initial.has(file))),
    },
  };
}

function bytesOf(file: Buffer): Bytes {
  return {
    min: file.length,
    gzip: gzipSync(file, { level: 9 }).length,
    brotli: brotliCompressSync(file).length,
  };
}

function add(all: readonly Bytes[]): Bytes {
  return all.reduce(
    (sum, { min, gzip, brotli }) => ({
      min: sum.min + min,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + brotli,
    }),
    { min: 0, gzip: 0, brotli: 0 },
  );
}
