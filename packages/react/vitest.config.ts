import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { provider } from '../../browser.config.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    // Nothing here takes as long; a machine that does ten things at once may.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,test}/**/*.unit.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/server/*.test.tsx'],
          environment: 'jsdom',
          globalSetup: ['test/server/render-on-server.ts'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@elicit-kit/core > temporal-polyfill/fns/Calendar',
            '@elicit-kit/core > temporal-polyfill/fns/Instant',
            '@elicit-kit/core > temporal-polyfill/fns/PlainDateTime',
            '@elicit-kit/core > temporal-polyfill/fns/ZonedDateTime',
            '@elicit-kit/core > tldts',
            '@radix-ui/react-dialog',
            '@radix-ui/react-slot',
            '@tanstack/react-virtual',
            'downshift',
            'axe-core',
            '@testing-library/react',
            '@testing-library/jest-dom/vitest',
            '@testing-library/user-event',
          ],
        },
        test: {
          name: 'browser',
          include: ['{src,test}/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            provider,
            screenshotFailures: false,
            viewport: { width: 800, height: 600 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
