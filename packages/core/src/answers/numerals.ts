/** How a locale writes numbers. */
export interface Numerals {
  readonly decimal: string;
  readonly group: string;
  /** Digits of the group next to the decimal sign and of the others: 3 and 3, in India 3 and 2. */
  readonly groupSize: number;
  /** The ten digits. */
  readonly digits: readonly string[];
}

const known = /* @__PURE__ */ new Map<string, Numerals>();

/** Signs of a locale. Tags that are not well formed read as English. */
export function numeralsOf(locale: string): Numerals {
  let numerals = known.get(locale);
  if (!numerals) {
    numerals = readNumerals(locale);
    known.set(locale, numerals);
  }
  return numerals;
}

/**
 * A finite number as a person of that locale would type it: its decimal sign and digits, no grouping. Reads back as
 * the same number.
 */
export function writeNumber(value: number, locale = 'en'): string {
  const { decimal, digits } = numeralsOf(locale);
  return String(value === 0 ? 0 : value)
    .replace('.', decimal)
    .replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

function readNumerals(locale: string): Numerals {
  const parts = formatOf(locale).formatToParts(1234567890.5);
  const integers = parts
    .filter(({ type }) => type === 'integer')
    .map(({ value }) => Array.from(value).length);
  const plain = formatOf(locale, { useGrouping: false });
  return {
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    group: parts.find(({ type }) => type === 'group')?.value ?? '',
    groupSize: integers.at(-2) ?? 3,
    digits: Array.from(plain.format(9876543210)).reverse(),
  };
}

function formatOf(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, options);
  } catch {
    return new Intl.NumberFormat('en', options);
  }
}
