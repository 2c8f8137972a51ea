import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['server/main.ts'],
  outDir: 'dist-server',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: false,
  fixedExtension: false,
});
