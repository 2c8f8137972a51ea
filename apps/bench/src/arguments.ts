import { parseArgs } from 'node:util';
import { ENTRANTS, FLOOR, type EntrantName } from './entrants.ts';
import { MEASURES, type MeasureName } from './measures.ts';

/** The most fields that a question may have. */
const MOST_FIELDS = 1000;
const FIELDS = [3, 20, 100, 500];

export const USAGE = `pnpm bench [--only NAME,…] [--fields N,…] [--json FILE]

Measures this kit and its peers in one run, in Chromium, and prints tables in Markdown.

  --only LIST    entrants and measures to take part; all of a kind of which none is named
                 entrants: ${ENTRANTS.map(({ name }) => name).join(', ')} (${FLOOR} always, for the ratios)
                 measures: ${MEASURES.map(({ name }) => name).join(', ')}
  --fields LIST  how many fields the forms have, each 1 to ${MOST_FIELDS} (default ${FIELDS.join(',')})
  --json FILE    writes every number
`;

export interface Arguments {
  readonly entrants: readonly EntrantName[];
  readonly measures: readonly MeasureName[];
  readonly fields: readonly number[];
  readonly json: string | undefined;
}

/** What was asked for, `help`, or what is wrong with it, in words. */
export function readArguments(args: readonly string[]): Arguments | 'help' | { readonly problem: string } {
  const read = parse(args);
  if (typeof read === 'string') return { problem: read };
  const { values, positionals } = read;
  if (values.help) return 'help';
  if (positionals.length > 0) return { problem: `Unknown argument: ${positionals.join(' ')}.` };

  const only = values.only === undefined ? null : listOf(values.only);
  if (only?.length === 0) return { problem: '--only names nothing.' };
  const entrantNames = ENTRANTS.map(({ name }) => name);
  const measureNames = MEASURES.map(({ name }) => name);
  const known: readonly string[] = [...entrantNames, ...measureNames];
  const unknown = only?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    return { problem: `--only: there is no ${unknown.join(', no ')}. There are ${known.join(', ')}.` };
  }
  const fields = values.fields === undefined ? FIELDS : listOf(values.fields).map(toCount);
  if (fields.length === 0 || !fields.every((count) => count >= 1 && count <= MOST_FIELDS)) {
    return { problem: `--fields takes whole numbers from 1 to ${MOST_FIELDS}, with commas between.` };
  }
  return {
    entrants: chosen(entrantNames, only, [FLOOR]),
    measures: chosen(measureNames, only, []),
    fields: [...new Set(fields)].sort((a, b) => a - b),
    json: values.json,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // pnpm hands on a `--` that stands between its arguments and ours.
      args: args[0] === '--' ? args.slice(1) : [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        fields: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function listOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function toCount(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Those that are named, or all where none of the kind is; `always` in any case, in the order of `all`. */
function chosen<Name extends string>(
  all: readonly Name[],
  only: readonly string[] | null,
  always: readonly Name[],
): readonly Name[] {
  const named = all.filter((name) => only?.includes(name));
  return named.length === 0 ? all : all.filter((name) => named.includes(name) || always.includes(name));
}
