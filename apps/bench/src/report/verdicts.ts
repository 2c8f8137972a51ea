import { ENTRANTS, FLOOR, KIT, type EntrantName } from '../entrants.ts';
import { MEASURES, type MeasureName } from '../measures.ts';
import type { Cell, Results } from '../results.ts';
import type { Ratio } from '../statistics.ts';
import { ratioTo, type Clock } from './ratio-to.ts';

/** Where the kit stands in one measure, by one clock. */
export interface Verdict {
  readonly measure: MeasureName;
  /** `value`: as the table shows it. `work`: the main thread's own time. */
  readonly clock: Clock;
  /** In words. */
  readonly peers: string;
  readonly floor: string;
}

/** The verdicts of a run, in the order of `MEASURES`; none for what has not been measured. */
export function toVerdicts(results: Results, wanted: readonly MeasureName[]): readonly Verdict[] {
  if (!results.entrants.includes(KIT)) return [];
  return MEASURES.filter(({ name }) => wanted.includes(name)).flatMap((measure) => {
    const { name, unit } = measure;
    if (name === 'bytes') return [bytesVerdict(results)];
    if (name === 'policy') return policyVerdict(results);
    const cells = results.cells.filter((cell) => cell.measure === name);
    const clocks: readonly Clock[] = unit === 'ms' ? ['value', 'work'] : ['value'];
    return clocks.flatMap((clock) => {
      const found = compare(results.entrants, cells, clock);
      if (found.length === 0) return [];
      const atMost = 'atMost' in measure ? measure.atMost : null;
      return [{ measure: name, clock, peers: toPeers(found), floor: toFloor(found, atMost) }];
    });
  });
}

/** The kit beside one other, at one size. */
interface Comparison {
  readonly other: EntrantName;
  readonly size: number | null;
  readonly ratio: Ratio;
}

function compare(
  entrants: readonly EntrantName[],
  cells: readonly Cell[],
  clock: Clock,
): readonly Comparison[] {
  return cells.flatMap((cell) =>
    entrants.flatMap((other) => {
      const ratio = other === KIT ? null : ratioTo(cell, KIT, other, clock);
      return ratio ? [{ other, size: cell.size, ratio }] : [];
    }),
  );
}

function toPeers(found: readonly Comparison[]): string {
  const peers = found.filter(({ other }) => other !== FLOOR);
  if (peers.length === 0) return 'no peer measured';
  const behind = peers.filter(({ ratio }) => ratio.median > 1);
  if (behind.length === 0) return 'ahead of every peer';
  // With one as often ahead as behind, nobody is.
  const isLevel = ({ ratio }: Comparison): boolean => ratio.low <= 1;
  return [
    ['**behind**', behind.filter((one) => !isLevel(one))] as const,
    ['level with', behind.filter(isLevel)] as const,
  ]
    .flatMap(([word, ones]) => (ones.length === 0 ? [] : [`${word} ${ones.map(named).join(', ')}`]))
    .concat(behind.length < peers.length ? 'else ahead' : [])
    .join('; ');
}

function named({ other, size, ratio }: Comparison): string {
  return `${titleOf(other)}${at(size)} (${times(ratio.median)})`;
}

function toFloor(found: readonly Comparison[], atMost: number | null): string {
  const floor = found.filter(({ other }) => other === FLOOR);
  if (floor.length === 0) return '—';
  if (atMost === null) return floor.map(({ size, ratio }) => `${times(ratio.median)}${at(size)}`).join(', ');
  const over = floor.filter(({ ratio }) => ratio.median > atMost);
  const most = Math.max(...floor.map(({ ratio }) => ratio.median));
  if (over.length === 0) return `within ${times(atMost)}: ${times(most)} at the most`;
  const where = over.map(({ size, ratio }) => `${times(ratio.median)}${at(size)}`).join(', ');
  return `**above ${times(atMost)}**: ${where}`;
}

function bytesVerdict({ bytes, entrants }: Results): Verdict {
  const sizeOf = (name: EntrantName): number => {
    const found = bytes.get(name);
    return found ? found.js.gzip + found.css.gzip : Number.NaN;
  };
  const found = entrants
    .filter((name) => name !== KIT)
    .map((other) => {
      const median = sizeOf(KIT) / sizeOf(other);
      return { other, size: null, ratio: { median, low: median, high: median } };
    });
  return { measure: 'bytes', clock: 'value', peers: toPeers(found), floor: toFloor(found, null) };
}

function policyVerdict({ policy, entrants }: Results): readonly Verdict[] {
  const isClean = (name: EntrantName): boolean => {
    const found = policy.get(name);
    return found?.runs === true && found.reports === 0;
  };
  if (!policy.has(KIT)) return [];
  const peers = entrants.filter((name) => name !== KIT && name !== FLOOR && isClean(name)).map(titleOf);
  const own = isClean(KIT) ? 'runs without a report' : '**does not run without a report**';
  const others = peers.length === 0 ? 'no peer does' : `so does ${peers.join(', ')}`;
  return [
    {
      measure: 'policy',
      clock: 'value',
      peers: `${own}; ${others}`,
      floor: isClean(FLOOR) ? 'the same' : 'does not',
    },
  ];
}

function titleOf(entrant: EntrantName): string {
  return ENTRANTS.find(({ name }) => name === entrant)?.title ?? entrant;
}

function at(size: number | null): string {
  return size === null ? '' : ` at ${size.toLocaleString('en')}`;
}

function times(ratio: number): string {
  return `×${ratio.toFixed(2)}`;
}
