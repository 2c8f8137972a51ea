import type { DesktopContents } from './electron.ts';

/** Keeps a window on the app's page: it goes nowhere, opens no other and embeds none. */
export function guardContents(contents: DesktopContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  for (const event of [
    'will-navigate',
    'will-frame-navigate',
    'will-redirect',
    'will-attach-webview',
  ] as const)
    contents.on(event, (details) => details.preventDefault());
}
