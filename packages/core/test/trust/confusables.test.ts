import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skeleton, toLatin } from '../../src/trust/confusables.ts';
import { parameters } from '../properties/runs.ts';

describe('a hasty reader takes for "github"', () => {
  test.each([
    ['capitals', 'GITHUB'],
    ['Cyrillic і, т and н', 'gітнub'],
    ['Greek capitals', 'GΙΤΗUB'],
    ['Armenian ց', 'ցithub'],
    ['Cherokee capitals', 'ᏀᎥᎢᎻub'],
    ['Cherokee small letters', 'ꮐꭵꭲꮋub'],
    ['Lisu', 'ꓖꓲꓔꓧꓴꓐ'],
    ['Coptic', 'gⲓⲧⲏub'],
    ['full width', 'ＧｉｔＨｕｂ'],
    ['mathematical letters', '𝐆𝗂𝓽𝕳𝚞𝖻'],
    ['letters in circles', 'ⓖⓘⓣⓗⓤⓑ'],
    ['letters in black circles', '🅖🅘🅣🅗🅤🅑'],
    ['letters in black squares', '🅶🅸🆃🅷🆄🅱'],
    ['letters of flags', '🇬🇮🇹🇭🇺🇧'],
    ['small capitals', 'ɢɪᴛʜᴜʙ'],
    ['accents', 'gíťhüb'],
    ['a stroke through the letters', 'g\u0338i\u0338thub'],
    ['a capital I with a dot', 'gİthub'],
    ['an i without its dot', 'gıthub'],
    ['invisible characters', 'g\u200Bi\u00ADt\u2060h\uFE0Fub'],
  ])('%s', (_, text) => {
    expect(toLatin(text)).toBe('github');
  });
});

test.each([
  ['paypal', 'paypaI'],
  ['google', 'g00gle'],
  ['linear', '1inear'],
  ['linear', '|inear'],
  ['microsoft', 'rnicrosoft'],
  ['wordpress', 'vvordpress'],
  ['apple', 'аррӏе'],
  ['figma', 'ﬁgma'],
  ['strasse', 'straße'],
  ['encyclopaedia', 'encyclopædia'],
  ['口コミ', 'ロコミ'],
  ['エ房', '工房'],
])('%s and %s have one skeleton', (one, other) => {
  expect(skeleton(one)).toBe(skeleton(other));
});

test.each([
  ['github', 'gitlab'],
  ['github', 'git-hub'],
  ['linear', 'liner'],
  ['カス', 'ガス'],
  ['हिन्दी', 'हिन्दू'],
  ['日本', '日木'],
  ['한국', '한글'],
])('%s and %s have not', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other));
});

test('punctuation and blanks stay, for whoever compares words', () => {
  expect(toLatin('Gіt-Hub · ΜСР server')).toBe('git-hub · mcp server');
});

describe('whatever the text', () => {
  test('what was read once reads the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toLatin(toLatin(text))).toBe(toLatin(text));
      }),
      parameters(0.1),
    );
  });

  test('the case of ASCII letters changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(skeleton(text.toUpperCase())).toBe(skeleton(text.toLowerCase()));
      }),
      parameters(0.1),
    );
  });
});
