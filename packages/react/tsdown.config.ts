import { build } from 'esbuild';
import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/hook-form/elicitation-resolver.ts'],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  hooks: {
    // One stylesheet for users, several files for us. Before the build: the package linters run ahead of `build:done`.
    'build:before': async () => {
      await build({
        entryPoints: [
          { in: 'src/styles/elicitation.css', out: 'styles' },
          { in: 'src/styles/themes/high-contrast.css', out: 'themes/high-contrast' },
          { in: 'src/styles/themes/shadcn.css', out: 'themes/shadcn' },
          { in: 'src/styles/themes/brand-example.css', out: 'themes/brand-example' },
        ],
        outdir: 'dist',
        bundle: true,
        minify: true,
        logLevel: 'error',
      });
    },
  },
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error', excludeEntrypoints: [/\.css$/] },
});
