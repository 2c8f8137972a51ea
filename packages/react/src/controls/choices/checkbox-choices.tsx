import type { OptionId } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { boxState } from '../internal/control-frame.tsx';
import { OptionRow } from '../internal/radio-group.tsx';

interface CheckboxChoicesProps extends ControlProps<'choices'> {
  readonly onToggle: (id: OptionId) => void;
  /** For `aria-describedby`, with the count. */
  readonly descriptions: string | undefined;
}

/** A checkbox per option, in a group that is named by the field's label. */
export function CheckboxChoices(props: CheckboxChoicesProps): ReactNode {
  const { field, draft, onToggle, controlId, formatter } = props;
  return (
    <div
      role="group"
      id={controlId}
      aria-labelledby={props.labelId}
      aria-describedby={props.descriptions}
      data-elicit="options"
      {...boxState(props)}
    >
      {field.options.map((option, index) => (
        <OptionRow
          key={option.id}
          id={`${controlId}-${option.id}`}
          label={formatter.optionLabel(option, index)}
          description={option.description}
          isChecked={draft.options.includes(option.id)}
        >
          <input
            type="checkbox"
            ref={index === 0 ? props.focusRef : undefined}
            value={option.id}
            checked={draft.options.includes(option.id)}
            disabled={props.isReadOnly}
            // A group cannot be invalid in ARIA, so each of its boxes is.
            aria-invalid={props.isInvalid}
            aria-labelledby={`${controlId}-${option.id}`}
            aria-describedby={option.description ? `${controlId}-${option.id}-about` : undefined}
            onChange={() => onToggle(option.id)}
          />
        </OptionRow>
      ))}
    </div>
  );
}
