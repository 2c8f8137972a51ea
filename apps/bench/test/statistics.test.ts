import { expect, test } from 'vitest';
import { quantile, ratioOf, summarize, type InRound } from '../src/statistics.ts';

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[7], 0.95, 7],
  [[0, 10], 0.95, 9.5],
  [[100, 9, 8], 0, 8],
  [[100, 9, 8], 1, 100],
])('quantile of %j at %d', (values, at, expected) => {
  expect(quantile(values, at)).toBeCloseTo(expected);
});

test('a summary does not change the values', () => {
  const values = [5, 1, 9];
  expect(summarize(values)).toEqual({ median: 5, p95: 8.6, least: 1, most: 9, count: 3 });
  expect(values).toEqual([5, 1, 9]);
});

test('ratios are those of one round: a machine that gets slower for both changes nothing', () => {
  expect(ratioOf(rounds(2, 20, 200), rounds(1, 10, 100))).toEqual({ median: 2, low: 2, high: 2 });
});

test('rounds that have no base are left out, and none at all is no ratio', () => {
  expect(ratioOf(rounds(3, 8), rounds(0, 4))).toEqual({ median: 2, low: 2, high: 2 });
  expect(ratioOf(rounds(3, 8, 9), rounds(3, 4))?.median).toBe(1.5);
  expect(ratioOf(rounds(1), [])).toBeNull();
});

test('one that sat out is compared in the rounds that it had', () => {
  expect(ratioOf([{ round: 2, value: 6 }], rounds(1, 2, 3))?.median).toBe(2);
});

function rounds(...values: readonly number[]): readonly InRound[] {
  return values.map((value, round) => ({ round, value }));
}
