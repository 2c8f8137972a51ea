import type { ServerIdentity } from '../protocol/incoming.ts';
import { mixesScripts } from './mixed-scripts.ts';
import { plainText } from './plain-text.ts';

export type NameFindingCode = 'mixed-script-name' | 'invisible-name' | 'known-server-name';

export interface NameFinding {
  readonly code: NameFindingCode;
  /** `known-server-name`: `server`, the label of the server that it looks like. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/**
 * What is suspicious in a name that a server gives itself: letters of two look-alike alphabets in one word (Latin and
 * Cyrillic), characters that cannot be seen or that change the direction. Empty: nothing.
 */
export function inspectName(name: string): readonly NameFindingCode[] {
  const findings: NameFindingCode[] = [];
  if (mixesScripts(plainText(name))) findings.push('mixed-script-name');
  if (plainText(name) !== name || /[\n\t\u2800]|^\s*$/.test(name)) findings.push('invisible-name');
  return findings;
}

/**
 * What is suspicious in all that a server calls itself, each thing once: the findings of `inspectName`, and the name of
 * another server.
 * @param like the label that `findKnownServer` (`@elicit-kit/core/known-servers`) found for these names. @default null
 */
export function inspectClaim(server: ServerIdentity, like: string | null = null): readonly NameFinding[] {
  const codes = new Set(namesOf(server).flatMap(inspectName));
  return [
    ...(like === null ? [] : [{ code: 'known-server-name', params: { server: like } } as const]),
    ...Array.from(codes, (code) => ({ code })),
  ];
}

/** What a server calls itself. */
export function namesOf({ claim }: ServerIdentity): readonly string[] {
  return [claim?.title, claim?.name].filter((name) => name !== undefined);
}
