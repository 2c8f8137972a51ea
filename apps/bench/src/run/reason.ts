/** Why something failed, in one line and without what the driver of the browser puts in front. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').replace(/^[a-z]+\.[a-z]+: /i, '').replace(/^Error: /, '');
}
