import type { Browser } from 'playwright';
import type { Arguments } from '../arguments.ts';
import type { BenchServer } from '../browser/serve.ts';
import type { BuiltEntrant } from '../build/build-entrant.ts';
import type { EntrantName } from '../entrants.ts';
import { OPTIONS, type MeasureName, type Sample } from '../measures.ts';
import type { Cell, Results } from '../results.ts';
import { Tab } from '../browser/tab.ts';
import { checkPolicy, type PolicyResult } from './check-policy.ts';
import { FLOWS, type Flow } from './flows.ts';
import { runFlow, type FlowResult, type Player } from './run-flow.ts';

type Found = Omit<Results, 'chromium' | 'cores' | 'seconds'>;

/** Takes every measure that was asked for. `tell` hears what is going on. */
export async function runBench(
  browser: Browser,
  server: BenchServer,
  built: readonly BuiltEntrant[],
  asked: Arguments,
  tell: (line: string) => void,
): Promise<Found> {
  const policy = new Map<EntrantName, PolicyResult>();
  for (const { name } of built) {
    tell(`strict policy: ${name}`);
    policy.set(name, await checkPolicy(browser, server.addressOf(name, true)));
  }
  // Everybody runs as strictly as they can.
  const players: readonly Player[] = built.map(({ name }) => ({
    name,
    address: server.addressOf(name, policy.get(name)?.runs ?? false),
  }));

  const wanted = new Set(asked.measures);
  const cells: Cell[] = [];
  for (const flow of FLOWS) {
    if (!flow.measures.some((measure) => wanted.has(measure))) continue;
    for (const size of flow.by === 'fields' ? asked.fields : OPTIONS) {
      const result = await runFlow(browser, players, flow, size, wanted);
      cells.push(...toCells(flow, size, result).filter(({ measure }) => wanted.has(measure)));
      tell(`${flow.name}, ${size} ${flow.by}: ${roundsOf(result)} rounds`);
      for (const [name, why] of result.failures) tell(`  ${name} failed: ${why}`);
    }
  }
  if (wanted.has('heap')) cells.push(await heapCell(browser, players, tell));
  return {
    entrants: built.map(({ name }) => name),
    bytes: new Map(built.map(({ name, bytes }) => [name, bytes])),
    policy,
    cells,
  };
}

/** Memory is no matter of time: one repetition each, one after another. */
async function heapCell(
  browser: Browser,
  players: readonly Player[],
  tell: (line: string) => void,
): Promise<Cell> {
  const samples = new Map<EntrantName, readonly Sample[]>();
  const failures = new Map<EntrantName, string>();
  for (const { name, address } of players) {
    const tab = await Tab.open(browser, address);
    try {
      await tab.cycle(CYCLES.warm, CYCLES.key);
      const value = await tab.cycle(CYCLES.counted, CYCLES.key);
      samples.set(name, [{ value, work: 0 }]);
      tell(`heap of ${name}`);
    } catch (error) {
      failures.set(name, error instanceof Error ? error.message : String(error));
    }
    await tab.close();
  }
  return { measure: 'heap', size: null, samples, failures };
}

const CYCLES = { warm: 100, counted: 1000, key: { fields: 3, answers: 'right' } } as const;

function toCells(flow: Flow, size: number, { samples, failures }: FlowResult): readonly Cell[] {
  return flow.measures.map((measure) => ({
    measure,
    size,
    failures,
    samples: new Map(
      [...samples].map(([name, rounds]): [EntrantName, readonly Sample[]] => [name, pick(rounds, measure)]),
    ),
  }));
}

function pick(
  rounds: readonly Partial<Readonly<Record<MeasureName, Sample>>>[],
  measure: MeasureName,
): readonly Sample[] {
  return rounds.flatMap((round) => round[measure] ?? []);
}

function roundsOf({ samples }: FlowResult): number {
  return Math.max(0, ...[...samples.values()].map((rounds) => rounds.length));
}
