/**
 * When something ends, for people: the time, with the day where that is not today.
 * @param end milliseconds since the epoch
 * @param locale BCP 47
 * @param timeZone IANA; undefined: that of the browser
 */
export function untilText(end: number, locale: string, timeZone: string | undefined): string {
  const dayOf = (time: number) => new Date(time).toLocaleDateString('en', { timeZone });
  const isToday = dayOf(end) === dayOf(Date.now());
  const dateStyle = isToday ? undefined : 'medium';
  return new Date(end).toLocaleString(locale, { dateStyle, timeStyle: 'short', timeZone });
}
