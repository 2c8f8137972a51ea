import { FLOOR, KIT, type EntrantName } from '../entrants.ts';
import type { MeasureName, Sample } from '../measures.ts';
import { ratioOf } from '../statistics.ts';
import type { Flow, Readings } from './flows.ts';
import type { Player, Tabs } from './players.ts';
import { reasonOf } from './reason.ts';
import { Stopped, TooLong, within } from './stop.ts';

/** However long it takes, and at the most. */
const ROUNDS = { least: 3, most: 20 };
/** Who needs more than its share of the time has this many rounds, or one when a turn takes long, in milliseconds. */
const SLOW = { rounds: 2, turn: 2500 };
/** A row is settled when half of the ratios of each entrant lie this close together, as a share of their median. */
const SETTLED = { rounds: 6, spread: 0.05 };
/** Repetitions in a page before any counts: the browser compiles what runs often. */
const WARM_UPS = 3;
/** How much of the time they may take. */
const WARM_SHARE = 0.3;
/** A single turn may take as long as the whole row has, and at the least this long, in milliseconds. */
const LEAST_PATIENCE = 10_000;
/** With fewer rounds than the least, a row ends when this many times its time has passed. */
const OVERTIME = 1.25;

export type SamplesByMeasure = Partial<Record<MeasureName, Sample[]>>;

export interface FlowResult {
  readonly samples: ReadonlyMap<EntrantName, SamplesByMeasure>;
  /** Why an entrant is not among them. */
  readonly failures: ReadonlyMap<EntrantName, string>;
  readonly rounds: number;
  /** That the run was stopped meanwhile. */
  readonly stopped: Stopped | null;
}

interface FlowTask {
  readonly flow: Flow;
  readonly size: number;
  readonly wanted: ReadonlySet<MeasureName>;
  /** How long all of it should take, in milliseconds. */
  readonly budget: number;
  readonly signal: AbortSignal;
}

/**
 * Rounds in which every entrant has its turn, so that all of them meet the machine in the same state; another one
 * begins each round. Ends with the budget of time, or when more rounds would tell nothing new. An entrant that fails is
 * left out from then on; one that is slow sits out once it had its share of the time.
 */
export async function runFlow(players: readonly Player[], tabs: Tabs, task: FlowTask): Promise<FlowResult> {
  const { flow, size, wanted, budget, signal } = task;
  const samples = new Map<EntrantName, SamplesByMeasure>();
  const failures = new Map<EntrantName, string>();
  const slow = new Set<EntrantName>();
  const taken = new Map<EntrantName, number>();
  const start = performance.now();
  const patience = Math.max(budget, LEAST_PATIENCE);

  async function turn(player: Player): Promise<Readings | null> {
    const { name } = player;
    if (failures.has(name) || slow.has(name)) return null;
    const begin = performance.now();
    try {
      return await within(patience, signal, async () => {
        if (!flow.isCold) return flow.run(await tabs.get(player), size, wanted, null);
        const { tab, load } = await tabs.fresh(player);
        return flow.run(tab, size, wanted, load);
      });
    } catch (error) {
      if (error instanceof Stopped) throw error;
      // Its page is in a state that nobody knows.
      await tabs.drop(name);
      if (error instanceof TooLong && samples.has(name)) {
        slow.add(name);
      } else {
        samples.delete(name);
        failures.set(name, reasonOf(error));
      }
      return null;
    } finally {
      taken.set(name, (taken.get(name) ?? 0) + performance.now() - begin);
    }
  }

  async function warmUp(): Promise<void> {
    const end = start + budget * WARM_SHARE;
    for (let count = 0; count < WARM_UPS; count += 1) {
      if (count > 0 && performance.now() > end) return;
      for (const player of players) await turn(player);
    }
  }

  function keep({ name }: Player, readings: Readings | null, round: number): void {
    if (!readings) return;
    const all = samples.get(name) ?? {};
    samples.set(name, all);
    for (const [measure, reading] of Object.entries(readings) as [MeasureName, Sample][]) {
      (all[measure] ??= []).push({ ...reading, round });
    }
  }

  /** The kit and what it is compared with have all rounds. */
  function letTheSlowSitOut(rounds: number): void {
    for (const { name } of players) {
      const spent = taken.get(name) ?? 0;
      const isOver = spent * (1 + 1 / rounds) > budget / players.length;
      const hasEnough = rounds >= SLOW.rounds || spent > SLOW.turn * rounds;
      if (name !== KIT && name !== FLOOR && isOver && hasEnough) slow.add(name);
    }
  }

  let rounds = 0;
  try {
    if (!flow.isCold) await warmUp();
    taken.clear();
    for (; rounds < ROUNDS.most; rounds += 1) {
      const time = performance.now() - start;
      if (rounds >= ROUNDS.least && time > budget) break;
      if (rounds > 0 && time > budget * OVERTIME) break;
      if (rounds >= SETTLED.rounds && isSettled(samples)) break;
      for (let place = 0; place < players.length; place += 1) {
        const player = players[(rounds + place) % players.length];
        if (player) keep(player, await turn(player), rounds);
      }
      letTheSlowSitOut(rounds + 1);
    }
    return { samples, failures, rounds, stopped: null };
  } catch (error) {
    if (error instanceof Stopped) return { samples, failures, rounds, stopped: error };
    throw error;
  }
}

/** Whether the ratios of work of all that have had enough rounds are close together. */
function isSettled(samples: ReadonlyMap<EntrantName, SamplesByMeasure>): boolean {
  const base = samples.get(FLOOR);
  return [...samples].every(([name, measures]) => {
    if (name === FLOOR) return true;
    return (Object.entries(measures) as [MeasureName, Sample[]][]).every(([measure, all]) => {
      if (all.length < SETTLED.rounds) return name !== KIT;
      const ratio = ratioOf(all.map(toWork), (base?.[measure] ?? []).map(toWork));
      return ratio !== null && ratio.high - ratio.low < SETTLED.spread * ratio.median;
    });
  });
}

function toWork({ round, work }: Sample): { readonly round: number; readonly value: number } {
  return { round, value: work };
}
