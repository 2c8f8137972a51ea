import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  root: 'src/page',
  // Where the page lies is the app's own choice.
  base: './',
  publicDir: '../../../web-host/public',
  build: {
    outDir: '../../dist/page',
    emptyOutDir: true,
    target: 'chrome140',
    // The page's policy knows no inline script, no inline style and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
