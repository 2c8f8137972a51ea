import { existsSync } from 'node:fs';
import type { Browser } from 'playwright';

const USUAL = '/usr/bin/chromium';

/** Without network chatter, and able to start as root and without a graphics card. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** With the same colours and letters on every machine. */
export const PICTURE_FLAGS = [
  ...QUIET_FLAGS,
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];

/** The program that tests start: `CHROMIUM_PATH`, else the system's. */
export const CHROMIUM_PATH: string = process.env['CHROMIUM_PATH'] ?? USUAL;

/**
 * Starts Chromium with these flags: `CHROMIUM_PATH`, else the system's, else Playwright's own.
 *
 * @param endsWithSignals whether a signal that would end this program ends it at once, and Chromium before; without it
 *   the caller has to listen for signals and to close the browser
 * @throws Error that says what to do
 */
export async function launchChromium(
  args: readonly string[],
  isHeaded = false,
  endsWithSignals = true,
): Promise<Browser> {
  const { chromium } = await import('playwright');
  const isNamed = process.env['CHROMIUM_PATH'] !== undefined || existsSync(USUAL);
  try {
    return await chromium.launch({
      headless: !isHeaded,
      handleSIGINT: endsWithSignals,
      handleSIGTERM: endsWithSignals,
      handleSIGHUP: endsWithSignals,
      ...(isNamed && { executablePath: CHROMIUM_PATH }),
      args: [...args],
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new Error(
      `Chromium could not be started (${reason}). Install it, or name it: CHROMIUM_PATH=/path/to/chromium`,
      { cause: error },
    );
  }
}
