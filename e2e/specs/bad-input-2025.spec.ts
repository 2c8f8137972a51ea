import { startRawLegacyServer, type RawLegacyServer } from '../support/raw-legacy-server.ts';
import { expect, test } from '../support/test.ts';
import { REFUSED, SCRIPT_ADDRESS, UNDRAWABLE } from './bad-questions.ts';

let server: RawLegacyServer;

test.beforeEach(async ({ host }) => {
  const refused = Object.entries(REFUSED).map(([name, { params }]): [string, unknown] => [name, params]);
  const tools: Record<string, unknown> = Object.fromEntries(refused);
  server = await startRawLegacyServer({
    ...tools,
    undrawable: UNDRAWABLE,
    'script-address': SCRIPT_ADDRESS,
    'no-message-at-all': 'hello',
  });
  await host.open();
  await host.addServer({ address: server.url, name: 'Raw', protocol: '2025-11-25' });
  await host.expectConnected('2025-11-25');
});

test.afterEach(async ({ host }) => {
  await host.page.close();
  await server.kill();
});

for (const [name, { words }] of Object.entries(REFUSED)) {
  test(`refuses ${name} with -32602 and says why`, async ({ host, dialog }) => {
    await host.call(name);
    await host.result(name).expectOutcome('Done');
    await dialog.expectClosed();
    await expect(host.result(name).root).toContainText(words);
    expect(server.replies).toHaveLength(1);
    expect(server.replies[0]?.error?.code).toBe(-32602);
    expect(server.replies[0]?.error?.message).not.toBe('');
    await host.expectUsable();
  });
}

test('shows a question that cannot be drawn, with its reason, and lets it be declined', async ({
  host,
  dialog,
}) => {
  await host.call('undrawable');
  await dialog.expectOpen();
  await expect(dialog.part('message-text')).toHaveText('Where do you live?');
  await expect(dialog.part('blocked')).toContainText('address');
  await expect(dialog.part('accept')).toHaveCount(0);
  await expect(dialog.part('continue')).toHaveCount(0);
  await dialog.decline.click();
  await dialog.expectClosed();
  await host.result('undrawable').expectOutcome('Done');
  expect(server.replies.map((reply) => reply.result)).toEqual([{ action: 'decline' }]);
});

test('cancels a question that cannot be drawn with Escape', async ({ host, dialog }) => {
  await host.call('undrawable');
  await dialog.expectOpen();
  await host.page.keyboard.press('Escape');
  await dialog.expectClosed();
  await host.result('undrawable').expectOutcome('Done');
  expect(server.replies.map((reply) => reply.result)).toEqual([{ action: 'cancel' }]);
});

test('does not open an address that runs a script', async ({ host, dialog, page }) => {
  await host.call('script-address');
  await dialog.expectOpen();
  await expect(dialog.part('accept')).toHaveCount(0);
  await expect(dialog.root.locator('a[href]')).toHaveCount(0);
  await dialog.decline.click();
  await dialog.expectClosed();
  await host.result('script-address').expectOutcome('Done');
  expect(server.replies.map((reply) => reply.result)).toEqual([{ action: 'decline' }]);
  expect(page.context().pages()).toHaveLength(1);
});

test('lets a call be cancelled whose server sends what is no message at all', async ({ host, dialog }) => {
  await host.call('no-message-at-all');
  await host.result('no-message-at-all').expectOutcome('Running');
  await dialog.expectClosed();
  await host.result('no-message-at-all').cancel();
  await host.result('no-message-at-all').expectOutcome('Cancelled');
  await host.expectUsable();
});

test('says what happened when the server dies, and comes back with Retry', async ({
  host,
  page,
  trouble,
}) => {
  trouble.allowConsoleError(/ERR_|status of 404/);
  await server.kill();
  await expect(host.server('Raw')).toContainText('Not connected');
  await expect(page.getByText('The connection to the server was lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry Raw' }).click();
  await expect(page.getByText(/The server could not be reached/)).toBeVisible();
});
