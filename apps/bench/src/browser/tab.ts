import type { Browser, CDPSession, Page } from 'playwright';
import type { BenchPage } from '../bench-page.ts';
import type { Sample } from '../measures.ts';
import type { QuestionKey } from '../question.ts';

/** How long one step may take, in milliseconds. */
const PATIENCE = 60_000;
/** Between two looks at whether the page is still at work, in milliseconds. */
const PAUSE = 25;

declare global {
  interface Window {
    readonly bench: BenchPage;
    /** The directives of the content security policy that something broke, once per report. */
    readonly benchReports: readonly string[];
  }
}

/** Time of the main thread, in milliseconds of its own: what other processes take is not in it. */
interface Clock {
  readonly task: number;
  readonly script: number;
}

/** An entrant's page in a browser context of its own: its own process, an empty cache, and nothing in its memory. */
export class Tab {
  readonly page: Page;
  readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async open(browser: Browser, address: string): Promise<Tab> {
    const context = await browser.newContext({
      viewport: { width: 1024, height: 720 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Thread time, not wall time. Has to be chosen before anything is counted.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(() => {
      const reports: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        reports.push(effectiveDirective);
      });
      Object.assign(window, { benchReports: reports });
    });
    await page.goto(address);
    return new Tab(page, cdp);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** When the page was ready to be asked, in milliseconds after its navigation began. */
  started(): Promise<number> {
    return this.page.evaluate(() => window.bench.started);
  }

  openQuestion(key: QuestionKey): Promise<Sample> {
    return this.#timed(() => this.page.evaluate((asked) => window.bench.open(asked), key));
  }

  submitRight(): Promise<Sample> {
    return this.#timed(() => this.page.evaluate(() => window.bench.submit()));
  }

  submitWrong(): Promise<Sample> {
    return this.#timed(() => this.page.evaluate(() => window.bench.submitWrong()));
  }

  closeQuestion(): Promise<void> {
    return this.page.evaluate(() => window.bench.close());
  }

  reports(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.benchReports);
  }

  async answer(): Promise<unknown> {
    return JSON.parse(await this.page.evaluate(() => window.bench.answer()));
  }

  async #timed(act: () => Promise<number>): Promise<Sample> {
    const before = await this.#clock();
    const value = await act();
    const after = await this.#clock();
    return { value, work: after.task - before.task };
  }

  async #clock(): Promise<Clock> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const read = (wanted: string): number =>
      1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
    // What the protocol's own commands cost is no work of the page.
    return { task: read('TaskDuration') - read('DevToolsCommandDuration'), script: read('ScriptDuration') };
  }

  /** Real keys, from the browser, one after another; scripting and all work of one of them on the average. */
  async pressKeys(keys: readonly string[]): Promise<Sample> {
    await this.#settled();
    const before = await this.#clock();
    for (const key of keys) {
      await this.pressKey(key);
      // Time for the frame that a person would see in between.
      await pause(PAUSE);
    }
    const after = await this.#settled();
    return {
      value: (after.script - before.script) / keys.length,
      work: (after.task - before.task) / keys.length,
    };
  }

  async pressKey(key: string): Promise<void> {
    const isLetter = key.length === 1;
    const event = {
      key,
      code: isLetter ? `Key${key.toUpperCase()}` : key,
      windowsVirtualKeyCode: isLetter ? key.toUpperCase().charCodeAt(0) : (KEY_CODES[key] ?? 0),
    };
    await this.cdp.send('Input.dispatchKeyEvent', {
      type: isLetter ? 'keyDown' : 'rawKeyDown',
      ...event,
      ...(isLetter && { text: key }),
    });
    await this.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }

  /** Waits until no script runs any more: timers and what was put off have had their turn. */
  async #settled(): Promise<Clock> {
    let clock = await this.#clock();
    for (let still = 0; still < 2;) {
      await pause(PAUSE);
      const next = await this.#clock();
      still = next.script - clock.script < 0.01 ? still + 1 : 0;
      clock = next;
    }
    return clock;
  }
}

const KEY_CODES: Readonly<Record<string, number>> = { Backspace: 8, Tab: 9, Escape: 27 };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
