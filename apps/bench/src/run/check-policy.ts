import type { Browser } from 'playwright';
import { Tab } from '../browser/tab.ts';
import { answerRight } from './flows.ts';

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

/** Asks an entrant on its strict page. */
export async function checkPolicy(browser: Browser, address: string): Promise<PolicyResult> {
  const tab = await Tab.open(browser, address);
  let reason = '';
  try {
    await tab.setPatience(PATIENCE);
    await tab.openQuestion({ fields: FIELDS, answers: 'none' });
    await tab.submitWrong();
    await tab.closeQuestion();
    await answerRight(tab, FIELDS);
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  const reports = await tab.reports();
  await tab.close();
  return { runs: reason === '', reports: reports.length, reason: reason.split('\n')[0] ?? '' };
}
