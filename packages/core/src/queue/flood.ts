import type { IncomingElicitation, ServerIdentity } from '../protocol/incoming.ts';
import type { ElicitationRequest } from '../protocol/request.ts';
import type { LiveEntry } from './live-entry.ts';

/** How many questions one server may put before a person. What goes beyond is held back, never answered by itself. */
export interface FloodLimits {
  /** How many may come at once before the rate counts. @default 20 */
  readonly burst?: number | undefined;
  /** How many more are let in per minute. @default 30 */
  readonly perMinute?: number | undefined;
  /** How many may be open at the same time. @default 20 */
  readonly concurrent?: number | undefined;
  /** How often one call may ask again (2026-07-28, C-26). @default 10 */
  readonly roundsPerCall?: number | undefined;
}

/**
 * Why a question is held back. `rate`, `concurrent` and `rounds`: a limit; `order`: questions of the same server that
 * came before it are; `pause`: the person has paused this server; `policy`: the host's function said so.
 */
export type HoldReason = 'rate' | 'concurrent' | 'rounds' | 'order' | 'pause' | 'policy';

/** What the host's policy is asked about. */
export interface PolicyQuestion {
  readonly incoming: IncomingElicitation;
  /** What the params say; null when they are no question that can be shown. */
  readonly request: ElicitationRequest | null;
  /** How many questions of this server can be answered now. */
  readonly open: number;
  /** How many of them are held back. */
  readonly held: number;
  /** The limit it goes beyond; null when it may be shown. */
  readonly exceeds: HoldReason | null;
}

/**
 * `ask`: show it when its turn comes, whatever the limits say; a pause of the person still holds it back.
 * `hold`: keep it until the person asks for it. `cancel` and `decline`: answer at once; the person is told.
 */
export type PolicyVerdict = 'ask' | 'hold' | 'cancel' | 'decline';

/** What there is to say of a server besides its questions. */
export interface ServerFlood {
  readonly server: ServerIdentity;
  /** Questions that are held back. */
  readonly held: number;
  /** Milliseconds since the epoch; null when it is not paused. */
  readonly pausedUntil: number | null;
  /** Questions that the host's policy answered by itself, until `dismissNotice`. */
  readonly closed: number;
}

/** What the queue knows of one server. */
export interface Ledger {
  readonly server: ServerIdentity;
  /** Questions that may still come at once. Fractions are on their way to the next. */
  tokens: number;
  countedAt: number;
  /** Let in and not yet ended. */
  open: number;
  /** Oldest first. */
  held: Set<LiveEntry>;
  pausedUntil: number | null;
  closed: number;
}

export interface Flood {
  readonly ledgerOf: (server: ServerIdentity) => Ledger;
  /** The limit that one more question goes beyond, or null. */
  readonly exceeded: (ledger: Ledger, incoming: IncomingElicitation) => HoldReason | null;
  /** Takes a token for one that is let in. Returns how many of this server have come of late, this one included. */
  readonly take: (ledger: Ledger) => number;
  /** How many of the held ones to let in when the person asks for more: what the limits allow, and one at least. */
  readonly allowance: (ledger: Ledger) => number;
  readonly ledgers: () => Iterable<Ledger>;
}

/** A token bucket for each server, by what the host knows of it: what a server says of itself could be anything. */
export function createFlood(limits: FloodLimits, now: () => number): Flood {
  const { burst = 20, perMinute = 30, concurrent = 20, roundsPerCall = 10 } = limits;
  const ledgers = new Map<string, Ledger>();

  function refill(ledger: Ledger): number {
    const time = now();
    // A clock that was set back gives nothing and takes nothing.
    const minutes = Math.max(0, time - ledger.countedAt) / 60_000;
    // With `Infinity` a product with zero is no number.
    const gained = minutes > 0 ? minutes * perMinute : 0;
    ledger.tokens = Math.min(burst, ledger.tokens + gained);
    ledger.countedAt = time;
    return ledger.tokens;
  }

  return {
    ledgers: () => ledgers.values(),

    ledgerOf(server) {
      const key = serverKey(server);
      let ledger = ledgers.get(key);
      if (!ledger) {
        const fresh = { tokens: burst, countedAt: now(), open: 0, held: new Set<LiveEntry>() };
        ledgers.set(key, (ledger = { server, ...fresh, pausedUntil: null, closed: 0 }));
      }
      return ledger;
    },

    exceeded(ledger, { origin }) {
      if (ledger.pausedUntil !== null) return 'pause';
      if (ledger.held.size > 0) return 'order';
      if ((origin?.round ?? 0) > roundsPerCall) return 'rounds';
      if (ledger.open >= concurrent) return 'concurrent';
      return refill(ledger) < 1 ? 'rate' : null;
    },

    take(ledger) {
      ledger.tokens = Math.max(0, refill(ledger) - 1);
      return Number.isFinite(burst) ? Math.ceil(burst - ledger.tokens) : ledger.open + 1;
    },

    allowance: (ledger) => Math.max(1, Math.min(Math.floor(refill(ledger)), concurrent - ledger.open)),
  };
}

/** The same for two connections with one label and one endpoint: to the person they are one server. */
export function serverKey({ label, endpoint = '' }: Pick<ServerIdentity, 'label' | 'endpoint'>): string {
  return JSON.stringify([label, endpoint]);
}
