import type { InputRequests } from './read-input-required.ts';

/** The two members that a retry adds to the params of the first call. */
export interface RetryMembers {
  readonly inputResponses?: Readonly<Record<string, unknown>>;
  readonly requestState?: string;
}

/**
 * The answers of one round, by the server's keys. Null while a key is unanswered: every key gets an answer before
 * the retry leaves (E-70, E-77), and answers to other keys stay out.
 */
export function buildInputResponses(
  entries: InputRequests,
  answers: ReadonlyMap<string, unknown>,
): Readonly<Record<string, unknown>> | null {
  // No prototype: `__proto__` is a key like any other.
  const responses: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const key of entries.keys()) {
    if (!answers.has(key)) return null;
    responses[key] = answers.get(key);
  }
  return responses;
}

/**
 * The params of a retry: those of the first call, this round's answers, this round's state exactly as it came, and
 * neither where there was none (E-72, E-74). The JSON-RPC id is new (E-75), which is the transport's to see to.
 */
export function buildRetryParams<P extends object>(
  params: P,
  responses: Readonly<Record<string, unknown>> | null,
  requestState: string | null,
): P & RetryMembers {
  return {
    ...params,
    ...(responses !== null && Object.keys(responses).length > 0 ? { inputResponses: responses } : undefined),
    ...(requestState === null ? undefined : { requestState }),
  };
}
