'use client';
import type { Field } from '@elicit-kit/core';
import type { ComponentType, ReactNode } from 'react';
import type { ControlProps } from '../../controls/control-props.ts';
import { defaultControls } from '../../controls/index.ts';
import { useRequest, useSurroundings } from '../request-context.ts';
import { hasNotices } from './elicitation-field-notices.tsx';
import { useFieldContext } from './field-context.ts';

/** Groups of boxes and of rows: ARIA knows no `aria-required` for them. */
const NEEDS_WORDS: ReadonlySet<Field['kind']> = new Set(['choices', 'list']);

/** The control of one field: the host's own for this kind, else the kit's. */
export function ElicitationControl(): ReactNode {
  const request = useRequest('Elicitation.Control');
  const { field, draft, issues, ids, setDraft, blur, focusRef } = useFieldContext('Elicitation.Control');
  const { engines, isReadOnly } = useSurroundings();
  // Draft and control belong to the field's own kind, which the compiler cannot follow through a union.
  const Control = (request.options.controls?.[field.kind] ??
    defaultControls[field.kind]) as ComponentType<ControlProps>;
  const isInvalid = issues.length > 0;
  const describedBy = [
    field.isRequired && NEEDS_WORDS.has(field.kind) && ids.required,
    field.description && ids.description,
    hasNotices(field, engines) && ids.notices,
    isInvalid && ids.error,
  ].filter(Boolean);
  return (
    <Control
      field={field}
      draft={draft}
      onChange={setDraft}
      onBlur={blur}
      controlId={ids.control}
      labelId={ids.label}
      describedBy={describedBy.join(' ') || undefined}
      isInvalid={isInvalid}
      isReadOnly={isReadOnly}
      focusRef={focusRef}
      engines={engines}
      timeZone={request.options.timeZone}
      formatter={request.formatter}
    />
  );
}
