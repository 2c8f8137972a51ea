import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { PickerProps } from './picker-props.ts';
import { getPicker, loadPicker, subscribeToPicker } from './load-picker.ts';

interface LazyPickerProps extends PickerProps {
  /** What serves when the list to search cannot be loaded, such as without a network. */
  readonly fallback: ReactNode;
}

/** The list to search, which comes in a chunk of its own. Until then a box of its size holds its place and the focus. */
export function LazyPicker({ fallback, ...props }: LazyPickerProps): ReactNode {
  const Picker = useSyncExternalStore(subscribeToPicker, getPicker, () => null);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => void loadPicker(), []);
  if (Picker === 'failed') return fallback;
  if (Picker) return <Picker {...props} takesFocus={hasFocus} />;
  const chosen = props.isMultiple ? undefined : props.field.options.find(({ id }) => id === props.chosen[0]);
  return (
    <input
      type="text"
      id={props.controlId}
      ref={props.focusRef}
      readOnly
      aria-busy="true"
      aria-describedby={props.describedBy}
      placeholder={props.formatter.ui('filter')}
      value={chosen?.label ?? ''}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
}
