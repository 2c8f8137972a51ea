import { own } from '../form/json-access.ts';
import type { ServerClaim, ServerIcon } from './incoming.ts';

const MEMBERS = ['name', 'title', 'version', 'description', 'websiteUrl'] as const;

/** More pictures, or sizes of one, than anybody needs are left out. */
const MOST_ICONS = 16;

/**
 * What a server says of itself in `serverInfo`: the texts and the pictures it offers, nothing else, and nothing of a wrong
 * type. Reading loads no picture. Undefined when nothing usable is there, which is normal since 2026-07-28 (C-35).
 */
export function readServerClaim(serverInfo: unknown): ServerClaim | undefined {
  if (typeof serverInfo !== 'object' || serverInfo === null) return undefined;
  const claim: { -readonly [Member in keyof ServerClaim]: ServerClaim[Member] } = {};
  for (const member of MEMBERS) {
    const value = own(serverInfo, member);
    if (typeof value === 'string' && value !== '') claim[member] = value;
  }
  const offered = own(serverInfo, 'icons');
  const icons = Array.isArray(offered) ? offered.slice(0, MOST_ICONS).flatMap(readIcon) : [];
  if (icons.length > 0) claim.icons = icons;
  return Object.keys(claim).length > 0 ? claim : undefined;
}

function readIcon(icon: unknown): ServerIcon[] {
  if (typeof icon !== 'object' || icon === null) return [];
  const src = own(icon, 'src');
  if (typeof src !== 'string' || src === '') return [];
  const mimeType = own(icon, 'mimeType');
  const theme = own(icon, 'theme');
  const offered = own(icon, 'sizes');
  // A single text in an early draft of the protocol.
  const sizes = (typeof offered === 'string' ? [offered] : Array.isArray(offered) ? offered : [])
    .slice(0, MOST_ICONS)
    .filter((size) => typeof size === 'string');
  return [
    {
      src,
      ...(typeof mimeType === 'string' ? { mimeType } : {}),
      ...(sizes.length > 0 ? { sizes } : {}),
      ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    },
  ];
}
