import type { OptionId } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { ControlFrame } from '../internal/control-frame.tsx';
import { RadioGroup } from '../internal/radio-group.tsx';
import { LazyPicker } from '../picker/lazy-picker.ts';
import { ChosenNote } from './chosen-note.tsx';
import { SelectChoice } from './select-choice.tsx';

/** Up to here all options are in sight. */
const MOST_RADIOS = 6;
/** Up to here the browser's list serves; above, a list to search. */
export const MOST_IN_SELECT = 30;

/** One of several options: radio buttons, the browser's list or a list to search, by their number. */
export function ChoiceControl(props: ControlProps<'choice'>): ReactNode {
  const { field, draft, onChange, controlId, formatter, isReadOnly } = props;
  const { options } = field;
  const choose = (option: OptionId | null): void => onChange({ kind: 'choice', option });
  const isSmall = options.length <= MOST_RADIOS;
  return (
    <ControlFrame
      {...props}
      look={isSmall ? 'group' : 'box'}
      onClear={!isReadOnly && draft.option !== null ? () => choose(null) : null}
      after={
        !isSmall && (
          <ChosenNote id={`${controlId}-chosen`} option={options.find(({ id }) => id === draft.option)} />
        )
      }
    >
      {isSmall ? (
        <RadioGroup
          {...props}
          items={options.map((option, index) => ({ ...option, label: formatter.optionLabel(option, index) }))}
          chosen={draft.option}
          onChoose={choose}
        />
      ) : options.length <= MOST_IN_SELECT ? (
        <SelectChoice {...props} />
      ) : (
        <LazyPicker
          {...props}
          chosen={draft.option === null ? [] : [draft.option]}
          onToggle={choose}
          fallback={<SelectChoice {...props} />}
        />
      )}
    </ControlFrame>
  );
}
