/**
 * Whether a key belongs to a text composition. Safari fires the Enter that confirms one after `compositionend`, when
 * `isComposing` is false again; the key code 229 is the remaining sign.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
  return event.isComposing || event.keyCode === 229;
}
