import type { Environment } from 'downshift';
import { useEffect, useState, type RefObject } from 'react';

/**
 * Where Downshift looks for the focus and for presses outside. Inside a shadow root the document sees only the host
 * element, so there the root takes its place.
 */
export function useEnvironment(input: RefObject<HTMLElement | null>): { environment?: Environment } {
  const [environment, setEnvironment] = useState<{ environment?: Environment }>({});
  useEffect(() => {
    const root = input.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the root is known once the element stands in it
    setEnvironment({
      environment: {
        addEventListener: root.addEventListener.bind(root),
        removeEventListener: root.removeEventListener.bind(root),
        // A shadow root has the one member that is read here: `activeElement`.
        document: root as unknown as Document,
        Node,
      },
    });
  }, [input]);
  return environment;
}
