import type { Browser } from 'playwright';
import { DialogPage } from './dialog-page.ts';

/** Pages for cases that are played one after another: one per time zone, opened when it is needed. */
export class DialogPages {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #open = new Map<string, DialogPage>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  async get(timeZone: string): Promise<DialogPage> {
    const open = this.#open.get(timeZone) ?? (await DialogPage.open(this.#browser, this.#origin, timeZone));
    this.#open.set(timeZone, open);
    return open;
  }

  /** Closes a page that is not to be trusted any more. */
  async drop(timeZone: string): Promise<void> {
    const dropped = this.#open.get(timeZone);
    this.#open.delete(timeZone);
    await dropped?.close();
  }

  async close(): Promise<void> {
    for (const timeZone of [...this.#open.keys()]) await this.drop(timeZone);
  }
}
