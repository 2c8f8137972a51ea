import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';
import { ControlFrame } from '../internal/control-frame.tsx';
import { RadioGroup } from '../internal/radio-group.tsx';

/** Yes or No, and neither until somebody says so: an untouched box is not a "no". */
export function BooleanControl(props: ControlProps<'boolean'>): ReactNode {
  const { draft, onChange, formatter, isReadOnly } = props;
  const set = (value: boolean | null): void => onChange({ kind: 'boolean', value });
  return (
    <ControlFrame
      {...props}
      look="group"
      onClear={!isReadOnly && draft.value !== null ? () => set(null) : null}
    >
      <RadioGroup
        {...props}
        isInline
        items={[
          { id: 'yes', label: formatter.ui('yes') },
          { id: 'no', label: formatter.ui('no') },
        ]}
        chosen={draft.value === null ? null : draft.value ? 'yes' : 'no'}
        onChoose={(id) => set(id === 'yes')}
      />
    </ControlFrame>
  );
}
