import type { ScreenField, Widget } from '../src/screen.ts';
import { all, nameOf, part, parts, textAt, textOf } from './dom.ts';

/** One field as it stands. */
export function readField(field: HTMLElement): ScreenField {
  const control = part(field, 'control') ?? field;
  const widget = widgetOf(control);
  const inputs = inputsOf(control, widget);
  const description = part(field, 'description');
  const required = part(field, 'required');
  const error = part(field, 'error');
  const zone = part(field, 'zone');
  const text = inputs[0];
  return {
    kind: field.dataset['kind'] ?? '',
    widget,
    isMultiple: part(field, 'picker') !== null,
    inputMode: text?.getAttribute('inputmode') ?? '',
    isMultiline: text instanceof HTMLTextAreaElement,
    label: textOf(part(field, 'label-text') ?? part(field, 'label')),
    description: description && textOf(description),
    required: required && textOf(required),
    announcesRequired: announcesRequired(control, required && textOf(required)),
    options: optionsOf(widget, inputs),
    chosen: chosenOf(field, widget, inputs),
    values: hasText(widget) ? inputs.map((input) => (input as HTMLInputElement).value) : [],
    isIncomplete: text instanceof HTMLInputElement && text.validity.badInput,
    zone: zone && textOf(zone),
    error: error && (error.dataset['code'] ?? ''),
    warnings: parts(field, 'warning').flatMap(({ dataset }) => dataset['warning'] ?? []),
  };
}

function widgetOf(control: HTMLElement): Widget {
  const has = (selector: string): boolean => control.querySelector(selector) !== null;
  if (has('[data-elicit="rows"]')) return 'rows';
  if (has('input[type="datetime-local"]')) return 'date-time';
  if (has('input[type="date"]')) return 'date';
  if (has('[role="combobox"]')) return 'combobox';
  if (has('select')) return 'select';
  if (has('[role="radiogroup"]')) return 'radios';
  if (has('[data-elicit="options"] input[type="checkbox"]')) return 'checkboxes';
  return has('input[type="text"], textarea') ? 'textbox' : 'nothing';
}

const SELECTORS: { readonly [W in Widget]: string } = {
  textbox: 'input[type="text"], textarea',
  date: 'input[type="date"]',
  'date-time': 'input[type="datetime-local"]',
  // The choice between two times where the clocks are set back is no option of the field.
  radios: '[role="radiogroup"] input[type="radio"]',
  select: 'select',
  combobox: '[role="combobox"]',
  checkboxes: '[data-elicit="options"] input[type="checkbox"]',
  rows: '[data-elicit="row"] input',
  nothing: '[data-elicit="unsupported"]',
};

function inputsOf(control: HTMLElement, widget: Widget): readonly HTMLElement[] {
  return all(control, SELECTORS[widget]);
}

function hasText(widget: Widget): boolean {
  return widget === 'textbox' || widget === 'date' || widget === 'date-time' || widget === 'rows';
}

function optionsOf(widget: Widget, inputs: readonly HTMLElement[]): readonly string[] | null {
  if (widget === 'radios' || widget === 'checkboxes') return inputs.map(nameOf);
  return widget === 'select' ? selectable(inputs).map(textOf) : null;
}

/** Without the first entry, which stands for no choice. */
function selectable(inputs: readonly HTMLElement[]): readonly HTMLElement[] {
  return all(inputs[0] ?? document.createElement('select'), 'option').filter(
    (option) => (option as HTMLOptionElement).value !== '',
  );
}

function chosenOf(field: HTMLElement, widget: Widget, inputs: readonly HTMLElement[]): readonly string[] {
  if (widget === 'radios' || widget === 'checkboxes') {
    return inputs.filter((input) => (input as HTMLInputElement).checked).map(nameOf);
  }
  if (widget === 'select') {
    return selectable(inputs)
      .filter((option) => (option as HTMLOptionElement).selected)
      .map(textOf);
  }
  if (widget !== 'combobox') return [];
  const chips = parts(field, 'chip').map((chip) => textOf(chip.querySelector('bdi')));
  const shown = (inputs[0] as HTMLInputElement | undefined)?.value ?? '';
  return part(field, 'picker') ? chips : shown === '' ? [] : [shown.replace(/\s+/gu, ' ').trim()];
}

/** `aria-required` on what has the name, or the word for it in what is read out with the control. */
function announcesRequired(control: HTMLElement, word: string | null): boolean {
  if (control.querySelector('[aria-required="true"]')) return true;
  if (!word) return false;
  return all(control, '[aria-describedby], [aria-labelledby], [aria-label]').some((element) =>
    [
      textAt(element, 'aria-describedby'),
      textAt(element, 'aria-labelledby'),
      element.getAttribute('aria-label') ?? '',
    ].some((text) => text.includes(word)),
  );
}
