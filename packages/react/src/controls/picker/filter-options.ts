import type { Option } from '@elicit-kit/core';

/** The labels of a list, made ready to be searched. */
interface Folded {
  /** All labels as one text, with `BETWEEN` before, between and after them. */
  readonly text: string;
  /** Where each label begins in it, and the end of it. */
  readonly starts: Uint32Array;
}

const foldedByOptions = /* @__PURE__ */ new WeakMap<readonly Option[], Folded>();

/** The options whose label holds the text, case and diacritics aside, in the order of the schema. */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = fold(text).trim();
  if (wanted === '') return options;
  const found: Option[] = [];
  if (wanted.includes(BETWEEN)) return found;
  const { text: all, starts } = foldedLabels(options);
  let index = 0;
  // One search through all labels, from match to match. Each label is looked at for its first match only.
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, starts[index])) {
    while ((starts[index + 1] ?? Infinity) <= at) index += 1;
    const option = options[index];
    if (option) found.push(option);
    index += 1;
  }
  return found;
}

/** The one option with this very label, case and diacritics aside; null when there is none or more than one. */
export function onlyMatch(options: readonly Option[], text: string): Option | null {
  const wanted = fold(text).trim();
  if (wanted.includes(BETWEEN)) return null;
  const { text: all, starts } = foldedLabels(options);
  const framed = BETWEEN + wanted + BETWEEN;
  const at = all.indexOf(framed);
  return at >= 0 && all.lastIndexOf(framed) === at ? (options[starts.indexOf(at + 1)] ?? null) : null;
}

/** Gets a list ready to be filtered, so that the first key does not wait for it. */
export function prepareFilter(options: readonly Option[]): void {
  foldedLabels(options);
}

/** Stands between labels. Labels are plain text, which has no control characters. */
const BETWEEN = '\0';

/**
 * Made once per list, and of all labels in one go: 20,000 texts one by one take longer than a frame. They stay one
 * text, so that neither making it nor searching it makes a string per label.
 */
function foldedLabels(options: readonly Option[]): Folded {
  let folded = foldedByOptions.get(options);
  if (!folded) {
    let joined = BETWEEN;
    for (const { label } of options) joined += label + BETWEEN;
    const text = fold(joined);
    const starts = new Uint32Array(options.length + 1);
    for (let index = 0, at = 0; index <= options.length; index += 1, at = text.indexOf(BETWEEN, at)) {
      starts[index] = at += 1;
    }
    folded = { text, starts };
    foldedByOptions.set(options, folded);
  }
  return folded;
}

const ONLY_ASCII = /^[\0-\x7f]*$/;

/** Small letters without their marks; `İ`, `ß` and a final `ς` come down to what people type. */
function fold(text: string): string {
  if (ONLY_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}
