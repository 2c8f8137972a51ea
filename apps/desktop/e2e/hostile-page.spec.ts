import type { Page } from 'playwright';
import { DialogModel } from '../../../e2e/models/dialog.ts';
import { hello, openRawLine, openUrl, type RawLine } from './support/raw-line.ts';
import { expect, test } from './support/test.ts';

const TOOL = 'Delete a project';

test.beforeEach(async ({ host }) => host.expectConnected('2026-07-28'));

function accept(id: string, lease: number, attempt: number, content: unknown): object {
  return { type: 'answer', id, lease, attempt, result: { action: 'accept', content }, isLast: false };
}

/** Says who it is, and takes the question that the page shows. */
async function takeOver(
  page: Page,
  dialog: DialogModel,
): Promise<{ line: RawLine; id: string; lease: number }> {
  const line = await openRawLine(page);
  await line.say(hello('a-page-that-was-taken-over'));
  await expect.poll(() => line.last('elsewhere')).toBeDefined();
  const { id = '' } = (await line.last('elsewhere')) ?? {};
  await line.say({ type: 'take', id });
  await expect.poll(() => line.last('offer')).toBeDefined();
  await expect(dialog.withdrawn).toBeVisible();
  await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.expectClosed();
  return { line, id, lease: (await line.last('offer'))?.lease ?? 0 };
}

test('a page cannot answer a question that another window shows', async ({ host, dialog, desktop }) => {
  await host.call(TOOL);
  await dialog.text('Project name').fill('atlas-staging');
  const other = await desktop.openWindow();
  await expect(other.getByText('is open in another window')).toBeVisible();
  const line = await openRawLine(other);
  await line.say(hello('another-window'));
  await expect.poll(() => line.last('elsewhere')).toBeDefined();
  const { id = '' } = (await line.last('elsewhere')) ?? {};
  for (const lease of [0, 1, 2, 3, 4]) {
    await line.say(accept(id, lease, lease + 1, { project: 'evil' }), {
      type: 'answer',
      id,
      lease,
      attempt: 9,
      result: { action: 'cancel' },
      isLast: true,
    });
    await line.say({ type: 'draft', id, lease, draft: {} });
    await line.say({ type: 'heartbeat', id, lease }, { type: 'abandon', id }, { type: 'recheck', id });
  }
  // Answered in order, so all of it has been heard.
  await expect
    .poll(async () => (await line.heard()).filter(({ type }) => type === 'withdraw').length)
    .toBe(10);
  await expect(dialog.text('Project name')).toHaveValue('atlas-staging');
  await dialog.send.click();
  await dialog.expectClosed();
  expect(await host.result(TOOL).received()).toBe(
    '{"action":"accept","content":{"project":"atlas-staging"}}',
  );
});

test('of two answers to one question the first counts, whoever gave it', async ({ host, page, dialog }) => {
  await host.call(TOOL);
  await dialog.expectOpen();
  const { line, id, lease } = await takeOver(page, dialog);
  const content = { project: 'atlas-staging' };
  await line.say(
    accept(id, lease, 1, content),
    { type: 'answer', id, lease, attempt: 2, result: { action: 'decline' }, isLast: true },
    { type: 'answer', id, lease, attempt: 3, result: { action: 'cancel' }, isLast: true },
    accept(id, lease + 1, 1, content),
  );
  expect(await host.result(TOOL).received()).toBe(
    '{"action":"accept","content":{"project":"atlas-staging"}}',
  );
  // The next question comes to the page's own line once this one is gone.
  await line.say(accept(id, lease, 4, content), { type: 'bye' });
  await host.call(TOOL);
  await dialog.decline.click();
  expect(await host.result(TOOL).received()).toBe('{"action":"decline"}');
});

test('an answer that does not fit its question does not leave', async ({ host, page, dialog }) => {
  await host.call(TOOL);
  await dialog.expectOpen();
  const { line, id, lease } = await takeOver(page, dialog);
  const unreadable: unknown[] = [{ project: null }, { project: { toString: 'atlas' } }, [], 'atlas-staging'];
  for (const content of unreadable) await line.mumble(accept(id, lease, 1, content));
  const misfits: unknown[] = [{}, { project: 5 }, { project: ['atlas-staging'] }, { other: 'atlas-staging' }];
  for (const [index, content] of misfits.entries()) await line.say(accept(id, lease, index + 1, content));
  await expect
    .poll(async () => (await line.heard()).filter(({ type }) => type === 'rejected').length)
    .toBe(misfits.length);
  await expect(host.runningCalls).toHaveCount(1);
  await line.say(accept(id, lease, 100, { project: 'atlas-staging' }));
  expect(await host.result(TOOL).received()).toBe(
    '{"action":"accept","content":{"project":"atlas-staging"}}',
  );
});

