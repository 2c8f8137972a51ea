// The page and the command, built from source into a folder that is named after the source: what has not changed is
// built already, and two runs at once do not disturb each other.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const app = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(app));
const dist = join(app, 'dist');
const sources = [
  join(app, 'src'),
  join(app, 'page'),
  join(app, 'bin'),
  join(app, 'package.json'),
  join(root, 'scripts/lib'),
  join(root, 'packages/core/src'),
  join(root, 'packages/core/package.json'),
  join(root, 'packages/react/src'),
  join(root, 'packages/react/package.json'),
  join(root, 'pnpm-lock.yaml'),
];
/** Builds that nobody has used for so long are thrown away. In milliseconds. */
const OLD = 60 * 60_000;

/** Builds what is stale. Returns the folder of the page and the address of the command's module. */
export async function build() {
  const folder = join(dist, fingerprint());
  if (!existsSync(folder)) await buildInto(folder);
  utimesSync(folder, new Date(), new Date());
  return { page: join(folder, 'page'), command: pathToFileURL(join(folder, 'command/main.js')).href };
}

async function buildInto(folder) {
  const { build: viteBuild } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  mkdirSync(dist, { recursive: true });
  const work = mkdtempSync(join(dist, 'building-'));
  const common = { configFile: false, logLevel: 'error', mode: 'production' };
  await viteBuild({
    ...common,
    root: join(app, 'page'),
    plugins: [react()],
    build: {
      target: 'es2022',
      outDir: join(work, 'page'),
      emptyOutDir: true,
      // The page's policy knows no inline script, no inline style and no data: font.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  await viteBuild({
    ...common,
    root: app,
    publicDir: false,
    build: {
      ssr: 'src/main.ts',
      target: 'node20',
      outDir: join(work, 'command'),
      emptyOutDir: true,
      minify: false,
    },
  });
  try {
    renameSync(work, folder);
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    // Another run was faster with the same source.
    if (!existsSync(folder)) throw error;
  }
  for (const name of readdirSync(dist)) {
    const other = join(dist, name);
    // Another run may be tidying up as well.
    const used = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - used > OLD) rmSync(other, { recursive: true, force: true });
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(listFiles)) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
