import type { Locator } from 'playwright';

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const CLOCK = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?(?:\.(\d{1,3}))?$/;

/** Keys for a date control in American order; null: no date at all. */
export function dayKeys(text: string): string | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  return year === undefined ? null : `${month}${day}${year}`;
}

/**
 * Keys for a date and time control in American order; null: no date and time at all.
 * @param step of the control, in seconds: below 60 it has a place for seconds, below 1 for fractions.
 */
export function clockKeys(text: string, step: number): string | null {
  const [, year, month, day, hours, minutes, seconds = '00', fraction = '0'] = CLOCK.exec(text) ?? [];
  if (year === undefined || hours === undefined) return null;
  const hour = Number(hours);
  const onDial = String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0');
  const rest = (step < 60 ? seconds : '') + (step < 1 ? fraction.padEnd(3, '0') : '');
  return `${month}${day}${year}${onDial}${minutes}${rest}${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * Types into a date control, part by part. A day that is in no calendar stays in the control as typed, and counts as
 * half a date there. What the control takes for another date (month 13 becomes 12), or not at all, a person would not
 * leave like that: one part is taken out again.
 */
export async function typeDate(input: Locator, text: string, keys: string | null): Promise<void> {
  await input.focus();
  await input.pressSequentially(keys ?? text.replace(/\D/g, ''));
  const typed = await read(input);
  if (isSame(typed.value, text) || typed.isIncomplete) return;
  if (keys !== null && (await canHold(input, text))) return input.fill(text);
  await input.evaluate((element) => element.blur());
  await input.focus();
  await input.press(typed.value === '' ? '1' : 'Backspace');
}

function read(input: Locator): Promise<{ readonly value: string; readonly isIncomplete: boolean }> {
  return input.evaluate((element: HTMLInputElement) => ({
    value: element.value,
    isIncomplete: element.validity.badInput,
  }));
}

/** Whether a date control of that type can hold the text. Asked of a fresh one, so that nothing happens to the real one. */
function canHold(input: Locator, text: string): Promise<boolean> {
  return input.evaluate((element: HTMLInputElement, value) => {
    const copy = document.createElement('input');
    copy.type = element.type;
    copy.value = value;
    return copy.value !== '';
  }, text);
}

/** Controls leave out seconds that are zero. */
function isSame(value: string, text: string): boolean {
  const short = (clock: string): string => clock.replace(/(T\d\d:\d\d):00(?:\.0+)?$/, '$1');
  return short(value) === short(text);
}
