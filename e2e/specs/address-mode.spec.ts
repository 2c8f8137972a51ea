import type { HostModel } from '../models/host.ts';
import { expect, test } from '../support/test.ts';
import { ERAS } from './demo-jobs.ts';

const TOOL = 'Connect an account';

function watchPageRequests(host: HostModel): string[] {
  const requests: string[] = [];
  host.page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/connect') requests.push(request.url());
  });
  return requests;
}

for (const [revision, protocol] of ERAS) {
  test(`asks nothing of the address before consent, shows it whole, and declines (${revision})`, async ({
    host,
    dialog,
    demoUrl,
  }) => {
    await host.openWithDemo(protocol);
    const requests = watchPageRequests(host);
    await host.call(TOOL);
    await dialog.expectOpen();
    await expect(dialog.part('url-host')).toContainText(new URL(demoUrl).host);
    await expect(dialog.part('url-full')).toContainText(`${new URL(demoUrl).origin}/connect?id=`);
    await expect(dialog.root.locator('a[href]')).toHaveCount(0);
    await dialog.decline.click();
    await dialog.expectClosed();
    expect(await host.result(TOOL).received()).toBe('{"action":"decline"}');
    expect(requests).toEqual([]);
  });

  test(`cancels with Escape (${revision})`, async ({ host, dialog }) => {
    await host.openWithDemo(protocol);
    const requests = watchPageRequests(host);
    await host.call(TOOL);
    await dialog.expectOpen();
    await dialog.page.keyboard.press('Escape');
    await dialog.expectClosed();
    expect(await host.result(TOOL).received()).toBe('{"action":"cancel"}');
    expect(requests).toEqual([]);
  });
}

test('opens the page without an opener, waits, and says when the server is done (2025-11-25)', async ({
  host,
  dialog,
  demoUrl,
}) => {
  await host.openWithDemo('2025-11-25');
  await host.call(TOOL);
  await dialog.expectOpen();
  const popup = await dialog.openAddress(new URL(demoUrl).host);
  await expect(popup.getByRole('heading', { name: 'Connect your account' })).toBeVisible();
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  expect(await popup.evaluate(() => document.referrer)).toBe('');

  await expect(dialog.root).toContainText('Continue in your browser');
  await popup.getByRole('button', { name: 'Connect' }).click();
  await expect(popup.getByRole('heading', { name: 'Connected' })).toBeVisible();

  await expect(dialog.root).toContainText('The server says that this is finished');
  await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.expectClosed();
  expect(await host.result(TOOL).received()).toBe('{"action":"accept"}');
  await expect(host.result(TOOL).root).toContainText('Your account is connected.');
  await popup.close();
  await host.expectUsable();
});

test('lets the person close the waiting dialog, and the call still ends well (2026-07-28)', async ({
  host,
  dialog,
  demoUrl,
}) => {
  await host.openWithDemo();
  await host.call(TOOL);
  await dialog.expectOpen();
  const popup = await dialog.openAddress(new URL(demoUrl).host);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await expect(dialog.root).toContainText('Continue in your browser');
  await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.expectClosed();
  await host.result(TOOL).expectOutcome('Running');

  await popup.getByRole('button', { name: 'Connect' }).click();
  expect(await host.result(TOOL).received()).toBe('{"action":"accept"}');
  await popup.close();
});
