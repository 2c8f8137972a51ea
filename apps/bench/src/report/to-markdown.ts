import { ENTRANTS, FLOOR, type EntrantName } from '../entrants.ts';
import { MEASURES, type MeasureName, type Sample } from '../measures.ts';
import type { Cell, Results } from '../results.ts';
import { ratioOf, summarize } from '../statistics.ts';

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
    return `### ${title}\n\n${table([by === 'nothing' ? '' : by, ...entrants.map(titleOf)], rows)}\n\nIn ${unit}.`;
  });
  const how =
    `Median (95th percentile) and ×ratio to ${titleOf(FLOOR)}, the median of the rounds' ratios. ` +
    `Work is what the page's main thread took of its processor meanwhile, without waiting for anything.`;
  const where = `Chromium ${chromium}, ${cores} cores, ${Math.round(seconds)} s.`;
  return [...tables.filter((text) => text !== ''), `${how} ${where}`].join('\n\n');
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
    return [
      [titleOf(entrant), found.runs ? 'yes' : 'no', String(found.reports), found.reason.replaceAll('|', '/')],
    ];
  });
  return `### Strict policy\n\n${table(['', 'runs', 'reports', 'why not'], rows)}`;
}

function cellText({ samples, failures }: Cell, entrant: EntrantName, what: keyof Sample): string {
  const all = samples.get(entrant);
  if (failures.has(entrant)) return 'failed';
  if (!all || all.length === 0) return '—';
  const values = all.map((sample) => sample[what]);
  const { median, p95, count } = summarize(values);
  const ratio = ratioOf(
    values,
    (samples.get(FLOOR) ?? []).map((sample) => sample[what]),
  );
  const spread = count > 1 ? ` (${digits(p95)})` : '';
  return `${digits(median)}${spread}${ratio && entrant !== FLOOR ? ` ×${ratio.median.toFixed(2)}` : ''}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
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
