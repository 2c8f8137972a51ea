import { describe, expect, test } from 'vitest';
import {
  emptyDraft,
  seedDraft,
  toAnswer,
  toContent,
  type DateTimeDraft,
  type Engines,
} from '../../../src/index.ts';
import { engines, enter, fieldOf, formOf } from '../../play.ts';

const day = fieldOf({ type: 'string', format: 'date' });
const moment = fieldOf({ type: 'string', format: 'date-time' });

const at = (local: string, zone: string, rest: Partial<DateTimeDraft> = {}): DateTimeDraft => ({
  kind: 'date-time',
  local,
  zone,
  isIncomplete: false,
  fold: null,
  original: null,
  ...rest,
});
const sent = (draft: DateTimeDraft, given: Engines = engines): unknown => {
  const answer = toAnswer(moment, draft, { engines: given });
  return answer.state === 'answered'
    ? answer.value
    : answer.state === 'problem'
      ? answer.issues[0]?.code
      : answer.state;
};

describe('a date is a day of the calendar', () => {
  test.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s passes', (text) => {
    expect(toAnswer(day, enter(day, text))).toMatchObject({ state: 'answered', value: text });
  });

  test.each([
    '2023-02-29',
    '1900-02-29',
    '2024-2-9',
    '2024-13-01',
    '2024-04-31',
    '2024-01-01T00:00',
    ' 2024-01-01',
    'x',
  ])('%j is a format problem', (text) => {
    expect(toAnswer(day, enter(day, text)).issues[0]).toMatchObject({
      code: 'format',
      params: { format: 'date' },
    });
  });

  test('half a date is a problem, not an unanswered field', () => {
    expect(toAnswer(day, { kind: 'date', text: '', isIncomplete: true }).issues[0]?.code).toBe('format');
    expect(toAnswer(day, emptyDraft(day))).toEqual({ state: 'left-out', wasDefault: false, issues: [] });
  });

  test('a default outside the calendar cannot be shown and is not used', () => {
    const field = fieldOf({ type: 'string', format: 'date', default: '2023-02-29' });
    expect(field).toMatchObject({ default: null, notices: [{ code: 'default-ignored' }] });
  });
});

describe('C-31: a date-time leaves as RFC 3339 with seconds and offset', () => {
  test.each([
    ['2026-07-01T09:15', 'America/St_Johns', '2026-07-01T09:15:00-02:30'],
    ['2026-01-10T08:00', 'America/St_Johns', '2026-01-10T08:00:00-03:30'],
    ['2026-01-10T08:00:30', 'Asia/Kolkata', '2026-01-10T08:00:30+05:30'],
    ['2026-01-10T08:00:30.25', 'UTC', '2026-01-10T08:00:30.25+00:00'],
    ['2026-01-10T08:00', '+05:30', '2026-01-10T08:00:00+05:30'],
    ['2026-01-10T08:00', 'Z', '2026-01-10T08:00:00Z'],
  ])('%s in %s', (local, zone, instant) => {
    expect(sent(at(local, zone))).toBe(instant);
  });

  test.each([
    '2026-02-30T08:00',
    '2026-01-10T24:00',
    '2026-01-10',
    '2026-01-10T08:60',
    '0000-01-01T00:00',
    '12026-01-01T00:00',
    '2026-01-10T08:00:60',
  ])('%s is a format problem', (local) => {
    expect(sent(at(local, 'UTC'))).toBe('format');
    expect(sent(at(local, 'Z'))).toBe('format');
  });

  test('half a time is a problem, not an unanswered field', () => {
    expect(sent(at('', 'UTC', { isIncomplete: true }))).toBe('format');
    expect(sent(at('', 'UTC'))).toBe('left-out');
  });

  test('an unknown zone is a problem', () => {
    expect(sent(at('2026-01-10T08:00', 'Nowhere/Land'))).toBe('format');
  });

  test('a time that comes twice is the earlier one unless the person says otherwise', () => {
    const local = '2026-10-25T02:30';
    expect(sent(at(local, 'Europe/Berlin'))).toBe('2026-10-25T02:30:00+02:00');
    expect(sent(at(local, 'Europe/Berlin', { fold: 'earlier' }))).toBe('2026-10-25T02:30:00+02:00');
    expect(sent(at(local, 'Europe/Berlin', { fold: 'later' }))).toBe('2026-10-25T02:30:00+01:00');
  });

  test('a time that the clock skips is refused, and the next one named', () => {
    expect(toAnswer(moment, at('2026-03-29T02:30', 'Europe/Berlin'), { engines }).issues).toEqual([
      {
        code: 'time-gap',
        fieldId: 'f0',
        params: { before: '+01:00', after: '+02:00', next: '2026-03-29T03:00', zone: 'Europe/Berlin' },
      },
    ]);
  });

  test('without zones a named zone waits, a fixed offset does not', () => {
    expect(sent(at('2026-01-10T08:00', 'Europe/Berlin'), {})).toBe('zone-unavailable');
    expect(sent(at('2026-01-10T08:00', '-03:00'), {})).toBe('2026-01-10T08:00:00-03:00');
  });

  test('starts in the zone of the person', () => {
    expect(emptyDraft(moment, { timeZone: 'Asia/Tokyo' })).toMatchObject({ local: '', zone: 'Asia/Tokyo' });
    expect(emptyDraft(moment)).toMatchObject({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  });
});

describe('C-31: a default with its own offset round-trips byte for byte', () => {
  test.each([
    ['2026-07-01T09:15:00Z', '2026-07-01T09:15:00', 'Z'],
    ['2026-07-01t09:15:00z', '2026-07-01T09:15:00', 'Z'],
    ['2026-07-01 09:15:00.123456+0530', '2026-07-01T09:15:00.123', '+05:30'],
    ['2026-07-01T09:15:00-03', '2026-07-01T09:15:00', '-03:00'],
  ])('%s', (original, local, zone) => {
    const form = formOf({ properties: { at: { type: 'string', format: 'date-time', default: original } } });
    const seed = seedDraft(form, { timeZone: 'Asia/Tokyo' });
    expect(seed.f0).toEqual({ kind: 'date-time', local, zone, isIncomplete: false, fold: null, original });
    const { content, answers } = toContent(form, seed, { seed });
    expect(content).toEqual({ at: original });
    expect(answers.get('f0')).toMatchObject({ origin: 'default' });
  });

  test('once edited, what is shown leaves', () => {
    const form = formOf({
      properties: { at: { type: 'string', format: 'date-time', default: '2026-07-01 09:15:00+0530' } },
    });
    const seed = seedDraft(form);
    const edited = { ...seed.f0, local: '2026-07-02T10:00' } as DateTimeDraft;
    expect(toContent(form, { f0: edited }, { seed }).content).toEqual({ at: '2026-07-02T10:00:00+05:30' });
    expect(toContent(form, { f0: { ...edited, local: '' } }, { seed })).toMatchObject({
      content: {},
      issues: [],
    });
  });

  test.each([
    '2026-07-01T09:15:00',
    '2026-07-01',
    '2016-12-31T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
  ])('%s cannot be shown as a moment and is not used', (original) => {
    expect(fieldOf({ type: 'string', format: 'date-time', default: original })).toMatchObject({
      default: null,
      notices: [{ code: 'default-ignored' }],
    });
  });
});
