import type { Page } from 'playwright/test';
import type { DialogModel } from '../models/dialog.ts';
import type { HostModel } from '../models/host.ts';
import { pressUntilFocused, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';
import { DEMO_TIME_ZONE } from './demo-jobs.ts';

const TOOL = 'Book a table';

test.use({ timezoneId: DEMO_TIME_ZONE });

async function callByKey(page: Page, host: HostModel, dialog: DialogModel): Promise<void> {
  await host.openWithDemo();
  await tabTo(page, host.callButton(TOOL));
  await page.keyboard.press('Enter');
  await dialog.expectOpen();
}

/** Keys do not wait for the guard, as clicks of Playwright do. */
async function pressWhenReady(page: Page, dialog: DialogModel, name: 'review' | 'send'): Promise<void> {
  await tabTo(page, dialog[name]);
  await expect(dialog[name]).toBeEnabled();
  await page.keyboard.press('Enter');
}

test('edit, problems, review, back and send, by keyboard alone', async ({ page, host, dialog }) => {
  const { keyboard } = page;
  await callByKey(page, host, dialog);
  const date = dialog.field('Date').locator('input');
  await expect(date).toBeFocused();

  // Nothing is filled in: the problems are said, and the focus goes to the first.
  await pressWhenReady(page, dialog, 'review');
  await expect(dialog.root.getByRole('alert')).toContainText('3 answers need your attention');
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(/Enter a date/);

  await keyboard.type('05172031');
  await tabTo(page, dialog.field('Arrival').locator('input'));
  await keyboard.type('051720310730P');
  await tabTo(page, dialog.text('Guests'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('4');
  const areas = dialog.field('Area').getByRole('radio');
  await tabTo(page, areas);
  await pressUntilFocused(page, 'ArrowDown', dialog.field('Area').getByRole('radio', { name: 'Terrace' }));
  await keyboard.press('Space');
  await expect(dialog.root.getByRole('alert')).toHaveCount(0);

  await pressWhenReady(page, dialog, 'review');
  await expect(dialog.root.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  // To one answer and back: everything is kept.
  await tabTo(page, dialog.root.getByRole('button', { name: 'Edit Guests' }));
  await keyboard.press('Enter');
  await expect(dialog.text('Guests')).toBeFocused();
  await expect(dialog.text('Guests')).toHaveValue('4');
  // Enter in a field leads on, not past the review.
  await expect(dialog.review).toBeEnabled();
  await keyboard.press('Enter');
  await expect(dialog.root.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await pressWhenReady(page, dialog, 'send');
  await dialog.expectClosed();
  await expect(host.callButton(TOOL)).toBeFocused();
  expect(JSON.parse(await host.result(TOOL).received())).toEqual({
    action: 'accept',
    content: { date: '2031-05-17', arrival: '2031-05-17T19:30:00-02:30', guests: 4, area: 'terrace' },
  });
});

test('decline, by keyboard alone', async ({ page, host, dialog }) => {
  await callByKey(page, host, dialog);
  await tabTo(page, dialog.decline);
  await page.keyboard.press('Enter');
  await dialog.expectClosed();
  expect(JSON.parse(await host.result(TOOL).received())).toEqual({ action: 'decline' });
});

test('Escape cancels; once something was typed it asks first, and keeping is the safe key', async ({
  page,
  host,
  dialog,
}) => {
  const { keyboard } = page;
  await callByKey(page, host, dialog);
  await tabTo(page, dialog.text('Guests'));
  await keyboard.type('7');
  await keyboard.press('Escape');
  await expect(dialog.discard).toBeVisible();
  await expect(dialog.discard.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.discard).toHaveCount(0);
  await expect(dialog.text('Guests')).toBeFocused();
  await expect(dialog.text('Guests')).toHaveValue(/7/);

  await keyboard.press('Escape');
  await tabTo(page, dialog.discard.getByRole('button', { name: 'Discard and close' }));
  await keyboard.press('Enter');
  await dialog.expectClosed();
  expect(JSON.parse(await host.result(TOOL).received())).toEqual({ action: 'cancel' });
});

test('the focus never leaves the dialog by Tab, forwards or backwards', async ({ page, host, dialog }) => {
  await callByKey(page, host, dialog);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press(key);
      // Not `:focus`: the parts inside a date control do not match it.
      expect(await dialog.root.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    }
  }
});
