import { FLOOR, KIT, type EntrantName } from '../entrants.ts';
import type { Sample } from '../measures.ts';
import type { Cell } from '../results.ts';
import type { Player, Tabs } from './players.ts';
import { reasonOf } from './reason.ts';
import { Stopped, within } from './stop.ts';

/** While it warms up, the browser still compiles what runs often: its code would be the most of what is counted. */
const CYCLES = { warm: 500, counted: 500, key: { fields: 3, answers: 'right' } } as const;
/** At the least, in milliseconds. */
const LEAST_PATIENCE = 20_000;

export interface HeapResult {
  readonly cell: Cell;
  readonly stopped: Stopped | null;
}

/**
 * What questions leave in memory. That is no matter of time: one repetition each, in fresh pages, many of them at once: first the kit
 * and the form by hand, then the others, so that these do not take the time from those.
 */
export async function runHeap(
  players: readonly Player[],
  tabs: Tabs,
  budget: number,
  signal: AbortSignal,
): Promise<HeapResult> {
  const samples = new Map<EntrantName, readonly Sample[]>();
  const failures = new Map<EntrantName, string>();
  const patience = Math.max(budget, LEAST_PATIENCE);
  async function measure(some: readonly Player[]): Promise<Stopped | null> {
    const stops = await Promise.all(some.map(measureOne));
    return stops.find((stop) => stop !== null) ?? null;
  }
  async function measureOne(player: Player): Promise<Stopped | null> {
    try {
      const reading = await within(patience, signal, async () => {
        const { tab } = await tabs.fresh(player);
        await tab.cycle(CYCLES.warm, CYCLES.key);
        return tab.cycle(CYCLES.counted, CYCLES.key);
      });
      samples.set(player.name, [{ ...reading, round: 0 }]);
    } catch (error) {
      if (error instanceof Stopped) return error;
      failures.set(player.name, reasonOf(error));
    } finally {
      // What it has gained is of no use to the next row.
      await tabs.drop(player.name);
    }
    return null;
  }
  const isFirst = ({ name }: Player): boolean => name === KIT || name === FLOOR;
  const stopped =
    (await measure(players.filter(isFirst))) ?? (await measure(players.filter((one) => !isFirst(one))));
  return { cell: { measure: 'heap', size: null, samples, failures }, stopped };
}
