import type { Ask, ElicitationMode, ProtocolRevision, ServerIdentity } from '@elicit-kit/core';
import { readUrlRequired } from '@elicit-kit/core/adapters';
import type { OpenCall, OpenCalls } from '../calls/open-calls.ts';
import type { Completions } from './completions.ts';

export interface RequiredPagesContext {
  readonly ask: Ask;
  readonly server: ServerIdentity;
  readonly modes: readonly ElicitationMode[];
  readonly revision: ProtocolRevision;
  readonly calls: OpenCalls;
  readonly completions: Completions;
  readonly call: OpenCall;
}

/** The person's consent to the pages behind an error -32042. */
export interface PagesConsent {
  /** Every page was accepted. */
  readonly isGiven: boolean;
  /** Resolves when the server has reported all pages as done. */
  readonly completed: Promise<void>;
}

/**
 * Error -32042 of 2025-11-25 blocks a call until pages have been visited. Asks for each of them (E-52, facts section
 * 4.8); there is no request to answer.
 *
 * @returns null when the error is another one, holds no usable entry, or addresses were not declared.
 */
export async function askForRequiredPages(
  error: unknown,
  context: RequiredPagesContext,
): Promise<PagesConsent | null> {
  const { revision, calls, call, completions } = context;
  const requests = context.modes.includes('url') ? readUrlRequired(error) : null;
  if (requests === null) return null;
  const pages = requests.map(({ mode, message, url, elicitationId }) => ({
    params: { mode, message, url, elicitationId },
    id: elicitationId ?? '',
    completed: completions.expect(elicitationId ?? ''),
  }));

  const consents = await Promise.all(
    pages.map(async ({ params, id, completed }) => {
      const question = calls.question([call]);
      try {
        const result = await context.ask({
          params,
          server: context.server,
          origin: { era: 'legacy', revision, method: call.method, name: call.name },
          signal: question.signal,
          completed,
        });
        if (result.action !== 'accept') completions.forget(id);
        return result.action === 'accept';
      } finally {
        question.end();
      }
    }),
  );
  return {
    isGiven: consents.every((isAccepted) => isAccepted),
    completed: Promise.all(pages.map((page) => page.completed)).then(() => undefined),
  };
}
