import { cdp } from 'vitest/browser';

/**
 * Presses or releases the left button of the real mouse, in two steps where `userEvent.click` knows only both at once.
 * @param place the middle of an element, or a point in CSS pixels of the test page.
 */
export async function mouse(
  type: 'mousePressed' | 'mouseReleased' | 'mouseMoved',
  place: Element | { readonly x: number; readonly y: number },
): Promise<void> {
  const { x, y } = place instanceof Element ? middle(place) : place;
  const frame = window.frameElement?.getBoundingClientRect();
  // The tester's frame is drawn smaller where the window has no room for it.
  const scale = frame ? frame.width / window.innerWidth : 1;
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: (frame?.left ?? 0) + x * scale,
    y: (frame?.top ?? 0) + y * scale,
    button: type === 'mouseMoved' ? 'none' : 'left',
    buttons: type === 'mousePressed' ? 1 : 0,
    clickCount: 1,
  });
}

/** Puts a finger on an element and takes it away. */
export async function tap(element: Element): Promise<void> {
  const { x, y } = middle(element);
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  const point = { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
