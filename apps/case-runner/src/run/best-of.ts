const MOST = 3;

/**
 * The shortest of up to three measures: a machine that is busy makes a dialog slow once, a slow dialog is slow each
 * time. Stops at the first one within the bound. A measure that is null never came to an end.
 * @param bound in milliseconds.
 */
export async function bestOf(
  bound: number,
  first: number | null,
  again: () => Promise<number | null>,
): Promise<number> {
  let best = first ?? Infinity;
  for (let turn = 1; turn < MOST && best > bound; turn += 1)
    best = Math.min(best, (await again()) ?? Infinity);
  return best;
}
