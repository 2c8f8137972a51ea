import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { provider, STORY_DEPENDENCIES } from './browser.config.ts';

export default defineConfig({
  optimizeDeps: { include: STORY_DEPENDENCIES },
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'storybook',
          browser: { enabled: true, headless: true, provider, instances: [{ browser: 'chromium' }] },
        },
      },
    ],
  },
});
