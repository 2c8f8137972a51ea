import { useCallback, useRef, type ChangeEvent, type RefCallback } from 'react';
import { useBeforeClick } from './use-before-click.ts';

interface TemporalInput {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyUp: () => void;
  readonly onBlur: () => void;
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
  const beforeClick = useBeforeClick(input);

  function read(): void {
    const { value, validity } = input.current ?? {};
    if (validity && validity.badInput !== current.isIncomplete) onEdit(value ?? '', validity.badInput);
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
    onBlur: () => beforeClick(read),
    empty: () => {
      // React leaves the element alone because half a date and no date have the same value.
      if (input.current) input.current.value = '';
      onEdit('', false);
    },
  };
}
