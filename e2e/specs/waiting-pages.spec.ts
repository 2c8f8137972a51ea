import type { Page } from 'playwright/test';
import type { DialogModel } from '../models/dialog.ts';
import { startRawModernServer } from '../support/raw-modern-server.ts';
import { expect, test } from '../support/test.ts';

const ACCOUNT = 'Connect an account';
const CALENDARS = 'Sync two calendars';

/** Agrees to the page that is asked for, and returns it. */
async function consent(dialog: DialogModel): Promise<Page> {
  await dialog.expectOpen();
  return dialog.openAddress(/^Open 127/);
}

/** Does what the page of the demo server asks for. */
async function finish(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Connect' }).click();
  await expect(popup.getByRole('heading', { name: 'Connected' })).toBeVisible();
  await popup.close();
}

function button(dialog: DialogModel, name: string) {
  return dialog.root.getByRole('button', { name, exact: true });
}

test('a page that the server wants again is said to be unfinished, and is checked by hand (2026-07-28)', async ({
  host,
  dialog,
  demoUrl,
  trouble,
}) => {
  trouble.allowConsoleError(/404/); // The page that is opened does not know this id.
  const url = `${new URL(demoUrl).origin}/connect?id=none`;
  const server = await startRawModernServer({ link: { mode: 'url', message: 'Sign in.', url } }, 3);
  try {
    await host.open();
    await host.addServer({ address: server.url, name: 'Raw' });
    await host.expectConnected('2026-07-28');
    await host.call('link');
    const popup = await consent(dialog);
    await popup.close();
    for (const checks of [2, 3]) {
      await expect(dialog.part('url-news')).toHaveText('The server says that this is not finished yet.');
      await expect(button(dialog, 'Decline')).toHaveCount(0);
      expect(server.calls).toHaveLength(checks);
      await button(dialog, 'Check again').click();
    }
    await expect(dialog.root).toContainText('The server says that this is finished');
    await button(dialog, 'Close').click();
    await dialog.expectClosed();
    await host.result('link').expectOutcome('Done');
    expect(server.calls).toHaveLength(4);
  } finally {
    await server.kill();
  }
});

for (const [revision, protocol] of [
  ['2026-07-28', 'auto'],
  ['2025-11-25', '2025-11-25'],
] as const) {
  test(`to stop waiting cancels the call (${revision})`, async ({ host, dialog }) => {
    await host.openWithDemo(protocol);
    await host.call(ACCOUNT);
    const popup = await consent(dialog);
    await button(dialog, 'Stop waiting').click();
    await dialog.expectClosed();
    await host.result(ACCOUNT).expectOutcome('Cancelled');
    await popup.close();
    await host.expectUsable();
  });

  test(`a page that is waited for is found again after a reload, until it is closed (${revision})`, async ({
    host,
    dialog,
  }) => {
    await host.openWithDemo(protocol);
    await host.call(ACCOUNT);
    const popup = await consent(dialog);
    // On a busy machine a popup has no address yet when it comes.
    await popup.waitForURL(/connect/);
    const address = popup.url();
    await popup.close();
    await expect(dialog.root).toContainText('Continue in your browser');

    await dialog.page.reload();
    await dialog.expectOpen();
    await expect(dialog.part('url-news')).toHaveText('This page was opened before the app was reloaded.');
    await expect(dialog.part('url-full')).toContainText(address);
    await expect(button(dialog, 'Check again')).toHaveCount(0);
    const again = dialog.page.waitForEvent('popup');
    await button(dialog, 'Open again').click();
    await finish(await again);
    await button(dialog, 'Close').click();
    await dialog.expectClosed();

    await dialog.page.reload();
    await host.expectConnected(revision);
    await dialog.expectClosed();
  });
}

test('-32042: both pages are asked for, and the call goes on when the server has told of both', async ({
  host,
  dialog,
}) => {
  await host.openWithDemo('2025-11-25');
  await host.call(CALENDARS);
  await expect(dialog.root).toContainText('Question 1 of 2');
  const first = await consent(dialog);
  await expect(dialog.root).toContainText('Question 2 of 2');
  const second = await consent(dialog);
  await finish(first);
  await finish(second);
  for (let page = 0; page < 2; page += 1) {
    await expect(dialog.root).toContainText('The server says that this is finished');
    await button(dialog, 'Close').click();
  }
  await dialog.expectClosed();
  expect(await host.result(CALENDARS).received()).toBe('{"action":"accept"}');
});

test('-32042: checked too early, the page is not finished yet; declined, the call fails', async ({
  host,
  dialog,
}) => {
  await host.openWithDemo('2025-11-25');
  await host.call(CALENDARS);
  const first = await consent(dialog);
  const second = await consent(dialog);
  await button(dialog, 'Check again').click();
  await expect(dialog.part('url-news')).toHaveText('The server says that this is not finished yet.');
  await finish(first);
  await finish(second);
  for (let page = 0; page < 2; page += 1) {
    await expect(dialog.root).toContainText('The server says that this is finished');
    await button(dialog, 'Close').click();
  }
  expect(await host.result(CALENDARS).received()).toBe('{"action":"accept"}');

  await host.call(CALENDARS);
  await dialog.expectOpen();
  await dialog.decline.click();
  await dialog.expectClosed();
  await host.result(CALENDARS).expectOutcome('Failed');
});
