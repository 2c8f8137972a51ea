import { startRawLegacyServer, type RawLegacyServer } from '../support/raw-legacy-server.ts';
import { expect, test } from '../support/test.ts';

const FLOOD = 1000;

const question = (message: string): object => ({
  mode: 'form',
  message,
  requestedSchema: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
});

let loud: RawLegacyServer;
let quiet: RawLegacyServer;

test.beforeEach(async ({ host }) => {
  let onFlood = (): void => undefined;
  const flooded = new Promise<void>((resolve) => {
    onFlood = resolve;
  });
  loud = await startRawLegacyServer({
    flood: () => {
      onFlood();
      return Array.from({ length: FLOOD }, (_, index) => question(`Loud ${index + 1}`));
    },
  });
  // It asks as soon as the other one does.
  quiet = await startRawLegacyServer({ ask: () => flooded.then(() => question('Quiet asks')) });
  await host.open();
  for (const [name, { url }] of [
    ['Quiet', quiet],
    ['Loud', loud],
  ] as const) {
    // prettier-ignore
    await host.addServer({ address: url, name, protocol: '2025-11-25' });
    await host.expectConnected('2025-11-25');
  }
  await host.server('Quiet').click();
  await host.call('ask');
  await host.server('Loud').click();
  await host.call('flood');
});

test.afterEach(async ({ host }) => {
  await host.page.close();
  await Promise.all([loud.kill(), quiet.kill()]);
});

test('a thousand questions at once: another server gets its answer, the rest is one screen, and nothing is answered unasked', async ({
  host,
  dialog,
}) => {
  await dialog.expectOpen();
  const seen: string[] = [];
  for (let turn = 0; turn < 4 && quiet.replies.length === 0; turn += 1) {
    const message = await dialog.part('message-text').innerText();
    seen.push(message);
    if (message === 'Quiet asks') {
      await dialog.text('Name').fill('Ana');
      await expect(dialog.send).toBeEnabled();
      await dialog.send.click();
      await expect.poll(() => quiet.replies.length).toBe(1);
    } else {
      await dialog.decline.click();
      await expect(dialog.part('message-text')).not.toHaveText(message);
    }
  }
  expect(quiet.replies[0]?.result).toEqual({ action: 'accept', content: { name: 'Ana' } });
  const declined = seen.filter((message) => message !== 'Quiet asks').length;
  expect(loud.replies.map(({ result }) => result)).toEqual(
    Array.from({ length: declined }, () => ({ action: 'decline' })),
  );

  for (let left = 20 - declined; left > 0; left -= 1) {
    const message = await dialog.part('message-text').innerText();
    await dialog.decline.click();
    await expect(dialog.part('message-text').filter({ hasText: message })).toHaveCount(0);
  }
  await expect(dialog.part('title')).toHaveText('Loud asks too often');
  await expect(dialog.root).toContainText(`Questions held back: ${FLOOD - 20}.`);
  await dialog.root.getByRole('button', { name: 'Close all without answering' }).click();
  await dialog.expectClosed();
  await expect.poll(() => loud.replies.length).toBe(FLOOD);
  expect(loud.replies.slice(20).every(({ result }) => JSON.stringify(result) === '{"action":"cancel"}')).toBe(
    true,
  );
  await host.result('flood').expectOutcome('Done');
  await host.expectUsable();
});

test('a paused server is silent until the person allows it again', async ({ host, dialog }) => {
  await dialog.expectOpen();
  const pause = dialog.root.getByRole('button', { name: 'Pause questions from Loud' });
  for (let turn = 0; turn < 5 && !(await pause.isVisible()); turn += 1) {
    const message = await dialog.part('message-text').innerText();
    await dialog.decline.click();
    await expect(dialog.part('message-text')).not.toHaveText(message);
  }
  await pause.click();
  await dialog.root.getByRole('button', { name: '15 minutes' }).click();
  // What is left is the other server's, if it has not had its turn.
  if (quiet.replies.length === 0) {
    await expect(dialog.part('message-text')).toHaveText('Quiet asks');
    await dialog.decline.click();
  }
  await dialog.expectClosed();
  const before = loud.replies.length;
  const paused = host.page.locator('[data-elicit="pauses"]');
  await expect(paused).toContainText('Questions from Loud are paused until');
  await host.expectUsable();
  expect(loud.replies).toHaveLength(before);
  await paused.getByRole('button', { name: 'Allow again' }).click();
  await expect(dialog.part('title')).toHaveText('Loud asks for information');
});
