/** Who takes part. The name is that of the file in `page/entrants`. */
export const ENTRANTS = [
  { name: 'kit', title: 'Elicit Kit' },
  { name: 'floor', title: 'by hand' },
] as const;

export type EntrantName = (typeof ENTRANTS)[number]['name'];

/** What the ratios are ratios to: it takes part in every run. */
export const FLOOR: EntrantName = 'floor';
