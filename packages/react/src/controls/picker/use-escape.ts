import { useEffect, type RefObject } from 'react';

/**
 * Escape in an open list closes the list and nothing else. Dialogs listen on the document in the capture phase, so
 * the only place before them is the window.
 */
export function useEscape(isOpen: boolean, input: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const view = input.current?.ownerDocument.defaultView;
    if (!isOpen || !view) return;
    function listen(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.composedPath()[0] !== input.current) return;
      event.stopPropagation();
      if (event.isComposing) return; // It ends the composition only.
      event.preventDefault();
      close();
    }
    view.addEventListener('keydown', listen, true);
    return () => view.removeEventListener('keydown', listen, true);
  }, [isOpen, input, close]);
}
