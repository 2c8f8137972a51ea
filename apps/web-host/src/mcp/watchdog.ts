import { isUnreachable, toFailure } from '../host/failure.ts';

export interface Watchdog {
  /** Looks more closely while at least one thing is being waited for. Returns the end of it; safe to call twice. */
  watch(): () => void;
  /** Something looks wrong: checks now. */
  suspect(): void;
  stop(): void;
}

export interface WatchdogOptions {
  /** One cheap request to the server. */
  readonly ping: () => Promise<unknown>;
  /** Called once, when the server is gone. */
  readonly onLost: () => void;
}

const INTERVAL = 3_000;
const SECOND_LOOK = 500;

/**
 * Notices that a server is gone. Nothing else would: in the 2026-07-28 era no request is in flight while a person
 * answers, and in the older ones a broken stream is not the end of a session (C-17).
 * Only a refused connection or an unknown session counts, twice in a row. Silence does not: browsers allow six
 * connections to one HTTP/1.1 server, so a ping may wait behind streams that are well.
 */
export function createWatchdog({ ping, onLost }: WatchdogOptions): Watchdog {
  let watchers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;
  let state: 'running' | 'stopped' = 'running';

  // Read through a function: it changes while a check waits, which control flow analysis does not see.
  const isStopped = (): boolean => state === 'stopped';

  async function check(): Promise<void> {
    if (isChecking || isStopped()) return;
    isChecking = true;
    clearTimeout(timer);
    const isGone = (await isGoneNow(ping)) && (await isGoneNow(ping, SECOND_LOOK));
    isChecking = false;
    if (isStopped()) return;
    if (isGone) {
      state = 'stopped';
      onLost();
    } else schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (watchers > 0 && !isStopped()) timer = setTimeout(() => void check(), INTERVAL);
  }

  return {
    watch() {
      let isOver = false;
      watchers += 1;
      if (watchers === 1) schedule();
      return () => {
        if (isOver) return;
        isOver = true;
        watchers -= 1;
        if (watchers === 0) clearTimeout(timer);
      };
    },
    suspect() {
      void check();
    },
    stop() {
      state = 'stopped';
      clearTimeout(timer);
    },
  };
}

async function isGoneNow(ping: () => Promise<unknown>, delay = 0): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  try {
    await ping();
    return false;
  } catch (error) {
    const failure = toFailure(error);
    return isUnreachable(failure) || failure.code === 'not-found';
  }
}
