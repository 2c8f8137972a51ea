/**
 * Control characters, direction controls, line separators and blanks without a width, other than line feed and tab.
 * Joiners and variation selectors stay: words and emoji are made with them.
 */
const UNSEEN = /(?![\n\t]|\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{DI}\p{Zl}\p{Zp}\u2800\uFFF9-\uFFFB]/gu;

/**
 * Writes characters that cannot be seen as `\u202e`, so that a text shows all that is in it. In JSON the result means
 * the same as before.
 */
export function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (character) => character.split('').map(escapeUnit).join(''));
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
