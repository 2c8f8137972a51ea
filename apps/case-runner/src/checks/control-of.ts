import type { ScreenField } from '../screen.ts';

/** What can be entered in a field, in the words of the case format; where parts do not fit each other, both. */
export function controlOf(field: ScreenField): string {
  const { kind, widget, inputMode, isMultiple } = field;
  const isText = widget === 'textbox';
  if (kind === 'text' && isText)
    return inputMode === 'email' ? 'email' : inputMode === 'url' ? 'uri' : 'text';
  if (kind === 'number' && isText && inputMode === 'numeric') return 'integer';
  if (kind === 'number' && isText && inputMode === 'decimal') return 'number';
  if (kind === 'boolean' && widget === 'radios') return 'boolean';
  // A default that is no date is shown as the text it is.
  if (kind === 'date' && (widget === 'date' || isText)) return 'date';
  if (kind === 'date-time' && widget === 'date-time') return 'date-time';
  if (kind === 'choice' && (widget === 'radios' || widget === 'select')) return 'single-select';
  if (kind === 'choice' && widget === 'combobox' && !isMultiple) return 'single-select';
  if (kind === 'choices' && (widget === 'checkboxes' || (widget === 'combobox' && isMultiple)))
    return 'multi-select';
  if (kind === 'list' && widget === 'rows') return 'list';
  return `${kind} as ${widget}${inputMode ? ` (${inputMode})` : ''}`;
}
