'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { useFieldContext } from './field-context.ts';

/** What is wrong with one field and what to do about it, or nothing while there is nothing to say. */
export const ElicitationError: Part<'p'> = /* @__PURE__ */ createPart('p', 'error', () => {
  const { formatter } = useRequest('Elicitation.Error');
  const { field, issues, ids } = useFieldContext('Elicitation.Error');
  const [first] = issues;
  if (!first) return null;
  return {
    id: ids.error,
    'data-code': first.code,
    dir: 'auto',
    children: issues.map((issue) => formatter.issue(issue, field)).join(' '),
  };
});
