import { expect, test } from 'vitest';
import { shareOf } from '../src/run/plan.ts';

const rows = [{ weight: 1 }, { weight: 2 }, { weight: 1 }];

test('each row has its share of what is left', () => {
  expect(shareOf(rows, 400, 1000)).toBe(100);
  expect(shareOf(rows.slice(1), 300, 1000)).toBe(200);
});

test('what one did not need goes to the others, and what it overran they lack', () => {
  expect(shareOf(rows.slice(2), 350, 1000)).toBe(350);
  expect(shareOf(rows.slice(1), 30, 1000)).toBe(20);
});

test('no row has more than tells anything', () => {
  expect(shareOf(rows, 400_000, 1000)).toBe(1000);
  expect(shareOf(rows.slice(1), 400_000, 1000)).toBe(2000);
});

test('when the time is up there is none', () => {
  expect(shareOf(rows, 0, 1000)).toBe(0);
  expect(shareOf(rows, -5, 1000)).toBe(0);
  expect(shareOf([], 100, 1000)).toBe(0);
});
