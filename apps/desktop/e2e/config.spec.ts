import { writeFile } from 'node:fs/promises';
import { DEMO_PROGRAM } from './support/config.ts';
import { expect, test } from './support/test.ts';

const DEMO = JSON.stringify({ mcpServers: { Demo: DEMO_PROGRAM } });

test.describe('a configuration that is no JSON', () => {
  test.use({ config: '{ "mcpServers": { "Demo": ' });

  test('is named with its path and what is wrong, and is taken once it has been mended', async ({
    page,
    host,
    dialog,
    configFile,
  }) => {
    const panel = page.getByRole('region', { name: 'Configuration file' });
    await expect(panel).toContainText('The configuration file could not be used.');
    await expect(panel).toContainText(/JSON/);
    await expect(page.getByText(configFile)).toBeVisible();
    await writeFile(configFile, DEMO);
    await page.getByRole('button', { name: 'Reload configuration' }).click();
    await host.expectConnected('2026-07-28');
    await expect(panel).toHaveCount(0);

    await writeFile(configFile, DEMO.slice(0, -2));
    await page.getByRole('button', { name: 'Reload configuration' }).click();
    await expect(panel).toContainText('The servers are still those of before.');
    await host.call('Delete a project');
    await dialog.decline.click();
    expect(await host.result('Delete a project').received()).toBe('{"action":"decline"}');
  });
});

test.describe('a configuration with servers that are wrong', () => {
  test.use({
    config: JSON.stringify({
      mcpServers: {
        Both: { command: 'node', url: 'https://example.com/mcp' },
        Old: { type: 'sse', url: 'https://example.com/sse' },
        Script: { url: 'javascript:alert(1)' },
        '<img src=x onerror=alert(1)>': { command: 5 },
      },
    }),
  });

  test('names each, in words, and shows what it says as text', async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Configuration file' });
    await expect(panel.getByRole('listitem')).toHaveCount(4);
    for (const name of ['Both', 'Old', 'Script', '<img src=x onerror=alert(1)>']) {
      await expect(panel.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
    }
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

test.describe('a program that is not there', () => {
  test.use({ config: { Missing: { command: '/nowhere/no-such-program', args: [] }, Demo: DEMO_PROGRAM } });

  test('fails by itself, and the others work', async ({ page, host, dialog }) => {
    await expect(host.server('Missing')).toContainText(/fail|not|could/i);
    await host.server('Demo').click();
    await host.expectConnected('2026-07-28');
    await host.call('Delete a project');
    await dialog.decline.click();
    expect(await host.result('Delete a project').received()).toBe('{"action":"decline"}');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
