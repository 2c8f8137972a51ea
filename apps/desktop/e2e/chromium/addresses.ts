/**
 * Chromium knows no scheme of an app's own: `app://host/x` is served as `https://host.app.invalid/x`, which no name server
 * can resolve, and named `app://host` wherever main looks.
 */

const OUTER = /^https:\/\/([^/]+)\.([a-z]+)\.invalid(?=\/|$)/;
const INNER = /^([a-z]+):\/\/([^/?#]*)/;

/** What Chromium loads for an address of the app. */
export function toOuter(url: string, schemes: ReadonlySet<string>): string {
  const [start, scheme, host] = INNER.exec(url) ?? [];
  if (start === undefined || scheme === undefined || !schemes.has(scheme)) return url;
  return `https://${host}.${scheme}.invalid${url.slice(start.length) || '/'}`;
}

/** What main is told of an address or an origin. */
export function toInner(url: string): string {
  return url.replace(OUTER, '$2://$1');
}

export function schemeOf(url: string): string | null {
  return OUTER.exec(url)?.[2] ?? null;
}
