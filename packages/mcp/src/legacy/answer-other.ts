import type { InputHandlers } from '../adapter/adapter-options.ts';

/**
 * Sampling and roots of the older eras go where the entries of 2026-07-28 go.
 * @returns null where the host does not do it
 */
export function answerOther(
  method: string,
  params: unknown,
  signal: AbortSignal,
  { sampling, roots }: InputHandlers,
): Promise<object> | null {
  if (method === 'sampling/createMessage' && sampling !== undefined) return sampling(params, signal);
  if (method === 'roots/list' && roots !== undefined) return roots(signal);
  return null;
}
