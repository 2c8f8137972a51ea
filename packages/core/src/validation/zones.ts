import { Temporal } from 'temporal-polyfill';
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
      const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(zone === 'Z' ? 'UTC' : zone);
      const local = zoned
        .toPlainDateTime()
        .round({ smallestUnit: 'millisecond', roundingMode: 'trunc' })
        .toString();
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
  const wallClock = Temporal.PlainDateTime.from(local, { overflow: 'reject' });
  const earlier = wallClock.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wallClock.toZonedDateTime(zone, { disambiguation: 'later' });
  // Offsets with seconds (local mean time, before zones) have no form in RFC 3339.
  if (!OFFSET.test(earlier.offset) || !OFFSET.test(later.offset)) return { state: 'invalid' };
  if (earlier.epochNanoseconds === later.epochNanoseconds) return { state: 'one', offset: earlier.offset };
  if (earlier.toPlainDateTime().equals(wallClock)) {
    return { state: 'overlap', earlier: earlier.offset, later: later.offset };
  }
  const end = earlier.getTimeZoneTransition('next')?.toPlainDateTime() ?? later.toPlainDateTime();
  return {
    state: 'gap',
    before: earlier.offset,
    after: later.offset,
    next: end.toString({ smallestUnit: 'minute' }),
  };
}
