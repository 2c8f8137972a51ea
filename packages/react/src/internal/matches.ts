/** Whether what an event came from is an element, of whatever window, that a selector matches. */
export function matches(target: EventTarget | null | undefined, selector: string): boolean {
  // Not `instanceof`: each window has classes of its own.
  return !!target && 'matches' in target && (target as Element).matches(selector);
}
