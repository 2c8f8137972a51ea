const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/i;

/**
 * The instant that an RFC 3339 date-time names, as a text that is the same for the same instant. Null without seconds,
 * without an offset, or for a day that is in no calendar.
 */
export function instantOf(text: string): string | null {
  const [, clock, fraction = '', offset] = RFC_3339.exec(text.toUpperCase()) ?? [];
  if (clock === undefined || offset === undefined || !isInCalendar(clock)) return null;
  const time = Date.parse(clock + offset);
  return Number.isNaN(time) ? null : `${time / 1000}.${fraction.replace(/0+$/, '')}`;
}

/** `Date.parse` takes February 30 for March 2. */
function isInCalendar(clock: string): boolean {
  const time = Date.parse(`${clock}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(clock);
}
