import { later } from '../internal/timers.ts';
import type { RemoteClock } from './port.ts';

export function toClock(clock: Partial<RemoteClock> | undefined): RemoteClock {
  return {
    later: clock?.later ?? later,
    now: clock?.now ?? Date.now,
    random: clock?.random ?? Math.random,
  };
}
