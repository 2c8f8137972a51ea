/**
 * What has the focus in a document, inside open shadow roots too; null where that is nothing but the body. Not
 * `instanceof`: each window has classes of its own.
 */
export function activeElement(page: Document): HTMLElement | null {
  let active = page.activeElement;
  for (let inner = active; inner; inner = inner.shadowRoot?.activeElement ?? null) active = inner;
  return active && active !== page.body && 'focus' in active ? (active as HTMLElement) : null;
}
