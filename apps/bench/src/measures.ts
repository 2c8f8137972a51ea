interface Measure {
  readonly name: string;
  readonly title: string;
  readonly by: 'fields' | 'options' | 'nothing';
  readonly unit: 'ms' | 'kB' | '';
  readonly atMost?: number;
}

/**
 * What is measured. Each name can stand in `--only`. `atMost` is the goal of the kit: so many times the form by hand. At
 * the floor means 1.1 times, as two runs of the same are that far apart.
 */
export const MEASURES = [
  { name: 'bytes', title: 'Bytes over React', by: 'nothing', unit: 'kB' },
  { name: 'policy', title: 'Strict policy', by: 'nothing', unit: '' },
  { name: 'load', title: 'Page loaded and ready to be asked', by: 'nothing', unit: 'ms' },
  {
    name: 'cold',
    title: 'First question of a fresh page, request to painted and focusable',
    by: 'fields',
    unit: 'ms',
    atMost: 1.5,
  },
  {
    name: 'open',
    title: 'Later question, request to painted and focusable',
    by: 'fields',
    unit: 'ms',
    atMost: 1.5,
  },
  {
    name: 'key',
    title: 'Scripting per keystroke, with live validation',
    by: 'fields',
    unit: 'ms',
    atMost: 1.1,
  },
  {
    name: 'wrong',
    title: 'Submit with all wrong, press to painted problems',
    by: 'fields',
    unit: 'ms',
    atMost: 1.5,
  },
  {
    name: 'right',
    title: 'Submit with all right, press to painted page',
    by: 'fields',
    unit: 'ms',
    atMost: 1.5,
  },
  {
    name: 'list',
    title: 'One choice, mounted and its list opened, request to painted',
    by: 'options',
    unit: 'ms',
  },
  {
    name: 'filter',
    title: 'A letter typed into the open list, key to painted matches',
    by: 'options',
    unit: 'ms',
  },
  {
    name: 'heap',
    title: 'Heap gained by the second half of 1,000 questions opened, answered and closed',
    by: 'nothing',
    unit: 'kB',
  },
] as const satisfies readonly Measure[];

export type MeasureName = (typeof MEASURES)[number]['name'];

/** So many options has the choice of `list` and `filter`. */
export const OPTIONS = [5, 500, 5000, 20_000] as const;

/** One repetition of one measure. */
export interface Reading {
  /** What the table shows: milliseconds, or kilobytes. */
  readonly value: number;
  /** What the main thread of the page worked meanwhile, in milliseconds of its own time, without waiting. */
  readonly work: number;
  /** What of the work was scripts, and what was styles and layout. */
  readonly script: number;
  readonly layout: number;
}

/** A reading, and the round in which it was taken: those of one round met the machine in the same state. */
export interface Sample extends Reading {
  readonly round: number;
}

/** A reading of something that takes no time. */
export function still(value: number): Reading {
  return { value, work: 0, script: 0, layout: 0 };
}
