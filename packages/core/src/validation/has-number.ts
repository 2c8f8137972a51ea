import { scaled, toDecimal } from '../answers/decimal.ts';
import type { NumberLimits } from './limits.ts';

/** Whether any number lies within the limits; a whole one, if asked so, and on the steps of `multipleOf`. */
export function hasNumber(limits: NumberLimits, isInteger: boolean): boolean {
  const low = strictest(limits.minimum, limits.exclusiveMinimum, 1);
  const high = strictest(limits.maximum, limits.exclusiveMaximum, -1);
  if (!low || !high) return true;
  if (low.limit > high.limit) return false;
  if (!isInteger && limits.multipleOf === null) return low.limit < high.limit || !(low.isOpen || high.isOpen);

  const step = toDecimal(limits.multipleOf ?? 1);
  const [from, to] = [toDecimal(low.limit), toDecimal(high.limit)];
  const scale = Math.min(from.exponent, to.exponent, step.exponent, 0);
  const one = 10n ** BigInt(-scale);
  const unit = isInteger ? leastCommonMultiple(scaled(step, scale), one) : scaled(step, scale);
  const start = scaled(from, scale);
  const end = scaled(to, scale);
  let first = (start / unit) * unit;
  while (first < start || (low.isOpen && first === start)) first += unit;
  return first < end || (first === end && !high.isOpen);
}

interface Bound {
  readonly limit: number;
  readonly isOpen: boolean;
}

function strictest(closed: number | null, open: number | null, direction: 1 | -1): Bound | null {
  if (open !== null && (closed === null || (open - closed) * direction >= 0))
    return { limit: open, isOpen: true };
  return closed === null ? null : { limit: closed, isOpen: false };
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
