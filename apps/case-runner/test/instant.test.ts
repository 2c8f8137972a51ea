import { expect, test } from 'vitest';
import { instantOf } from '../src/compare/instant.ts';

test.each([
  ['2026-07-01T09:15:00Z', '2026-07-01T09:15:00+00:00'],
  ['2026-07-01T09:15:00.000Z', '2026-07-01t09:15:00z'],
  ['2026-07-01T09:15:00.120-02:30', '2026-07-01T11:45:00.12Z'],
])('%s names the same instant as %s', (one, other) => {
  expect(instantOf(one)).not.toBeNull();
  expect(instantOf(one)).toBe(instantOf(other));
});

test('tells instants apart that differ by less than a millisecond', () => {
  expect(instantOf('2026-07-01T09:15:00.0001Z')).not.toBe(instantOf('2026-07-01T09:15:00.0002Z'));
});

test.each([
  '2026-07-01T09:15Z',
  '2026-07-01T09:15:00',
  '2026-07-01 09:15:00Z',
  '2026-07-01',
  '2026-02-30T09:15:00Z',
  '2026-07-01T24:15:00Z',
  '2026-07-01T09:15:00+0230',
  'soon',
])('%s names none', (text) => {
  expect(instantOf(text)).toBeNull();
});
