import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DialogModel } from '../models/dialog.ts';
import { HostModel } from '../models/host.ts';
import { freePort, startBackend } from '../support/servers.ts';
import type { StartedProcess } from '../support/start-process.ts';
import { expect, test as base } from '../support/test.ts';

const demo = fileURLToPath(new URL('../../apps/demo-server/dist/main.js', import.meta.url));
const TOOL = 'Delete a project';

interface BackendFixtures {
  readonly backend: {
    readonly url: string;
    restart(): Promise<void>;
    stop(): Promise<void>;
    killProgram(): Promise<void>;
  };
}

/** One server, a program that the backend starts. Its process id is written to a file, so that it can be killed. */
const test = base.extend<BackendFixtures>({
  // eslint-disable-next-line no-empty-pattern
  backend: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'elicit-backend-'));
    const config = join(folder, 'config.json');
    const program = `import { writeFileSync } from 'node:fs';
      writeFileSync('pid', String(process.pid));
      await import(${JSON.stringify(demo)});`;
    await writeFile(join(folder, 'program.mjs'), program);
    const servers = { Program: { command: process.execPath, args: ['program.mjs', '--stdio'] } };
    await writeFile(config, JSON.stringify({ mcpServers: servers }));
    const port = await freePort();
    let started: StartedProcess = await startBackend(config, port);
    await use({
      url: started.address,
      stop: () => started.kill(),
      killProgram: async () =>
        void process.kill(Number(await readFile(join(folder, 'pid'), 'utf8')), 'SIGKILL'),
      async restart() {
        started = await startBackend(config, port);
      },
    });
    await started.kill();
    await rm(folder, { recursive: true });
  },
});

test('a program asks, its question is answered in the page, and the record says so', async ({
  backend,
  page,
  dialog,
}) => {
  const host = new HostModel(page, backend.url);
  await host.open();
  await host.expectConnected('2026-07-28');
  await expect(host.servers.getByRole('button', { name: 'Add server' })).toHaveCount(0);
  await host.call(TOOL);
  await dialog.text('Project name').fill('atlas-staging');
  await dialog.send.click();
  await dialog.expectClosed();
  expect(await host.result(TOOL).received()).toContain('atlas-staging');
  const record = page.getByRole('region', { name: 'What was asked and shared' });
  await expect(record.getByRole('listitem')).toHaveAccessibleName('Program Accepted');
});

test('a reload brings back the call, its question and what was typed', async ({ backend, page, dialog }) => {
  const host = new HostModel(page, backend.url);
  await host.open();
  await host.expectConnected('2026-07-28');
  await host.call(TOOL);
  await dialog.text('Project name').fill('atlas-sta');
  await page.reload();
  await expect(dialog.text('Project name')).toHaveValue('atlas-sta');
  await expect(host.runningCalls).toHaveCount(1);
  await dialog.text('Project name').fill('atlas-staging');
  await dialog.send.click();
  await dialog.expectClosed();
  await host.result(TOOL).expectOutcome('Done');
});

test('two tabs show the same calls, and one of them the question; the other tells, and can take it with what was typed', async ({
  backend,
  page,
  context,
  dialog,
}) => {
  const host = new HostModel(page, backend.url);
  await host.open();
  await host.expectConnected('2026-07-28');
  const otherPage = await context.newPage();
  const other = new HostModel(otherPage, backend.url);
  await other.open();
  await other.expectConnected('2026-07-28');
  await page.bringToFront();
  await host.call(TOOL);
  await expect(other.runningCalls).toHaveCount(1);
  const otherDialog = new DialogModel(otherPage);
  await expect.poll(async () => (await dialog.root.count()) + (await otherDialog.root.count())).toBe(1);
  const isHere = (await dialog.root.count()) === 1;
  const [shown, asked] = isHere ? [dialog, otherDialog] : [otherDialog, dialog];
  const telling = isHere ? otherPage : page;
  await shown.text('Project name').fill('atlas-sta');
  const told = telling.getByText('A question from Program is open in another window.');
  await expect(told).toBeVisible();
  await telling.getByRole('button', { name: 'Answer here' }).click();
  await expect(shown.withdrawn).toContainText('taken up in another window');
  await expect(told).toHaveCount(0);
  await shown.root.getByRole('button', { name: 'Close' }).click();
  await expect(asked.text('Project name')).toHaveValue('atlas-sta');
  await asked.text('Project name').fill('atlas-staging');
  await asked.send.click();
  await asked.expectClosed();
  for (const view of [host, other]) await view.result(TOOL).expectOutcome('Done');
});

test('a program that dies ends its question with the reason', async ({ backend, page, dialog }) => {
  const host = new HostModel(page, backend.url);
  await host.open();
  await host.expectConnected('2026-07-28');
  await host.call(TOOL);
  await dialog.text('Project name').fill('atlas');
  await backend.killProgram();
  await expect(dialog.withdrawn).toBeVisible();
  await expect(host.runningCalls).toHaveCount(0);
});

test('says while the backend is away, and goes on with the one that comes back', async ({
  backend,
  page,
  trouble,
}) => {
  // The browser logs each attempt that fails.
  trouble.allowConsoleError(/ERR_CONNECTION_REFUSED|WebSocket connection/);
  const host = new HostModel(page, backend.url);
  await host.open();
  await host.expectConnected('2026-07-28');
  await backend.stop();
  await expect(page.getByText('No connection to the backend.')).toBeVisible();
  await expect(host.callButton(TOOL)).toBeDisabled();
  await backend.restart();
  await expect(page.getByText('No connection to the backend.')).toHaveCount(0);
  await host.expectConnected('2026-07-28');
  await expect(host.callButton(TOOL)).toBeEnabled();
});
