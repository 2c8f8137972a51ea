export interface PlainTextOptions {
  /** Line breaks and tabs become one blank, blanks at both ends go. For labels, names and options. @default false */
  readonly isSingleLine?: boolean | undefined;
}

const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const ONLY_PRINTABLE_ASCII = /^[\x20-\x7e]*$/;
const LONE_SURROGATE = /\p{Cs}/gu;

/**
 * Characters that cannot be seen, or that change the order of others. The first group matches the honest uses, which
 * stay: flags of regions (tag characters), joiners in Arabic, Indic, Khmer, Myanmar and Mongolian words, joiners and
 * variation selectors of emoji, keycaps, Han glyph variants, Mongolian letter variants.
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}|(?<=[\u0600-\u0DFF\u1000-\u109F\u1780-\u17D3\u1820-\u18AA])(?<!\p{DI})[\u200C\u200D]|(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})|(?<=\p{ExtPict})[\uFE0E\uFE0F]|(?<=[#*\d])\uFE0F(?=\u20E3)|(?<=\p{sc=Han})[\u{E0100}-\u{E01EF}]|(?<=[\u1820-\u18AA])[\u180B-\u180F])|[\p{DI}\uFFF9-\uFFFB]|(?![\n\t])\p{Cc}/gu;

/** Six marks on one letter are more than any script needs; towers of them cover the lines around. */
const MARK_TOWER = /([\p{M}\u200C\u200D]{6})[\p{M}\u200C\u200D]+/gu;

/** More than two blank lines in a row. */
const BLANK_LINES = /\n(?:[^\S\n]*\n){3,}/g;

/**
 * Makes a text that a stranger wrote fit to be shown as text. Direction controls, control characters and whatever
 * else cannot be seen are taken out; line breaks become `\n`; runs of blank lines and of combining marks are limited;
 * half surrogate pairs become U+FFFD. Letters of all scripts, emoji and flags stay as they are. Nothing is cut short.
 * Only for showing: values go back untouched. Linear in the length of the text.
 */
export function plainText(text: string, options?: PlainTextOptions): string {
  const isSingleLine = options?.isSingleLine === true;
  if (!ONLY_PRINTABLE_ASCII.test(text)) {
    text = text
      .replace(LINE_BREAK, '\n')
      .replace(LONE_SURROGATE, '\uFFFD')
      .replace(UNSEEN, '$1')
      .replace(MARK_TOWER, '$1');
    text = isSingleLine ? text.replace(/[\n\t]+/g, ' ') : text.replace(BLANK_LINES, '\n\n\n');
  }
  if (!isSingleLine) return text;
  // U+2800 is a blank that no trim knows.
  return /[^\s\u2800]/.test(text) ? text.trim() : '';
}
