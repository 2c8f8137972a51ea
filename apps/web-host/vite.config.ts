import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    sourcemap: true,
    // The page's policy knows no inline script, no inline style and no data: font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
