import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { directionOf, TABLES } from './languages.ts';
import shadcnTokens from '../packages/react/src/dialog/stories/shadcn-tokens.css?inline';
import '../packages/react/src/styles/elicitation.css';
import brand from '../packages/react/src/styles/themes/brand-example.css?inline';
import highContrast from '../packages/react/src/styles/themes/high-contrast.css?inline';
import shadcn from '../packages/react/src/styles/themes/shadcn.css?inline';

// Some controls come in chunks of their own, which a busy machine takes its time to serve.
configure({ asyncUtilTimeout: 10_000 });

interface FrameProps {
  readonly skin: string;
  readonly density: string;
  readonly theme: string;
  readonly direction: string;
  readonly locale: string;
  readonly children: ReactNode;
}

/** Puts the toolbar's choices on the document, where the stylesheet and the dialog's portal see them. */
function Frame({ skin, density, theme, direction, locale, children }: FrameProps): ReactNode {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.style.colorScheme = theme;
    root.dir = direction;
    root.lang = locale;
    root.setAttribute('data-elicit-density', density);
    document.adoptedStyleSheets = (SKINS[skin] ?? []).map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    document.body.style.background = 'Canvas';
    document.body.style.color = 'CanvasText';
  }, [skin, density, theme, direction, locale]);
  return children;
}

/** Themes by their name in the toolbar; `shadcn` with the tokens that an app of that kind has. */
const SKINS: Readonly<Record<string, readonly string[]>> = {
  'high contrast': [highContrast],
  shadcn: [shadcnTokens, shadcn],
  brand: [brand],
};

const WIDTHS = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
  narrow: { name: '400 % zoom, 320', styles: { width: '320px', height: '256px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
};

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, layout: 'centered', viewport: { options: WIDTHS } },
  tags: ['autodocs'],
  globalTypes: {
    skin: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: ['default', ...Object.keys(SKINS)],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Density',
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    theme: {
      description: 'Colour scheme',
      toolbar: { title: 'Colours', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
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
  initialGlobals: {
    skin: 'default',
    density: 'comfortable',
    theme: 'light',
    locale: 'en',
    direction: 'auto',
    strict: 'strict',
  },
  decorators: [
    (Story, { globals }) => {
      const story = (
        <Frame
          skin={String(globals['skin'])}
          density={String(globals['density'])}
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
