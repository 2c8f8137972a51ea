import { describe, expect, test } from 'vitest';
import { writeNumber } from '../../src/answers/numerals.ts';
import { parseNumber } from '../../src/index.ts';

const read = (text: string, locale = 'en', isInteger = false): unknown => {
  const result = parseNumber(text, { locale, isInteger });
  return result.state === 'number' ? result.value : result.state === 'problem' ? result.code : result.state;
};

describe('numbers as JSON writes them', () => {
  test.each([
    ['', 'empty'],
    ['  \u00a0 ', 'empty'],
    ['0', 0],
    ['-0', 0],
    [' 7 ', 7],
    ['7.0', 7],
    ['12.90', 12.9],
    ['-3', -3],
    ['1e3', 1000],
    ['1E-2', 0.01],
    ['1.5e+2', 150],
    ['\u22125', -5],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992],
    ['1e21', 1e21],
    ['0.1', 0.1],
    ['5e-324', 5e-324],
  ])('reads %j as %s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test.each([
    'seven',
    '42xyz',
    '0x10',
    '1_000',
    '+5',
    '.5',
    '5.',
    '007',
    '00',
    '-',
    '- 5',
    '1e',
    'Infinity',
    'NaN',
    '1 2',
  ])('takes %j for no number', (text) => {
    expect(read(text)).toBe('type');
  });

  test.each(['9'.repeat(5001), '1.2.3', '1,2,3', '--1', '1e1.5', '５．'])(
    'takes %.20j for no number either',
    (text) => {
      expect(read(text)).toBe('type');
    },
  );
});

describe('a number that a double cannot hold is refused, never rounded', () => {
  test.each([
    ['9007199254740993', 9007199254740992],
    ['123456789012345678901', 123456789012345680000],
    ['1e400', null],
    ['-1e400', null],
    ['1e-400', 0],
    ['0.1000000000000000055511151231257827', 0.1],
    ['0.30000000000000000001', 0.3],
  ])('%s', (text, nearest) => {
    expect(parseNumber(text)).toEqual({ state: 'problem', code: 'precision', nearest });
  });

  test('a text of 5,000 digits is looked at at once', () => {
    expect(read(`1${'0'.repeat(4000)}1`)).toBe('precision');
    expect(read(`0.${'0'.repeat(4000)}1`)).toBe('precision');
  });
});

describe('whole numbers', () => {
  test.each([
    ['7.0', 7],
    ['7.5', 'type'],
    ['1e2', 100],
    ['15e-1', 'type'],
    ['1e-400', 'type'],
    ['9007199254740993', 'precision'],
    ['9007199254740993.5', 'type'],
    ['1e400', 'precision'],
  ])('%s is %s', (text, value) => {
    expect(read(text, 'en', true)).toBe(value);
  });
});

describe('numbers as a locale writes them', () => {
  test.each([
    ['en', '1,234.5', 1234.5],
    ['en', '1,5', 'type'],
    ['en', '12,34', 'type'],
    ['en', '0,125', 'type'],
    ['de', '1,5', 1.5],
    ['de', '-1,5', -1.5],
    ['de', '1.234,5', 1234.5],
    ['de', '1.500', 1500],
    ['de', '1.234.567', 1234567],
    ['de', '1.5', 1.5],
    ['de', '0.125', 0.125],
    ['de', '1234.5', 1234.5],
    ['de', '1,5e3', 1500],
    ['de', '1,', 'type'],
    ['de', ',5', 'type'],
    ['de', '1.23.456', 'type'],
    ['de', '1,2,3', 'type'],
    ['fr', '1\u202f234,5', 1234.5],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1.500', 1.5],
    ['de-CH', '1’234.5', 1234.5],
    ['de-CH', "1'234.5", 1234.5],
    ['en-IN', '12,34,567.5', 1234567.5],
    ['en-IN', '123,4567', 'type'],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '\u061c-٣', -3],
    ['fa', '\u200e\u2212۱۲٫۵', -12.5],
    ['hi', '१२.५', 12.5],
    ['ja', '１２．５', 12.5],
    ['en', '𝟙𝟚', 12],
    ['no such locale', '1.5', 1.5],
  ])('%s: %j is %s', (locale, text, value) => {
    expect(read(text, locale)).toBe(value);
  });

  test('hands back the number as it will be sent', () => {
    expect(parseNumber('1,50', { locale: 'de' })).toEqual({ state: 'number', value: 1.5, canonical: '1.5' });
    expect(parseNumber('-0')).toEqual({ state: 'number', value: 0, canonical: '0' });
  });

  test.each([
    'en',
    'de',
    'fr',
    'ar-EG',
    'fa',
    'hi',
    'de-CH',
    'en-IN',
    'pt-PT',
    'es',
    'my',
    'bn',
    'ckb',
    'ne',
  ])('what is written for %s reads back as the same number', (locale) => {
    for (const value of [0, 1.5, -1234.567, 1e21, 1e-7, 0.1, 9007199254740991, 1500, -0.001]) {
      expect(read(writeNumber(value, locale), locale), String(value)).toBe(value);
      const usual = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value);
      expect(read(usual, locale), usual).toBe(value);
    }
  });
});
