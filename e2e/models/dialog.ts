import { expect, type Locator, type Page } from 'playwright/test';

/** The dialog of the kit, by its roles, names and parts. */
export class DialogModel {
  readonly page: Page;
  readonly root: Locator;
  readonly send: Locator;
  readonly confirm: Locator;
  readonly review: Locator;
  readonly decline: Locator;
  readonly close: Locator;
  readonly discard: Locator;
  readonly withdrawn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-elicit="dialog"]');
    this.send = this.root.getByRole('button', { name: 'Send', exact: true });
    this.confirm = this.root.getByRole('button', { name: 'Confirm', exact: true });
    this.review = this.root.getByRole('button', { name: 'Review answers' });
    this.decline = this.root.getByRole('button', { name: 'Decline' });
    this.close = this.root.getByRole('button', { name: 'Close without answering' });
    this.discard = page.getByRole('alertdialog');
    this.withdrawn = this.root.locator('[data-elicit="withdrawn"]');
  }

  part(name: string): Locator {
    return this.root.locator(`[data-elicit="${name}"]`);
  }

  async expectOpen(): Promise<void> {
    await expect(this.root).toBeVisible();
    await expect(this.root).toHaveRole('dialog');
  }

  async expectClosed(): Promise<void> {
    await expect(this.root).toHaveCount(0);
  }

  /** Agrees to the address that is asked for: presses "Open {site}", and returns the page that comes up. */
  async openAddress(site: string | RegExp): Promise<Page> {
    const name = typeof site === 'string' ? `Open ${site}` : site;
    const popup = this.page.waitForEvent('popup');
    await this.root.getByRole('button', { name }).click();
    return popup;
  }

  /** The field with this label. */
  field(label: string): Locator {
    const text = this.page.locator('[data-elicit="label-text"]').getByText(label, { exact: true });
    return this.part('field').filter({ has: text });
  }

  text(label: string): Locator {
    return this.root.getByRole('textbox', { name: label, exact: true });
  }

  /** Date and time controls have no role of their own. */
  async fillDate(label: string, value: string): Promise<void> {
    await this.field(label).locator('input[type="date"], input[type="datetime-local"]').fill(value);
  }

  async pick(label: string, option: string): Promise<void> {
    await this.field(label).getByRole('radio', { name: option, exact: true }).check();
  }

  async tick(label: string, option: string): Promise<void> {
    await this.field(label).getByRole('checkbox', { name: option, exact: true }).check();
  }

  async untick(label: string, option: string): Promise<void> {
    await this.field(label).getByRole('checkbox', { name: option, exact: true }).uncheck();
  }

  /** Leads to the review and returns the JSON it shows. */
  async reviewedJson(): Promise<string> {
    await this.review.click();
    await this.root.getByRole('button', { name: 'Show as JSON' }).click();
    return (await this.part('json').innerText()).trim();
  }
}
