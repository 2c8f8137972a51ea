/** Who takes part. The name is that of the file in `page/entrants`. */
export const ENTRANTS = [
  { name: 'kit', title: 'Elicit Kit' },
  { name: 'floor', title: 'by hand' },
  { name: 'rjsf', title: 'rjsf' },
  { name: 'rjsf-shadcn', title: 'rjsf, shadcn' },
  { name: 'jsonforms', title: 'JSON Forms' },
  { name: 'uniforms', title: 'uniforms' },
] as const;

export type EntrantName = (typeof ENTRANTS)[number]['name'];

/** What the ratios are ratios to: it takes part in every run. */
export const FLOOR: EntrantName = 'floor';

/** Whose place among the others is to be found. */
export const KIT: EntrantName = 'kit';
