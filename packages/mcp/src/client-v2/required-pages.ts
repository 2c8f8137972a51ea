import {
  Withdrawal,
  type Ask,
  type ElicitationMode,
  type ProtocolRevision,
  type ServerIdentity,
  type UrlRequest,
} from '@elicit-kit/core';
import { readUrlRequired } from '@elicit-kit/core/adapters';
import type { OpenCall, OpenCalls } from '../calls/open-calls.ts';
import { waitFor } from '../rounds/pause.ts';
import type { Completions } from './completions.ts';

export interface RequiredPagesContext {
  readonly ask: Ask;
  readonly server: ServerIdentity;
  readonly modes: readonly ElicitationMode[];
  readonly revision: ProtocolRevision;
  readonly calls: OpenCalls;
  readonly completions: Completions;
  readonly call: OpenCall;
  /** Whether the call is repeated. Undefined: where somebody shows what becomes of the pages. */
  readonly isRetried: boolean | undefined;
  /** How often the server may name other pages. */
  readonly maxRounds: number;
}

/**
 * Runs one call of 2025-11-25. Error -32042 blocks it until pages have been visited (E-52, facts section 4, rule 8): each
 * is put before the person, and once all are accepted the call is repeated, when the server reports all as done or when
 * the person says so. By itself it is repeated once for the same pages, whatever ids they have by then. There is no
 * request to answer.
 *
 * @throws what `send` throws, the error itself where a page was not accepted, the person gave up, or nothing can change.
 */
export async function runPastPages<Answer>(
  send: () => Promise<Answer>,
  context: RequiredPagesContext,
): Promise<Answer> {
  const { call, completions, modes, maxRounds } = context;
  const ids = new Set<string>();
  const asked = new Set<string>();
  const repeated = new Set<string>();
  try {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        const requests = modes.includes('url') && !call.signal.aborted ? readUrlRequired(error) : null;
        if (requests === null) throw error;
        const isKnown = requests.every(({ url }) => call.pages.has(url));
        const set = JSON.stringify(requests.map(({ url }) => url).sort());
        // Where nobody shows what becomes of a page, the same question would come again and again.
        if (!isKnown && (asked.has(set) || asked.size >= maxRounds)) throw error;
        asked.add(set);
        const consent = await askForPages(requests, context, ids);
        if (consent === null) throw error;
        const isFollowed = requests.some(({ url }) => call.pages.has(url));
        if (!(context.isRetried ?? isFollowed)) {
          // The call is over, the pages are not: their notices still count.
          ids.clear();
          call.pages.end({ name: 'open' });
          throw error;
        }
        let isCompleted = false;
        const until = consent.completed.then(() => {
          isCompleted = true;
        });
        await waitForPages(requests, {
          progress: isKnown ? 'not-done' : 'open',
          until: repeated.has(set) ? undefined : until,
          error,
          call,
        });
        if (isCompleted) repeated.add(set);
      }
    }
  } finally {
    for (const id of ids) completions.forget(id);
  }
}

/**
 * Consent for each page that has none in this call. Null as soon as one is refused: the others are not asked any more.
 * `completed` resolves when the server has reported all as done.
 */
async function askForPages(
  requests: readonly UrlRequest[],
  context: RequiredPagesContext,
  ids: Set<string>,
): Promise<{ readonly completed: Promise<unknown> } | null> {
  const { revision, calls, call, completions } = context;
  const { pages, method, name } = call;
  const questions = requests.map((request) => {
    const id = request.elicitationId ?? '';
    ids.add(id);
    return { request, completed: completions.expect(id), isKnown: pages.has(request.url) };
  });
  pages.keepOnly(new Set(requests.map(({ url }) => url)));
  const group = new AbortController();
  const consents = questions.map(async ({ request, completed, isKnown }) => {
    const { mode, message, url, elicitationId } = request;
    if (isKnown) {
      pages.watch(url, completed);
      return true;
    }
    const question = calls.question([call]);
    const onAbort = () => question.withdraw(new Withdrawal('caller-cancelled'));
    group.signal.addEventListener('abort', onAbort, { once: true });
    try {
      const params = { mode, message, url, elicitationId };
      const origin = { era: 'legacy', revision, method, name } as const;
      const incoming = { params, server: context.server, origin, signal: question.signal, completed };
      const { action } = await pages.ask(context.ask, incoming, url);
      if (action !== 'accept') group.abort();
      return action === 'accept';
    } finally {
      question.end();
    }
  });
  const isGiven = (await Promise.all(consents)).every((isAccepted) => isAccepted);
  return isGiven ? { completed: Promise.all(questions.map(({ completed }) => completed)) } : null;
}

interface Wait {
  readonly progress: 'open' | 'not-done';
  /** Repeats the call by itself. */
  readonly until: Promise<void> | undefined;
  readonly error: unknown;
  readonly call: OpenCall;
}

/** Until the call is to be repeated. Throws the error where the person gives up. */
async function waitForPages(
  requests: readonly UrlRequest[],
  { progress, until, error, call }: Wait,
): Promise<void> {
  const { pages, signal } = call;
  const urls = requests.map(({ url }) => url).filter((url) => pages.has(url));
  if (urls.length > 0) {
    if ((await pages.choice(urls, { progress, until, signal })) === 'abandon') throw error;
  } else if (until === undefined) {
    throw error;
  } else {
    await waitFor(until, signal);
  }
}
