import type { StartedProcess } from '../support/start-process.ts';
import { pressUntilFocused, tabTo } from '../support/keyboard.ts';
import { startServerEverything } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

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

let everything: StartedProcess;

test.beforeAll(async () => {
  everything = await startServerEverything();
});

test.afterAll(async () => everything.kill());

test('takes all 13 fields of the reference server, answered by keyboard alone', async ({
  host,
  dialog,
  page,
}) => {
  test.slow();
  const { keyboard } = page;
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, dialog.text(label));
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  };
  const choose = async (label: string, option: string): Promise<void> => {
    const field = dialog.field(label);
    await tabTo(page, field.getByRole('radio'));
    await pressUntilFocused(page, 'ArrowDown', field.getByRole('radio', { name: option, exact: true }));
    await keyboard.press('Space');
    await expect(field.getByRole('radio', { name: option, exact: true })).toBeChecked();
  };
  const toggle = async (label: string, option: string): Promise<void> => {
    await tabTo(page, dialog.field(label).getByRole('checkbox', { name: option, exact: true }));
    await keyboard.press('Space');
  };

  await host.open();
  await host.addServer({ address: everything.address, name: 'Everything', protocol: '2025-11-25' });
  await host.expectConnected('2025-11-25');
  await tabTo(page, host.callButton(TOOL));
  await keyboard.press('Enter');
  await dialog.expectOpen();
  await expect(dialog.part('field')).toHaveCount(13);

  await type('String', ANSWER.name);
  await choose('Boolean', 'Yes');
  await type('String with default', ANSWER.firstLine);
  await type('String with email format', ANSWER.email);
  await type('String with uri format', ANSWER.homepage);
  await tabTo(page, dialog.field('String with date format').locator('input'));
  await keyboard.type('12091996');
  await type('Integer', '7');
  await type('Number in range 1-1000', '2.5');
  await choose('Untitled Single Select Enum', 'Joey');
  await toggle('Untitled Multiple Select Enum', 'Violin');
  await choose('Titled Single Select Enum', 'Wonder Woman');
  await toggle('Titled Multiple Select Enum', 'Tuna');
  await toggle('Titled Multiple Select Enum', 'Salmon');
  await choose('Legacy Titled Single Select Enum', 'Birds');

  await tabTo(page, dialog.review);
  await keyboard.press('Enter');
  await tabTo(page, dialog.root.getByRole('button', { name: 'Show as JSON' }));
  await keyboard.press('Enter');
  const shown = await dialog.part('json').innerText();
  expect(shown.trim()).toBe(JSON.stringify(ANSWER, null, 2));

  await tabTo(page, dialog.send);
  // Keys do not wait for the guard, as clicks of Playwright do.
  await expect(dialog.send).toBeEnabled();
  await keyboard.press('Enter');
  await dialog.expectClosed();
  await expect(host.callButton(TOOL)).toBeFocused();

  const { root } = host.result(TOOL);
  await host.result(TOOL).expectOutcome('Done');
  const raw = await root.locator('p').filter({ hasText: 'Raw result:' }).innerText();
  const received: unknown = JSON.parse(raw.replace('Raw result:', ''));
  expect(JSON.stringify(received)).toBe(JSON.stringify({ action: 'accept', content: ANSWER }));
});

test('finds out by itself that a server speaks an older revision only', async ({ host, dialog, trouble }) => {
  // The browser logs the answer to the probe, which such a server refuses.
  trouble.allowConsoleError(/status of 400/);
  await host.open();
  await host.addServer({ address: everything.address, name: 'Everything', protocol: 'auto' });
  await host.expectConnected('2025-11-25');
  await host.call(TOOL);
  await dialog.decline.click();
  await dialog.expectClosed();
  await host.result(TOOL).expectOutcome('Done');
  await expect(host.result(TOOL).root).toContainText('User declined');
});

test('sends the arguments of a call, and says what is wrong with them', async ({ host, page }) => {
  await host.open();
  await host.addServer({ address: everything.address, name: 'Everything', protocol: '2025-11-25' });
  await host.expectConnected('2025-11-25');
  const field = page.getByRole('textbox', { name: 'Arguments of Echo Tool (JSON)' });

  await host.call('Echo Tool', '{ "message": ');
  await expect(field).toHaveAccessibleDescription(/not valid JSON/);
  await expect(field).toBeFocused();
  await host.call('Echo Tool', '{}');
  await expect(field).toHaveAccessibleDescription(/requires “message”/);
  await expect(host.results.getByRole('listitem')).toHaveCount(0);

  await host.call('Echo Tool', '{ "message": "Ahoy" }');
  await host.result('Echo Tool').expectOutcome('Done');
  await expect(host.result('Echo Tool').root).toContainText('Echo: Ahoy');
});

test('cancels a call that runs', async ({ host }) => {
  await host.open();
  await host.addServer({ address: everything.address, name: 'Everything', protocol: '2025-11-25' });
  await host.expectConnected('2025-11-25');
  const tool = 'Trigger Long Running Operation Tool';
  await host.call(tool, '{ "duration": 50, "steps": 5 }');
  await host.result(tool).expectOutcome('Running');
  await host.result(tool).cancel();
  await host.result(tool).expectOutcome('Cancelled');
});
