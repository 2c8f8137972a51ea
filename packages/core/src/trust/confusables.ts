/**
 * Letters by what they are read as. In order: Latin letters that Unicode does not take apart (strokes, hooks, small
 * capitals, phonetics), Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu, others. What differs in accents or in form
 * alone (full width, mathematical, circled) is not in, nor is a letter whose capital or small form is.
 */
const READ_AS: Readonly<Record<string, string>> = {
  a: 'ɑɐᴀ ΑΛ А Ꭺ Ⲁ ꓮ',
  b: 'ɓʙƄ Β ВбьЪ Ᏼ Ꮟ Ⲃ ꓐ',
  c: 'ƈɔᴄ ς С Ꮯ Ⲥ ꓚ',
  d: 'đɖɗðᴅ Ԁ Ꭰ ꓓ',
  e: 'ɛɜəǝɇᴇ ΕΣ ЕЄҽ Ꭼ Ⲉ ꓰ',
  f: 'ƒꜰ Ϝ ꓝ',
  g: 'ɡɠɢǥ Ԍ ց Ꮐ Ᏻ ꓖ',
  h: 'ħɦʜ Η Нһ հ Ꮋ Ꮒ Ⲏ ꓧ',
  i: 'ıɩɪɨ Ι І Ꭵ Ⲓ ꓲ',
  j: 'ɉᴊ Ϳ Ј յ Ꭻ ꓙ',
  k: 'ƙᴋ Κ Кқӄҝ Ꮶ Ⲕ ꓗ',
  l: 'łƚɫɭʟƖǀǃꞁ Ӏ Լ Ꮮ Ⳑ ꓡ ∣|ⵏ \u05d5\u05df\u0627\u0661\u06f1',
  m: 'ɱᴍ Μ Мӎ Ꮇ Ⲙ ꓟ',
  n: 'ŋɲɴƞ Νηπ П ոռղ Ⲛ ꓠ',
  o: 'øɵᴏᴑ Οσθ Оөѳ օ Ⲟ ꓳ \u05e1\u0647\u0665\u06f5०০੦૦௦౦೦൦๐໐၀ဝჿഠ〇',
  p: 'ƥᴘ Ρ Рҏ Ꮲ Ⲣ ꓑ',
  q: 'ʠ Ԛ գզ',
  r: 'ɍɾʀꭇ Γ Г Ꭱ Ꮢ ꓣ',
  s: 'ʂȿꜱ Ѕ Տ Ꮪ ꓢ',
  t: 'ŧƭʈᴛ Τ Т Ꭲ Ⲧ ꓔ',
  u: 'ʉᴜʋ υμ Ս ꓴ',
  v: 'ᴠ ν Ѵ Ꮩ ꓦ',
  w: 'ɯᴡ ω ѡшщԜ ա Ꮃ Ꮤ ꓪ',
  x: 'ꭓ Χ Хҳ Ⲭ ꓫ',
  y: 'ƴɏʏɣ Υγ УҮұ Ꮍ Ⲩ ꓬ',
  z: 'ƶȥʐɀᴢ Ζ Ꮓ Ⲍ ꓜ',
  3: 'ЗӠ',
  4: 'Ꮞ',
  ss: 'ß',
  ae: 'æӕ',
  oe: 'œ',
  // Katakana and the Chinese characters that look the same.
  口: 'ロ',
  工: 'エ',
  力: 'カ',
  二: 'ニ',
  卜: 'ト',
  八: 'ハ',
  夕: 'タ',
  一: 'ー',
  千: 'チ',
  ヘ: 'へ',
};

/** Letters in black circles and squares, and those that make flags; Unicode does not take them apart. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6];

/** Accents of all scripts, but not the marks that make another letter (Japanese ガ, vowels of Indic scripts). */
const UNSEEN_OR_ACCENT = /[\p{DI}\p{Cf}]|(?=\p{sc=Zinh})[\u0300-\u20ff]/gu;

let readAs: ReadonlyMap<string, string> | undefined;

/**
 * The text as a hasty reader takes it, in small Latin letters where there are such: without accents and invisible
 * characters, with every look-alike letter as the one that it passes for. Punctuation, blanks and letters that look like
 * no Latin one stay. Only for comparing and for showing what something looks like; never a name or an address itself.
 * `'Gіtнub'` (with і and н of Cyrillic) gives `'github'`.
 */
export function toLatin(text: string): string {
  readAs ??= byLetter(READ_AS);
  const read = (letter: string): string | undefined => readAs?.get(letter);
  let latin = '';
  for (const letter of text.normalize('NFKD').replace(UNSEEN_OR_ACCENT, '')) {
    latin +=
      read(letter) ??
      read(letter.toLowerCase()) ??
      read(letter.toUpperCase()) ??
      enclosed(letter) ??
      letter.toLowerCase();
  }
  return latin;
}

/**
 * What is left of a text when everything that a hasty reader cannot tell apart is one: `toLatin`, then 0 as o, 1 and i
 * as l, `rn` as m, `vv` as w. Two texts with one skeleton look alike. A key to compare by, not to be shown:
 * `'GitHub'` gives `'glthub'`.
 */
export function skeleton(text: string): string {
  return fold(toLatin(text));
}

/** The second half of `skeleton`, for what `toLatin` gave. */
export function fold(latin: string): string {
  return latin.replace(/0/g, 'o').replace(/[1i]/g, 'l').replace(/rn/g, 'm').replace(/vv/g, 'w');
}

/** From every letter to what it is read as, of a table that goes the other way. */
export function byLetter(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([read, written]) =>
      Array.from(written.replaceAll(' ', ''), (letter) => [letter, read] as const),
    ),
  );
}

function enclosed(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const first = ENCLOSED.find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
}
