import { startDemoServer } from '../../../e2e/support/servers.ts';
import { DEMO_TIME_ZONE, JOBS } from '../../../e2e/specs/demo-jobs.ts';
import type { StartedProcess } from '../../../e2e/support/start-process.ts';
import { DEMO_PROGRAM } from './support/config.ts';
import { expect, test } from './support/test.ts';

const ACCOUNT = 'Connect an account';
const CALENDARS = 'Sync two calendars';

test.use({ timezoneId: DEMO_TIME_ZONE });

let demo: StartedProcess;
test.beforeAll(async () => {
  demo = await startDemoServer();
});
test.afterAll(async () => demo.kill());

for (const [kind, entry] of [
  ['a program that the app starts', () => DEMO_PROGRAM],
  ['an address', () => ({ url: demo.address })],
] as const) {
  test.describe(`the demo server as ${kind}`, () => {
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    test.use({ config: async ({}, use) => use({ Demo: entry() }) });
    test.beforeEach(async ({ host }) => host.expectConnected('2026-07-28'));

    for (const job of JOBS) {
      test(`"${job.tool}" gets exactly what was reviewed, or a decline, or a cancel`, async ({
        host,
        dialog,
      }) => {
        await test.step('accepted', async () => {
          await host.call(job.tool);
          await dialog.expectOpen();
          await job.fill(dialog);
          if (job.ends === 'review') {
            expect(await dialog.reviewedJson()).toBe(JSON.stringify(job.content, null, 2));
          }
          await (job.ends === 'confirm' ? dialog.confirm : dialog.send).click();
          await dialog.expectClosed();
          const content = JSON.stringify(job.content);
          expect(await host.result(job.tool).received()).toBe(`{"action":"accept","content":${content}}`);
        });
        await test.step('declined', async () => {
          await host.call(job.tool);
          await dialog.decline.click();
          await dialog.expectClosed();
          expect(await host.result(job.tool).received()).toBe('{"action":"decline"}');
        });
        await test.step('cancelled', async () => {
          await host.call(job.tool);
          await dialog.expectOpen();
          await dialog.page.keyboard.press('Escape');
          await dialog.expectClosed();
          expect(await host.result(job.tool).received()).toBe('{"action":"cancel"}');
        });
        await host.expectUsable();
      });
    }

    test('of two questions at once each gets its own answer', async ({ host, dialog }) => {
      await host.call('Plan a trip');
      await expect(dialog.part('queue')).toContainText('1 more waiting');
      await dialog.text('City').fill('Porto');
      await dialog.send.click();
      await expect(dialog.text('Budget')).toBeVisible();
      await dialog.decline.click();
      await dialog.expectClosed();
      expect(await host.result('Plan a trip').received()).toBe(
        '{"destination":{"action":"accept","content":{"city":"Porto"}},"budget":{"action":"decline"}}',
      );
      await host.call('Plan a trip');
      for (const field of ['City', 'Budget']) {
        await expect(dialog.text(field)).toBeVisible();
        await dialog.close.click();
      }
      await dialog.expectClosed();
      expect(await host.result('Plan a trip').received()).toBe(
        '{"destination":{"action":"cancel"},"budget":{"action":"cancel"}}',
      );
    });

    test('an address is opened in the browser after consent alone', async ({ host, dialog, desktop }) => {
      await host.call(ACCOUNT);
      await dialog.decline.click();
      await dialog.expectClosed();
      expect(await host.result(ACCOUNT).received()).toBe('{"action":"decline"}');

      await host.call(ACCOUNT);
      await dialog.expectOpen();
      await dialog.page.keyboard.press('Escape');
      await dialog.expectClosed();
      expect(await host.result(ACCOUNT).received()).toBe('{"action":"cancel"}');
      expect(await desktop.openedAddresses()).toEqual([]);

      await host.call(ACCOUNT);
      const shown = await dialog.part('url-full').innerText();
      await dialog.root.getByRole('button', { name: /^Open 127/ }).click();
      await expect.poll(() => desktop.openedAddresses()).toEqual([shown.trim()]);
      await expect(dialog.root).toContainText('Continue in your browser');
      await fetch(shown.trim(), { method: 'POST' });
      await expect(dialog.root).toContainText('The server says that this is finished');
      await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
      await dialog.expectClosed();
      expect(await host.result(ACCOUNT).received()).toBe('{"action":"accept"}');
      await expect(host.result(ACCOUNT).root).toContainText('Your account is connected.');
    });

    test('two addresses are asked for one after the other', async ({ host, dialog, desktop }) => {
      await host.call(CALENDARS);
      for (const calendar of ['work', 'private']) {
        await expect(dialog.root).toContainText(`keep your ${calendar} calendar in step`);
        const shown = (await dialog.part('url-full').innerText()).trim();
        // Done before it is opened, so that the server finds it done whenever it looks.
        await fetch(shown, { method: 'POST' });
        await dialog.root.getByRole('button', { name: /^Open 127/ }).click();
        await expect.poll(async () => (await desktop.openedAddresses()).at(-1)).toBe(shown);
      }
      for (let page = 0; page < 2; page += 1) {
        await expect(dialog.root).toContainText('The server says that this is finished');
        await dialog.root.getByRole('button', { name: 'Close', exact: true }).click();
      }
      await host.result(CALENDARS).expectOutcome('Done');
      await expect(host.result(CALENDARS).root).toContainText('Both calendars are in step.');
    });
  });
}
