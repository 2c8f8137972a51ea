/** The time a call may take. It stands still while a person answers a question of that call. */
export interface CallClock {
  /** A question opened. Pauses nest. */
  pause(): void;
  /** A question ended. After the last one the full time starts anew, as it does for each leg of a 2026-07-28 call. */
  resume(): void;
  /** The server showed progress: the time starts anew, unless the clock stands still. */
  restart(): void;
  stop(): void;
}

export interface CallClockOptions {
  /** Milliseconds the server may take without the person. */
  readonly timeout: number;
  /** Milliseconds the whole call may take, the person's time included. @default no limit */
  readonly maxTotalTimeout?: number | undefined;
  /** Called at most once. */
  readonly onTimeout: () => void;
}

// Longer delays overflow the 32 bit timer and fire at once.
const LONGEST_DELAY = 2_147_483_647;

export function createCallClock(options: CallClockOptions): CallClock {
  let paused = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    stop();
    options.onTimeout();
  };
  const total = options.maxTotalTimeout === undefined ? undefined : startTimer(end, options.maxTotalTimeout);

  function start(): void {
    clearTimeout(timer);
    if (!isOver && paused === 0) timer = startTimer(end, options.timeout);
  }
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(total);
  }

  start();
  return {
    pause() {
      paused += 1;
      clearTimeout(timer);
    },
    resume() {
      paused -= 1;
      start();
    },
    restart: start,
    stop,
  };
}

function startTimer(run: () => void, delay: number): ReturnType<typeof setTimeout> {
  return setTimeout(run, Math.min(delay, LONGEST_DELAY));
}
