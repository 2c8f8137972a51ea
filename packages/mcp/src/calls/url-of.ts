/** The address in the params of a question in address mode; null for every other question. */
export function urlOf(params: unknown): string | null {
  if (typeof params !== 'object' || params === null) return null;
  const { mode, url } = params as { mode?: unknown; url?: unknown };
  return mode === 'url' && typeof url === 'string' ? url : null;
}
