import { isCalendarDay, isDateTime } from './date-text.ts';
import { EMAIL, URI } from './generated/format-patterns.js';
import type { TextFormat } from './limits.ts';

/** Whether a text has a format, as strictly as ajv-formats in its full mode, which servers check with (facts 7.4). */
export function hasFormat(format: TextFormat, text: string): boolean {
  switch (format) {
    case 'email':
      return EMAIL.test(text);
    case 'uri':
      return URI.test(text);
    case 'date':
      return isCalendarDay(text);
    case 'date-time':
      return isDateTime(text);
  }
}

/** What a text lacks to be an address, as far as it can be told: the value of `missing` in a `format` issue. */
type MissingPart = 'name' | 'at' | 'domain' | 'dot' | 'scheme' | 'ascii' | 'space' | 'other';

/** For a text that has failed its format. Nothing for formats that say enough by their name. */
export function missingPart(format: TextFormat, text: string): { missing?: MissingPart } {
  if (format !== 'email' && format !== 'uri') return {};
  if (/\s/.test(text)) return { missing: 'space' };
  return { missing: (format === 'email' ? missingInEmail(text) : missingInUri(text)) ?? otherFault(text) };
}

function missingInEmail(text: string): MissingPart | null {
  const at = text.lastIndexOf('@');
  if (at < 0) return 'at';
  if (at === 0) return 'name';
  if (at === text.length - 1) return 'domain';
  return /[^.]\.[^.]/.test(text.slice(at)) ? null : 'dot';
}

function missingInUri(text: string): MissingPart | null {
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? null : 'scheme';
}

function otherFault(text: string): MissingPart {
  return /[^\x20-\x7e]/.test(text) ? 'ascii' : 'other';
}
