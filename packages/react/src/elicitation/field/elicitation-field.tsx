'use client';
import type { FieldId } from '@elicit-kit/core';
import {
  forwardRef,
  memo,
  useId,
  useMemo,
  type ForwardedRef,
  type NamedExoticComponent,
  type RefAttributes,
} from 'react';
import { useFieldUnlessShown } from '../../hooks/use-field.ts';
import { usePart, type PartProps } from '../create-part.tsx';
import { ElicitationControl } from './elicitation-control.tsx';
import { ElicitationDescription } from './elicitation-description.tsx';
import { ElicitationError } from './elicitation-error.tsx';
import { ElicitationFieldNotices } from './elicitation-field-notices.tsx';
import { ElicitationLabel } from './elicitation-label.tsx';
import { FieldContext } from './field-context.ts';

export interface ElicitationFieldProps extends PartProps<'div'> {
  /** Which field: `f0`, `f1`, … from `entry.form.fields`. */
  readonly fieldId: FieldId;
}

/** One field with label, description, control and error. A keystroke in it draws it again, and no other. */
export const ElicitationField: NamedExoticComponent<ElicitationFieldProps & RefAttributes<HTMLDivElement>> =
  /* @__PURE__ */ memo(
    /* @__PURE__ */ forwardRef<HTMLDivElement, ElicitationFieldProps>(function ElicitationField(
      { fieldId, ...props },
      ref,
    ) {
      const state = useFieldUnlessShown(fieldId, undefined, true);
      const id = useId();
      const value = useMemo(() => {
        const ids = {
          control: id,
          label: `${id}l`,
          required: `${id}r`,
          description: `${id}d`,
          notices: `${id}n`,
          error: `${id}e`,
        };
        return { ...state, ids };
      }, [state, id]);
      const { field, issues } = state;
      const wiring = {
        'data-field': field.id,
        'data-kind': field.kind,
        'data-required': field.isRequired || undefined,
        'data-invalid': issues.length > 0 || undefined,
        children: (
          <>
            <ElicitationLabel />
            {field.description && <ElicitationDescription />}
            <ElicitationFieldNotices />
            <ElicitationControl />
            {issues.length > 0 && <ElicitationError />}
          </>
        ),
      };
      // A ref for a `div`, and a `div` is what it gets.
      const drawn = usePart('div', 'field', wiring, props, ref as ForwardedRef<HTMLElement>);
      return <FieldContext.Provider value={value}>{drawn}</FieldContext.Provider>;
    }),
  );
