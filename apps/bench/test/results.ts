import { FLOOR, type EntrantName } from '../src/entrants.ts';
import type { Sample } from '../src/measures.ts';
import type { Manners } from '../src/run/check-manners.ts';
import type { Cell, Results } from '../src/results.ts';

export const bytes = {
  js: { min: 60_000, gzip: 20_000, brotli: 18_000 },
  css: { min: 100, gzip: 80, brotli: 70 },
  onDemand: { min: 0, gzip: 0, brotli: 0 },
};

const manners: Manners = {
  inRadixDialog: true,
  validatesAsOneTypes: true,
  validatesWhenSent: true,
  whyNoFilter: null,
  reason: '',
};

/** Samples in rounds one after another: what the table shows, and the work. */
export function samplesOf(...pairs: readonly (readonly [value: number, work: number])[]): readonly Sample[] {
  return pairs.map(([value, work], round) => ({ value, work, script: work / 2, layout: 0, round }));
}

/** A cell from values alone; the work is the same. */
export function cellOf(
  measure: Cell['measure'],
  size: number | null,
  values: Partial<Record<EntrantName, readonly number[]>>,
): Cell {
  const samples = Object.entries(values) as [EntrantName, readonly number[]][];
  return {
    measure,
    size,
    failures: new Map(),
    samples: new Map(
      samples.map(([name, all]) => [name, samplesOf(...all.map((value) => [value, value] as const))]),
    ),
  };
}

export const results: Results = {
  entrants: ['kit', FLOOR, 'rjsf'],
  bytes: new Map([[FLOOR, bytes]]),
  policy: new Map([
    ['kit', { runs: true, reports: 0, reason: '' }],
    ['rjsf', { runs: false, reports: 2, reason: 'a | b' }],
  ]),
  manners: new Map([
    ['kit', { ...manners, inRadixDialog: false }],
    ['rjsf', { ...manners, whyNoFilter: 'it has no box' }],
  ]),
  cells: [
    {
      measure: 'open',
      size: 20,
      samples: new Map([
        ['kit', samplesOf([12, 6], [30, 6])],
        [FLOOR, samplesOf([10, 4], [20, 4])],
      ]),
      failures: new Map([['rjsf', 'it broke']]),
    },
  ],
  partial: null,
  chromium: '156.0.0.0',
  cores: 2,
  seconds: 61.4,
};
