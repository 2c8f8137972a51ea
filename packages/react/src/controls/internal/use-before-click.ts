import { useEffect, useState, type RefObject } from 'react';
import { createPressWatch } from '../../internal/press.ts';

/**
 * For controls that change their size when the focus leaves them: puts that off while a press is under way, which
 * would otherwise miss what it was aimed at, and ahead of what its click does.
 * @param element any element of the control; tells the document.
 */
export function useBeforeClick(element: RefObject<HTMLElement | null>): (callback: () => void) => void {
  const [{ start, stop, beforeClick }] = useState(createPressWatch);
  useEffect(() => {
    if (element.current) start(element.current.ownerDocument);
    return stop;
  }, [element, start, stop]);
  return beforeClick;
}
