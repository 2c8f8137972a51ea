import type { Browser } from 'playwright';
import { Tab } from '../browser/tab.ts';
import type { EntrantName } from '../entrants.ts';
import type { MeasureName } from '../measures.ts';
import type { Flow, Samples } from './flows.ts';

/** Who takes part, and where its page is. */
export interface Player {
  readonly name: EntrantName;
  readonly address: string;
}

/** However long it takes, and at the most. */
const ROUNDS = { least: 3, most: 20 };
/** Repetitions in a page before any counts: the browser compiles what runs often. */
const WARM_UPS = 3;
/** How much of the budget they may take. */
const WARM_SHARE = 0.3;

export interface FlowResult {
  /** Per entrant, by round. */
  readonly samples: ReadonlyMap<EntrantName, readonly Samples[]>;
  /** Why an entrant is not among them. */
  readonly failures: ReadonlyMap<EntrantName, string>;
}

/**
 * Rounds in which every entrant has its turn, so that all of them meet the machine in the same state; another one
 * begins each round. Ends with the flow's budget of time. An entrant that fails is left out from then on.
 */
export async function runFlow(
  browser: Browser,
  players: readonly Player[],
  flow: Flow,
  size: number,
  wanted: ReadonlySet<MeasureName>,
): Promise<FlowResult> {
  const samples = new Map<EntrantName, Samples[]>(players.map(({ name }) => [name, []]));
  const failures = new Map<EntrantName, string>();
  const tabs = new Map<EntrantName, Tab>();

  async function turn({ name, address }: Player): Promise<Samples | null> {
    if (failures.has(name)) return null;
    try {
      const tab = tabs.get(name) ?? (await Tab.open(browser, address));
      if (!flow.isCold) tabs.set(name, tab);
      const result = await flow.run(tab, size, wanted);
      if (flow.isCold) await tab.close();
      return result;
    } catch (error) {
      failures.set(name, firstLine(error));
      samples.delete(name);
      return null;
    }
  }

  try {
    // Opening the pages is no part of the budget.
    for (const player of players) await turn(player);
    const end = performance.now() + flow.budget;
    const warmEnd = performance.now() + flow.budget * WARM_SHARE;
    for (let count = 1; count < WARM_UPS && !flow.isCold && performance.now() < warmEnd; count += 1) {
      for (const player of players) await turn(player);
    }
    for (let round = 0; round < ROUNDS.most; round += 1) {
      if (round >= ROUNDS.least && performance.now() > end) break;
      for (let place = 0; place < players.length; place += 1) {
        const player = players[(round + place) % players.length];
        const result = player && (await turn(player));
        if (result) samples.get(player.name)?.push(result);
      }
    }
  } finally {
    for (const tab of tabs.values()) await tab.close();
  }
  return { samples, failures };
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
