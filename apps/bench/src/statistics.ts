/** The value below which the share `at` (0 to 1) of the values lies, between neighbours in proportion. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * at;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

export interface Summary {
  readonly median: number;
  readonly p95: number;
  readonly least: number;
  readonly most: number;
  readonly count: number;
}

/** @param values at least one */
export function summarize(values: readonly number[]): Summary {
  return {
    median: quantile(values, 0.5),
    p95: quantile(values, 0.95),
    least: quantile(values, 0),
    most: quantile(values, 1),
    count: values.length,
  };
}

export interface Ratio {
  readonly median: number;
  /** The quartiles: half of the rounds lie between. */
  readonly low: number;
  readonly high: number;
}

/** A value, and the round it belongs to. */
export interface InRound {
  readonly round: number;
  readonly value: number;
}

/**
 * How many times `base` the values are. They are compared round by round, as the two of one round ran right after each
 * other on a machine that was as busy for the one as for the other. Null where no round has both.
 */
export function ratioOf(values: readonly InRound[], base: readonly InRound[]): Ratio | null {
  const bases = new Map(base.map(({ round, value }) => [round, value]));
  const ratios = values.flatMap(({ round, value }) => {
    const other = bases.get(round);
    return other !== undefined && other > 0 ? [value / other] : [];
  });
  if (ratios.length === 0) return null;
  return { median: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
}
