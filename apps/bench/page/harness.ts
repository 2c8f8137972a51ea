import {
  leastProblems,
  makeQuestion,
  type Answer,
  type Question,
  type QuestionKey,
} from '../src/question.ts';
import type { BenchPage } from '../src/bench-page.ts';
import { NATIVE_LIST, type Entrant } from './entrant.ts';

/** No single step of an entrant that works takes as long as this, in milliseconds. */
const PATIENCE = 30_000;
const CONTROLS = 'input, select, textarea, [role="combobox"], [role="checkbox"], [aria-haspopup="listbox"]';

/**
 * Puts an entrant on the page and the stop-watch into `window.bench`.
 *
 * A time begins right before the call or click that starts the work and ends when the result has been painted: the
 * state is looked for in an animation frame, and a task that is put off in it begins once that frame was painted. Not
 * the next frame: where nothing has changed since, the browser lets a 60th of a second go by before that one.
 */
export function enter({ start, parts }: Entrant): void {
  const host = document.createElement('div');
  document.body.append(host);
  const asking = start(host);
  const started = performance.now();
  let patience = PATIENCE;
  let question: Question | null = null;
  let answer: Answer | null = null;
  let armed = Promise.resolve(0);
  // An entrant that broke down is not waited for.
  let breakdown: string | null = null;
  window.addEventListener('error', ({ message }) => {
    breakdown ??= message;
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    breakdown ??= String(reason);
  });

  async function painted(what: string, isThere: () => boolean): Promise<void> {
    const end = performance.now() + patience;
    do {
      await nextFrame();
      if (isThere()) {
        await nextTask();
        return;
      }
    } while (performance.now() < end && breakdown === null);
    throw new Error(breakdown ?? `Waited in vain for ${what}.`);
  }

  function ask(asked: Question): void {
    question = asked;
    answer = null;
    asking.ask(asked, (given) => {
      answer = given;
    });
  }

  async function open(key: QuestionKey): Promise<number> {
    const asked = makeQuestion(key);
    const count = Object.keys(asked.schema.properties).length;
    const begin = await quiet();
    ask(asked);
    await painted('the dialog with its fields', () => isUsable(count));
    return performance.now() - begin;
  }

  async function submit(): Promise<number> {
    const button = need(parts.submit);
    const begin = await quiet();
    button.click();
    await painted('the answer', () => answer !== null && dialog() === null);
    return performance.now() - begin;
  }

  async function submitWrong(): Promise<number> {
    const button = need(parts.submit);
    const least = question ? leastProblems(question) : 0;
    const begin = await quiet();
    button.click();
    await painted('the problems', () => problems() >= least);
    return performance.now() - begin;
  }

  function problems(): number {
    return dialog()?.querySelectorAll(parts.problem).length ?? 0;
  }

  async function close(): Promise<void> {
    asking.close();
    await painted('the end of the dialog', () => dialog() === null);
  }

  function need(selector: string): HTMLElement {
    const found = dialog()?.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector} in the dialog.`);
    return found;
  }

  /** Where the opener is, for a real press; null where there is nothing to open. */
  function openerAt(): { x: number; y: number } | null {
    const opener = dialog()?.querySelector(parts.opener);
    if (!opener) return null;
    const { x, y, width, height } = opener.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Starts the watch with the next press, or key, and stops it when what that leads to has been painted. */
  function arm(event: 'mousedown' | 'keydown', letter: string): void {
    const isThere =
      event === 'mousedown' ? () => dialog()?.querySelector(parts.opened) != null : () => isFiltered(letter);
    armed = new Promise((resolve, reject) => {
      window.addEventListener(
        event,
        ({ timeStamp }) => {
          painted(`what ${event} leads to`, isThere).then(
            () => resolve(performance.now() - timeStamp),
            (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
          );
        },
        { capture: true, once: true },
      );
    });
    // It is read later; until then, a failure is no breakdown of the page.
    armed.catch(() => undefined);
  }

  function isFiltered(letter: string): boolean {
    const options = [...(dialog()?.querySelectorAll(parts.opened) ?? [])];
    return (
      options.length > 0 && options.every(({ textContent }) => textContent.toLowerCase().includes(letter))
    );
  }

  /** Questions asked and answered one after another, as fast as the entrant can, without waiting for frames. */
  async function cycle(count: number, key: QuestionKey): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      const asked = makeQuestion(key);
      const fields = Object.keys(asked.schema.properties).length;
      ask(asked);
      await happened('the dialog with its fields', () => isUsable(fields));
      need(parts.submit).click();
      await happened('the answer', () => answer !== null && dialog() === null);
    }
    question = null;
    answer = null;
  }

  async function happened(what: string, isThere: () => boolean): Promise<void> {
    const end = performance.now() + patience;
    while (!isThere()) {
      if (performance.now() > end || breakdown !== null)
        throw new Error(breakdown ?? `Waited in vain for ${what}.`);
      await nextTask();
    }
  }

  const page: BenchPage = {
    setPatience: (time) => {
      patience = time;
    },
    openerAt,
    arm,
    armed: () => armed,
    whyNoFilter: parts.whyNoFilter,
    canFilter: () => parts.whyNoFilter === null && !dialog()?.querySelector(NATIVE_LIST.opened),
    pressSend: () => need(parts.submit).click(),
    problems,
    // What Radix numbers its parts with.
    isInRadixDialog: () => dialog()?.id.startsWith('radix-') ?? false,
    cycle,
    started,
    open,
    submit,
    submitWrong,
    close,
    answer: () => JSON.stringify(answer),
  };
  Object.assign(window, { bench: page });
}

function dialog(): HTMLElement | null {
  return document.querySelector('[role="dialog"]');
}

/** Every field has its control and the focus is inside: a person can begin to type. */
function isUsable(fields: number): boolean {
  const element = dialog();
  if (!element?.contains(document.activeElement) || element.querySelector('[aria-busy="true"]')) return false;
  return element.querySelectorAll(CONTROLS).length >= fields;
}

/** Waits until nothing is under way any more, then says when it is. */
async function quiet(): Promise<number> {
  await nextFrame();
  await nextFrame();
  return performance.now();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
