import type { Environment } from 'downshift';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Where Downshift looks for the focus and for presses. By itself it looks in this window's document, which of a
 * shadow root sees only the host element, and of another window nothing.
 */
export function useEnvironment(input: RefObject<HTMLElement | null>): { environment?: Environment } {
  const [environment, setEnvironment] = useState<{ environment?: Environment }>({});
  useEffect(() => {
    const root = input.current?.getRootNode();
    if (!root || root === document) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the root is known once the element stands in it
    setEnvironment({ environment: environmentOf(root as ShadowRoot | Document) });
  }, [input]);
  return environment;
}

function environmentOf(root: ShadowRoot | Document): Environment {
  const page = 'defaultView' in root ? root : root.ownerDocument;
  const document = {
    get activeElement() {
      return root.activeElement;
    },
    body: page.body,
    createElement: (name: string) => page.createElement(name),
    getElementById: root.getElementById.bind(root),
  };
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: document as unknown as Document, // All of it that is read.
    Node: (page.defaultView ?? window).Node,
  };
}
