import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasFormat } from '../../src/validation/formats.ts';
import { ucs2length } from '../../src/validation/validator-runtime.ts';
import { parameters, TIMEOUT } from '../properties/runs.ts';
import { day, instant } from '../properties/schemas.ts';

type Theirs = RegExp | ((text: string) => boolean) | { readonly validate: (text: string) => boolean };

function theirs(format: 'date' | 'date-time' | 'email' | 'uri', text: string): boolean {
  const check = fullFormats[format] as Theirs;
  return check instanceof RegExp
    ? check.test(text)
    : typeof check === 'function'
      ? check(text)
      : check.validate(text);
}

const messy = fc
  .array(
    fc.constantFrom(
      '2016-12-31',
      'T',
      't',
      ' ',
      '23:59:60',
      '22:59:60',
      '12:00:00',
      '59:60',
      '.5',
      'Z',
      'z',
      '+01:00',
      '-01:00',
      '-0100',
      '+01',
      '00:59:60',
      ':',
      '0',
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));

describe('formats are as strict as ajv-formats', () => {
  test('days and moments', { timeout: TIMEOUT }, () => {
    fc.assert(
      fc.property(fc.oneof(day, instant, messy), (text) => {
        expect(hasFormat('date', text), text).toBe(theirs('date', text));
        expect(hasFormat('date-time', text), text).toBe(theirs('date-time', text));
      }),
      parameters(0.2),
    );
  });

  test.each([
    '2016-12-31T23:59:60Z',
    '2016-12-31T22:59:60-01:00',
    '2017-01-01T00:59:60+01:00',
    '2016-12-31T23:58:60Z',
    '2016-12-31T23:59:61Z',
    '2024-02-29 12:00:00Z',
    '2024-02-29T12:00:00+0200',
    '2024-02-29T12:00:00+02',
    '2024-02-29T12:00:00+24:00',
    '2024-02-29T12:00',
    '2024-02-29T12:00:00',
    '2024-02-29T25:00:00Z',
  ])('%s', (text) => {
    expect(hasFormat('date-time', text)).toBe(theirs('date-time', text));
  });

  test('addresses', { timeout: TIMEOUT }, () => {
    const parts = fc.constantFrom(
      'a',
      'B',
      '1',
      '@',
      '.',
      '-',
      '+',
      ':',
      '/',
      '//',
      '?',
      '#',
      '%41',
      '%',
      '[::1]',
      ' ',
      'é',
      '_',
      "'",
    );
    const text = fc.array(parts, { maxLength: 9 }).map((list) => list.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('', 'http:', 'a@b.co'), (rest, start) => {
        for (const format of ['email', 'uri'] as const)
          expect(hasFormat(format, start + rest)).toBe(theirs(format, start + rest));
      }),
      parameters(0.2),
    );
  });
});

test.each([
  ['', 0],
  ['abc', 3],
  ['😀', 1],
  ['\ud83d', 1],
  ['\ude00', 1],
  ['\ud83d\ud83d\ude00', 2],
  ['\ude00\ud83d', 2],
  ['é\u0301', 2],
])('the length of %j is %i', (text, length) => {
  expect(ucs2length(text)).toBe(length);
  expect(Array.from(text)).toHaveLength(length);
});
