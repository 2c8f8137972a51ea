import type { Preview } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { directionOf, TABLES } from './languages.ts';
import '../packages/react/src/styles/elicitation.css';

interface FrameProps {
  readonly theme: string;
  readonly direction: string;
  readonly locale: string;
  readonly children: ReactNode;
}

/** Puts the toolbar's choices on the document, where the stylesheet and the dialog's portal see them. */
function Frame({ theme, direction, locale, children }: FrameProps): ReactNode {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.colorScheme = theme;
    root.dir = direction;
    root.lang = locale;
    document.body.style.background = 'Canvas';
    document.body.style.color = 'CanvasText';
  }, [theme, direction, locale]);
  return children;
}

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'centered' },
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of the dialog',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: TABLES.map(({ locale }) => locale),
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction; auto: that of the language',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['auto', 'ltr', 'rtl'], dynamicTitle: true },
    },
    strict: {
      description: 'React strict mode',
      toolbar: { title: 'Strict', icon: 'lock', items: ['strict', 'plain'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', direction: 'auto', strict: 'strict' },
  decorators: [
    (Story, { globals }) => {
      const story = (
        <Frame
          theme={String(globals['theme'])}
          direction={directionOf(globals)}
          locale={String(globals['locale'])}
        >
          <Story />
        </Frame>
      );
      return globals['strict'] === 'plain' ? story : <StrictMode>{story}</StrictMode>;
    },
  ],
};

export default preview;
