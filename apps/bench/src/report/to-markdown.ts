import { ENTRANTS, FLOOR, KIT, type EntrantName } from '../entrants.ts';
import { MEASURES, type MeasureName } from '../measures.ts';
import type { Cell, Results } from '../results.ts';
import { summarize } from '../statistics.ts';
import { ratioTo, type Clock } from './ratio-to.ts';
import { toVerdicts } from './verdicts.ts';

/** The results as tables. `wanted` are the measures to show, in the order of `MEASURES`. */
export function toMarkdown(results: Results, wanted: readonly MeasureName[]): string {
  const { entrants, chromium, cores, seconds } = results;
  const tables = MEASURES.filter(({ name }) => wanted.includes(name)).map(({ name, title, unit, by }) => {
    if (name === 'bytes') return bytesTable(results);
    if (name === 'policy') return policyTable(results);
    const cells = results.cells.filter(({ measure }) => measure === name);
    if (cells.length === 0) return '';
    const rows = cells.flatMap((cell) => {
      const size = cell.size === null ? '' : String(cell.size);
      const value = [size, ...entrants.map((entrant) => cellText(cell, entrant, 'value'))];
      if (unit !== 'ms') return [value];
      return [value, [`${size} work`.trim(), ...entrants.map((entrant) => cellText(cell, entrant, 'work'))]];
    });
    const head = [by === 'nothing' ? '' : by, ...entrants.map(titleOf)];
    const notes = [`In ${unit}.`, ...notesOf(name, cells, results)].join(' ');
    return `### ${title}\n\n${table(head, rows)}\n\n${notes}`;
  });
  const how =
    `Median (95th percentile) and ×ratio to ${titleOf(FLOOR)}, the median of the rounds' ratios. ` +
    `Work is what the page's main thread took of its processor meanwhile, without waiting for anything.`;
  const where = `Chromium ${chromium}, ${cores} cores, ${Math.round(seconds)} s.`;
  return [
    ...(results.partial === null ? [] : [`**Partial:** ${results.partial}.`]),
    ...tables.filter((text) => text !== ''),
    mannersTable(results),
    verdictTable(results, wanted),
    `${how} ${where}`,
    ...(results.partial === null ? [] : ['This run is partial: see above.']),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** What stands under a table: why somebody is not in it. */
function notesOf(
  measure: MeasureName,
  cells: readonly Cell[],
  { entrants, manners }: Results,
): readonly string[] {
  const failed = cells.flatMap(({ size, failures }) =>
    [...failures].map(
      ([name, why]) => `${titleOf(name)}${size === null ? '' : ` at ${size}`} failed: ${why}.`,
    ),
  );
  if (measure !== 'filter') return failed;
  const cannot = entrants.flatMap((name) => {
    const why = manners.get(name)?.whyNoFilter;
    return why ? [`${titleOf(name)}: ${why}.`] : [];
  });
  return [...failed, ...cannot, 'A short list has nothing to filter.'];
}

function mannersTable({ entrants, manners }: Results): string {
  const rows = entrants.flatMap((entrant) => {
    const found = manners.get(entrant);
    if (!found) return [];
    const { inRadixDialog, validatesAsOneTypes, validatesWhenSent, whyNoFilter, reason } = found;
    const dialog = entrant === KIT ? 'its own' : inRadixDialog ? 'Radix' : 'another';
    const rest =
      reason === ''
        ? [yesOrNo(validatesAsOneTypes), yesOrNo(validatesWhenSent), yesOrNo(whyNoFilter === null)]
        : [`not found out: ${plain(reason)}`, '', ''];
    return [[titleOf(entrant), dialog, ...rest]];
  });
  if (rows.length === 0) return '';
  const head = ['', 'dialog', 'validates as one types', 'sends nothing wrong', 'filters a long list'];
  return `### Like with like\n\n${table(head, rows, 'words')}`;
}

function verdictTable(results: Results, wanted: readonly MeasureName[]): string {
  const rows = toVerdicts(results, wanted).map(({ measure, clock, peers, floor }) => [
    `${MEASURES.find(({ name }) => name === measure)?.title ?? measure}${clock === 'work' ? ', work' : ''}`,
    peers,
    floor,
  ]);
  if (rows.length === 0) return '';
  return `### Verdict\n\n${table(['', 'peers', `× ${titleOf(FLOOR)}`], rows, 'words')}`;
}

function bytesTable({ entrants, bytes }: Results): string {
  const rows = entrants.flatMap((entrant) => {
    const found = bytes.get(entrant);
    if (!found) return [];
    const { js, css, onDemand } = found;
    return [
      [
        titleOf(entrant),
        ...[js.min, js.gzip, js.brotli, css.min, css.gzip, css.brotli, onDemand.gzip].map(kilobytes),
      ],
    ];
  });
  const head = ['', 'JS min', 'gzip', 'brotli', 'CSS min', 'gzip', 'brotli', 'JS on demand, gzip'];
  return `### Bytes over React\n\n${table(head, rows)}\n\nIn kB, with the dialog.`;
}

function policyTable({ entrants, policy }: Results): string {
  const rows = entrants.flatMap((entrant) => {
    const found = policy.get(entrant);
    if (!found) return [];
    return [[titleOf(entrant), yesOrNo(found.runs), String(found.reports), plain(found.reason)]];
  });
  return `### Strict policy\n\n${table(['', 'runs', 'reports', 'why not'], rows, 'words')}`;
}

function cellText(cell: Cell, entrant: EntrantName, clock: Clock): string {
  const all = cell.samples.get(entrant);
  if (cell.failures.has(entrant)) return 'failed';
  if (!all || all.length === 0) return '—';
  const { median, p95, count } = summarize(all.map((sample) => sample[clock]));
  const ratio = ratioTo(cell, entrant, FLOOR, clock);
  const spread = count > 1 ? ` (${digits(p95)})` : '';
  return `${digits(median)}${spread}${ratio && entrant !== FLOOR ? ` ×${ratio.median.toFixed(2)}` : ''}`;
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  kind: 'numbers' | 'words' = 'numbers',
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 || kind === 'words' ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** Without what would end a cell of a table. */
function plain(text: string): string {
  return text.replaceAll('|', '/');
}

function titleOf(entrant: EntrantName): string {
  return ENTRANTS.find(({ name }) => name === entrant)?.title ?? entrant;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Three digits at the least where there are fractions: 0.123, 1.23, 12.3, 123. */
function digits(value: number): string {
  const size = Math.abs(value);
  return value.toFixed(size < 1 ? 3 : size < 10 ? 2 : size < 100 ? 1 : 0);
}
