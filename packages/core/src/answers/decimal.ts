/** `digits` × 10^`exponent`, negative or not, without zeros at either end of the digits. Zero has no digits. */
export interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

const JSON_NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Reads a number as JSON writes it, without rounding. Null: JSON could not write it so. */
export function readDecimal(text: string): Decimal | null {
  const parts = JSON_NUMBER.exec(text);
  if (!parts) return null;
  const [, sign, whole = '', fraction = '', power = '0'] = parts;
  const all = whole + fraction;
  // By hand: a regular expression for zeros at the end is quadratic in their number.
  let start = 0;
  while (all[start] === '0') start++;
  let end = all.length;
  while (end > start && all[end - 1] === '0') end--;
  if (start === end) return { isNegative: false, digits: '', exponent: 0 };
  return {
    isNegative: sign === '-',
    digits: all.slice(start, end),
    exponent: Number(power) - fraction.length + (all.length - end),
  };
}

/** The decimal that stands for a finite number wherever it is written, and so the one that is sent. */
export function toDecimal(value: number): Decimal {
  return readDecimal(String(value)) ?? { isNegative: false, digits: '', exponent: 0 };
}

export function isSameDecimal(a: Decimal, b: Decimal): boolean {
  return a.isNegative === b.isNegative && a.digits === b.digits && a.exponent === b.exponent;
}

/**
 * Whether a finite number is a whole multiple of a step above 0, both taken as the decimals they are written as.
 * Exponents of doubles keep the integers below about 650 digits.
 */
export function isMultipleOf(value: number, step: number): boolean {
  const [a, b] = [toDecimal(value), toDecimal(step)];
  const scale = Math.min(a.exponent, b.exponent);
  return scaled(a, scale) % scaled(b, scale) === 0n;
}

/** A decimal in units of 10^`scale`, which must not be above its exponent. */
export function scaled(decimal: Decimal, scale: number): bigint {
  if (decimal.digits === '') return 0n;
  const size = BigInt(decimal.digits) * 10n ** BigInt(decimal.exponent - scale);
  return decimal.isNegative ? -size : size;
}
