import { describe, expect, test } from 'vitest';
import { isMultipleOf, readDecimal } from '../../src/answers/decimal.ts';
import { hasNumber } from '../../src/validation/has-number.ts';

describe('multiples are reckoned in decimals', () => {
  test.each([
    [19.99, 0.01, true],
    [143.48, 0.01, true],
    [19.999, 0.01, false],
    [0.3, 0.1, true],
    [-0.3, 0.1, true],
    [0.25, 0.1, false],
    [0, 7, true],
    [7.5, 2.5, true],
    [1e21, 3, false],
    [1e308, 1e-320, true],
    [5e-324, 1, false],
    [1.7976931348623157e308, 5e-324, true],
    [1e-7, 1e-8, true],
  ])('%s of %s: %s', (value, step, is) => {
    expect(isMultipleOf(value, step)).toBe(is);
  });
});

test.each([
  ['1.500', { isNegative: false, digits: '15', exponent: -1 }],
  ['-1200', { isNegative: true, digits: '12', exponent: 2 }],
  ['0.00', { isNegative: false, digits: '', exponent: 0 }],
  ['-0e9', { isNegative: false, digits: '', exponent: 0 }],
  ['10e-3', { isNegative: false, digits: '1', exponent: -2 }],
  ['1.', null],
  ['', null],
])('reads %j without rounding', (text, decimal) => {
  expect(readDecimal(text)).toEqual(decimal);
});

const NONE = {
  minimum: null,
  maximum: null,
  exclusiveMinimum: null,
  exclusiveMaximum: null,
  multipleOf: null,
};

describe('whether any number lies within the limits', () => {
  test.each([
    ['no limits', {}, true, true],
    ['one limit', { minimum: 5 }, true, true],
    ['one number', { minimum: 1, maximum: 1 }, true, true],
    ['nothing between', { minimum: 2, maximum: 1 }, false, false],
    ['open ends that meet', { minimum: 1, exclusiveMaximum: 1 }, false, false],
    ['no whole number between', { minimum: 1.2, maximum: 1.8 }, true, false],
    ['no whole number strictly between', { exclusiveMinimum: 1, exclusiveMaximum: 2 }, true, false],
    ['whole number at the closed end', { exclusiveMinimum: 1, maximum: 2 }, true, true],
    ['below zero', { minimum: -1.8, maximum: -1.2 }, true, false],
    ['across zero', { minimum: -0.5, maximum: 0.5 }, true, true],
    ['stricter of two', { minimum: 1, exclusiveMinimum: 3, maximum: 3 }, false, false],
    ['laxer of two', { minimum: 3, exclusiveMinimum: 1, maximum: 3 }, true, true],
    ['a step between', { minimum: 0.1, maximum: 0.2, multipleOf: 0.15 }, true, false],
    ['no step between', { minimum: 1, maximum: 4, multipleOf: 5 }, false, false],
    ['the step at an open end', { exclusiveMinimum: 5, exclusiveMaximum: 10, multipleOf: 5 }, false, false],
    ['zero as a step', { minimum: -1, maximum: 1, multipleOf: 7 }, true, true],
    ['far apart', { minimum: -1e308, maximum: 1e308, multipleOf: 5e-324 }, true, true],
  ])('%s', (_, limits, asNumber, asInteger) => {
    expect(hasNumber({ ...NONE, ...limits }, false)).toBe(asNumber);
    expect(hasNumber({ ...NONE, ...limits }, true)).toBe(asInteger);
  });

  test('a fraction as step and a whole number asked for', () => {
    expect(hasNumber({ ...NONE, minimum: 1, maximum: 2, multipleOf: 1.5 }, true)).toBe(false);
    expect(hasNumber({ ...NONE, minimum: 1, maximum: 3, multipleOf: 1.5 }, true)).toBe(true);
  });
});
