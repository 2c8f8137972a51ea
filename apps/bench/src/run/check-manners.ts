import { isDeepStrictEqual } from 'node:util';
import type { Tab } from '../browser/tab.ts';
import { reasonOf } from './reason.ts';

/** What has to be alike for a comparison to be fair, as seen from outside. */
export interface Manners {
  /** Stands in the same dialog as the form by hand; the kit has its own. */
  readonly inRadixDialog: boolean;
  /** With problems in sight, one goes away as it is mended, without another press on the button. */
  readonly validatesAsOneTypes: boolean;
  /** One wrong answer among right ones is not sent. */
  readonly validatesWhenSent: boolean;
  /** Why a letter filters no long list; null where it does. */
  readonly whyNoFilter: string | null;
  /** Why this could not be found out; empty when it could. */
  readonly reason: string;
}

const FIELDS = 5;
/** How long something may take to be seen, in milliseconds. */
const PATIENCE = 5000;
/** So many keys make any first answer too short. */
const LETTERS = 8;

/** Of one that could not be looked at. */
export const UNKNOWN_MANNERS: Omit<Manners, 'reason'> = {
  inRadixDialog: false,
  validatesAsOneTypes: false,
  validatesWhenSent: false,
  whyNoFilter: 'it does not run',
};

/** Looks at an entrant where the tab stands. */
export async function checkManners(tab: Tab): Promise<Manners> {
  const whyNoFilter = await tab.whyNoFilter();
  try {
    await tab.openQuestion({ fields: FIELDS, answers: 'none' });
    const inRadixDialog = await tab.isInRadixDialog();
    await tab.submitWrong();
    const shown = await tab.problems();
    await tab.focusFirst();
    for (const letter of 'raven') await tab.pressKey(letter);
    const validatesAsOneTypes = await isSoon(async () => (await tab.problems()) < shown);
    await tab.closeQuestion();
    return {
      inRadixDialog,
      validatesAsOneTypes,
      validatesWhenSent: await refusesOneWrong(tab),
      whyNoFilter,
      reason: '',
    };
  } catch (error) {
    return {
      ...UNKNOWN_MANNERS,
      whyNoFilter,
      reason: reasonOf(error),
    };
  }
}

async function refusesOneWrong(tab: Tab): Promise<boolean> {
  await tab.openQuestion({ fields: FIELDS, answers: 'right' });
  await tab.focusFirst();
  await tab.pressKey('End');
  for (let letter = 1; letter < LETTERS; letter += 1) await tab.pressKey('Backspace');
  await tab.settled();
  await tab.pressSend();
  const hasProblem = await isSoon(async () => (await tab.problems()) > 0);
  await tab.settled();
  const isUnanswered = isDeepStrictEqual(await tab.answer(), null);
  if (isUnanswered) await tab.closeQuestion();
  return hasProblem && isUnanswered;
}

async function isSoon(isThere: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  do {
    if (await isThere()) return true;
  } while (performance.now() < end);
  return false;
}
