import type { ServerIdentity } from '@elicit-kit/core';

/** How many hues the stylesheet has for marks. */
const HUES = 12;

/**
 * One of the hues for a server, 0 to 11: always the same for the same label and endpoint, so that a person comes to know
 * it, and a server of the same label elsewhere mostly has another. What the server claims has no part in it.
 */
export function hueOf({ label, endpoint = '' }: Pick<ServerIdentity, 'label' | 'endpoint'>): number {
  // FNV-1a: a few lines, and neighbouring labels land far apart.
  let hash = 0x811c9dc5;
  for (const character of `${label.normalize('NFC')}\n${endpoint}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % HUES;
}
