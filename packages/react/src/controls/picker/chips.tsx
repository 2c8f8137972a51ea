import type { Option } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Cross } from '../internal/control-frame.tsx';
import type { PickerProps } from './picker-props.ts';

interface ChipsProps extends PickerProps {
  readonly nameOf: (option: Option) => string;
  /** Its button is gone, so the focus needs another place. */
  readonly onRemoved: () => void;
}

/** What has been chosen, each with a button to take it out again. */
export function Chips(props: ChipsProps): ReactNode {
  const { field, chosen, onToggle, labelId, formatter, isReadOnly, nameOf, onRemoved } = props;
  if (chosen.length === 0) return null;
  const ticked = new Set(chosen);
  return (
    <ul data-elicit="chips" aria-labelledby={labelId}>
      {field.options
        .filter(({ id }) => ticked.has(id))
        .map((option) => (
          <li key={option.id} data-elicit="chip">
            <bdi>{nameOf(option)}</bdi>
            {!isReadOnly && (
              <button
                type="button"
                data-elicit="remove"
                aria-label={formatter.ui('removeChoice', { option: nameOf(option) })}
                onClick={() => {
                  flushSync(() => onToggle(option.id));
                  onRemoved();
                }}
              >
                <Cross />
              </button>
            )}
          </li>
        ))}
    </ul>
  );
}
