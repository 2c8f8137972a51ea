import type { EntrantName } from '../entrants.ts';
import type { Sample } from '../measures.ts';
import type { Cell } from '../results.ts';
import type { Player, Tabs } from './players.ts';
import { reasonOf } from './reason.ts';
import { Stopped, within } from './stop.ts';

/** Until then, the browser still compiles what runs often: its code would be the most of what is counted. */
const CYCLES = { warm: 500, counted: 1000, key: { fields: 3, answers: 'right' } } as const;
/** At the least, in milliseconds. */
const LEAST_PATIENCE = 20_000;

export interface HeapResult {
  readonly cell: Cell;
  readonly stopped: Stopped | null;
}

/**
 * What questions leave in memory. That is no matter of time: one repetition each, in fresh pages, all of them at once.
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
  const stops = await Promise.all(
    players.map(async (player): Promise<Stopped | null> => {
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
    }),
  );
  const stopped = stops.find((stop) => stop !== null) ?? null;
  return { cell: { measure: 'heap', size: null, samples, failures }, stopped };
}
