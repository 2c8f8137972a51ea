/** Why a run ends before its end. */
export class Stopped extends Error {}

/** A step that was not waited for any longer. */
export class TooLong extends Error {}

/**
 * What `act` yields. Throws a `TooLong` when that takes longer than `limit` milliseconds, and a `Stopped` as soon as `signal` is
 * aborted; `act` itself goes on, as nobody can stop a page's main thread but by closing the page.
 */
export async function within<T>(limit: number, signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  throwIfStopped(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onAbort: (() => void) | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLong(`took longer than ${(limit / 1000).toFixed(0)} s`)), limit);
    onAbort = () => reject(toStopped(signal));
    signal.addEventListener('abort', onAbort);
  });
  const work = act();
  // Nobody hears it when it fails after the end.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    if (onAbort) signal.removeEventListener('abort', onAbort);
  }
}

/** @throws Stopped when the run has been stopped */
export function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw toStopped(signal);
}

function toStopped({ reason }: AbortSignal): Stopped {
  return new Stopped(reason instanceof Error ? reason.message : String(reason));
}
