import type { Ask, ElicitationMode, ProtocolRevision, ServerIdentity, UrlRequest } from '@elicit-kit/core';
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

interface RequiredPage {
  readonly request: UrlRequest;
  /** The server reports it as done. */
  readonly completed: Promise<void>;
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
        const urls = requests.map(({ url }) => url);
        const isKnown = urls.every((url) => call.pages.has(url));
        const set = JSON.stringify([...urls].sort());
        // Where nobody shows what becomes of a page, the same question would come again and again.
        if (!isKnown && (asked.has(set) || asked.size >= maxRounds)) throw error;
        asked.add(set);
        const pages = requests.map((request) => {
          const id = request.elicitationId ?? '';
          ids.add(id);
          return { request, completed: completions.expect(id) };
        });
        call.pages.keepOnly(new Set(urls));
        if (!(await askForPages(pages, context))) throw error;
        const followed = urls.filter((url) => call.pages.has(url));
        if (!(context.isRetried ?? followed.length > 0)) {
          // The call is over, the pages are not: their notices still count.
          ids.clear();
          call.pages.end({ name: 'open' });
          throw error;
        }
        const notices = { areAll: false };
        const until = Promise.all(pages.map(({ completed }) => completed)).then(() => {
          notices.areAll = true;
        });
        // A page that is done by its notice can only be closed; as long as the call needs the person, it is not.
        if (isKnown && !repeated.has(set)) {
          for (const { request, completed } of pages) call.pages.watch(request.url, completed);
        }
        await waitForPages(followed, {
          progress: isKnown ? 'not-done' : 'open',
          until: repeated.has(set) ? undefined : until,
          error,
          call,
        });
        if (notices.areAll) repeated.add(set);
      }
    }
  } finally {
    for (const id of ids) completions.forget(id);
  }
}

/** Consent for each page that has none in this call, one after another. False as soon as one is refused. */
async function askForPages(pages: readonly RequiredPage[], context: RequiredPagesContext): Promise<boolean> {
  const { revision, calls, call } = context;
  const asked = pages.filter(({ request }) => !call.pages.has(request.url));
  for (const [index, { request, completed }] of asked.entries()) {
    const { mode, message, url, elicitationId } = request;
    const question = calls.question([call]);
    try {
      const { action } = await call.pages.ask(
        context.ask,
        {
          params: { mode, message, url, elicitationId },
          server: context.server,
          origin: {
            era: 'legacy',
            revision,
            method: call.method,
            name: call.name,
            batch: asked.length > 1 ? { index: index + 1, count: asked.length } : undefined,
          },
          signal: question.signal,
          expiresAt: question.expiresAt,
          completed,
        },
        url,
      );
      if (action !== 'accept') return false;
    } finally {
      question.end();
    }
  }
  return true;
}

interface Wait {
  readonly progress: 'open' | 'not-done';
  /** Repeats the call by itself. */
  readonly until: Promise<void> | undefined;
  readonly error: unknown;
  readonly call: OpenCall;
}

/**
 * Until the call is to be repeated. Throws the error where the person gives up.
 * @param urls of the pages that somebody follows
 */
async function waitForPages(urls: readonly string[], { progress, until, error, call }: Wait): Promise<void> {
  const { pages, signal } = call;
  if (urls.length > 0) {
    if ((await pages.choice(urls, { progress, until, signal })) === 'abandon') throw error;
  } else if (until === undefined) {
    throw error;
  } else {
    await waitFor(until, signal);
  }
}
