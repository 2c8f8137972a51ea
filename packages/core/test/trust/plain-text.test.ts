import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/trust/plain-text.ts';
import { UNSEEN_UNITS } from './unseen-units.ts';

describe('takes out what cannot be seen or turns the order', () => {
  test.each([
    ['direction override', 'Delete \u202Egpj.tnemucod\u202C now?', 'Delete gpj.tnemucod now?'],
    ['all embeddings and overrides', '\u202Aa\u202Bb\u202Cc\u202Dd\u202Ee', 'abcde'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['direction marks', 'a\u200Eb\u200Fc\u061Cd', 'abcd'],
    ['C0 controls', 'a\u0000b\u0007c\u001Bd\u007F', 'abcd'],
    ['C1 controls', 'a\u0080b\u009Bc', 'abc'],
    ['soft hyphen', 'pass\u00ADword', 'password'],
    ['zero width space', 'a\u200Bb', 'ab'],
    ['word joiner and invisible operators', 'a\u2060b\u2061c\u2062d\u2063e\u2064f', 'abcdef'],
    ['byte order mark', '\uFEFFa\uFEFF', 'a'],
    ['deprecated format characters', 'a\u206Ab\u206Fc', 'abc'],
    ['combining grapheme joiner', 'a\u034Fb', 'ab'],
    ['Hangul fillers', 'a\u115F\u1160\u3164\uFFA0b', 'ab'],
    ['interlinear annotation', 'a\uFFF9b\uFFFAc\uFFFBd', 'abcd'],
    ['tag characters', 'ok\u{E0001}\u{E0068}\u{E0069}\u{E007F}', 'ok'],
    ['variation selectors on letters', 'a\uFE0Fb\uFE00c\u{E0100}', 'abc'],
    ['joiners between Latin letters', 'pay\u200Dpal\u200Cx', 'paypalx'],
    ['a joiner that joins nothing', '👩\u200D', '👩'],
    ['musical format characters', 'a\u{1D173}b', 'ab'],
    ['a region tag without its end', '\u{1F3F4}\u{E0067}\u{E0062}', '\u{1F3F4}'],
  ])('%s', (_, input, output) => {
    expect(plainText(input)).toBe(output);
  });
});

describe('leaves honest text alone', () => {
  test.each([
    ['ASCII', 'Which berth? {a: [1]} <b>&amp;</b>'],
    ['Cyrillic and Hebrew', 'Имя / שם'],
    ['Hebrew with points', 'שָׁלוֹם עֲלֵיכֶם'],
    ['Arabic with vowel signs', 'ٱلسَّلَامُ عَلَيْكُمْ'],
    ['Persian with its non-joiner', 'می‌خواهم'],
    ['Devanagari with a joiner', 'क्‍ष'],
    ['Sinhala with a joiner', 'ශ්‍රී ලංකා'],
    ['Thai', 'ที่อยู่'],
    ['Tibetan stacks', 'བསྒྲུབས'],
    ['Vietnamese, decomposed', 'Việt Nam'.normalize('NFD')],
    ['Chinese, Japanese, Korean', '请选择 パスワード 비밀번호'],
    ['a Han glyph variant', '葛\u{E0100}城'],
    ['Mongolian with a variant', '\u1820\u180B'],
    ['emoji families', '👩‍👩‍👧‍👦 👩🏽‍💻 ❤️‍🔥 🏳️‍🌈'],
    ['emoji and text style', '☎️ ☎︎'],
    ['country flags', '🇩🇪🇺🇳'],
    ['region flags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['keycaps', '1️⃣ #️⃣'],
    ['skin tones', '👍🏿'],
    ['line breaks and tabs', 'a\n\n\tb'],
    ['two blank lines', 'a\n\n\nb'],
    ['no-break space', 'a\u00A0b'],
  ])('%s', (_, text) => {
    expect(plainText(text)).toBe(text);
  });
});

describe('line breaks', () => {
  test.each([
    ['Windows', 'a\r\nb', 'a\nb'],
    ['old Mac', 'a\rb', 'a\nb'],
    ['line separator', 'a\u2028b', 'a\nb'],
    ['paragraph separator', 'a\u2029b', 'a\nb'],
    ['next line, vertical tab and form feed', 'a\u0085b\u000Bc\u000Cd', 'a\nb\nc\nd'],
    ['a hundred blank lines become two', `a${'\n'.repeat(101)}b`, 'a\n\n\nb'],
    ['blank lines with blanks in them count', `a${'\n \t\u3000'.repeat(50)}\nb`, 'a\n\n\nb'],
  ])('%s', (_, input, output) => {
    expect(plainText(input)).toBe(output);
  });

  test.each([
    ['become blanks', 'a\nb\r\nc\td', 'a b c d'],
    ['at the ends go', '\n  Name \n', 'Name'],
    ['that are all there is leave nothing', ' \n\u3000 ', ''],
    ['and blanks that no trim knows leave nothing', '\u2800\u2800', ''],
    ['and invisible characters alone leave nothing', '\u200B\u202E\u2060', ''],
  ])('in a single line %s', (_, input, output) => {
    expect(plainText(input, { isSingleLine: true })).toBe(output);
  });
});

test('shows half a surrogate pair as U+FFFD', () => {
  expect(plainText('a\uD83Db\uDE00c')).toBe('a\uFFFDb\uFFFDc');
});

test('limits the marks on one letter, also when invisible characters stand between them', () => {
  expect(plainText(`Z${'\u0351'.repeat(500)}algo`)).toBe(`Z${'\u0351'.repeat(6)}algo`);
  expect(plainText(`Z${'\u0351\u200B\u034F'.repeat(500)}`)).toBe(`Z${'\u0351'.repeat(6)}`);
  expect(plainText(`\u0628${'\u064B\u200C'.repeat(500)}`)).toHaveLength(7);
});

test('never cuts a long text short', () => {
  const text = 'ü'.repeat(200_000);
  expect(plainText(text)).toBe(text);
});

describe('whatever comes in', () => {
  test.each(UNSEEN_UNITS)('half a million of %j take a moment, not minutes', (unit) => {
    const text = unit.repeat(500_000 / unit.length);
    // The test's own time limit is the bound: anything quadratic would take hours.
    expect(plainText(`${text}x`).length).toBeLessThanOrEqual(text.length + 1);
    expect(plainText(`${text}x`, { isSingleLine: true }).length).toBeLessThanOrEqual(text.length + 1);
  });
});
