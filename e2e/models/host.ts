import { expect, type Locator, type Page } from 'playwright/test';

export interface AddedServer {
  readonly address: string;
  readonly name?: string;
  readonly protocol?: Protocol;
}

export type Protocol = 'auto' | '2025-11-25';

/** The page of the web host, as a person sees it. */
export class HostModel {
  readonly page: Page;
  readonly servers: Locator;
  readonly results: Locator;
  /** Found behind an open dialog too, where roles are hidden. */
  readonly runningCalls: Locator;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
    this.servers = page.getByRole('navigation', { name: 'Servers' });
    this.runningCalls = page.locator('.result[data-outcome="running"]');
    this.results = page.getByRole('region', { name: 'Results' });
  }

  async open(): Promise<void> {
    await this.page.goto(this.#url);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens the page with the demo server connected in the given protocol. */
  async openWithDemo(protocol: Protocol = 'auto'): Promise<void> {
    await this.open();
    await this.useProtocol('Demo server', protocol);
    await this.expectConnected(protocol === 'auto' ? '2026-07-28' : '2025-11-25');
  }

  async addServer({ address, name, protocol }: AddedServer): Promise<void> {
    await this.servers.getByRole('button', { name: 'Add server' }).click();
    const form = this.page.getByRole('form', { name: 'Add server' });
    await form.getByRole('textbox', { name: 'Address' }).fill(address);
    if (name !== undefined) await form.getByRole('textbox', { name: 'Name' }).fill(name);
    if (protocol !== undefined) await form.getByRole('combobox', { name: 'Protocol' }).selectOption(protocol);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
  }

  server(name: string): Locator {
    return this.servers.getByRole('button', { name });
  }

  async useProtocol(server: string, protocol: Protocol): Promise<void> {
    await this.page.getByRole('combobox', { name: `Protocol for ${server}` }).selectOption(protocol);
  }

  /** The server in view is connected with that revision and has shown its tools. */
  async expectConnected(revision: string): Promise<void> {
    await expect(this.page.getByText(`Connected, ${revision}`).last()).toBeVisible();
    await expect(this.page.getByRole('list', { name: /^Tools of/ })).toBeVisible();
  }

  callButton(tool: string): Locator {
    return this.page.getByRole('button', { name: `Call ${tool}`, exact: true });
  }

  async call(tool: string, args?: string): Promise<void> {
    if (args !== undefined)
      await this.page.getByRole('textbox', { name: `Arguments of ${tool} (JSON)` }).fill(args);
    await this.callButton(tool).click();
  }

  /** The latest call of a tool in the log. */
  result(tool: string): ResultModel {
    return new ResultModel(this.results.getByRole('listitem', { name: tool, exact: true }).first());
  }

  /** Nothing lies over the page any more: it scrolls and takes clicks. */
  async expectUsable(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    const search = this.page.getByRole('combobox', { name: 'Theme' });
    await search.selectOption('dark');
    await search.selectOption('system');
    await this.page.mouse.move(500, 400);
    const before = await this.page.evaluate(() => window.scrollY);
    const room = await this.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await this.page.mouse.wheel(0, before > 0 ? -200 : 200);
    if (room > 0) await expect.poll(() => this.page.evaluate(() => window.scrollY)).not.toBe(before);
  }
}

/** One entry of the log. */
export class ResultModel {
  readonly root: Locator;

  constructor(root: Locator) {
    this.root = root;
  }

  async expectOutcome(outcome: 'Running' | 'Done' | 'Tool error' | 'Failed' | 'Cancelled'): Promise<void> {
    await expect(this.root.getByText(outcome, { exact: true })).toBeVisible();
  }

  /** What the demo server says it received, as JSON text. */
  async received(): Promise<string> {
    await this.expectOutcome('Done');
    return (await this.root.locator('p').filter({ hasText: /^\{/ }).innerText()).trim();
  }

  async cancel(): Promise<void> {
    await this.root.getByRole('button', { name: /^Cancel/ }).click();
  }
}
