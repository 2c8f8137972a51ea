import { defineConfig, type UserConfig } from 'tsdown';

const shared: UserConfig = { dts: false, sourcemap: true, hash: false };

const entries: UserConfig[] = [
  {
    ...shared,
    // All of it in the files themselves: a packaged app has no node_modules.
    entry: { main: 'src/main/main.ts', desktop: 'src/main/desktop.ts' },
    format: 'esm',
    platform: 'node',
    target: 'node22',
    fixedExtension: false,
    deps: { alwaysBundle: [/^(?!electron$|node:)/], neverBundle: ['electron'] },
  },
  {
    ...shared,
    // One file of CommonJS: a sandboxed preload script can load `electron` and nothing else.
    entry: { preload: 'src/preload/index.ts' },
    format: 'cjs',
    platform: 'neutral',
    clean: false,
    deps: { alwaysBundle: [/^@elicit-kit\//], neverBundle: ['electron'] },
  },
];

export default defineConfig(entries);
