'use client';
import { createPart, type Part } from '../create-part.tsx';
import { useRequest } from '../request-context.ts';
import { useFieldContext } from './field-context.ts';

/**
 * The field's label and, beside it, the word for required: outside of the label, so that it stays out of the
 * control's name, which says `aria-required` itself.
 */
export const ElicitationLabel: Part<'div'> = /* @__PURE__ */ createPart('div', 'label-row', () => {
  const { formatter } = useRequest('Elicitation.Label');
  const { field, ids } = useFieldContext('Elicitation.Label');
  return {
    children: (
      <>
        <label data-elicit="label" id={ids.label} htmlFor={ids.control}>
          <bdi data-elicit="label-text">{formatter.fieldLabel(field)}</bdi>
        </label>
        {field.isRequired && (
          <span data-elicit="required" id={ids.required}>
            {formatter.ui('required')}
          </span>
        )}
      </>
    ),
  };
});
