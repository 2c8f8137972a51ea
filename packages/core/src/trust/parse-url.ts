/** The part of the platform's URL that is read here. Core has no DOM types. */
export interface ParsedUrl {
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
}

/** Parses an absolute address with the platform's parser, or null. `https:x` without slashes counts as broken. */
export function parseUrl(text: string): ParsedUrl | null {
  try {
    const { URL } = globalThis as unknown as { readonly URL: new (text: string) => ParsedUrl };
    const url = new URL(text);
    // The parser repairs these silently; a person would read them as something else.
    const isRepaired = /^https?:$/.test(url.protocol) && !/^\s*https?:\/\/[^/\\]/i.test(text);
    return isRepaired ? null : url;
  } catch {
    return null;
  }
}

/**
 * This computer: `localhost`, 127.0.0.0/8, `::1`. Takes a host name as the parser writes it. Names under `localhost`
 * are not in: some resolvers ask the network for them.
 */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether an address may ever be opened: https, or http on this computer (E-53). */
export function isOpenable(url: ParsedUrl): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
