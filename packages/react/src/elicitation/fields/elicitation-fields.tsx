'use client';
import { createPart, type Part } from '../create-part.tsx';
import { ElicitationField } from '../field/elicitation-field.tsx';
import { useRequest, useRequestState } from '../request-context.ts';

/**
 * With more fields, those that are out of sight are laid out when they come near. With fewer, that costs more than it
 * spares: when a field gets the focus, the autofill of Chromium asks of each text box whether it can be seen, and has
 * those out of sight laid out one by one. It gives up above 200 text boxes, which are three of five fields here.
 */
const MANY = 333;

/**
 * All fields, in the order of the schema. During the review they are hidden, not gone: what a control holds beyond
 * its draft, such as half a date, outlives it. Of a form that cannot be sent, only what stands in the way is named.
 */
export const ElicitationFields: Part<'div'> = /* @__PURE__ */ createPart('div', 'fields', () => {
  const request = useRequest('Elicitation.Fields');
  const isReview = useRequestState(request, (state) => state.step === 'review');
  const { entry, view } = request;
  const all = entry.form?.fields ?? [];
  const fields = view === 'blocked' ? all.filter((field) => field.kind === 'unsupported') : all;
  if (fields.length === 0) return null;
  return {
    hidden: isReview && view !== 'withdrawn',
    'data-many': fields.length > MANY || undefined,
    children: fields.map((field) => <ElicitationField key={field.id} fieldId={field.id} />),
  };
});
