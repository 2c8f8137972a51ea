import type { Ask, ElicitResult, IncomingElicitation, PageProgress } from '@elicit-kit/core';
import type { CallClock } from './call-clock.ts';

/**
 * The pages of one call, by address: consent is for one address in one call, and holds until that call ends (facts,
 * section 4, rules 6 to 8). Knows those alone whose question was shown by somebody who follows pages.
 */
export interface CallPages {
  /** Whether the person has agreed to this address, and somebody shows what becomes of it. */
  has(url: string): boolean;
  /** Asks for consent to an address. */
  ask(ask: Ask, incoming: IncomingElicitation, url: string): Promise<ElicitResult>;
  /**
   * Waits for the person to want the server asked again, or to give up. The pages of a call stand and fall together: the
   * choice made at one is made for all that wait here. The clock of the call stands still meanwhile.
   * Rejects with the reason of the signal.
   */
  choice(urls: readonly string[], options: ChoiceOptions): Promise<'recheck' | 'abandon'>;
  /** The page of this address is done once `completed` resolves: the server has given it another id. */
  watch(url: string, completed: Promise<void>): void;
  /** Pages that the server does not want any more leave the screen. */
  keepOnly(urls: ReadonlySet<string>): void;
  /** The addresses of the pages that are waited for. */
  waiting(): readonly string[];
  /**
   * Tells all pages, and forgets them.
   * @param unchecked told instead to those that the server has not been asked about again
   */
  end(progress: PageProgress, unchecked?: PageProgress): void;
}

export interface ChoiceOptions {
  /** `not-done`: the server wants these pages again. */
  readonly progress: 'open' | 'not-done';
  /** As good as the person's wish to ask again, once it resolves. */
  readonly until?: Promise<void> | undefined;
  readonly signal: AbortSignal;
}

interface Page {
  readonly url: string;
  readonly tell: (progress: PageProgress) => void;
  isWaiting: boolean;
  isChecked: boolean;
}

/** @param abandon ends the call */
export function createCallPages(clock: CallClock, abandon: () => void): CallPages {
  let pages: readonly Page[] = [];
  const choosing = new Set<(choice: 'recheck' | 'abandon') => void>();

  const choose = (choice: 'recheck' | 'abandon') => {
    for (const settle of [...choosing]) settle(choice);
  };

  function tell(page: Page, progress: PageProgress): void {
    page.isWaiting = progress.name !== 'gone';
    page.isChecked ||= progress.name === 'checking';
    page.tell(progress);
  }

  return {
    has: (url) => pages.some((page) => page.url === url),

    ask: (ask, incoming, url) =>
      ask({
        ...incoming,
        follow: (listener) => {
          const page: Page = { url, tell: listener, isWaiting: true, isChecked: false };
          pages = [...pages, page];
          tell(page, { name: 'open', abandon });
        },
      }),

    async choice(urls, { progress, until, signal }) {
      const own = pages.filter((page) => urls.includes(page.url));
      clock.pause();
      let onAbort: () => void = () => undefined;
      let settle: (choice: 'recheck' | 'abandon') => void = () => undefined;
      try {
        return await new Promise((resolve, reject) => {
          onAbort = () => reject(signal.reason as Error);
          settle = (choice) => {
            choosing.delete(settle);
            if (choice === 'recheck') for (const page of own) tell(page, { name: 'checking', abandon });
            else forget(own);
            resolve(choice);
          };
          signal.throwIfAborted();
          signal.addEventListener('abort', onAbort, { once: true });
          choosing.add(settle);
          const acts = { recheck: () => choose('recheck'), abandon: () => choose('abandon') };
          for (const page of own) tell(page, { name: progress, ...acts });
          // One that fails says nothing; the person, or the signal, ends it then.
          until?.then(
            () => choosing.has(settle) && choose('recheck'),
            () => undefined,
          );
        });
      } catch (error) {
        for (const page of own) tell(page, { name: 'open', abandon });
        throw error;
      } finally {
        choosing.delete(settle);
        signal.removeEventListener('abort', onAbort);
        clock.resume();
      }
    },

    watch(url, completed) {
      const done = () => {
        for (const page of pages) if (page.url === url) tell(page, { name: 'done' });
      };
      completed.then(done, () => undefined);
    },

    keepOnly(urls) {
      for (const page of pages) if (page.isWaiting && !urls.has(page.url)) tell(page, { name: 'gone' });
    },

    waiting: () => pages.filter((page) => page.isWaiting).map((page) => page.url),

    end(progress, unchecked = progress) {
      const ended = pages;
      pages = [];
      for (const page of ended) page.tell(page.isChecked ? progress : unchecked);
    },
  };

  function forget(left: readonly Page[]): void {
    pages = pages.filter((page) => !left.includes(page));
    for (const page of left) page.tell({ name: 'gone' });
  }
}
