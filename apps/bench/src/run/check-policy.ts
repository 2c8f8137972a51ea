import type { Tab } from '../browser/tab.ts';
import { answerRight } from './flows.ts';
import { reasonOf } from './reason.ts';

/** How an entrant gets on under `default-src 'none'; script-src 'self'; style-src 'self'`. */
export interface PolicyResult {
  /** It asks, shows problems and answers. */
  readonly runs: boolean;
  /** How often the browser stopped something and reported it. */
  readonly reports: number;
  /** Why it does not run; empty when it does. */
  readonly reason: string;
}

const FIELDS = 5;
/** For one step, in milliseconds: one that the policy stopped would be waited for in vain. */
const PATIENCE = 8000;
/** The same once something has been stopped. */
const PATIENCE_AFTER_REPORT = 1500;

/** Asks an entrant on its strict page, where the tab stands. */
export async function checkPolicy(tab: Tab): Promise<PolicyResult> {
  let reason = '';
  try {
    await tab.setPatience(PATIENCE);
    await tab.openQuestion({ fields: FIELDS, answers: 'none' });
    if ((await tab.reports()).length > 0) await tab.setPatience(PATIENCE_AFTER_REPORT);
    await tab.submitWrong();
    await tab.closeQuestion();
    await answerRight(tab, FIELDS);
  } catch (error) {
    reason = reasonOf(error);
  }
  const reports = await tab.reports();
  return { runs: reason === '', reports: reports.length, reason };
}