test('junk, floods and texts without end leave the app as it was', async ({ host, page, dialog }) => {
  await host.call(TOOL);
  await dialog.text('Project name').fill('atlas');
  const line = await openRawLine(page);
  await line.mumble(
    '',
    'null',
    '[]',
    '{"type":',
    '"hello"',
    '{"type":"hello"}',
    '{"__proto__":{"type":"hello"}}',
    '\u0000\ud800',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    '[1,{"type":"hello"}]',
    '[0,null]',
    '[1e999,{}]',
    { ...hello('x'), session: { toString: 1 } },
    { type: 'answer', id: '__proto__', lease: 1, attempt: 1, result: { action: 'accept' }, isLast: true },
    { type: 'take', id: 'constructor' },
  );
  const holds = Array.from({ length: 1000 }, (_, index) => ({ id: `0.${index}`, lease: 1 }));
  await line.say(
    { ...hello('holds what it was never given'), holds },
    { type: 'take', id: 'constructor' },
    { type: 'resume', ref: 1, server: { label: '__proto__' }, elicitationId: '__proto__' },
  );
  await page.evaluate(() => {
    const { elicitKit } = globalThis as unknown as {
      elicitKit: {
        openLine(a: () => void, b: () => void): { send(text: string): void; close(): void };
      };
    };
    const nothing = (): void => undefined;
    for (let count = 0; count < 100; count += 1) {
      try {
        const line = elicitKit.openLine(nothing, nothing);
        line.send('x'.repeat(count * 1000));
        if (count === 0) line.send('y'.repeat(17 * 1024 * 1024));
        line.close();
        line.send('after');
        line.close();
      } catch {
        // It may say that there are too many.
      }
    }
    // Its own functions fail when main speaks to them.
    elicitKit.openLine(
      () => {
        throw new Error('of the page');
      },
      () => {
        throw new Error('of the page');
      },
    );
  });
  await expect(dialog.text('Project name')).toHaveValue('atlas');
  await dialog.decline.click();
  expect(await host.result(TOOL).received()).toBe('{"action":"decline"}');
});

test('an address that was not shown here is not opened', async ({ host, page, dialog, desktop }) => {
  const other = await desktop.openWindow();
  await expect(other.getByRole('list', { name: /^Tools of/ })).toBeVisible();
  await desktop.focus(page);
  await host.call('Connect an account');
  const shown = (await dialog.part('url-full').innerText()).trim();
  const strangers = [
    'https://elsewhere.example/',
    'http://127.0.0.1/',
    `${shown}&more=1`,
    `${shown}#more`,
    shown.toUpperCase(),
    'file:///etc/passwd',
    'javascript:alert(1)',
    '',
    'h'.repeat(100_000),
  ];
  for (const address of strangers) expect(await openUrl(page, address)).toBe(false);
  expect(await openUrl(other, shown)).toBe(false);
  expect(await desktop.openedAddresses()).toEqual([]);
  await dialog.decline.click();
  expect(await host.result('Connect an account').received()).toBe('{"action":"decline"}');
  await expect(new DialogModel(other).root).toHaveCount(0);
});

test('junk from main does not break the page', async ({ host, page, dialog, desktop }) => {
  await host.call(TOOL);
  await dialog.text('Project name').fill('atlas-staging');
  const junk: unknown[] = [
    null,
    undefined,
    1,
    'text',
    [],
    {},
    { type: 'text' },
    { type: 'text', line: 1 },
    { type: 'text', line: 1, text: 7 },
    { type: 'text', line: 99, text: '{}' },
    { type: 'close', line: 99 },
    { type: 'close', line: '1' },
    { type: 'text', line: NaN, text: '' },
    { type: '__proto__', line: 1 },
    ...[1, 2, 3].flatMap((line) =>
      ['', '{', 'null', '[1]', '{"type":"offer"}', '{"type":"offer","id":1,"lease":"1","params":null}'].map(
        (text) => ({ type: 'text', line, text }),
      ),
    ),
  ];
  for (const value of junk) await desktop.send(page, 'elicit-kit:line', value);
  await expect(dialog.text('Project name')).toHaveValue('atlas-staging');
  await dialog.send.click();
  await dialog.expectClosed();
  expect(await host.result(TOOL).received()).toBe(
    '{"action":"accept","content":{"project":"atlas-staging"}}',
  );
});
