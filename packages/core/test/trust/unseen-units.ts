/** What hostile texts repeat to be long, tall or unseen: marks, breaks, blanks, joiners, direction. */
export const UNSEEN_UNITS: readonly string[] = [
  '\u0351',
  '\n',
  '\n ',
  ' ',
  '\u200D',
  '👩\u200D',
  '\u{1F3F4}\u{E0067}',
  '\r',
  '\u202E',
  '\u0628\u200C',
  '1\uFE0F',
  '\u3000\n',
];
