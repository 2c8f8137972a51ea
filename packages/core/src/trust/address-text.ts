/** An address as it is written, cut where the platform's parser cuts it. Nothing in it is decoded. */
export interface AddressText {
  /** Before the last `@` in front of the host. Null when there is none; an empty one is seen, too. */
  readonly userinfo: string | null;
  /** Without the port. */
  readonly host: string;
  /** From the first sign that ends the host: `/`, `\`, `?` or `#`. */
  readonly rest: string;
  /** Where `host` stands in the text; -1 when tabs or line breaks inside of the address move it. */
  readonly hostStart: number;
}

/**
 * Cuts the text of a web address. For texts that the parser took as `https` or `http`; the parser alone says what they
 * mean, this says what a person sees of it.
 */
export function readAddressText(text: string): AddressText {
  // The parser drops blanks and controls at both ends, and tabs and line breaks everywhere.
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  const address = text.slice(start, end).replace(/[\t\n\r]/g, '');
  const scheme = /^[^:]*:\/\//.exec(address)?.[0].length ?? 0;
  const authority = /^[^/\\?#]*/.exec(address.slice(scheme))?.[0] ?? '';
  const at = authority.lastIndexOf('@');
  const hostAndPort = authority.slice(at + 1);
  return {
    userinfo: at < 0 ? null : authority.slice(0, at),
    host: hostAndPort.replace(/:\d*$/, ''),
    rest: address.slice(scheme + authority.length),
    hostStart: text.startsWith(address, start) ? start + scheme + authority.length - hostAndPort.length : -1,
  };
}

/** From where to where in a text, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** What the parser takes for a dot between labels. */
const DOT = /[.\u3002\uFF0E\uFF61]/;

/** Where the domain stands in the text, the whole host for want of one. Null where the text hides it. */
export function findDomain(
  { host, hostStart }: AddressText,
  hostname: string,
  domain: string | null,
): TextRange | null {
  if (hostStart < 0 || host.includes('%')) return null;
  const end = hostStart + host.length;
  if (domain === null) return { start: hostStart, end };
  const written = host.split(DOT);
  if (written.length !== hostname.split('.').length) return null;
  const lastDot = hostname.endsWith('.') ? 1 : 0;
  const before = written.slice(0, written.length - lastDot - domain.split('.').length);
  return { start: before.reduce((at, label) => at + label.length + 1, hostStart), end: end - lastDot };
}
