import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DialogModel } from '../../../../e2e/models/dialog.ts';
import { HostModel } from '../../../../e2e/models/host.ts';
import { startRawLegacyServer, type RawLegacyServer } from '../../../../e2e/support/raw-legacy-server.ts';
import { DEMO_PROGRAM } from '../support/config.ts';
import { hello, openRawLine, openUrl } from '../support/raw-line.ts';
import { expect, standInOf, test } from '../support/test.ts';

const TOOL = 'Delete a project';
const FIELD = 'Project name';

test.describe('windows that end', () => {
  test.beforeEach(async ({ host }) => host.expectConnected('2026-07-28'));

  test('after a crash the window is loaded anew, with its question and what was typed', async ({
    host,
    page,
    dialog,
    desktop,
    trouble,
  }) => {
    trouble.allow(/crash/i);
    const { standIn, windowOf } = standInOf(desktop);
    await host.call(TOOL);
    await dialog.text(FIELD).fill('atlas-sta');
    await expect.poll(() => standIn.ipcMain.received.some((text) => text.includes('atlas-sta'))).toBe(true);
    const { webContents } = await windowOf(page);
    await webContents.crash();
    const next = await webContents.page;
    const again = new DialogModel(next);
    await expect(again.text(FIELD)).toHaveValue('atlas-sta');
    await again.text(FIELD).fill('atlas-staging');
    await again.send.click();
    await again.expectClosed();
    expect(await new HostModel(next, '').result(TOOL).received()).toBe(
      '{"action":"accept","content":{"project":"atlas-staging"}}',
    );
    expect(standIn.boxes).toEqual([]);
  });

  test('a second crash at once is asked about before the page is loaded again', async ({
    page,
    desktop,
    trouble,
  }) => {
    trouble.allow(/crash/i);
    const { standIn, windowOf } = standInOf(desktop);
    const { webContents } = await windowOf(page);
    await webContents.crash();
    const second = await webContents.page;
    await expect(second.getByRole('list', { name: /^Tools of/ })).toBeVisible();
    await webContents.crash();
    await expect.poll(() => standIn.boxes.length).toBe(1);
    const third = await webContents.page;
    await expect(third.getByRole('list', { name: /^Tools of/ })).toBeVisible();
  });

  test('a question waits for the next window when the last one is closed', async ({
    host,
    page,
    dialog,
    desktop,
  }) => {
    await host.call(TOOL);
    await dialog.text(FIELD).fill('atlas-sta');
    await desktop.close(page);
    expect(standInOf(desktop).standIn.windows.size).toBe(0);
    const nextPage = await desktop.openWindow();
    const next = new DialogModel(nextPage);
    await expect(next.text(FIELD)).toHaveValue('atlas-sta');
    await next.decline.click();
    await next.discard.getByRole('button').first().waitFor({ state: 'hidden' });
    await next.expectClosed();
    expect(await new HostModel(nextPage, '').result(TOOL).received()).toBe('{"action":"decline"}');
  });

  test('a page that starts to go elsewhere and may not keeps its question', async ({
    host,
    page,
    dialog,
    desktop,
    trouble,
  }) => {
    trouble.allow(/^request to https:\/\/elsewhere\.example\//);
    await host.call(TOOL);
    await dialog.text(FIELD).fill('atlas-staging');
    await page.evaluate(() => void (location.href = 'https://elsewhere.example/'));
    await expect.poll(() => standInOf(desktop).standIn.asked.navigations.length).toBe(1);
    await expect(dialog.text(FIELD)).toHaveValue('atlas-staging');
    await dialog.send.click();
    await dialog.expectClosed();
    expect(await host.result(TOOL).received()).toBe(
      '{"action":"accept","content":{"project":"atlas-staging"}}',
    );
  });

  test('a question that comes while no window has the focus calls for attention, with no word of the server', async ({
    host,
    page,
    dialog,
    desktop,
  }) => {
    const { standIn, windowOf } = standInOf(desktop);
    const window = await windowOf(page);
    // The click is a command of the page; the focus goes before the question comes.
    window.blur();
    await host.call(TOOL);
    await dialog.expectOpen();
    expect(window.flashes).toContain(true);
    expect(standIn.app.bounces).toEqual(['informational']);
    expect(standIn.notifications.map(({ title, body, isShown }) => ({ title, body, isShown }))).toEqual([
      { title: 'Demo', body: expect.stringMatching(/question/i) as unknown, isShown: true },
    ]);
    standIn.notifications[0]?.emit('click');
    expect(window.isFocused()).toBe(true);
    expect(window.flashes.at(-1)).toBe(false);
    await dialog.decline.click();
    expect(await host.result(TOOL).received()).toBe('{"action":"decline"}');
  });

  test('windows ask for the sandbox and for every wall around it, and permissions are refused', async ({
    page,
    desktop,
  }) => {
    const { standIn, windowOf } = standInOf(desktop);
    expect((await windowOf(page)).options.webPreferences).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      webviewTag: false,
    });
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'clipboard-read',
      'openExternal',
      'hid',
      'x',
    ]) {
      const answers: boolean[] = [];
      standIn.permissionRequest?.({}, permission, (isGranted) => answers.push(isGranted), {
        requestingUrl: 'app://elicit-kit/',
        isMainFrame: true,
      });
      expect([permission, ...answers]).toEqual([permission, false]);
      expect(standIn.permissionCheck?.({}, permission, 'app://elicit-kit')).toBe(false);
    }
  });
});

