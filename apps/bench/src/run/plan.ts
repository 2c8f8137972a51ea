/** One part of a run: `weight` is its share of the time, compared with the others. */
export interface Part {
  readonly weight: number;
}

/**
 * How long the next part may take, in milliseconds: its share of what is left, so that time which a part did not need
 * goes to those that follow, and a part that took too long shortens them. At the most `perWeight` for each unit of weight.
 *
 * @param rest the parts that are not done yet, the next one first
 */
export function shareOf(rest: readonly Part[], left: number, perWeight: number): number {
  const [next] = rest;
  if (!next || left <= 0) return 0;
  const weights = rest.reduce((sum, { weight }) => sum + weight, 0);
  return Math.min(next.weight * perWeight, (left * next.weight) / weights);
}
