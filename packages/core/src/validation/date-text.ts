const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d)(?::?(\d\d))?)$/i;

/** Whether a text is `YYYY-MM-DD` and that day is in the calendar (RFC 3339 full-date). */
export function isCalendarDay(text: string): boolean {
  const parts = DATE.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/**
 * Whether a text is a date-time with seconds and an offset, as checkers at servers accept it (facts 7.4): RFC 3339,
 * and beyond it a blank for the T and offsets without a colon or without minutes. Leap seconds at 23:59:60 UTC only.
 */
export function isDateTime(text: string): boolean {
  const day = text.slice(0, 10);
  if (!/^[t\s]$/i.test(text.slice(10, 11)) || !isCalendarDay(day)) return false;
  const parts = TIME.exec(text.slice(11));
  if (!parts) return false;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [offsetHour, offsetMinute] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0)];
  if (offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return hour <= 23 && minute <= 59;
  const offset = (offsetHour * 60 + offsetMinute) * (parts[4] === '-' ? -1 : 1);
  const utc = hour * 60 + minute - offset;
  return second === 60 && hour <= 23 && minute <= 59 && (utc + 1440) % 1440 === 1439;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
