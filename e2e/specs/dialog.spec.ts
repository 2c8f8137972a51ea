import { startDemoServer } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';
import { ERAS } from './demo-jobs.ts';

test('asks before Escape throws away what was typed', async ({ host, dialog, page }) => {
  await host.openWithDemo();
  await host.call('Plan a trip');
  await dialog.text('City').fill('Porto');
  await page.keyboard.press('Escape');
  await expect(dialog.discard).toBeVisible();

  await dialog.discard.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.text('City')).toHaveValue('Porto');
  await page.keyboard.press('Escape');
  await dialog.discard.getByRole('button', { name: 'Discard and close' }).click();
  await expect(dialog.text('Budget')).toBeVisible();
  await dialog.decline.click();
  await dialog.expectClosed();
  expect(await host.result('Plan a trip').received()).toBe(
    '{"destination":{"action":"cancel"},"budget":{"action":"decline"}}',
  );
});

test('swallows a click that comes before anybody could have read the question', async ({
  host,
  dialog,
  page,
}) => {
  await host.openWithDemo();
  const clicked = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        new MutationObserver((_, observer) => {
          const accept = document.querySelector<HTMLElement>('[data-elicit="accept"]');
          if (accept === null) return;
          observer.disconnect();
          accept.click();
          resolve(accept.getAttribute('aria-disabled'));
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await host.call('Restart a service');
  expect(await clicked).toBe('true');
  await expect(dialog.root).toBeVisible();
  await expect(host.runningCalls).toHaveCount(1);

  await dialog.confirm.click();
  await dialog.expectClosed();
  expect(await host.result('Restart a service').received()).toBe('{"action":"accept","content":{}}');
});

test('explains what is missing and goes to the first problem', async ({ host, dialog }) => {
  await host.openWithDemo();
  await host.call('File a bug report');
  await dialog.text('Summary').fill('Too short');
  await dialog.text('Load time').fill('soon');
  await dialog.review.click();
  await expect(dialog.part('summary')).toBeVisible();
  await expect(dialog.text('Summary')).toBeFocused();
  await expect(dialog.text('Summary')).toHaveAccessibleDescription(/at least 10 characters/);
  await expect(dialog.field('Your e-mail address').locator('[data-elicit="error"]')).toHaveAttribute(
    'data-code',
    'required',
  );
  await expect(dialog.field('Load time').locator('[data-elicit="error"]')).toHaveAttribute(
    'data-code',
    'type',
  );
});

test('goes back from the review with nothing lost', async ({ host, dialog }) => {
  await host.openWithDemo();
  await host.call('Subscribe to the newsletter');
  await dialog.text('Name').fill('Grace');
  await dialog.review.click();
  await expect(dialog.part('review')).toContainText('Grace');
  await dialog.root.getByRole('button', { name: 'Edit answers' }).click();
  await expect(dialog.text('Name')).toHaveValue('Grace');
  await dialog.decline.click();
  await dialog.expectClosed();
});

test('names the server by the host’s label and marks its claim', async ({ host, dialog, demoUrl }) => {
  await host.openWithDemo();
  await host.call('Restart a service');
  await expect(dialog.root).toHaveAccessibleName(/Demo server/);
  await expect(dialog.part('server-claim')).toContainText('Elicit Demo');
  await expect(dialog.part('server')).toContainText(new URL(demoUrl).host);
  await dialog.close.click();
  await dialog.expectClosed();
});

test('keeps the page usable after a reload in the middle of a question', async ({ host, dialog, page }) => {
  // In this revision a question ends with its request, and so with the page.
  await host.openWithDemo('2025-11-25');
  await host.call('Plan a trip');
  await dialog.text('City').fill('Porto');
  await page.reload();
  await host.expectConnected('2025-11-25');
  await dialog.expectClosed();
  await host.expectUsable();
  await host.call('Restart a service');
  await dialog.confirm.click();
  await dialog.expectClosed();
  expect(await host.result('Restart a service').received()).toBe('{"action":"accept","content":{}}');
});

for (const [revision, protocol] of ERAS) {
  test(`says that the server is gone, and keeps what was typed readable (${revision})`, async ({
    host,
    dialog,
    page,
    trouble,
  }) => {
    // The browser logs each request that finds nobody.
    trouble.allowConsoleError(
      /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
    );
    const server = await startDemoServer();
    await host.open();
    await host.addServer({ address: server.address, name: 'Fragile', protocol });
    await host.expectConnected(revision);
    await host.call('Plan a trip');
    await dialog.text('City').fill('Porto');

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.postData() ?? '');
    });
    await server.kill();
    await expect(dialog.withdrawn).toContainText('The connection to the server was lost.');
    await expect(dialog.text('City')).toHaveValue('Porto');
    await expect(dialog.text('City')).not.toBeEditable();
    await expect(dialog.send).toHaveCount(0);
    await expect(dialog.decline).toHaveCount(0);

    await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.expectClosed();
    await host.result('Plan a trip').expectOutcome('Failed');
    await expect(host.result('Plan a trip').root).toContainText('The connection to the server was lost.');
    await expect(host.server('Fragile')).toContainText('Not connected');
    expect(sent.filter((body) => body.includes('"action"'))).toEqual([]);
    await host.expectUsable();
  });
}
