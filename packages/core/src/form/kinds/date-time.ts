import type { DateTimeDraft } from '../../answers/draft.ts';
import { isCalendarDay, isDateTime } from '../../validation/date-text.ts';
import type { Engines } from '../../validation/engines.ts';
import { readTextLimits } from '../../validation/limits.ts';
import { checkText } from '../../validation/rules.ts';
import { own } from '../json-access.ts';
import { ignoring, readDefault, typeOf } from '../property.ts';
import { EMPTY, failed, parsed, type Kind, type Parsed } from './kind.ts';
import { isBetweenNothing } from './text.ts';

const TIME = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/;
const FIXED_ZONE = /^(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
/** `2026-07-01T09:15:00Z` */
const SHORTEST = 20;

export const dateTime: Kind<'date-time'> = {
  read(property) {
    const { base, schema } = property;
    if (typeOf(schema) !== 'string' || own(schema, 'format') !== 'date-time') return null;
    return {
      ...base,
      kind: 'date-time',
      ...readTextLimits(schema, ignoring(property)),
      // Without an offset it names no instant; a leap second or the year 0 fits into no control.
      default: readDefault(property, (value) =>
        typeof value === 'string' && isDateTime(value) && isWallClock(readOriginal(value).local)
          ? value
          : null,
      ),
    };
  },
  seed(field, surroundings) {
    if (field.default === null) return dateTime.clear(field, surroundings);
    return { ...cleared(''), ...readOriginal(field.default), original: field.default };
  },
  clear: (_, { timeZone }) => cleared(timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
  parse(_, draft, { engines = {} }) {
    if (draft.original !== null && isAsWritten(draft, draft.original)) return parsed(draft.original);
    if (draft.isIncomplete) return failed('format', { format: 'date-time' });
    return draft.local === '' ? EMPTY : toInstant(draft, engines);
  },
  check: (field, value, engines) => checkText(field, 'date-time', value, engines),
  isImpossible: ({ minLength, maxLength }) => isBetweenNothing(Math.max(minLength ?? 0, SHORTEST), maxLength),
};

function cleared(zone: string): DateTimeDraft {
  return { kind: 'date-time', local: '', isIncomplete: false, zone, fold: null, original: null };
}

/** Seconds are always written; the offset is the zone's at that moment (C-31, RFC 3339). */
function toInstant(draft: DateTimeDraft, engines: Engines): Parsed {
  const { local, zone } = draft;
  if (!isWallClock(local)) return failed('format', { format: 'date-time' });
  const written = local.length === 'YYYY-MM-DDTHH:mm'.length ? `${local}:00` : local;
  if (FIXED_ZONE.test(zone)) return parsed(written + zone);
  if (!engines.zones) return failed('zone-unavailable', { zone });
  const resolution = engines.zones.resolve(local, zone);
  switch (resolution.state) {
    case 'one':
      return parsed(written + resolution.offset);
    case 'overlap':
      return parsed(written + (draft.fold === 'later' ? resolution.later : resolution.earlier));
    case 'gap':
      return failed('time-gap', {
        before: resolution.before,
        after: resolution.after,
        next: resolution.next,
        zone,
      });
    case 'invalid':
      return failed('format', { format: 'date-time' });
  }
}

/** The wall clock and the offset of a default, as controls write them: upper case, a T, at most milliseconds. */
function readOriginal(original: string): Pick<DateTimeDraft, 'local' | 'zone'> {
  const [, time = '', fraction = '', offset = ''] = /^(.{8})(\.\d+)?(.*)$/.exec(original.slice(11)) ?? [];
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  return {
    local: `${original.slice(0, 10)}T${time}${fraction.slice(0, 4)}`,
    zone: /^z$/i.test(offset) ? 'Z' : `${offset.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`,
  };
}

/** Of the years 1 to 9999, which is what both RFC 3339 and the controls can write. */
function isWallClock(local: string): boolean {
  return isCalendarDay(local.slice(0, 10)) && !local.startsWith('0000') && TIME.test(local.slice(10));
}

function isAsWritten(draft: DateTimeDraft, original: string): boolean {
  const { local, zone } = readOriginal(original);
  return !draft.isIncomplete && draft.local === local && draft.zone === zone;
}
