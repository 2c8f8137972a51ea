import type { ContentValue, Field, Formatter } from '@elicit-kit/core';
import { escapeUnseen } from '../../internal/escape-unseen.ts';

/** One value as the review shows it. */
export interface ShownValue {
  /** For people. */
  readonly text: string;
  /** The value itself, where `text` is something else. */
  readonly exact: string | null;
}

/** What leaves for one field, for people to read: labels of choices, dates in words, and the exact value beside them. */
export function showValues(field: Field, value: ContentValue, formatter: Formatter): readonly ShownValue[] {
  if (typeof value === 'boolean' && field.kind === 'boolean') {
    return [{ text: formatter.ui(value ? 'yes' : 'no'), exact: null }];
  }
  const values = Array.isArray(value) ? (value as readonly string[]) : [value as string | number | boolean];
  if (field.kind === 'choice' || field.kind === 'choices') {
    const byValue = new Map(field.options.map((option, index) => [option.value, { option, index }]));
    return values.map((one) => {
      const found = byValue.get(one);
      const text = found ? formatter.optionLabel(found.option, found.index) : String(one);
      return { text, exact: text === String(one) ? null : escapeUnseen(String(one)) };
    });
  }
  if (field.kind === 'date' || field.kind === 'date-time') {
    return values.map((one) => {
      const text = showDate(String(one), field.kind === 'date', formatter.locale);
      return text === null ? { text: String(one), exact: null } : { text, exact: String(one) };
    });
  }
  return values.map((one) => ({ text: escapeUnseen(String(one)), exact: null }));
}

/** The wall clock of the value itself, in the words of the locale; null when it is no day of the calendar. */
function showDate(value: string, isDay: boolean, locale: string): string | null {
  const local = isDay ? `${value}T00:00:00` : value.replace(/(?:Z|[+-]\d\d:\d\d)$/i, '');
  const date = new Date(`${local}Z`);
  if (Number.isNaN(date.getTime())) return null;
  const style: Intl.DateTimeFormatOptions = isDay
    ? { dateStyle: 'full' }
    : { dateStyle: 'full', timeStyle: 'medium' };
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date);
}
