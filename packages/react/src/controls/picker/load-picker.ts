import type { Form } from '@elicit-kit/core';
import type { ComponentType } from 'react';
import type { PickerProps } from './picker-props.ts';

type LoadedPicker = ComponentType<PickerProps & { readonly takesFocus: boolean }> | 'failed' | null;

let picker: LoadedPicker = null;
let loading: Promise<void> | null = null;
const listeners = /* @__PURE__ */ new Set<() => void>();

/** Fetches the list to search, once. Never rejects; a failure is told to the subscribers and tried again next time. */
export function loadPicker(): Promise<void> {
  return (loading ??= import('./option-picker.tsx').then(
    ({ OptionPicker }) => settle(OptionPicker),
    () => {
      loading = null;
      settle('failed');
    },
  ));
}

/** Starts to fetch what the controls of a form need beyond the first bytes. Worth calling before the form is drawn. */
export function prefetchControls(form: Form): void {
  const isLong = form.fields.some(
    (field) =>
      (field.kind === 'choice' && field.options.length > 30) ||
      (field.kind === 'choices' && field.options.length > 12),
  );
  if (isLong) void loadPicker();
}

export function getPicker(): LoadedPicker {
  return picker;
}

export function subscribeToPicker(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function settle(loaded: LoadedPicker): void {
  picker = loaded;
  for (const listener of listeners) listener();
}
