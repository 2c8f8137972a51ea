import type { Browser } from 'playwright';
import type { Arguments } from '../arguments.ts';
import type { BenchServer } from '../browser/serve.ts';
import { Tab } from '../browser/tab.ts';
import type { BuiltEntrant } from '../build/build-entrant.ts';
import type { EntrantName } from '../entrants.ts';
import { OPTIONS, type MeasureName, type Sample } from '../measures.ts';
import type { Cell, Findings } from '../results.ts';
import { checkManners, UNKNOWN_MANNERS, type Manners } from './check-manners.ts';
import { checkPolicy, type PolicyResult } from './check-policy.ts';
import { FLOWS, type Flow } from './flows.ts';
import { shareOf, type Part } from './plan.ts';
import { Tabs, type Player } from './players.ts';
import { reasonOf } from './reason.ts';
import { runFlow, type FlowResult } from './run-flow.ts';
import { runHeap } from './run-heap.ts';
import { Stopped, throwIfStopped, within } from './stop.ts';

/** The most time for each unit of a part's weight, in milliseconds: more tells little. */
const PER_WEIGHT = 12_000;
/** How long the checks of one entrant may take, in milliseconds. */
const CHECK = 30_000;

interface Task {
  readonly asked: Arguments;
  /** When the last part should be done, on the clock of `performance.now()`. */
  readonly end: number;
  /** Ends everything at once. */
  readonly signal: AbortSignal;
  /** Hears what is going on. */
  readonly tell: (line: string) => void;
}

/** A row of a table, or some that are taken in one go. */
interface Row extends Part {
  readonly title: string;
  readonly run: (
    budget: number,
  ) => Promise<{ readonly cells: readonly Cell[]; readonly stopped: Stopped | null }>;
}

/** Takes every measure that was asked for, or as many as there is time for. */
export async function runBench(
  browser: Browser,
  server: BenchServer,
  built: readonly BuiltEntrant[],
  task: Task,
): Promise<Findings> {
  const { end, signal, tell } = task;
  const policy = new Map<EntrantName, PolicyResult>();
  const manners = new Map<EntrantName, Manners>();
  const cells: Cell[] = [];
  try {
    const players: Player[] = [];
    for (const { name } of built) {
      tell(`checks ${name}`);
      const found = await check(browser, server, name, signal);
      policy.set(name, found.policy);
      manners.set(name, found.manners);
      // Everybody runs as strictly as they can.
      players.push({ name, freshAddress: () => server.freshAddressOf(name, found.policy.runs) });
    }
    const rows = toRows(players, new Tabs(browser), task);
    for (const [index, row] of rows.entries()) {
      throwIfStopped(signal);
      const budget = shareOf(rows.slice(index), end - performance.now(), PER_WEIGHT);
      if (budget === 0) throw new Stopped(`its time was up before ${row.title}`);
      const { cells: found, stopped } = await row.run(budget);
      cells.push(...found);
      if (stopped) throw stopped;
    }
    return { policy, manners, cells, partial: null };
  } catch (error) {
    if (error instanceof Stopped) return { policy, manners, cells, partial: error.message };
    throw error;
  }
}

async function check(
  browser: Browser,
  server: BenchServer,
  name: EntrantName,
  signal: AbortSignal,
): Promise<{ readonly policy: PolicyResult; readonly manners: Manners }> {
  const tab = await Tab.open(browser);
  try {
    return await within(CHECK, signal, async () => {
      await tab.visit(server.freshAddressOf(name, true));
      const policy = await checkPolicy(tab);
      await tab.visit(server.freshAddressOf(name, policy.runs));
      return { policy, manners: await checkManners(tab) };
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const reason = reasonOf(error);
    return { policy: { runs: false, reports: 0, reason }, manners: { ...UNKNOWN_MANNERS, reason } };
  } finally {
    await tab.close();
  }
}

/** Small sizes first, all measures of one before the next: a run that is stopped has whole tables of small forms. */
function toRows(players: readonly Player[], tabs: Tabs, { asked, signal, tell }: Task): readonly Row[] {
  const wanted = new Set(asked.measures);
  const flows = FLOWS.filter(({ measures }) => measures.some((measure) => wanted.has(measure)));
  const sizes = { fields: asked.fields, options: OPTIONS };
  const count = Math.max(...Object.values(sizes).map(({ length }) => length));
  const rows = Array.from({ length: count }, (_, place) =>
    flows.flatMap((flow) => {
      const size = sizes[flow.by][place];
      return size === undefined ? [] : [toRow(flow, size)];
    }),
  ).flat();

  function toRow(flow: Flow, size: number): Row {
    const title = `${flow.name}, ${size} ${flow.by}`;
    return {
      title,
      weight: flow.weight,
      run: async (budget) => {
        const result = await runFlow(players, tabs, { flow, size, wanted, budget, signal });
        tell(`${title}: ${result.rounds} rounds`);
        for (const [name, why] of result.failures) tell(`  ${name} failed: ${why}`);
        return { cells: toCells(flow, size, wanted, result), stopped: result.stopped };
      },
    };
  }

  if (!wanted.has('heap')) return rows;
  const heap: Row = {
    title: 'heap',
    weight: 4,
    run: async (budget) => {
      const { cell, stopped } = await runHeap(players, tabs, budget, signal);
      tell('heap');
      return { cells: [cell], stopped };
    },
  };
  return [heap, ...rows];
}

function toCells(
  flow: Flow,
  size: number,
  wanted: ReadonlySet<MeasureName>,
  { samples, failures }: FlowResult,
): readonly Cell[] {
  return flow.measures
    .filter((measure) => wanted.has(measure))
    .map((measure) => ({
      measure,
      size,
      failures,
      samples: new Map(
        [...samples].map(([name, all]): [EntrantName, readonly Sample[]] => [name, all[measure] ?? []]),
      ),
    }));
}
