import { randomId } from '../internal/random-id.ts';
import { later } from '../internal/timers.ts';
import type { TextBackend } from './text-backend.ts';

/** The parts of `navigator.locks` that are used. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    callback: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** Who is at work on which call, over all tabs and processes that share a store. */
export interface Claims {
  /** Takes a call, unless it is taken. Resolves with what gives it back. */
  take(id: string): Promise<(() => void) | null>;
  /** The ids of all calls that are taken. */
  taken(): Promise<ReadonlySet<string>>;
}

const LOCK = 'elicit-kit.call.';
const CLAIM = 'claim.';

/** The platform gives back what belongs to a page that is gone, in the same moment. */
export function claimsByLock(locks: Locks): Claims {
  return {
    take: (id) =>
      new Promise((resolve, reject) => {
        const work = (lock: object | null): Promise<void> | undefined => {
          if (lock !== null) return new Promise<void>((release) => resolve(release));
          resolve(null);
          return undefined;
        };
        locks.request(LOCK + id, { ifAvailable: true }, work).catch(reject);
      }),
    async taken() {
      const { held = [] } = await locks.query();
      return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
    },
  };
}

/**
 * Claims in the store itself, which are renewed while they hold and run out with their owner.
 * @param lease milliseconds
 */
export function claimsByLease(backend: TextBackend, lease: number, now: () => number): Claims {
  const owner = randomId();
  const own = new Set<string>();
  const pause = Math.max(1000, lease / 3);

  const holds = (text: unknown): boolean => {
    const [until, by] = typeof text === 'string' ? text.split(' ') : [];
    return by !== owner && Number(until) > now() && Number(until) <= now() + lease;
  };

  return {
    async take(id) {
      const key = CLAIM + id;
      const claim = async (): Promise<boolean> => {
        let isOurs = false;
        await backend.update(key, (text) => {
          isOurs = !holds(text);
          return isOurs ? `${now() + lease} ${owner}` : text;
        });
        return isOurs;
      };
      if (own.has(id) || !(await claim())) return null;
      own.add(id);
      let stop = later(renew, pause);
      function renew(): void {
        stop = later(renew, pause);
        claim().catch(() => undefined);
      }
      return () => {
        stop();
        own.delete(id);
        backend.update(key, (text) => (holds(text) ? text : undefined)).catch(() => undefined);
      };
    },
    async taken() {
      const ids = new Set(own);
      for (const [key, text] of await backend.readAll()) {
        if (!isClaimKey(key)) continue;
        if (holds(text)) ids.add(key.slice(CLAIM.length));
      }
      return ids;
    },
  };
}

/** Whether a text in the store is a claim, and no call. */
export function isClaimKey(key: string): boolean {
  return key.startsWith(CLAIM);
}
