import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['server/main.ts'],
  outDir: 'dist-server',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Packages point at their source, which Node cannot run.
  deps: { alwaysBundle: [/^@elicit-kit\//, 'temporal-polyfill', 'tldts'] },
  dts: false,
  fixedExtension: false,
});
