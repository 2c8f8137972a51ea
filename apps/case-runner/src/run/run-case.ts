import type { DialogPage } from '../browser/dialog-page.ts';
import type { DialogPages } from '../browser/dialog-pages.ts';
import type { Case } from '../case-file/case.ts';
import { isRefused } from '../checks/check-refusal.ts';
import { Checks, type Check } from '../checks/check.ts';
import { playAnswer } from './answers.ts';
import { inWords } from './in-words.ts';
import { playRefusal } from './refusal.ts';
import { checkRender } from './render.ts';

/** Plays a case in a page that has just been loaded. Never rejects: what breaks is a failed check. */
export async function runCase(pages: DialogPages, played: Case): Promise<readonly Check[]> {
  const timeZone = played.timeZone ?? 'UTC';
  try {
    const dialog = await pages.get(timeZone);
    await dialog.begin(played);
    const checks = await play(dialog, played);
    return [...checks, ...checkQuiet(dialog)];
  } catch (error) {
    // The next case gets a page that nothing has gone wrong in.
    await pages.drop(timeZone).catch(() => undefined);
    return [{ at: 'case', ok: false, expected: 'can be played', actual: inWords(error) }];
  }
}

async function play(dialog: DialogPage, played: Case): Promise<readonly Check[]> {
  const { expect } = played;
  const ms = await dialog.ask();
  const screen = await dialog.readScreen();
  const hasRefused = ms !== null && isRefused(screen);
  const further = expect.refuse && !hasRefused ? expect.tolerated : null;
  const isRefusal = expect.refuse || (expect.refuseAllowed && hasRefused);
  if (isRefusal && further === null) return playRefusal(dialog, played, ms);

  const { render, answers } = further ?? expect;
  const checks = new Checks('render');
  checks.that('dialog', ms !== null, 'opens', ms === null ? 'does not come up' : 'opens');
  if (ms === null) return checks.all;
  const all: Check[] = [...checks.all];
  // A request may be played for its bounds alone.
  const bounds = expect.maxMs === null ? {} : { maxMs: expect.maxMs };
  all.push(...(await checkRender(dialog, played, { ...bounds, ...render }, ms)));
  for (const [index, answer] of answers.entries()) {
    all.push(...(await playAnswer(dialog, played, render, answer, index + 1)));
  }
  return all;
}

/** No CSP report, no error, and no request that nobody agreed to, in all of the case. */
function checkQuiet({ seen }: DialogPage): readonly Check[] {
  const checks = new Checks('page');
  checks.equal('reports and errors', [], seen.complaints);
  checks.equal('requests beyond the page', [], seen.requests);
  return checks.all;
}
