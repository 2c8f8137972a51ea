import type { OptionId } from '@elicit-kit/core';
import type { ReactNode } from 'react';
import type { ControlProps } from '../control-props.ts';

/** What the list to search needs of its control. */
export interface PickerProps extends Pick<
  ControlProps<'choice' | 'choices'>,
  'field' | 'controlId' | 'labelId' | 'describedBy' | 'isInvalid' | 'isReadOnly' | 'focusRef' | 'formatter'
> {
  readonly chosen: readonly OptionId[];
  /** Several can be chosen; they stand above the box and the list stays open. @default false */
  readonly isMultiple?: boolean;
  /** One: the new choice, or null for none. Several: the option that changes sides. */
  readonly onToggle: (id: OptionId | null) => void;
  /** What serves when the list cannot be loaded, such as without a network. */
  readonly fallback: ReactNode;
}
