import type { OptionId } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { controlAria } from '../internal/control-aria.ts';
import { needsNote } from './chosen-note.tsx';

/** The browser's own list. Its first entry is empty: nothing is chosen for the person. */
export function SelectChoice({ focusRef, ...props }: ControlProps<'choice'>): ReactNode {
  const { field, draft, onChange, controlId, formatter } = props;
  const chosen = field.options.find(({ id }) => id === draft.option);
  return (
    <select
      id={controlId}
      ref={focusRef}
      value={draft.option ?? ''}
      disabled={props.isReadOnly}
      // The value is one of the ids minted for the options below, or empty.
      onChange={(event) =>
        onChange({ kind: 'choice', option: event.target.value ? (event.target.value as OptionId) : null })
      }
      {...controlAria(props, needsNote(chosen) && `${controlId}-chosen`)}
    >
      <option value="">{formatter.ui('chooseOne')}</option>
      {field.options.map((option, index) => (
        <option key={option.id} value={option.id} dir="auto">
          {formatter.optionLabel(option, index)}
        </option>
      ))}
    </select>
  );
}
