import type { Page } from 'playwright/test';
import { startRawModernServer } from '../support/raw-modern-server.ts';
import { expect, test } from '../support/test.ts';

const REPORT = 'File a bug report';
const RESTORED =
  'This question was open before the app was reloaded. What you entered is still here, except for secrets.';

/** Everything that the page keeps of its calls, as text. */
function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const name = 'elicit-kit.calls';
    // To open one that is not there would make it.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return '';
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    const database = await done(indexedDB.open(name));
    const texts: unknown[] = await done(database.transaction('calls').objectStore('calls').getAll());
    database.close();
    return texts.join('\n');
  });
}

async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => keptTexts(page)).toContain(text);
}

test('a question that was being answered comes back after a reload, and its call goes on', async ({
  host,
  dialog,
  page,
}) => {
  await host.openWithDemo();
  await host.call(REPORT);
  await dialog.expectOpen();
  await dialog.text('Summary').fill('The map stays grey after a reload');
  await dialog.fillDate('First seen on', '2026-07-01');
  await dialog.pick('Severity', 'high');
  await dialog.tick('Platforms', 'linux');
  await dialog.untick('Labels', 'Accessibility');
  // The last that is typed is the last that is written.
  await dialog.text('Attempts').fill('7');
  await dialog.text('Steps to reproduce').fill('Open it, then reload');
  await expectKept(page, 'Open it, then reload');

  await page.reload();
  await dialog.expectOpen();
  await expect(dialog.root).toContainText(RESTORED);
  await expect(dialog.text('Summary')).toHaveValue('The map stays grey after a reload');
  await expect(dialog.field('Labels').getByRole('checkbox', { name: 'Accessibility' })).not.toBeChecked();
  await dialog.text('Your e-mail address').fill('ada@example.com');
  await dialog.review.click();
  await dialog.send.click();
  expect(JSON.parse(await host.result(REPORT).received())).toEqual({
    action: 'accept',
    content: {
      summary: 'The map stays grey after a reload',
      steps: 'Open it, then reload',
      contact: 'ada@example.com',
      firstSeen: '2026-07-01',
      attempts: 7,
      reproducible: true,
      severity: 'high',
      platforms: ['linux'],
      // Cleared by hand before the reload: the default has not come back.
      labels: [],
    },
  });

  await page.reload();
  await host.expectConnected('2026-07-28');
  await dialog.expectClosed();
  await expect(host.runningCalls).toHaveCount(0);
});

test('a password is typed anew after a reload, and is written down nowhere', async ({
  host,
  dialog,
  page,
}) => {
  const server = await startRawModernServer({
    login: {
      mode: 'form',
      message: 'Please sign in',
      requestedSchema: {
        type: 'object',
        properties: {
          user: { type: 'string', title: 'User' },
          password: { type: 'string', title: 'Password' },
        },
        required: ['user', 'password'],
      },
    },
  });
  await host.open();
  await host.addServer({ address: server.url, name: 'Raw' });
  await host.server('Raw').click();
  await host.expectConnected('2026-07-28');
  await host.call('login');
  await dialog.text('User').fill('ada');
  await dialog.text('Password').fill('hush-hush');
  await expectKept(page, 'ada');
  expect(await keptTexts(page)).not.toContain('hush');

  await page.reload();
  await dialog.expectOpen();
  await expect(dialog.root).toContainText(RESTORED);
  await expect(dialog.text('User')).toHaveValue('ada');
  await expect(dialog.text('Password')).toHaveValue('');
  await dialog.text('Password').fill('again');
  await dialog.review.click();
  await dialog.send.click();
  await expect(host.result('login').root).toContainText('again');
  const [first, retry] = server.calls;
  expect(server.calls).toHaveLength(2);
  expect(retry).toMatchObject({
    name: first?.['name'],
    arguments: first?.['arguments'],
    requestState: 'state-1',
    inputResponses: { question: { action: 'accept', content: { user: 'ada', password: 'again' } } },
  });
  await server.kill();
});

test('a second tab does not ask what the first one asks; when that is closed it goes on', async ({
  host,
  dialog,
  page,
  context,
}) => {
  await host.openWithDemo();
  await host.call(REPORT);
  await dialog.text('Summary').fill('Seen in one tab alone');
  await expectKept(page, 'Seen in one tab alone');

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('list', { name: /^Tools of/ })).toBeVisible();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await page.close();
  await second.reload();
  await expect(second.getByRole('dialog')).toContainText(RESTORED);
  await expect(second.getByRole('textbox', { name: 'Summary', exact: true })).toHaveValue(
    'Seen in one tab alone',
  );
});
