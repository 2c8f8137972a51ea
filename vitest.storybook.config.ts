import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const provider = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--hide-scrollbars',
    ],
  },
  contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
});

export default defineConfig({
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@storybook/react-vite',
      '@storybook/addon-a11y/preview',
      '@storybook/addon-docs/preview',
      'storybook/test',
      '@elicit-kit/core > temporal-polyfill/fns/Calendar',
      '@elicit-kit/core > temporal-polyfill/fns/Instant',
      '@elicit-kit/core > temporal-polyfill/fns/PlainDateTime',
      '@elicit-kit/core > temporal-polyfill/fns/ZonedDateTime',
      '@elicit-kit/react > @radix-ui/react-dialog',
      '@elicit-kit/react > @radix-ui/react-slot',
      '@elicit-kit/react > @tanstack/react-virtual',
      '@elicit-kit/react > downshift',
    ],
  },
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
