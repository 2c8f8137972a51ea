export interface Guard {
  /** Begins the time in which accept takes no click and no key; begins anew when it runs already. */
  readonly start: () => void;
  readonly stop: () => void;
  /** From now on this document says whether it can be seen. */
  readonly moveTo: (page: Document) => void;
}

/**
 * Keeps accept shut for `time()` milliseconds after something new came under the pointer. Time that passes while the
 * page cannot be seen does not count, and a timer that fires early waits for the rest.
 */
export function createGuard(time: () => number, onChange: (isGuarded: boolean) => void): Guard {
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let page: Document | undefined;
  let isOn = false;

  function release(): void {
    if (page?.hidden) return; // `onVisible` begins anew.
    const left = until - performance.now();
    if (left > 0) timer = setTimeout(release, left);
    else stop();
  }
  function onVisible(): void {
    if (!page?.hidden) start();
  }
  function start(): void {
    if (!(time() > 0)) return stop();
    clearTimeout(timer);
    isOn = true;
    page ??= document;
    page.addEventListener('visibilitychange', onVisible);
    until = performance.now() + time();
    timer = setTimeout(release, time());
    onChange(true);
  }
  function stop(): void {
    clearTimeout(timer);
    isOn = false;
    page?.removeEventListener('visibilitychange', onVisible);
    onChange(false);
  }
  function moveTo(next: Document): void {
    page?.removeEventListener('visibilitychange', onVisible);
    page = next;
    if (isOn) page.addEventListener('visibilitychange', onVisible);
  }
  return { start, stop, moveTo };
}
