import * as Calendar from 'temporal-polyfill/fns/Calendar';
import * as Instant from 'temporal-polyfill/fns/Instant';
import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import type { ZoneEngine, ZoneResolution } from './engines.ts';

const OFFSET = /^[+-]\d\d:\d\d$/;
/** What a browser without a list of zones can still offer. */
const FEW_ZONES = ['UTC'];

/** Zones and calendars of Temporal, from a kept library. No method throws. */
export const zoneEngine: ZoneEngine = {
  localZone,
  zones() {
    const zones =
      typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : FEW_ZONES;
    return [...new Set([...zones, 'UTC', localZone()])].sort();
  },
  resolve(local, zone) {
    try {
      return resolveLocal(local, zone === 'Z' ? 'UTC' : zone);
    } catch {
      return { state: 'invalid' };
    }
  },
  toLocal(instant, zone) {
    try {
      const zoned = Instant.toZonedDateTimeISO(Instant.fromString(instant), zone === 'Z' ? 'UTC' : zone);
      const local = PlainDateTime.toString(
        PlainDateTime.startOfMillisecond(ZonedDateTime.toPlainDateTime(zoned)),
      );
      return /^\d{4}-/.test(local) ? local : null;
    } catch {
      return null;
    }
  },
};

function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function resolveLocal(local: string, zone: string): ZoneResolution {
  const wallClock = PlainDateTime.fromString(local, Calendar.getISO);
  const earlier = PlainDateTime.toZonedDateTime(wallClock, zone, { disambiguation: 'earlier' });
  const later = PlainDateTime.toZonedDateTime(wallClock, zone, { disambiguation: 'later' });
  const [before, after] = [ZonedDateTime.offset(earlier), ZonedDateTime.offset(later)];
  // Offsets with seconds (local mean time, before zones) have no form in RFC 3339.
  if (!OFFSET.test(before) || !OFFSET.test(after)) return { state: 'invalid' };
  if (ZonedDateTime.compare(earlier, later) === 0) return { state: 'one', offset: before };
  if (PlainDateTime.equals(ZonedDateTime.toPlainDateTime(earlier), wallClock)) {
    return { state: 'overlap', earlier: before, later: after };
  }
  const end = ZonedDateTime.getTimeZoneTransition(earlier, 'next') ?? later;
  const next = PlainDateTime.toString(ZonedDateTime.toPlainDateTime(end), { smallestUnit: 'minute' });
  return { state: 'gap', before, after, next };
}
