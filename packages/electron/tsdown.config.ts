import { defineConfig, type UserConfig } from 'tsdown';

const entries: UserConfig[] = [
  {
    entry: ['src/main/index.ts', 'src/renderer/index.ts'],
    format: 'esm',
    platform: 'neutral',
    unbundle: true,
    dts: true,
    publint: { strict: true },
    attw: { profile: 'esm-only', level: 'error' },
  },
  {
    // One file of CommonJS: a sandboxed preload script can load `electron` and nothing else.
    entry: { preload: 'src/preload/index.ts' },
    format: 'cjs',
    platform: 'neutral',
    clean: false,
    dts: true,
    deps: { neverBundle: ['electron'] },
  },
];

export default defineConfig(entries);
