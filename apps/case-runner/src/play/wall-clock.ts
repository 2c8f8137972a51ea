/** The wall clock of an instant in a zone, `YYYY-MM-DDTHH:mm:ss`; null when the text names no instant. */
export function wallClock(instant: string, timeZone: string): string | null {
  if (!/[Tt ].*(?:Z|[+-]\d\d:?\d\d)$/i.test(instant)) return null;
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  const year = part('year').padStart(4, '0');
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}
