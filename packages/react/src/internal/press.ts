export interface PressWatch {
  readonly start: () => void;
  readonly stop: () => void;
  /** Calls back at once, or, while a mouse button or a finger is down, once its click has been dispatched. */
  readonly after: (callback: () => void) => void;
}

/**
 * Knows whether a press is under way. A press moves the focus when it begins; what that blur brings onto the screen
 * would move the pressed control away before the release, and the browser then fires no click on it.
 */
export function createPressWatch(): PressWatch {
  let isPressed = false;
  let waiting: (() => void)[] = [];

  function onDown(): void {
    isPressed = true;
  }
  function onUp(): void {
    isPressed = false;
    const callbacks = waiting;
    waiting = [];
    // The click is dispatched after the release, in the same task.
    if (callbacks.length > 0) setTimeout(() => callbacks.forEach((callback) => callback()));
  }
  return {
    start: () => {
      // Touches come as these too, after they have ended.
      document.addEventListener('mousedown', onDown, true);
      for (const end of ENDS) window.addEventListener(end, onUp, true);
    },
    stop: () => {
      document.removeEventListener('mousedown', onDown, true);
      for (const end of ENDS) window.removeEventListener(end, onUp, true);
      onUp();
    },
    after: (callback) => {
      if (isPressed) waiting.push(callback);
      else callback();
    },
  };
}

/** A release, or what takes its place: the press became a drag, or went to another window. */
const ENDS = ['mouseup', 'dragend', 'pointercancel'] as const;
