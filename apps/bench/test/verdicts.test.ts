import { expect, test } from 'vitest';
import type { Cell, Results } from '../src/results.ts';
import { toVerdicts, type Verdict } from '../src/report/verdicts.ts';
import { bytes, cellOf, results } from './results.ts';

function verdict(
  measure: Cell['measure'],
  cells: readonly Cell[],
  more: Partial<Results> = {},
): Verdict | undefined {
  return toVerdicts({ ...results, cells, ...more }, [measure]).at(-1);
}

test('ahead of every peer, and within the goal', () => {
  const cells = [
    cellOf('open', 20, { kit: [12, 12], floor: [10, 10], rjsf: [20, 20] }),
    cellOf('open', 500, { kit: [14, 14], floor: [10, 10], rjsf: [30, 30] }),
  ];
  expect(verdict('open', cells)).toMatchObject({
    clock: 'work',
    peers: 'ahead of every peer',
    floor: 'within ×1.50: ×1.40 at the most',
  });
});

test('behind a peer, and above the goal: where, and by how much', () => {
  const cells = [
    cellOf('open', 20, { kit: [18, 18], floor: [10, 10], rjsf: [20, 20] }),
    cellOf('open', 500, { kit: [12, 12], floor: [10, 10], rjsf: [8, 8] }),
  ];
  expect(verdict('open', cells)).toMatchObject({
    peers: '**behind** rjsf at 500 (×1.50); else ahead',
    floor: '**above ×1.50**: ×1.80 at 20',
  });
});

test('with one that is ahead as often as behind, the kit is level', () => {
  const cells = [cellOf('open', 20, { kit: [9, 10, 11, 12], rjsf: [10, 10, 10, 10] })];
  expect(verdict('open', cells)).toMatchObject({ peers: 'level with rjsf at 20 (×1.05)', floor: '—' });
});

test('a measure without a goal shows the ratio, and who has no samples is no peer in it', () => {
  expect(verdict('heap', [cellOf('heap', null, { kit: [9], floor: [6] })])).toMatchObject({
    peers: 'no peer measured',
    floor: '×1.50',
  });
});

test('bytes are JavaScript and CSS together, compressed', () => {
  const twice = { ...bytes, js: { min: 0, gzip: 40_080, brotli: 0 } };
  const all = new Map([
    ['kit', bytes],
    ['floor', bytes],
    ['rjsf', twice],
  ] as const);
  expect(verdict('bytes', [], { bytes: all })).toMatchObject({
    peers: 'ahead of every peer',
    floor: '×1.00',
  });
});

test('the policy: whether the kit runs, and who else does', () => {
  expect(verdict('policy', [])?.peers).toBe('runs without a report; no peer does');
  const broken = new Map([['kit', { runs: true, reports: 1, reason: '' }]] as const);
  expect(verdict('policy', [], { policy: broken })?.peers).toContain('does not run without a report');
});

test('without the kit, and for what has not been measured, there is no verdict', () => {
  expect(toVerdicts({ ...results, entrants: ['floor', 'rjsf'] }, ['open'])).toEqual([]);
  expect(toVerdicts(results, ['key'])).toEqual([]);
});
