/**
 * The origins of the host's pages, as frames tell them.
 * @throws TypeError where there is none, or one that no page of the host has alone: `null` is that of every page without
 *   one, as of a scheme that is not registered as standard
 */
export function readOrigins(origins: readonly string[]): ReadonlySet<string> {
  if (origins.length === 0) throw new TypeError('serveWindows needs the origins of its pages.');
  for (const origin of origins) {
    if (isOrigin(origin)) continue;
    throw new TypeError(
      `serveWindows: "${origin}" is no origin that a page can have. Give scheme, host and port, in small letters and nothing else, such as app://host; register a scheme of your own as standard.`,
    );
  }
  return new Set(origins);
}

function isOrigin(origin: string): boolean {
  if (origin === 'file://') return true;
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/?#*\\\s@A-Z]+$/.test(origin) || !URL.canParse(origin)) return false;
  const { protocol } = new URL(origin);
  return !/^https?:$/.test(protocol) || new URL(origin).origin === origin;
}
