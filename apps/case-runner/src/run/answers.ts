import type { DialogPage } from '../browser/dialog-page.ts';
import type { Answer, Case, RenderExpectation } from '../case-file/case.ts';
import { Checks, type Check } from '../checks/check.ts';
import { compareOutcome } from '../compare/compare-outcome.ts';
import { howToCompare } from '../compare/how-to-compare.ts';
import { playStep } from '../play/fill-field.ts';
import { decline, dismiss, submit, type Dismissal, type Given } from '../play/give-answer.ts';
import { bestOf } from './best-of.ts';
import { inWords } from './in-words.ts';

/** Plays one answer in a fresh dialog. A dismissal is played twice: with Escape and with the close button. */
export async function playAnswer(
  dialog: DialogPage,
  played: Case,
  render: RenderExpectation | null,
  answer: Answer,
  number: number,
): Promise<readonly Check[]> {
  const ways: readonly Dismissal[] = answer.do === 'dismiss' ? ['escape', 'close'] : ['escape'];
  const all: Check[] = [];
  for (const way of ways) {
    const checks = new Checks(`answer ${number}${ways.length > 1 ? ` (${way})` : ''}`);
    try {
      await playOne(checks, dialog, played, render, answer, way);
    } catch (error) {
      checks.fail('', 'can be played', inWords(error));
    }
    all.push(...checks.all);
  }
  return all;
}

async function playOne(
  checks: Checks,
  dialog: DialogPage,
  played: Case,
  render: RenderExpectation | null,
  answer: Answer,
  way: Dismissal,
): Promise<void> {
  const give = async (): Promise<Given> => {
    if ((await dialog.ask()) === null) throw new Error('the dialog did not come up');
    for (const step of answer.steps) await playStep(dialog, step, played.timeZone ?? 'UTC');
    dialog.seen.opened.clear();
    if (answer.do === 'decline') return decline(dialog);
    return answer.do === 'dismiss' ? dismiss(dialog, way) : submit(dialog);
  };
  const given = await give();
  const how = (name: string): ReturnType<typeof howToCompare> => howToCompare(played.request, render, name);
  const differences = compareOutcome(answer.outcomes, given.outcome, how);
  for (const { at, expected, actual } of differences) checks.that(at, false, expected, actual);
  if (differences.length === 0) checks.that('outcome', true, undefined, undefined);

  if (given.outcome.is === 'errors') {
    const { isOpen } = await dialog.readScreen();
    checks.equal('dialog', 'open', isOpen ? 'open' : 'closed');
  }
  await checkOpened(checks, dialog, answer);
  if (answer.focusGoesTo !== null) {
    const { focusField } = await dialog.readScreen();
    const focused = focusField === null ? undefined : dialog.nameAt(focusField);
    checks.equal('focus', answer.focusGoesTo, focused);
  }
  if (answer.maxMs !== null) {
    const best = await bestOf(answer.maxMs, given.ms, async () => (await give()).ms);
    checks.that('time', best <= answer.maxMs, answer.maxMs, Math.round(best));
  }
}

/** Exactly the address of the case is opened, or none. */
async function checkOpened(checks: Checks, dialog: DialogPage, answer: Answer): Promise<void> {
  const { opens, opensEndsWith } = answer;
  const { opened } = dialog.seen;
  if (opens === null && opensEndsWith === null) {
    checks.equal('opens', [], [...opened]);
    return;
  }
  // The window comes up beside the result, and says so a moment later.
  for (let turn = 0; turn < 100 && opened.size === 0; turn += 1) await dialog.readState();
  const [address] = opened;
  if (opens !== null)
    checks.equal('opens', new URL(opens).href, address === undefined ? undefined : new URL(address).href);
  if (opensEndsWith !== null) {
    checks.that('opens', address?.endsWith(opensEndsWith) ?? false, opensEndsWith, address);
  }
  checks.equal('number of addresses opened', 1, opened.size);
}
