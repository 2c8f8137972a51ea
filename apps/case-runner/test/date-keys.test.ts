import { expect, test } from 'vitest';
import { clockKeys, dayKeys } from '../src/play/type-date.ts';
import { isInZone } from '../src/play/fill-field.ts';
import { wallClock } from '../src/play/wall-clock.ts';

test.each([
  ['2024-02-29', '02292024'],
  ['2023-02-29', '02292023'],
  ['next week', null],
  ['29.2.2024', null],
])('types the day %s as %s', (text, keys) => {
  expect(dayKeys(text)).toBe(keys);
});

test.each([
  ['2026-07-01T09:15', 60, '070120260915AM'],
  ['2026-07-01T00:05', 60, '070120261205AM'],
  ['2026-07-01T12:00', 60, '070120261200PM'],
  ['2026-07-01T23:59:30', 60, '070120261159PM'],
  ['2026-07-01T23:59:30', 1, '07012026115930PM'],
  ['2026-07-01T23:59:30.25', 0.001, '07012026115930250PM'],
  ['soon', 60, null],
])('types the clock %s with a step of %s seconds as %s', (text, step, keys) => {
  expect(clockKeys(text, step)).toBe(keys);
});

test.each([
  ['2026-07-01T11:45:00Z', 'America/St_Johns', '2026-07-01T09:15:00'],
  ['2026-01-10T08:00:00-03:30', 'America/St_Johns', '2026-01-10T08:00:00'],
  ['2026-01-10T08:00:00', 'UTC', null],
  ['tomorrow', 'UTC', null],
])('the clock of %s in %s shows %s', (instant, zone, clock) => {
  expect(wallClock(instant, zone)).toBe(clock);
});

test.each([
  ['Time zone: America/St_Johns (UTC−02:30)', 'America/St_Johns', true],
  ['Time zone: UTC', 'UTC', true],
  ['Time zone: UTC+02:00', 'UTC', false],
  ['Time zone: Asia/Kolkata (UTC+05:30)', 'UTC', false],
  ['Time zone: America/Indiana/Knox', 'America/Indiana', false],
])('%s is in %s: %s', (line, zone, isIn) => {
  expect(isInZone(line, zone)).toBe(isIn);
});
