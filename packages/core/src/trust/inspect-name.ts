import { mixesScripts } from './mixed-scripts.ts';
import { plainText } from './plain-text.ts';

export type NameFindingCode = 'mixed-script-name' | 'invisible-name';

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
