import {
  acceptUrl,
  cancel,
  Withdrawal,
  type Ask,
  type ElicitResult,
  type IncomingElicitation,
} from '@elicit-kit/core';
import type { CallPages } from './call-pages.ts';
import { urlOf } from './url-of.ts';

/**
 * Asks, save for an address that the person has agreed to in the same call: such a page is not done yet. The answer goes
 * out when the person wants the server asked again, or gives up.
 */
export async function askOnce(
  ask: Ask,
  incoming: IncomingElicitation & { readonly signal: AbortSignal },
  pages: CallPages,
): Promise<ElicitResult> {
  const { params, signal } = incoming;
  const url = urlOf(params);
  if (url === null) return ask(incoming);
  if (!pages.has(url)) return pages.ask(ask, incoming, url);
  if (incoming.completed) pages.watch(url, incoming.completed);
  try {
    const choice = await pages.choice([url], { progress: 'not-done', until: incoming.completed, signal });
    return choice === 'recheck' ? acceptUrl() : cancel();
  } catch (error) {
    // Withdrawn, as other questions are: there is nobody left to answer.
    if (error instanceof Withdrawal) return cancel();
    throw error;
  }
}
