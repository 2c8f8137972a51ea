import type { AddressText } from './address-text.ts';

/** `/ \ @ # ?` and `:` in code. */
const CODE = '%(?:2f|5c|40|23|3f|3a)';
const ENCODED = new RegExp(CODE, 'i');

/**
 * Signs that the parser leaves in a host and that look like those that end one: slashes, backslashes, colons, number and
 * question marks, dots. Those that are letters elsewhere count between Latin letters.
 */
const LIKE_SEPARATOR =
  /[\u2044\u2215\u29F8\u2571\u27CB\u1735\u2041\u2CC6\u31D3\u2216\u29F5\u29F9\u27CD\uA789\u02D0\u02D1\u02F8\u2236\u05C3\u0589\u0703\u0704\u16EC\u1803\u1809\u205A\uA4FD\uA4F8\uA60E\u0701\u0702\u2027\u22D5\u266F\u0294]|(?<=[a-z\d])[\u30CE\u4E3F\u3033](?=[a-z\d])|(?<=[a-km-z\d])\u00B7|\u00B7(?=[a-km-z\d])/u;

/** Full-width and other dots that the parser takes for one. */
const OTHER_DOT = /[\u3002\uFF0E\uFF61]/;

/** Something that reads like a host: labels and an ending of letters. */
const HOST = String.raw`(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}{2,}(?::\d*)?`;

/** The address goes on behind the host without a slash: `evil.net?good.com`, `evil.net#@good.com`. */
const GLUED = new RegExp(String.raw`^[?#](?:[^/\\?#&=@]*@)?\.?${HOST}(?=$|[/\\?#&])`, 'u');

/** A path that begins with signs and a host. A plain `@` or `/` alone is honest: `medium.com/@jane.doe`. */
const LEADING = new RegExp(
  String.raw`^\/((?:[@/\\]|${CODE}|[\uFF0F\uFF3C\uFF20\uFF03\uFF1F\uFF1A\u2044\u2215\u29F8\u2571])+)${HOST}(?=$|[/\\?#@%\uFF0F\u2044\u2215])`,
  'iu',
);

/** So much of what stands behind the host catches the eye. */
const GLANCE = 300;

/**
 * Whether signs in or right behind the host make the eye end it in the wrong place. `danger`: no honest address is
 * written so. `warning`: hardly one. Encoded addresses in a query, `@name` and `%40name` in a path are honest.
 */
export function findEncodedSeparator(
  { userinfo, host, rest }: AddressText,
  hostUnicode: string,
): 'danger' | 'warning' | null {
  if (userinfo !== null && (ENCODED.test(userinfo) || /[^\0-\x7f]/.test(userinfo))) return 'danger';
  if (host.includes('%') || LIKE_SEPARATOR.test(hostUnicode) || rest.startsWith('\\')) return 'danger';
  if (OTHER_DOT.test(host)) return 'warning';
  const near = rest.slice(0, GLANCE);
  const isCoded = /[^@/]/.test(LEADING.exec(near)?.[1] ?? '');
  return isCoded || GLUED.test(near) ? 'warning' : null;
}
