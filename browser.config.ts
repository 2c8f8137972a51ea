import { playwright } from '@vitest/browser-playwright';

/** Chromium as our tests start it: without network chatter, and with the same colours and letters on every machine. */
export const CHROMIUM_FLAGS = [
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
];

export const provider: ReturnType<typeof playwright> = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  },
  contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
});

/** What stories load. One that Vite finds late reloads the page in the middle of a run. */
export const STORY_DEPENDENCIES = [
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
  '@elicit-kit/core > tldts',
  '@elicit-kit/react > @radix-ui/react-dialog',
  '@elicit-kit/react > @radix-ui/react-slot',
  '@elicit-kit/react > @tanstack/react-virtual',
  '@elicit-kit/react > downshift',
];
