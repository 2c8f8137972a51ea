import type { RefCallback } from 'react';
import { activeElement } from './active-element.ts';

/** Which elements can be sent the focus, by a name of ours or the id of a field. */
export interface FocusTargets {
  /** The ref for one target; the same function each time. */
  readonly ref: (name: string) => RefCallback<HTMLElement>;
  readonly get: (name: string) => HTMLElement | undefined;
  /** The one among these that comes first on the screen, whatever order they were registered in. */
  readonly first: (names: Iterable<string>) => HTMLElement | undefined;
  /** What has the focus now, inside shadow roots too. */
  readonly active: () => HTMLElement | null;
}

/** @param onPage hears in which document the elements stand: a portal may lead into another window's. */
export function createFocusTargets(onPage: (page: Document) => void): FocusTargets {
  const elements = new Map<string, HTMLElement>();
  const refs = new Map<string, RefCallback<HTMLElement>>();
  return {
    get: (name) => elements.get(name),
    ref: (name) => {
      const ref =
        refs.get(name) ??
        ((element) => {
          if (!element) {
            elements.delete(name);
            return;
          }
          elements.set(name, element);
          onPage(element.ownerDocument);
        });
      refs.set(name, ref);
      return ref;
    },
    first: (names) => {
      let first: HTMLElement | undefined;
      for (const name of names) {
        const element = elements.get(name);
        if (!element) continue;
        const isEarlier = first && first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
        if (!first || isEarlier) first = element;
      }
      return first;
    },
    active: () => {
      const [element] = elements.values();
      return element ? activeElement(element.ownerDocument) : null;
    },
  };
}
