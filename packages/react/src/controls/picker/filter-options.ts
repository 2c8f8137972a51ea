import type { Option } from '@elicit-kit/core';

const foldedByOptions = /* @__PURE__ */ new WeakMap<readonly Option[], readonly string[]>();

/** The options whose label holds the text, case and diacritics aside, in the order of the schema. */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = fold(text).trim();
  if (wanted === '') return options;
  const folded = foldedLabels(options);
  return options.filter((_, index) => folded[index]?.includes(wanted));
}

/** The one option with this very label, case and diacritics aside; null when there is none or more than one. */
export function onlyMatch(options: readonly Option[], text: string): Option | null {
  const wanted = fold(text).trim();
  const folded = foldedLabels(options);
  const index = folded.indexOf(wanted);
  return index >= 0 && folded.lastIndexOf(wanted) === index ? (options[index] ?? null) : null;
}

/** Gets a list ready to be filtered, so that the first key does not wait for it. */
export function prepareFilter(options: readonly Option[]): void {
  foldedLabels(options);
}

/** Stands between labels. Labels are plain text, which has no control characters. */
const BETWEEN = '\0';

/** Made once per list, and of all labels in one go: 20,000 texts one by one take longer than a frame. */
function foldedLabels(options: readonly Option[]): readonly string[] {
  let folded = foldedByOptions.get(options);
  if (!folded) {
    folded = fold(options.map(({ label }) => label).join(BETWEEN)).split(BETWEEN);
    foldedByOptions.set(options, folded);
  }
  return folded;
}

/** Small letters without their marks; `İ`, `ß` and a final `ς` come down to what people type. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}
