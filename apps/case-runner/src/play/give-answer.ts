import type { DialogPage } from '../browser/dialog-page.ts';
import type { Outcome } from '../compare/compare-outcome.ts';
import { isObject, own, type Json } from '../json.ts';
import type { ScreenEvent, ScreenState } from '../screen.ts';

/** How a person turns a question away without answering. */
export type Dismissal = 'escape' | 'close';

/** What came of it, and the time that the dialog itself took; its guard time does not count. */
export interface Given {
  readonly outcome: Outcome;
  readonly ms: number;
}

/** From then on, in milliseconds, problems at fields count as the outcome even where no summary names them. */
const LONG = 2000;

/** Presses the leading button, and once more after a review, until there is a result or a problem. */
export async function submit(dialog: DialogPage): Promise<Given> {
  let ms = 0;
  for (let press = 0; press < 3; press += 1) {
    const name = (await dialog.action('continue').count()) > 0 ? 'continue' : 'accept';
    const button = dialog.action(name);
    if ((await button.count()) === 0)
      return { outcome: { is: 'nothing', why: 'nothing sends the answer' }, ms };
    if ((await dialog.waitFor(['ready'])) === null) {
      return { outcome: { is: 'nothing', why: `${name} stays disabled` }, ms };
    }
    const pressed = performance.now();
    await button.click();
    const state = await waitForOutcome(dialog, name === 'continue');
    ms += performance.now() - pressed;
    if (state === null) return { outcome: { is: 'nothing', why: 'nothing happened after the press' }, ms };
    if (state.result !== null || !state.hasReview) return { outcome: await readOutcome(dialog, state), ms };
  }
  return { outcome: { is: 'nothing', why: 'the review does not send' }, ms };
}

export async function decline(dialog: DialogPage): Promise<Given> {
  const pressed = performance.now();
  await dialog.action('decline').click();
  return settle(dialog, pressed);
}

/** Through the question about lost input, if it comes. */
export async function dismiss(dialog: DialogPage, how: Dismissal): Promise<Given> {
  const pressed = performance.now();
  if (how === 'escape') await dialog.page.keyboard.press('Escape');
  else await dialog.action('close').click();
  const leave = dialog.page.getByRole('button', { name: 'Discard and close', exact: true });
  const state = await dialog.waitFor(['result', 'question']);
  if (state?.isAskingDiscard) await leave.click();
  return settle(dialog, pressed);
}

async function settle(dialog: DialogPage, pressed: number): Promise<Given> {
  const state = await dialog.waitFor(['result']);
  const ms = performance.now() - pressed;
  if (state === null) return { outcome: { is: 'nothing', why: 'no result came' }, ms };
  return { outcome: await readOutcome(dialog, state), ms };
}

/** A result, problems, or (where one comes first) the review. */
async function waitForOutcome(dialog: DialogPage, hasReview: boolean): Promise<ScreenState | null> {
  const events: readonly ScreenEvent[] = ['result', 'problems', ...(hasReview ? (['review'] as const) : [])];
  const soon = await dialog.waitFor(events, LONG);
  if (soon) return soon;
  const { fields } = await dialog.readScreen();
  return fields.some(({ error }) => error !== null) ? dialog.readState() : dialog.waitFor(events);
}

async function readOutcome(dialog: DialogPage, state: ScreenState): Promise<Outcome> {
  if (state.result !== null) return toOutcome(JSON.parse(state.result) as Json);
  const { fields } = await dialog.readScreen();
  const errors = [...fields.entries()].flatMap(([place, { error }]) =>
    error === null ? [] : [[dialog.nameAt(place), error] as const],
  );
  return { is: 'errors', errors: new Map(errors) };
}

function toOutcome(result: Json): Outcome {
  if (!isObject(result))
    return { is: 'nothing', why: `a result that is no object: ${JSON.stringify(result)}` };
  const [action, content] = [own(result, 'action'), own(result, 'content')];
  return {
    is: 'result',
    action: typeof action === 'string' ? action : JSON.stringify(action ?? null),
    content: isObject(content) ? content : null,
    others: Object.keys(result).filter((name) => name !== 'action' && name !== 'content'),
  };
}
