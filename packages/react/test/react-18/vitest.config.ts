import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };

const here = fileURLToPath(import.meta.url);
const fromHere = Object.keys(manifest.devDependencies).filter((name) => !name.includes('vite'));

/**
 * Takes React, and all that imports it, from this folder. The package manager has resolved them together, so there is
 * one React 18 and no other React in the process.
 */
function react18(): Plugin {
  return {
    name: 'react-18',
    enforce: 'pre',
    resolveId(source, _, options) {
      const isOurs = fromHere.some((name) => source === name || source.startsWith(`${name}/`));
      return isOurs ? this.resolve(source, here, { ...options, skipSelf: true }) : null;
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react18(), react()],
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'react-18 unit',
          include: ['{src,test}/**/*.unit.test.{ts,tsx}', 'test/react-18/version.test.ts'],
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'react-18 server',
          include: ['test/server/*.test.tsx'],
          environment: 'jsdom',
          globalSetup: ['test/server/render-on-server.ts'],
          setupFiles: ['test/setup.ts'],
        },
      },
    ],
  },
});
