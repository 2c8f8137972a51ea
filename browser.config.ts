import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_PATH, PICTURE_FLAGS } from './scripts/lib/launch-chromium.ts';

export const provider: ReturnType<typeof playwright> = playwright({
  launchOptions: {
    executablePath: CHROMIUM_PATH,
    args: PICTURE_FLAGS,
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
