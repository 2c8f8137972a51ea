/** What is measured. Each name can stand in `--only`. */
export const MEASURES = [
  { name: 'bytes', title: 'Bytes over React', by: 'nothing', unit: 'kB' },
  { name: 'policy', title: 'Strict policy', by: 'nothing', unit: '' },
  { name: 'load', title: 'Page loaded and ready to be asked', by: 'nothing', unit: 'ms' },
  {
    name: 'cold',
    title: 'First question of a fresh page, request to painted and focusable',
    by: 'fields',
    unit: 'ms',
  },
  { name: 'open', title: 'Later question, request to painted and focusable', by: 'fields', unit: 'ms' },
  { name: 'key', title: 'Scripting per keystroke, with live validation', by: 'fields', unit: 'ms' },
  { name: 'wrong', title: 'Submit with all wrong, press to painted problems', by: 'fields', unit: 'ms' },
  { name: 'right', title: 'Submit with all right, press to painted page', by: 'fields', unit: 'ms' },
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
    title: 'Heap gained by 1,000 questions opened, answered and closed',
    by: 'nothing',
    unit: 'kB',
  },
] as const;

export type MeasureName = (typeof MEASURES)[number]['name'];

/** So many options has the choice of `list` and `filter`. */
export const OPTIONS = [5, 500, 5000, 20_000] as const;

/** One repetition of one measure. */
export interface Sample {
  /** What the table shows: milliseconds, or kilobytes. */
  readonly value: number;
  /** What the main thread of the page worked meanwhile, in milliseconds of its own time, without waiting. */
  readonly work: number;
}
