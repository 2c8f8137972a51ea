/** Elements of one part that can be seen, in document order. */
export function parts(root: ParentNode, name: string): readonly HTMLElement[] {
  return all(root, `[data-elicit="${name}"]`).filter(isShown);
}

export function part(root: ParentNode, name: string): HTMLElement | null {
  return parts(root, name)[0] ?? null;
}

export function all(root: ParentNode, selector: string): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** Parts of a long form that are out of sight count as shown: a person can scroll to them. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

export function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

/** Text of the elements that an attribute such as `aria-labelledby` points to. */
export function textAt(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids
    .map((id) => textOf(document.getElementById(id)))
    .join(' ')
    .trim();
}

/** What a radio button, checkbox or option is called. */
export function nameOf(element: HTMLElement): string {
  if (element.getAttribute('aria-label')) return element.getAttribute('aria-label') ?? '';
  return textAt(element, 'aria-labelledby') || textOf(element.closest('label') ?? element);
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
