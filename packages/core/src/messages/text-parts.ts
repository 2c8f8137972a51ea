/** A value as text; nothing as an empty text. */
export function text(value: string | number | undefined): string {
  return value === undefined ? '' : String(value);
}

/** `2026-03-08T03:00` with a blank for the T, as people write it. */
export function wallClock(value: string | number | undefined): string {
  return text(value).replace('T', ' ');
}

/** `-02:30` → `UTC−02:30`, with a real minus sign; no offset at all is `UTC`. */
export function utc(offset: string | number | undefined): string {
  return offset === '+00:00' || offset === 'Z' ? 'UTC' : `UTC${text(offset).replace('-', '−')}`;
}
