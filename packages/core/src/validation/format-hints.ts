import type { TextFormat } from './limits.ts';

/** What a text lacks to be an address, as far as it can be told: the value of `missing` in a `format` issue. */
type MissingPart = 'name' | 'at' | 'domain' | 'dot' | 'scheme' | 'ascii' | 'space' | 'other';

/** For a text that has failed its format. Nothing for formats that say enough by their name. */
export function missingPart(format: TextFormat | null, text: string): { missing?: MissingPart } {
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
