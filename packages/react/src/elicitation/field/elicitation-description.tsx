'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useFieldContext } from './field-context.ts';

/** The server's help text for one field, or nothing. */
export const ElicitationDescription: Part<'p'> = /* @__PURE__ */ createPart('p', 'description', () => {
  const { field, ids } = useFieldContext('Elicitation.Description');
  return field.description ? { id: ids.description, dir: 'auto', children: field.description } : null;
});
