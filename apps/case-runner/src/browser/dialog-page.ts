import type { Browser, Locator, Page } from 'playwright';
import type { Case } from '../case-file/case.ts';
import { propertyNames } from '../compare/how-to-compare.ts';
import type {
  ActionName,
  CasePage,
  Layout,
  OptionList,
  Screen,
  ScreenEvent,
  ScreenField,
  ScreenState,
} from '../screen.ts';
import { forget, watch, watchPage, type Sightings } from './watch.ts';

/** How long one step of a person may wait for the page, in milliseconds. */
const PATIENCE = 20_000;

/** What the host calls the server: unlike anything that the server says of itself. */
export const HOST_LABEL = 'Connection under test';

declare global {
  interface Window {
    readonly elicitationCases: CasePage;
  }
}

/** A page with the dialog, in one time zone, for one case after another. */
export class DialogPage {
  readonly page: Page;
  readonly seen: Sightings;
  readonly #origin: string;
  #case: Case | null = null;
  #names: readonly string[] = [];

  private constructor(page: Page, seen: Sightings, origin: string) {
    this.page = page;
    this.seen = seen;
    this.#origin = origin;
  }

  static async open(browser: Browser, origin: string, timeZone: string): Promise<DialogPage> {
    const context = await browser.newContext({
      locale: 'en-US',
      timezoneId: timeZone,
      viewport: { width: 1024, height: 640 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    const seen = await watch(context, origin);
    const page = await context.newPage();
    watchPage(context, page, seen);
    return new DialogPage(page, seen, origin);
  }

  /** Loads the page anew for a case; nothing of the one before is left. */
  async begin(played: Case): Promise<void> {
    for (const other of this.page.context().pages()) if (other !== this.page) await other.close();
    // The first page of a cold browser on a busy machine takes its time.
    await this.page.goto(this.#origin, { timeout: 60_000 });
    forget(this.seen);
    this.#case = played;
    this.#names = propertyNames(played.request);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** Asks in a fresh dialog. Resolves to the milliseconds until it was usable; null when it never was. */
  async ask(): Promise<number | null> {
    const server = { label: HOST_LABEL, claim: this.#case?.server };
    const incoming = JSON.stringify({ params: this.#case?.request, server });
    const json = await this.page.evaluate((text) => window.elicitationCases.ask(text), incoming);
    return JSON.parse(json) as number | null;
  }

  async readScreen(): Promise<Screen> {
    return JSON.parse(await this.page.evaluate(() => window.elicitationCases.readScreen())) as Screen;
  }

  async readField(field: number): Promise<ScreenField | null> {
    const json = await this.page.evaluate((place) => window.elicitationCases.readField(place), field);
    return JSON.parse(json) as ScreenField | null;
  }

  async readState(): Promise<ScreenState> {
    return JSON.parse(await this.page.evaluate(() => window.elicitationCases.readState())) as ScreenState;
  }

  /** Null when none of the events comes about in time, in milliseconds. */
  async waitFor(events: readonly ScreenEvent[], patience = PATIENCE): Promise<ScreenState | null> {
    const json = await this.page.evaluate(([names, time]) => window.elicitationCases.waitFor(names, time), [
      events,
      patience,
    ] as const);
    return JSON.parse(json) as ScreenState | null;
  }

  async readLayout(isScrolled: boolean): Promise<Layout> {
    const json = await this.page.evaluate(
      (scrolled) => window.elicitationCases.readLayout(scrolled),
      isScrolled,
    );
    return JSON.parse(json) as Layout;
  }

  async readList(field: number): Promise<OptionList> {
    const json = await this.page.evaluate((place) => window.elicitationCases.readList(place), field);
    return JSON.parse(json) as OptionList;
  }

  /** Place of a property's field in the dialog, from 0; -1 where there is no such property. */
  placeOf(name: string): number {
    return this.#names.indexOf(name);
  }

  nameAt(place: number): string {
    return this.#names[place] ?? `field ${place + 1}`;
  }

  field(place: number): Locator {
    return this.page.locator('[data-elicit="field"]').nth(place);
  }

  action(name: ActionName): Locator {
    return this.page.locator(`[role="dialog"] [data-elicit="${name}"]:visible`);
  }
}
