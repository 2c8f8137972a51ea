/** Why an address was not taken. Words come from the text table, by this code. */
export type AddressProblem = 'empty' | 'malformed' | 'scheme' | 'insecure';

export type AddressResult =
  | { readonly ok: true; readonly href: string; readonly host: string }
  | { readonly ok: false; readonly problem: AddressProblem };

const HOST = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])$/;

/**
 * Reads what a person typed as the address of a server. `https` anywhere, `http` on this computer only: that is what
 * the page's policy lets through. Without a scheme, `http` is assumed on this computer and `https` elsewhere.
 */
export function readAddress(text: string): AddressResult {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, problem: 'empty' };
  const url = parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : withScheme(trimmed));
  // Browsers differ in what they take for a host: Chromium makes `%20` of a blank.
  if (url === null || !HOST.test(url.hostname)) return { ok: false, problem: 'malformed' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { ok: false, problem: 'scheme' };
  if (url.protocol === 'http:' && !isThisComputer(url.hostname)) return { ok: false, problem: 'insecure' };
  if (url.username !== '' || url.password !== '') return { ok: false, problem: 'malformed' };
  return { ok: true, href: url.href, host: url.host };
}

/**
 * Where a server runs, as questions and the record name it: the origin of an address. What is none stands for itself: in
 * backend mode a launch command.
 */
export function endpointOf(address: string): string {
  const url = parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.origin : address;
}

function withScheme(text: string): string {
  return /^(localhost|127\.0\.0\.1)(?=[:/]|$)/i.test(text) ? `http://${text}` : `https://${text}`;
}

function isThisComputer(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
