import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';

/** Says why a property cannot be answered here. */
export function UnsupportedControl({ field, controlId, formatter }: ControlProps<'unsupported'>): ReactNode {
  return (
    <p data-elicit="unsupported" id={controlId}>
      {formatter.unsupported(field.reason)}
    </p>
  );
}
