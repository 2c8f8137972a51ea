import { lazyControl, type LazyControl } from '../internal/lazy-control.tsx';
import type { PickerProps } from './picker-props.ts';

/** The list to search. It and the libraries behind it come when a form has that many options. */
export const LazyPicker: LazyControl<PickerProps> = /* @__PURE__ */ lazyControl<PickerProps>(
  () => import('./option-picker.tsx').then(({ OptionPicker }) => OptionPicker),
  ({ fallback }) => fallback,
);
