import { HOST_LABEL, type DialogPage } from '../browser/dialog-page.ts';
import type { Case } from '../case-file/case.ts';
import { checkRefusal } from '../checks/check-refusal.ts';
import { Checks, type Check } from '../checks/check.ts';
import { compareOutcome } from '../compare/compare-outcome.ts';
import { decline, dismiss, type Given } from '../play/give-answer.ts';
import { bestOf } from './best-of.ts';
import { inWords } from './in-words.ts';

/** Looks at a question that was turned away, tries to accept it all the same, and leaves in every way there is. */
export async function playRefusal(
  dialog: DialogPage,
  played: Case,
  ms: number | null,
): Promise<readonly Check[]> {
  const checks = new Checks('refusal');
  const { maxMs, requests } = played.expect;
  if (maxMs !== null) {
    const best = await bestOf(maxMs, ms, () => dialog.ask());
    checks.that('time', best <= maxMs, maxMs, Math.round(best));
  }
  // A button that is shut for the first moments only is no refusal.
  await dialog.page.locator('[data-guarded]').waitFor({ state: 'detached' });
  checkRefusal(checks, played, await dialog.readScreen(), HOST_LABEL);

  await dialog.page.keyboard.press('Enter');
  await dialog.page.keyboard.press('ControlOrMeta+Enter');
  const { result } = await dialog.readState();
  checks.that('result after Enter', result === null, undefined, result ?? undefined);

  const ways: readonly (readonly [string, string, () => Promise<Given>])[] = [
    ['Decline', 'decline', () => decline(dialog)],
    ['Escape', 'cancel', () => dismiss(dialog, 'escape')],
    ['the close button', 'cancel', () => dismiss(dialog, 'close')],
  ];
  for (const [name, action, leave] of ways) {
    try {
      await dialog.ask();
      const { outcome } = await leave();
      const differences = compareOutcome([{ is: 'result', action, content: null }], outcome, () => 'exactly');
      for (const { at, expected, actual } of differences)
        checks.that(`${name}: ${at}`, false, expected, actual);
      if (differences.length === 0) checks.that(name, true, action, action);
    } catch (error) {
      checks.fail(name, 'can be played', inWords(error));
    }
  }
  const { seen } = dialog;
  checks.equal('requests', requests ?? 0, seen.requests.length + seen.opened.size);
  checks.equal('windows', 0, seen.windows);
  return checks.all;
}
