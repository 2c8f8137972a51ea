import type { Browser, CDPSession, Page } from 'playwright';
import type { BenchPage } from '../bench-page.ts';
import { still, type Reading } from '../measures.ts';
import type { QuestionKey } from '../question.ts';

/** How long one step may take, in milliseconds. */
const PATIENCE = 60_000;
/** How long a page may take to close, in milliseconds. */
const CLOSING = 3000;
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
  readonly layout: number;
}

/** An entrant's page, in a browser context of its own. It can go to a fresh page many times. */
export class Tab {
  readonly page: Page;
  readonly cdp: CDPSession;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  static async open(browser: Browser): Promise<Tab> {
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
    return new Tab(page, cdp);
  }

  /** Goes to a page, and yields how long it took to be ready to be asked, since the navigation began. */
  async visit(address: string): Promise<Reading> {
    await this.page.goto(address);
    const value = await this.page.evaluate(() => window.bench.started);
    // A fresh process has worked on nothing else.
    const { task, script, layout } = await this.#clock();
    return { value, work: task, script, layout };
  }

  /** Does not wait for a page that is too busy to hear of it. */
  async close(): Promise<void> {
    await Promise.race([
      this.page
        .context()
        .close()
        .catch(() => undefined),
      pause(CLOSING),
    ]);
  }

  setPatience(time: number): Promise<void> {
    return this.page.evaluate((milliseconds) => window.bench.setPatience(milliseconds), time);
  }

  openQuestion(key: QuestionKey): Promise<Reading> {
    return this.#timed(() => this.page.evaluate((asked) => window.bench.open(asked), key));
  }

  submitRight(): Promise<Reading> {
    return this.#timed(() => this.page.evaluate(() => window.bench.submit()));
  }

  submitWrong(): Promise<Reading> {
    return this.#timed(() => this.page.evaluate(() => window.bench.submitWrong()));
  }

  /** Presses the button that sends, and waits for nothing. */
  pressSend(): Promise<void> {
    return this.page.evaluate(() => window.bench.pressSend());
  }

  /** How many problems are shown. */
  problems(): Promise<number> {
    return this.page.evaluate(() => window.bench.problems());
  }

  isInRadixDialog(): Promise<boolean> {
    return this.page.evaluate(() => window.bench.isInRadixDialog());
  }

  /** Why a letter filters no list; null where it does. */
  whyNoFilter(): Promise<string | null> {
    return this.page.evaluate(() => window.bench.whyNoFilter);
  }

  closeQuestion(): Promise<void> {
    return this.page.evaluate(() => window.bench.close());
  }

  /** Opens the list of a choice; null where there is nothing to open. */
  async openList(): Promise<Reading | null> {
    const at = await this.page.evaluate(() => window.bench.openerAt());
    if (!at) return null;
    const press = { ...at, button: 'left', clickCount: 1 } as const;
    return this.#armed('mousedown', async () => {
      await this.cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
      await this.cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
    });
  }

  /** Types a letter into an open list; null where that filters nothing. */
  async filterList(letter: string): Promise<Reading | null> {
    if (!(await this.page.evaluate(() => window.bench.canFilter()))) return null;
    return this.#armed('keydown', () => this.pressKey(letter), letter);
  }

  #armed(event: 'mousedown' | 'keydown', act: () => Promise<void>, letter = ''): Promise<Reading> {
    return this.#timed(async () => {
      await this.page.evaluate(([type, key]) => window.bench.arm(type, key), [event, letter] as const);
      await act();
      return this.page.evaluate(() => window.bench.armed());
    });
  }

  /** Questions asked and answered; what they leave on the heap, in kilobytes, once the garbage has been collected. */
  async cycle(count: number, key: QuestionKey): Promise<Reading> {
    const before = await this.#heap();
    await this.page.evaluate(([turns, asked]) => window.bench.cycle(turns, asked), [count, key] as const);
    return still(((await this.#heap()) - before) / 1000);
  }

  async #heap(): Promise<number> {
    await this.#settled();
    // Twice: what is finalized by the first is freed by the second.
    await this.cdp.send('HeapProfiler.collectGarbage');
    await this.cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.cdp.send('Runtime.getHeapUsage');
    return usedSize;
  }

  reports(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.benchReports);
  }

  async answer(): Promise<unknown> {
    return JSON.parse(await this.page.evaluate(() => window.bench.answer()));
  }

  async #timed(act: () => Promise<number>): Promise<Reading> {
    const before = await this.#clock();
    const value = await act();
    const after = await this.#clock();
    return {
      value,
      work: after.task - before.task,
      script: after.script - before.script,
      layout: after.layout - before.layout,
    };
  }

  async #clock(): Promise<Clock> {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const read = (wanted: string): number =>
      1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
    // What the protocol's own commands cost is no work of the page.
    return {
      task: read('TaskDuration') - read('DevToolsCommandDuration'),
      script: read('ScriptDuration'),
      layout: read('LayoutDuration') + read('RecalcStyleDuration'),
    };
  }

  /** Puts the focus into the first text field. */
  async focusFirst(): Promise<void> {
    await this.page.locator('[role="dialog"] input').first().focus();
  }

  /** Real keys, from the browser, one after another; scripting and all work of one of them on the average. */
  async pressKeys(keys: readonly string[]): Promise<Reading> {
    await this.#settled();
    const before = await this.#clock();
    for (const key of keys) {
      await this.pressKey(key);
      // Time for the frame that a person would see in between.
      await pause(PAUSE);
    }
    const after = await this.#settled();
    const script = (after.script - before.script) / keys.length;
    return {
      value: script,
      work: (after.task - before.task) / keys.length,
      script,
      layout: (after.layout - before.layout) / keys.length,
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
  async settled(): Promise<void> {
    await this.#settled();
  }

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

const KEY_CODES: Readonly<Record<string, number>> = { Backspace: 8, Tab: 9, End: 35 };

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
