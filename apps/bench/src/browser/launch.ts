import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const USUAL = '/usr/bin/chromium';

/** Starts Chromium: `CHROMIUM_PATH`, else the system's, else Playwright's own. Throws with what to do. */
export async function launch(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH'] ?? (existsSync(USUAL) ? USUAL : undefined);
  try {
    return await chromium.launch({
      ...(path !== undefined && { executablePath: path }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A frame comes when there is something to paint, not with the next 60th of a second. PaintHolding would keep
        // the first frames of a page back.
        '--disable-frame-rate-limit',
        '--disable-gpu-vsync',
        '--disable-features=ThrottleMainFrameTo60Hz,PaintHolding',
      ],
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new Error(
      `Chromium could not be started (${reason}). Install it, or name it: CHROMIUM_PATH=/path/to/chromium`,
      { cause: error },
    );
  }
}
