interface Timers {
  readonly setTimeout: (callback: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

/** Calls back later, in milliseconds. Returns stop. A process that has nothing else to do need not wait for it. */
export function later(callback: () => void, milliseconds: number): () => void {
  // Core has no types of any platform.
  const { setTimeout, clearTimeout } = globalThis as unknown as Timers;
  const timer = setTimeout(callback, milliseconds);
  if (typeof timer === 'object') (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer);
}
