export interface PressWatch {
  /** Listens in this document; another one takes the place of the last. */
  readonly start: (page: Document) => void;
  readonly stop: () => void;
  /** Calls back at once, or, while a mouse button or a finger is down, once its click has been dealt with. */
  readonly after: (callback: () => void) => void;
  /** The same, but ahead of what the click does: for what a blur changes about the answers. */
  readonly beforeClick: (callback: () => void) => void;
}

/**
 * Knows whether a press is under way. A press moves the focus when it begins; what that blur brings onto the screen
 * would move the pressed control away before the release, and the browser then fires no click on it.
 */
export function createPressWatch(): PressWatch {
  let isPressed = false;
  const first: (() => void)[] = [];
  const then: (() => void)[] = [];
  let view: Window | null = null;

  function onDown(): void {
    isPressed = true;
    view?.addEventListener('pointermove', onMove, true);
  }
  // A release that was not seen: over another window, or while a menu or an alert was open.
  function onMove({ buttons }: PointerEvent): void {
    if (buttons === 0) onUp();
  }
  function onUp(): void {
    isPressed = false;
    view?.removeEventListener('pointermove', onMove, true);
    // The click is dispatched after the release, in the same task.
    if (first.length + then.length > 0) setTimeout(flush);
  }
  // Where the click goes is settled now, so the screen may move.
  function onClick(): void {
    if (!isPressed) callAll(first.splice(0));
  }
  function flush(): void {
    if (!isPressed) callAll([...first.splice(0), ...then.splice(0)]);
  }
  function stop(): void {
    view?.removeEventListener('mousedown', onDown, true);
    for (const end of ENDS) view?.removeEventListener(end, onUp, true);
    view?.removeEventListener('click', onClick, true);
    onUp();
    view = null;
  }
  return {
    start: (page) => {
      if (page.defaultView === view) return;
      stop();
      view = page.defaultView;
      // Touches come as these too, after they have ended.
      view?.addEventListener('mousedown', onDown, true);
      for (const end of ENDS) view?.addEventListener(end, onUp, true);
      view?.addEventListener('click', onClick, true);
    },
    stop,
    after: (callback) => {
      if (isPressed) then.push(callback);
      else callback();
    },
    beforeClick: (callback) => {
      if (isPressed) first.push(callback);
      else callback();
    },
  };
}

/** A release, or what takes its place: the press became a drag, or was taken away. */
const ENDS = ['mouseup', 'dragend', 'pointercancel'] as const;

function callAll(callbacks: readonly (() => void)[]): void {
  for (const callback of callbacks) callback();
}
