import { readRequest } from './read-request.ts';
import type { ProtocolEra, UrlRequest } from './request.ts';

/** The error that blocks a call until addresses have been visited. 2025-11-25 only (facts 2.5). */
const URL_ELICITATION_REQUIRED = -32042;

/**
 * Reads an error of a call. Where it is the one that asks for addresses, returns those that can be shown; entries
 * of another mode or without an id are dropped (facts 4, rule 8). Null: an ordinary failure, ask nothing.
 * Nobody waits for an answer to them (C-14): consent, open, retry.
 */
export function readUrlRequired(error: unknown, era: ProtocolEra = 'legacy'): readonly UrlRequest[] | null {
  if (era !== 'legacy' || typeof error !== 'object' || error === null) return null;
  const { code, data } = error as { code?: unknown; data?: { elicitations?: unknown } | null };
  const elicitations = data?.elicitations;
  if (code !== URL_ELICITATION_REQUIRED || !Array.isArray(elicitations)) return null;
  const requests: UrlRequest[] = [];
  for (const entry of elicitations) {
    const read = readRequest(entry, { modes: ['url'], revision: '2025-11-25' });
    if (read.ok && read.request.mode === 'url') requests.push(read.request);
  }
  return requests.length > 0 ? requests : null;
}
