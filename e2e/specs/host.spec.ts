import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { startDemoServer } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe over the page as it is. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(await axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = (await axe.run()).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
}

test('starts with the demo server and shows what it offers', async ({ host, page }) => {
  await host.open();
  await expect(host.server('Demo server')).toContainText('Connected, 2026-07-28');
  await expect(page.getByRole('list', { name: 'Tools of Demo server' }).getByRole('listitem')).toHaveCount(9);
  await expect(page.getByText('Calls itself Elicit Demo')).toBeVisible();
  await expect(host.results).toContainText('No calls yet');
});

test('talks to several servers at once, through one dialog', async ({ host, dialog, page }) => {
  const second = await startDemoServer();
  await host.openWithDemo();
  await host.addServer({ address: second.address, name: 'Second', protocol: '2025-11-25' });
  await host.expectConnected('2025-11-25');
  await host.call('Restart a service');
  await expect(dialog.root).toHaveAccessibleName(/Second/);
  await dialog.decline.click();
  await dialog.expectClosed();

  await host.server('Demo server').click();
  await host.call('Restart a service');
  await expect(dialog.root).toHaveAccessibleName(/Demo server/);
  await dialog.confirm.click();
  await dialog.expectClosed();
  await expect(host.results.getByRole('listitem').first()).toContainText('on Demo server');
  await expect(host.results.getByRole('listitem').last()).toContainText('on Second');

  await host.server('Second').click();
  await page.getByRole('button', { name: 'Remove Second' }).click();
  await expect(host.server('Second')).toHaveCount(0);
  await second.kill();
});

test('remembers servers, language and theme', async ({ host, page, demoUrl }) => {
  await host.open();
  await host.addServer({ address: demoUrl, name: 'Mine' });
  await host.expectConnected('2026-07-28');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN');
  await page.reload();
  await expect(
    page.getByRole('navigation', { name: '服务器' }).getByRole('button', { name: 'Mine' }),
  ).toContainText('已连接，2026-07-28');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('shows the dialog in the language of the page', async ({ host, dialog, page }) => {
  await host.openWithDemo();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN');
  await page.getByRole('button', { name: '调用 Restart a service' }).click();
  await dialog.root.getByRole('button', { name: '拒绝' }).click();
  await dialog.expectClosed();
  await expect(page.getByRole('region', { name: '结果' })).toContainText('完成');
});

test('forgets a list of servers that was tampered with', async ({ host, page }) => {
  await host.open();
  await page.evaluate(() =>
    localStorage.setItem('elicit-kit.servers', '[{"address":"javascript:alert(1)"}, 3'),
  );
  await page.reload();
  await expect(host.server('Demo server')).toContainText('Connected');
});

test('says what is wrong with an address', async ({ host, page }) => {
  await host.open();
  await host.addServer({ address: 'http://tools.example/mcp' });
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Plain http works on this computer only/);
  await address.fill('not an address');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/not a complete address/);
});

test('says so when nobody answers, and connects on Retry', async ({ host, page, trouble }) => {
  trouble.allowConsoleError(/ERR_CONNECTION_REFUSED/);
  const first = await startDemoServer();
  const { port } = new URL(first.address);
  await first.kill();
  await host.open();
  await host.addServer({ address: first.address, name: 'Late' });
  await expect(page.getByText(/The server could not be reached/)).toBeVisible();
  await expect(host.server('Late')).toContainText('Not connected');

  const second = await startDemoServer(Number(port));
  await page.getByRole('button', { name: 'Retry Late' }).click();
  await host.expectConnected('2026-07-28');
  // First, or the browser complains of the stream that breaks off.
  await page.close();
  await second.kill();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`has no accessibility problem that axe finds, ${scheme}`, async ({ host, dialog, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await host.openWithDemo();
    await host.call('Restart a service');
    await dialog.decline.click();
    await dialog.expectClosed();
    await page.getByRole('button', { name: 'Add server' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await host.call('File a bug report');
    await dialog.expectOpen();
    expect(await violations(page)).toEqual([]);
    await dialog.close.click();
  });
}

test('fits a phone of 360 pixels', async ({ host, dialog, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await host.openWithDemo();
  const overflow = (): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await host.call('Subscribe to the newsletter');
  await dialog.expectOpen();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expect(dialog.review).toBeInViewport();
  await expect(dialog.decline).toBeInViewport();
  await dialog.close.click();
  await dialog.expectClosed();
  await host.expectUsable();
});
