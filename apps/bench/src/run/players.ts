import type { Browser } from 'playwright';
import type { Reading } from '../measures.ts';
import { Tab } from '../browser/tab.ts';
import type { EntrantName } from '../entrants.ts';

/** One who takes part. */
export interface Player {
  readonly name: EntrantName;
  /** Where it has a page that was never visited. */
  readonly freshAddress: () => string;
}

/** The tabs of those who take part: one for each, kept as long as it works. */
export class Tabs {
  readonly #browser: Browser;
  readonly #open = new Map<EntrantName, Tab>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A tab with the entrant's page as it was left; a fresh one where there is none. */
  async get({ name, freshAddress }: Player): Promise<Tab> {
    const known = this.#open.get(name);
    if (known) return known;
    const tab = await Tab.open(this.#browser);
    this.#open.set(name, tab);
    await tab.visit(freshAddress());
    return tab;
  }

  /** A page that was never asked anything, in a process that knows nothing, and what it took to get there. */
  async fresh({ name, freshAddress }: Player): Promise<{ readonly tab: Tab; readonly load: Reading }> {
    const tab = this.#open.get(name) ?? (await Tab.open(this.#browser));
    this.#open.set(name, tab);
    return { tab, load: await tab.visit(freshAddress()) };
  }

  /** Closes the tab of one whose page is not to be used any more. */
  async drop(name: EntrantName): Promise<void> {
    const tab = this.#open.get(name);
    this.#open.delete(name);
    await tab?.close();
  }
}
