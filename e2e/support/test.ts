import { expect, test as base, type BrowserContext } from 'playwright/test';
import { DialogModel } from '../models/dialog.ts';
import { HostModel } from '../models/host.ts';
import { startDemoServer, startWebHost } from './servers.ts';

/** What went wrong in the browser, in words. */
export interface Trouble {
  readonly seen: readonly string[];
  /** A test that breaks something on purpose names what the browser then logs. Policy reports cannot be allowed. */
  allowConsoleError(pattern: RegExp): void;
}

interface TestFixtures {
  readonly trouble: Trouble;
  readonly host: HostModel;
  readonly dialog: DialogModel;
}

interface WorkerFixtures {
  /** Address of the demo server that all tests share. */
  readonly demoUrl: string;
  readonly hostUrl: string;
}

const REPORT = 'policy report: ';
const THIS_COMPUTER = new Set(['127.0.0.1', 'localhost']);

/**
 * Every test runs against the built web host under its own policy, and fails on a policy report, on an error in the
 * console, on an error that nobody caught, and on a request to anything but this computer.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demoUrl: [
    // Playwright reads the names of fixtures from the pattern, so it must be one.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startDemoServer();
      await use(server.address);
      await server.kill();
    },
    { scope: 'worker' },
  ],
  hostUrl: [
    async ({ demoUrl }, use) => {
      const server = await startWebHost(demoUrl);
      await use(server.address);
      await server.kill();
    },
    { scope: 'worker' },
  ],
  trouble: [
    async ({ context }, use) => {
      const trouble = await watch(context);
      await use(trouble);
      expect(trouble.seen).toEqual([]);
    },
    { auto: true },
  ],
  host: async ({ page, hostUrl }, use) => {
    await use(new HostModel(page, hostUrl));
  },
  dialog: async ({ page }, use) => {
    await use(new DialogModel(page));
  },
});

/**
 * Collects what goes wrong in the pages of a context, from now on.
 * @param isExpected addresses that may be asked for
 */
export async function watch(context: BrowserContext, isExpected = isLocal): Promise<Trouble> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  // Through the console, so that reports survive navigation and come from popups as well.
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.info(
        `${mark}${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  }, REPORT);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(REPORT)) seen.push(text);
    else if (message.type() === 'error' && !allowed.some((pattern) => pattern.test(text))) {
      seen.push(`console error: ${text} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => void seen.push(`uncaught: ${String(error.error())}`));
  context.on('request', (request) => {
    const address = request.url();
    if (!isExpected(address)) seen.push(`request to ${address}`);
  });
  return { seen, allowConsoleError: (pattern) => void allowed.push(pattern) };
}

export function isLocal(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'data:' || protocol === 'blob:' || THIS_COMPUTER.has(hostname);
}

export { expect };
