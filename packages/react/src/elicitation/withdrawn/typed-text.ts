import type { Draft, Field, FieldDraft, Form, Formatter } from '@elicit-kit/core';

/** What was typed, a line per answered field, as typed: half a number or a wrong date is there too. */
export function typedText(form: Form, draft: Draft, formatter: Formatter): string {
  return form.fields
    .map((field) => {
      const text = draftText(field, draft[field.id], formatter);
      return text === '' ? '' : `${formatter.fieldLabel(field)}: ${text}\n`;
    })
    .join('');
}

function draftText(field: Field, draft: FieldDraft | undefined, formatter: Formatter): string {
  switch (draft?.kind) {
    case 'text':
    case 'number':
    case 'date':
      return draft.text;
    case 'date-time':
      return draft.local && `${draft.local} (${draft.zone})`;
    case 'boolean':
      return draft.value === null ? '' : formatter.ui(draft.value ? 'yes' : 'no');
    case 'list':
      return draft.items.join(', ');
    case 'choice':
    case 'choices': {
      const chosen = new Set(draft.kind === 'choices' ? draft.options : [draft.option]);
      const options = field.kind === 'choice' || field.kind === 'choices' ? field.options : [];
      return options
        .flatMap((option, index) => (chosen.has(option.id) ? [formatter.optionLabel(option, index)] : []))
        .join(', ');
    }
    case 'unsupported':
    case undefined:
      return '';
  }
}
