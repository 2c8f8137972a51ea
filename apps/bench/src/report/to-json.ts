import { FLOOR, type EntrantName } from '../entrants.ts';
import type { MeasureName, Sample } from '../measures.ts';
import type { Cell, Results } from '../results.ts';
import { summarize } from '../statistics.ts';
import { ratioTo } from './ratio-to.ts';
import { toVerdicts } from './verdicts.ts';

/** The results for machines: every sample, and what the tables are made of. */
export function toJson(results: Results, wanted: readonly MeasureName[]): string {
  const { cells, bytes, policy, manners, ...rest } = results;
  return `${JSON.stringify(
    {
      ...rest,
      bytes: Object.fromEntries(bytes),
      policy: Object.fromEntries(policy),
      manners: Object.fromEntries(manners),
      verdicts: toVerdicts(results, wanted),
      cells: cells.map((cell) => ({
        measure: cell.measure,
        size: cell.size,
        failures: Object.fromEntries(cell.failures),
        entrants: Object.fromEntries(
          [...cell.samples].map(([name, samples]) => [name, entrantOf(cell, name, samples)]),
        ),
      })),
    },
    null,
    2,
  )}\n`;
}

function entrantOf(cell: Cell, name: EntrantName, samples: readonly Sample[]): object {
  if (samples.length === 0) return { samples };
  return {
    value: summarize(samples.map(({ value }) => value)),
    work: summarize(samples.map(({ work }) => work)),
    script: summarize(samples.map(({ script }) => script)),
    layout: summarize(samples.map(({ layout }) => layout)),
    ratio: ratioTo(cell, name, FLOOR, 'value'),
    workRatio: ratioTo(cell, name, FLOOR, 'work'),
    samples,
  };
}
