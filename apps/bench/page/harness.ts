import {
  leastProblems,
  makeQuestion,
  type Answer,
  type Question,
  type QuestionKey,
} from '../src/question.ts';
import type { BenchPage } from '../src/bench-page.ts';
import type { Entrant } from './entrant.ts';

/** No single step of any entrant takes as long as this, in milliseconds. */
const PATIENCE = 30_000;
const CONTROLS = 'input, select, textarea, [role="combobox"]';

/**
 * Puts an entrant on the page and the stop-watch into `window.bench`.
 *
 * A time begins right before the call or click that starts the work and ends when the result has been painted: the
 * state is looked for in an animation frame, and a second frame begins only after the first one was painted. The
 * browser runs without a limit of frames per second, so that no time is rounded up to the next 60th of a second.
 */
export function enter({ start, parts }: Entrant): void {
  const host = document.createElement('div');
  document.body.append(host);
  const asking = start(host);
  const started = performance.now();
  let question: Question | null = null;
  let answer: Answer | null = null;
  // An entrant that broke down is not waited for.
  let breakdown: string | null = null;
  window.addEventListener('error', ({ message }) => {
    breakdown ??= message;
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    breakdown ??= String(reason);
  });

  async function painted(what: string, isThere: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE;
    do {
      await nextFrame();
      if (isThere()) {
        await nextFrame();
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
    await painted('the problems', () => (dialog()?.querySelectorAll(parts.problem).length ?? 0) >= least);
    return performance.now() - begin;
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

  const page: BenchPage = {
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
