import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { provider, STORY_DEPENDENCIES } from './browser.config.ts';

/** Pictures of chosen stories against the ones that are kept. `pnpm visual -u` takes them anew. */
export default defineConfig({
  plugins: [react()],
  optimizeDeps: { include: STORY_DEPENDENCIES },
  test: {
    name: 'visual',
    include: ['.storybook/visual/*.browser.test.tsx'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.002 },
        },
      },
    },
  },
});
