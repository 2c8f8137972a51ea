import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from 'playwright/test';
import { DialogModel } from '../../../../e2e/models/dialog.ts';
import { HostModel } from '../../../../e2e/models/host.ts';
import { isLocal, watch, type Trouble } from '../../../../e2e/support/test.ts';
import { schemeOf } from '../chromium/addresses.ts';
import { ChromiumDriver, type ChromiumDesktop } from '../drivers/chromium.ts';
import type { Desktop, Driver } from '../drivers/driver.ts';
import { ElectronDriver } from '../drivers/electron.ts';
import { DEMO_PROGRAM, type ServerEntry } from './config.ts';

export interface Options {
  /** The program that runs Electron; null for the stand-in. */
  readonly electronPath: string | null;
}

interface TestOptions {
  /** What the app finds in its `mcp.json`: servers, or the text itself. */
  readonly config: Readonly<Record<string, ServerEntry>> | string;
}

interface TestFixtures {
  readonly configFile: string;
  readonly trouble: {
    add(watched: Trouble): void;
    /** A test that breaks something on purpose names what is then reported. */
    allow(pattern: RegExp): void;
  };
  readonly desktop: Desktop;
  /** The first window. */
  readonly page: Page;
  readonly host: HostModel;
  readonly dialog: DialogModel;
}

/**
 * Every test runs the built app, and fails on a report of its policy, an error in the console, an error that nobody
 * caught, and a request to anything but this computer.
 */
export const test = base.extend<TestFixtures & TestOptions, Options & { readonly driver: Driver }>({
  electronPath: [null, { scope: 'worker', option: true }],
  config: [{ Demo: DEMO_PROGRAM }, { option: true }],
  driver: [
    async ({ electronPath }, use) => {
      const driver = electronPath === null ? new ChromiumDriver() : new ElectronDriver(electronPath);
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  configFile: async ({ config }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'desktop-'));
    const file = join(folder, 'mcp.json');
    await writeFile(file, typeof config === 'string' ? config : JSON.stringify({ mcpServers: config }));
    await use(file);
    await rm(folder, { recursive: true });
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  trouble: async ({}, use) => {
    const watched: Trouble[] = [];
    const allowed: RegExp[] = [];
    await use({
      add: (one) => void watched.push(one),
      allow: (pattern) => void allowed.push(pattern),
    });
    const seen = watched.flatMap((one) => one.seen);
    expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  desktop: async ({ driver, configFile, timezoneId, bypassCSP, trouble }, use) => {
    const desktop = await driver.start({
      configFile,
      timezoneId: timezoneId ?? 'UTC',
      bypassCSP,
      watch: async (context) => trouble.add(await watch(context, isExpected)),
    });
    let hasQuit = false as boolean;
    await use({
      ...desktop,
      async quit() {
        hasQuit = true;
        await desktop.quit();
      },
    });
    if (!hasQuit) await desktop.quit();
  },
  page: async ({ desktop }, use) => use(desktop.firstPage),
  host: async ({ page }, use) => use(new HostModel(page, page.url())),
  dialog: async ({ page }, use) => use(new DialogModel(page)),
});

/** The stand-in, for the tests that Electron is not asked for. */
export function standInOf(desktop: Desktop): ChromiumDesktop {
  return desktop as ChromiumDesktop;
}

function isExpected(address: string): boolean {
  return schemeOf(address) === 'app' || address.startsWith('app://') || isLocal(address);
}

export { expect };
