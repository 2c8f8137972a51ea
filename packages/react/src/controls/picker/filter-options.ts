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

/** Made once per list: 20,000 labels take longer than a frame. */
function foldedLabels(options: readonly Option[]): readonly string[] {
  let folded = foldedByOptions.get(options);
  if (!folded) {
    folded = options.map(({ label }) => fold(label));
    foldedByOptions.set(options, folded);
  }
  return folded;
}

/** Small letters without their marks; `İ` and `ß` come down to what people type. */
function fold(text: string): string {
  // Most labels are plain ASCII, which needs no decomposition.
  const plain = /^[\0-\x7f]*$/.test(text)
    ? text
    : text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return plain.toLowerCase();
}