test.describe('documents that are not the app’s', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ host }) => host.expectConnected('2026-07-28'));

  test('a window that shows another origin is not heard', async ({
    host,
    page,
    dialog,
    desktop,
    trouble,
  }) => {
    trouble.allow(/elsewhere\.app\.invalid|elsewhere/);
    const { standIn, windowOf } = standInOf(desktop);
    await standIn.context.route('https://other.elicit-kit.app.invalid/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another</title>' }),
    );
    const other = await desktop.openWindow();
    await expect(other.getByRole('list', { name: /^Tools of/ })).toBeVisible();
    await desktop.focus(page);
    await host.call('Connect an account');
    const shown = (await dialog.part('url-full').innerText()).trim();
    await (await windowOf(other)).webContents.loadURL('https://other.elicit-kit.app.invalid/');
    await expect(other).toHaveTitle('Another');
    const line = await openRawLine(other);
    await line.say(hello('another-origin', true), { type: 'take', id: '1' });
    await other.evaluate(() => {
      const { elicitKitDesktop } = globalThis as unknown as {
        elicitKitDesktop: { openState(heard: (text: string) => void): void; sendCommand(text: string): void };
      };
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      elicitKitDesktop.openState((text) => heard.push(text));
      elicitKitDesktop.sendCommand('{"type":"call"}');
    });
    // Answered after all of it, by the same way.
    expect(await openUrl(other, shown)).toBe(false);
    expect(await line.heard()).toEqual([]);
    expect(await other.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([]);
    expect(await desktop.openedAddresses()).toEqual([]);
    await dialog.decline.click();
    expect(await host.result('Connect an account').received()).toBe('{"action":"decline"}');
  });

  for (const [kind, address] of [
    ['another origin', 'https://other.elicit-kit.app.invalid/'],
    ['the page’s own origin', 'about:blank'],
  ] as const) {
    test(`a frame of ${kind} within the page is not heard though the preload script runs in it`, async ({
      host,
      page,
      dialog,
      desktop,
    }) => {
      const { standIn } = standInOf(desktop);
      await standIn.context.route('https://other.elicit-kit.app.invalid/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another</title>' }),
      );
      standIn.isInSubFrames = true;
      const other = await desktop.openWindow();
      await expect(other.getByRole('list', { name: /^Tools of/ })).toBeVisible();
      await desktop.focus(page);
      await host.call('Connect an account');
      const shown = (await dialog.part('url-full').innerText()).trim();
      const inner = await other.evaluateHandle((src) => {
        const frame = document.createElement('iframe');
        const loaded = new Promise<HTMLIFrameElement>((resolve) =>
          frame.addEventListener('load', () => resolve(frame), { once: true }),
        );
        frame.src = src;
        document.body.append(frame);
        return loaded;
      }, address);
      const frame = await inner.asElement().contentFrame();
      if (frame === null) throw new Error('no frame');
      const line = await openRawLine(frame);
      await line.say(hello('a-frame', true));
      expect(await openUrl(frame, shown)).toBe(false);
      expect(await line.heard()).toEqual([]);
      expect(await desktop.openedAddresses()).toEqual([]);
      await dialog.decline.click();
      expect(await host.result('Connect an account').received()).toBe('{"action":"decline"}');
    });
  }
});

test.describe('the end of the app', () => {
  interface Ending {
    readonly server: RawLegacyServer;
    readonly pidFile: string;
  }
  const ending = test.extend<{ readonly ending: Ending }>({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    ending: async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'desktop-end-'));
      const server = await startRawLegacyServer({
        ask: {
          message: 'Who?',
          requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
        },
      });
      await use({ server, pidFile: join(folder, 'pid') });
      await server.kill();
      await rm(folder, { recursive: true });
    },
    config: async ({ ending: { server, pidFile } }, use) => {
      const program = `${pidFile}.mjs`;
      const [demo] = 'args' in DEMO_PROGRAM ? DEMO_PROGRAM.args : [];
      await writeFile(
        program,
        `import { writeFileSync } from 'node:fs';
         writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
         await import(${JSON.stringify(demo)});`,
      );
      await use({
        Raw: { url: server.url },
        Program: { command: process.execPath, args: [program, '--stdio'] },
      });
    },
  });

  ending(
    'a question that is open when the app ends is cancelled, and programs end with it',
    async ({ host, dialog, desktop, ending: { server, pidFile } }) => {
      await host.server('Program').click();
      await host.expectConnected('2026-07-28');
      await host.server('Raw').click();
      await host.expectConnected('2025-11-25');
      await host.call('ask');
      await dialog.text('Name').fill('Ada');
      const pid = Number(await readFile(pidFile, 'utf8'));
      expect(isAlive(pid)).toBe(true);
      await desktop.quit();
      await expect
        .poll(() => server.replies)
        .toEqual([expect.objectContaining({ result: { action: 'cancel' } })]);
      await expect.poll(() => isAlive(pid)).toBe(false);
      expect(standInOf(desktop).standIn.ipcMain.channels).toEqual([]);
    },
  );
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
