import { DialogModel } from '../../../e2e/models/dialog.ts';
import { HostModel } from '../../../e2e/models/host.ts';
import { expect, test } from './support/test.ts';

const TOOL = 'Delete a project';
const FIELD = 'Project name';
const ELSEWHERE = 'is open in another window';

test.beforeEach(async ({ host }) => host.expectConnected('2026-07-28'));

test('a reload brings back the call, its question and what was typed', async ({
  host,
  page,
  dialog,
  desktop,
}) => {
  await host.call(TOOL);
  await dialog.text(FIELD).fill('atlas-sta');
  await desktop.reload(page);
  await expect(dialog.text(FIELD)).toHaveValue('atlas-sta');
  await expect(host.runningCalls).toHaveCount(1);
  await dialog.text(FIELD).fill('atlas-staging');
  await dialog.send.click();
  await dialog.expectClosed();
  expect(await host.result(TOOL).received()).toBe(
    '{"action":"accept","content":{"project":"atlas-staging"}}',
  );
});

test('of two windows the one with the focus asks; the other tells, and can take the question over', async ({
  host,
  page,
  dialog,
  desktop,
}) => {
  const otherPage = await desktop.openWindow();
  const other = new DialogModel(otherPage);
  const otherHost = new HostModel(otherPage, '');
  await otherHost.expectConnected('2026-07-28');
  await desktop.focus(page);
  await host.call(TOOL);
  await dialog.text(FIELD).fill('atlas-sta');
  await expect(otherHost.runningCalls).toHaveCount(1);
  await expect(otherPage.getByText(ELSEWHERE)).toBeVisible();
  await expect(other.root).toHaveCount(0);

  // A question that a person has met stays where it is, wherever they look.
  await desktop.focus(otherPage);
  await expect(dialog.root).toBeVisible();
  await otherPage.getByRole('button', { name: 'Answer here' }).click();
  await expect(dialog.withdrawn).toContainText('taken up in another window');
  await expect(other.text(FIELD)).toHaveValue('atlas-sta');
  await other.text(FIELD).fill('atlas-staging');
  await other.send.click();
  await other.expectClosed();
  await dialog.root.getByRole('button', { name: 'Close' }).click();
  for (const view of [host, otherHost]) {
    expect(await view.result(TOOL).received()).toBe(
      '{"action":"accept","content":{"project":"atlas-staging"}}',
    );
  }
  // The next one comes to where the person is.
  await otherHost.call(TOOL);
  await expect(other.root).toBeVisible();
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
  await other.decline.click();
  expect(await host.result(TOOL).received()).toBe('{"action":"decline"}');
});

test('a question of a window that is closed goes on in another, with what was typed', async ({
  host,
  page,
  dialog,
  desktop,
}) => {
  const otherPage = await desktop.openWindow();
  const other = new DialogModel(otherPage);
  const otherHost = new HostModel(otherPage, '');
  await otherHost.expectConnected('2026-07-28');
  await desktop.focus(page);
  await host.call(TOOL);
  await dialog.text(FIELD).fill('atlas-sta');
  await expect(otherPage.getByText(ELSEWHERE)).toBeVisible();
  await desktop.close(page);
  await expect(other.text(FIELD)).toHaveValue('atlas-sta');
  await expect(otherPage.getByText(ELSEWHERE)).toHaveCount(0);
  await other.decline.click();
  await other.expectClosed();
  expect(await otherHost.result(TOOL).received()).toBe('{"action":"decline"}');
});
