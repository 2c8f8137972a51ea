import { EVERYTHING_PROGRAM } from './support/config.ts';
import { expect, test } from './support/test.ts';

const TOOL = 'Trigger Elicitation Request Tool';

const ANSWER = {
  name: 'Grace Hopper',
  check: true,
  firstLine: 'Call me Ishmael.',
  email: 'grace@example.com',
  homepage: 'https://example.com/grace',
  birthdate: '1996-12-09',
  integer: 7,
  number: 2.5,
  untitledSingleSelectEnum: 'Joey',
  untitledMultipleSelectEnum: ['Guitar', 'Violin'],
  titledSingleSelectEnum: 'hero-3',
  titledMultipleSelectEnum: ['fish-2'],
  legacyTitledEnum: 'pet-3',
};

test.use({ config: { Everything: EVERYTHING_PROGRAM } });

test('the reference server gets all 13 fields as they were reviewed, a decline, and a cancel', async ({
  host,
  dialog,
}) => {
  await host.expectConnected('2025-11-25');
  const received = async (): Promise<unknown> => {
    await host.result(TOOL).expectOutcome('Done');
    const raw = await host.result(TOOL).root.locator('p').filter({ hasText: 'Raw result:' }).innerText();
    return JSON.parse(raw.replace('Raw result:', ''));
  };

  await host.call(TOOL);
  await expect(dialog.part('field')).toHaveCount(13);
  await dialog.text('String').fill(ANSWER.name);
  await dialog.pick('Boolean', 'Yes');
  await dialog.text('String with default').fill(ANSWER.firstLine);
  await dialog.text('String with email format').fill(ANSWER.email);
  await dialog.text('String with uri format').fill(ANSWER.homepage);
  await dialog.fillDate('String with date format', ANSWER.birthdate);
  await dialog.text('Integer').fill('7');
  await dialog.text('Number in range 1-1000').fill('2.5');
  await dialog.pick('Untitled Single Select Enum', 'Joey');
  await dialog.tick('Untitled Multiple Select Enum', 'Violin');
  await dialog.pick('Titled Single Select Enum', 'Wonder Woman');
  await dialog.untick('Titled Multiple Select Enum', 'Tuna');
  await dialog.tick('Titled Multiple Select Enum', 'Salmon');
  await dialog.pick('Legacy Titled Single Select Enum', 'Birds');
  expect(await dialog.reviewedJson()).toBe(JSON.stringify(ANSWER, null, 2));
  await dialog.send.click();
  await dialog.expectClosed();
  expect(JSON.stringify(await received())).toBe(JSON.stringify({ action: 'accept', content: ANSWER }));

  await host.call(TOOL);
  await dialog.decline.click();
  await dialog.expectClosed();
  await host.result(TOOL).expectOutcome('Done');
  await expect(host.result(TOOL).root).toContainText('User declined');
  expect(await received()).toEqual({ action: 'decline' });

  await host.call(TOOL);
  await dialog.close.click();
  await dialog.expectClosed();
  expect(await received()).toEqual({ action: 'cancel' });
});
