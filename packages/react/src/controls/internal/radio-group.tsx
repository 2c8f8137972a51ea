import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from './control-aria.ts';
import { boxState } from './control-frame.tsx';

/** One row. `id` is minted by the kit and doubles as the native value; server text never does. */
export interface RadioItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: string | null;
}

interface RadioGroupProps<Id extends string> extends Pick<
  ControlProps,
  'field' | 'controlId' | 'labelId' | 'describedBy' | 'isInvalid' | 'isReadOnly' | 'focusRef'
> {
  readonly items: readonly RadioItem<Id>[];
  /** Null: nothing is chosen. */
  readonly chosen: Id | null;
  readonly onChoose: (id: Id) => void;
  /** Short answers stand side by side. */
  readonly isInline?: boolean;
}

/** Native radio buttons in a group that is named by the field's label. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>): ReactNode {
  const { items, chosen, onChoose, controlId, labelId, isReadOnly, isInline } = props;
  return (
    <div
      role="radiogroup"
      id={controlId}
      aria-labelledby={labelId}
      aria-readonly={isReadOnly || undefined}
      data-elicit="options"
      data-inline={isInline || undefined}
      {...boxState(props)}
      {...controlAria(props)}
    >
      {items.map(({ id, label, description }, index) => (
        <OptionRow
          key={id}
          id={`${controlId}-${id}`}
          label={label}
          description={description}
          isChecked={chosen === id}
        >
          <input
            type="radio"
            ref={(chosen === null ? index === 0 : chosen === id) ? props.focusRef : undefined}
            name={controlId}
            value={id}
            checked={chosen === id}
            disabled={isReadOnly}
            aria-labelledby={`${controlId}-${id}`}
            aria-describedby={description ? `${controlId}-${id}-about` : undefined}
            onChange={() => onChoose(id)}
          />
        </OptionRow>
      ))}
    </div>
  );
}

interface OptionRowProps {
  /** Id of the label. */
  readonly id: string;
  readonly label: string;
  readonly description?: string | null | undefined;
  readonly isChecked: boolean;
  /** The radio button or checkbox. */
  readonly children: ReactNode;
}

/** A radio button or checkbox with its label; all of the row can be pressed. */
export function OptionRow({ id, label, description, isChecked, children }: OptionRowProps): ReactNode {
  return (
    <label data-elicit="option" data-checked={isChecked || undefined}>
      {children}
      {description ? (
        <span data-elicit="option-text">
          <bdi id={id}>{label}</bdi>
          <span id={`${id}-about`} data-elicit="option-description">
            <bdi>{description}</bdi>
          </span>
        </span>
      ) : (
        <bdi id={id} data-elicit="option-text">
          {label}
        </bdi>
      )}
    </label>
  );
}
