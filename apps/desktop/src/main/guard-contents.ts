import type { DesktopContents } from './electron.ts';
import { PAGE } from './origin.ts';

/** Keeps a window on the app's page, which may load itself anew: it goes nowhere else, opens no other and embeds none. */
export function guardContents(contents: DesktopContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  for (const event of ['will-navigate', 'will-frame-navigate'] as const)
    contents.on(event, (details) => {
      if (!details.isMainFrame || details.url !== PAGE) details.preventDefault();
    });
  for (const event of ['will-redirect', 'will-attach-webview'] as const)
    contents.on(event, (details) => details.preventDefault());
}
