'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { serverLabel } from './server-label.ts';

/** The first letter of the server's label. Never a picture from the server: that could be anybody's, and a request. */
export const ElicitationMark: Part<'span'> = /* @__PURE__ */ createPart('span', 'mark', () => {
  const label = serverLabel(useRequest('Elicitation.Mark'));
  return { 'aria-hidden': true, children: firstLetter(label).toLocaleUpperCase() };
});

function firstLetter(text: string): string {
  const graphemes = new Intl.Segmenter().segment(text);
  return graphemes[Symbol.iterator]().next().value?.segment ?? '';
}
