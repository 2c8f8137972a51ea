import type { ServerClaim } from './incoming.ts';

const MEMBERS = ['name', 'title', 'version', 'description', 'websiteUrl'] as const;

/**
 * What a server says of itself in `serverInfo`: the texts, nothing else. Icons are left out, since they are
 * addresses to fetch (E-94). Undefined when nothing usable is there, which is normal since 2026-07-28 (C-35).
 */
export function readServerClaim(serverInfo: unknown): ServerClaim | undefined {
  if (typeof serverInfo !== 'object' || serverInfo === null) return undefined;
  const claim: { -readonly [Member in keyof ServerClaim]: ServerClaim[Member] } = {};
  for (const member of MEMBERS) {
    const value = Object.hasOwn(serverInfo, member)
      ? (serverInfo as Record<string, unknown>)[member]
      : undefined;
    if (typeof value === 'string' && value !== '') claim[member] = value;
  }
  return Object.keys(claim).length > 0 ? claim : undefined;
}
