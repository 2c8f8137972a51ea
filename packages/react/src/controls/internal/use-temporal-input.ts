import { useCallback, useRef, type ChangeEvent, type RefCallback, type SyntheticEvent } from 'react';

interface TemporalInput {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyUp: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: SyntheticEvent<HTMLInputElement>) => void;
  /** Empties the control, half-typed parts too. */
  readonly empty: () => void;
}

/**
 * Reads a native date control. Half a date reads as empty there and fires no event; `validity.badInput` is the
 * only sign, so it is asked at each key and on blur.
 */
export function useTemporalInput(
  focusRef: RefCallback<HTMLElement>,
  current: { readonly text: string; readonly isIncomplete: boolean },
  onEdit: (text: string, isIncomplete: boolean) => void,
): TemporalInput {
  const input = useRef<HTMLInputElement | null>(null);

  function read({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    const isIncomplete = currentTarget.validity.badInput;
    if (isIncomplete !== current.isIncomplete) onEdit(currentTarget.value, isIncomplete);
  }

  return {
    ref: useCallback(
      (node) => {
        input.current = node;
        focusRef(node);
      },
      [focusRef],
    ),
    onChange: ({ target }) => onEdit(target.value, target.validity.badInput),
    onKeyUp: read,
    onBlur: read,
    empty: () => {
      // React leaves the element alone because half a date and no date have the same value.
      if (input.current) input.current.value = '';
      onEdit('', false);
    },
  };
}
