import { expect, test } from '../support/test.ts';
import { DEMO_TIME_ZONE, ERAS, JOBS } from './demo-jobs.ts';

test.use({ timezoneId: DEMO_TIME_ZONE });

for (const [revision, protocol] of ERAS) {
  test.describe(`with a server of ${revision}`, () => {
    test.beforeEach(async ({ host }) => host.openWithDemo(protocol));

    for (const job of JOBS) {
      test(`"${job.tool}" gets exactly what was reviewed, or a decline, or a cancel`, async ({
        host,
        dialog,
      }) => {
        await test.step('accepted', async () => {
          await host.call(job.tool);
          await dialog.expectOpen();
          await job.fill(dialog);
          let shown = JSON.stringify(job.content);
          if (job.ends === 'review') {
            const json = await dialog.reviewedJson();
            shown = JSON.stringify(JSON.parse(json));
            expect(json).toBe(JSON.stringify(job.content, null, 2));
          }
          await (job.ends === 'confirm' ? dialog.confirm : dialog.send).click();
          await dialog.expectClosed();
          expect(await host.result(job.tool).received()).toBe(`{"action":"accept","content":${shown}}`);
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

    test('two questions at once wait in line and say so', async ({ host, dialog }) => {
      await host.call('Plan a trip');
      await expect(dialog.part('queue')).toContainText('1 more waiting');
      await dialog.text('City').fill('Porto');
      await dialog.send.click();

      await expect(dialog.text('Budget')).toBeVisible();
      await expect(dialog.root).not.toContainText('more waiting');
      await dialog.text('Budget').fill('1200.50');
      await dialog.send.click();
      await dialog.expectClosed();

      expect(await host.result('Plan a trip').received()).toBe(
        '{"destination":{"action":"accept","content":{"city":"Porto"}},' +
          '"budget":{"action":"accept","content":{"amount":1200.5}}}',
      );
    });

    test('of two questions at once one can be declined and the other cancelled', async ({ host, dialog }) => {
      await host.call('Plan a trip');
      await expect(dialog.text('City')).toBeVisible();
      await dialog.decline.click();
      await expect(dialog.text('Budget')).toBeVisible();
      await dialog.close.click();
      await dialog.expectClosed();

      expect(await host.result('Plan a trip').received()).toBe(
        '{"destination":{"action":"decline"},"budget":{"action":"cancel"}}',
      );
    });
  });
}
