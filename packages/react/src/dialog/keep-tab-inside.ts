import type { KeyboardEvent } from 'react';

const STOPS = 'button, input, select, textarea, summary, a[href], [tabindex]';

/**
 * Tab goes round inside of a dialog in a shadow root or in the document of another window. Radix's own trap reads
 * `document.activeElement`, which is the shadow's host or the frame there, and lets the focus out.
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget;
  const root = dialog.getRootNode() as Document | ShadowRoot;
  if (event.key !== 'Tab' || root === document) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, next] = event.shiftKey ? [first, last] : [last, first];
  if (!edge || root.activeElement !== edge) return;
  event.preventDefault();
  next?.focus();
}

function isStop(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.getClientRects().length > 0
  );
}
