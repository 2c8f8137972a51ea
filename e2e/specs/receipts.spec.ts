import type { Page } from 'playwright/test';
import { expect, test } from '../support/test.ts';

/** Everything that the page keeps in this browser, in one text. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
}

test('the record says what was shared and what was not, survives a reload and can be cleared', async ({
  host,
  dialog,
  page,
}) => {
  const record = page.getByRole('region', { name: 'What was asked and shared' });
  const entries = record.getByRole('listitem');
  await host.openWithDemo();
  await expect(record).toContainText('No questions yet');

  await host.call('Delete a project');
  await dialog.text('Project name').fill('atlas-staging');
  await dialog.send.click();
  await dialog.expectClosed();
  expect(await host.result('Delete a project').received()).toContain('atlas-staging');

  await host.call('File a bug report');
  await dialog.text('Summary').fill('never-to-be-kept');
  await expect(dialog.decline).toBeEnabled();
  await dialog.decline.click();
  await dialog.expectClosed();

  const isAsExpected = async (): Promise<void> => {
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toHaveAccessibleName('Demo server Declined');
    await expect(entries.first()).toContainText('file-bug-report');
    await expect(entries.first()).toContainText(/Shared\s*Nothing/);
    await expect(entries.last()).toHaveAccessibleName('Demo server Accepted');
    await expect(entries.last()).toContainText('delete-project');
    await expect(entries.last()).toContainText('http://127.0.0.1:');
    await expect(entries.last()).toContainText(/Shared\s*project/);
    await expect(record).not.toContainText(/atlas-staging|never-to-be-kept/);
    const stored = await storedText(page);
    expect(stored).toContain('delete-project');
    expect(stored).not.toMatch(/atlas-staging|never-to-be-kept/);
  };
  await isAsExpected();

  await page.reload();
  await isAsExpected();

  await record.getByRole('button', { name: 'Clear record' }).click();
  await expect(record).toBeFocused();
  await expect(record).toContainText('No questions yet');
  expect(await storedText(page)).not.toContain('delete-project');
  await page.reload();
  await expect(record).toContainText('No questions yet');
});

test('a record that was tampered with does no harm', async ({ host, page }) => {
  await host.open();
  await page.evaluate(() =>
    localStorage.setItem('elicit-kit.receipts', '[{"id":"a","label":"<b>x</b>","endedAt":1e99}, 3]'),
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'What was asked and shared' })).toContainText(
    'No questions yet',
  );
  await expect(host.server('Demo server')).toContainText('Connected');
});

test('another tab shows the same record', async ({ host, dialog, page, context, hostUrl }) => {
  const other = await context.newPage();
  await other.goto(hostUrl);
  const record = other.getByRole('region', { name: 'What was asked and shared' });
  await expect(record).toContainText('No questions yet');

  await page.bringToFront();
  await host.openWithDemo();
  await host.call('Restart a service');
  await dialog.confirm.click();
  await dialog.expectClosed();
  await expect(record.getByRole('listitem')).toHaveAccessibleName('Demo server Accepted');
  await expect(record.getByRole('listitem')).toContainText(/Shared\s*Nothing/);
});
