import { describe, expect, test } from 'vitest';
import { patternEngine } from '../../src/validation/patterns.ts';

const matches = (pattern: string, text: string): boolean | undefined =>
  patternEngine.compile(pattern)?.test(text);

describe('C-01: patterns', () => {
  test.each([
    ['', '', true],
    ['a', 'xax', true],
    ['^a$', 'xax', false],
    ['^[a-z]+$', 'abc', true],
    ['^[a-z]+$', 'aBc', false],
    ['^(?:\\d{3}-)?\\d{4}$', '555-1234', true],
    ['^(?:\\d{3}-)?\\d{4}$', '55-1234', false],
    ['^(?<year>\\d{4})-(?<month>\\d\\d)$', '2024-02', true],
    ['^.$', '😀', true],
    ['\\B', 'a😀a', false],
    ['^.$', '\n', false],
    ['^.$', '\u2028', false],
    ['^\\s$', '\u00a0', true],
    ['^\\w+$', 'é', false],
    ['^\\p{L}+$', 'éΩא', true],
    ['\\bend\\b', 'the end.', true],
    ['\\bend\\b', 'bending', false],
    ['^\\u{1F600}\\u0021$', '😀!', true],
    ['^[^]$', '\n', true],
    ['[]', 'x', false],
    ['^(a+)+$', `${'a'.repeat(36)}!`, false],
    ['^(?:a|a)*$', `${'a'.repeat(5000)}b`, false],
    ['(x+x+)+y', 'x'.repeat(2000), false],
  ])('%j on %.20j: %s', (pattern, text, is) => {
    expect(matches(pattern, text)).toBe(is);
  });

  test.each([
    ['what does not compile', '['],
    ['what only compiles without the u flag', '\\-a'],
    ['lookahead', '^(?=a)'],
    ['negative lookahead', '(?!a)b'],
    ['lookbehind', '(?<=a)b'],
    ['negative lookbehind', '(?<!a)b'],
    ['a back reference', '(a)\\1'],
    ['a named back reference', '(?<n>a)\\k<n>'],
    ['more than 2,000 characters', 'a'.repeat(2001)],
    ['repetition that unrolls into too much', '(?:a{99}){99}'],
    ['nothing repeated too often', '(((((){99}){99}){99}){99}){99}'],
    ['a count that is no count', 'a{9999999999}'],
  ])('%s is ignored', (_, pattern) => {
    expect(patternEngine.compile(pattern)).toBeNull();
  });

  test(
    'a pair of pattern and text that takes too many steps is given up, and passes',
    { timeout: 60_000 },
    () => {
      const random = Array.from({ length: 100_000 }, (_, index) =>
        (index * 2654435761) % 7 < 3 ? 'a' : 'b',
      ).join('');
      const everyLetter = Array.from({ length: 100_000 }, (_, index) =>
        String.fromCodePoint(0x4e00 + index),
      ).join('');
      for (const [pattern, text] of [
        ['(?:(?:a|b)*a(?:a|b){200})c', random],
        ['(?:a?){500}a{500}b', 'a'.repeat(100_000)],
        ['^(?:(?:a|\\p{L}|b|\\d)*a(?:a|\\p{L}|b|\\d){100}){2}c', random],
        ['^\\p{L}+\\d', everyLetter],
      ] as const) {
        expect(new RegExp('c|\\d$', 'u').test(text)).toBe(false);
        expect(matches(pattern, text)).toBe(true);
      }
    },
  );

  test('an ordinary pattern is decided over a long text', () => {
    expect(matches('^[a-z]+$', `${'a'.repeat(100_000)}!`)).toBe(false);
    expect(matches('^[^@]+@[^@]+$', 'a'.repeat(100_000))).toBe(false);
  });

  test('a compiled pattern keeps nothing between texts', () => {
    const tester = patternEngine.compile('^ab$');
    expect([tester?.test('ab'), tester?.test('b'), tester?.test('ab')]).toEqual([true, false, true]);
  });
});
