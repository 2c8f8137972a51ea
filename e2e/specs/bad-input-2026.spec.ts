import { startRawModernServer, type RawModernServer } from '../support/raw-modern-server.ts';
import { expect, test } from '../support/test.ts';
import { REFUSED, UNDRAWABLE } from './bad-questions.ts';

let server: RawModernServer;

test.beforeEach(async ({ host }) => {
  const refused = Object.entries(REFUSED).map(([name, { params }]): [string, unknown] => [name, params]);
  const tools: Record<string, unknown> = Object.fromEntries(refused);
  server = await startRawModernServer({ ...tools, undrawable: UNDRAWABLE });
  await host.open();
  await host.addServer({ address: server.url, name: 'Raw' });
  await host.expectConnected('2026-07-28');
});

test.afterEach(async ({ host }) => {
  await host.page.close();
  await server.kill();
});

for (const name of Object.keys(REFUSED)) {
  test(`fails the call for ${name}, in words, and sends nothing`, async ({ host, dialog }) => {
    await host.call(name);
    await host.result(name).expectOutcome('Failed');
    await dialog.expectClosed();
    await expect(host.result(name).root).toContainText(
      'The server asked in a way that this page cannot answer.',
    );
    expect(server.calls).toHaveLength(1);
    await host.expectUsable();
  });
}

test('shows a question that cannot be drawn, and sends the decline with its state', async ({
  host,
  dialog,
}) => {
  await host.call('undrawable');
  await dialog.expectOpen();
  await expect(dialog.part('blocked')).toContainText('address');
  await expect(dialog.part('accept')).toHaveCount(0);
  await dialog.decline.click();
  await dialog.expectClosed();
  await host.result('undrawable').expectOutcome('Done');
  expect(server.calls).toHaveLength(2);
  expect(server.calls[1]).toMatchObject({
    name: 'undrawable',
    inputResponses: { question: { action: 'decline' } },
    requestState: 'state-1',
  });
});
