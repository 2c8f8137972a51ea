import type { Draft, FieldDraft } from '../answers/draft.ts';
import type { Field, FieldId, Form, Option } from '../form/field.ts';
import { own } from '../form/json-access.ts';

/** Says of a field whether what was typed there may be kept. */
export type IsKept = (field: Field) => boolean;

/** A draft as it is kept: by the names of properties and the values of options, as ids may be minted otherwise later. */
export type StoredDraft = readonly (readonly [name: string, draft: object])[];

/** What of a draft may be kept. */
export function toStoredDraft(form: Form, draft: Draft, isKept: IsKept): StoredDraft {
  return form.fields.flatMap((field) => {
    const own = draft[field.id];
    const stored = own !== undefined && isKept(field) ? toStored(field, own) : null;
    return stored === null ? [] : [[field.name, stored] as const];
  });
}

/**
 * The draft for a form that is read anew: of those fields alone that fit what was kept; the others start with their
 * defaults.
 */
export function readStoredDraft(form: Form, stored: unknown, isKept: IsKept): Draft {
  const draft: Record<FieldId, FieldDraft> = {};
  const byName = new Map<unknown, unknown>();
  for (const pair of Array.isArray(stored) ? (stored as readonly unknown[]) : []) {
    if (Array.isArray(pair)) byName.set(pair[0], pair[1]);
  }
  for (const field of form.fields) {
    const kept = byName.get(field.name);
    const read = typeof kept === 'object' && kept !== null && isKept(field) ? readStored(field, kept) : null;
    if (read !== null) draft[field.id] = read;
  }
  return draft;
}

function toStored(field: Field, draft: FieldDraft): object | null {
  switch (draft.kind) {
    case 'choice':
      return { kind: 'choice', value: valueOf(field, draft.option) };
    case 'choices':
      return { ...draft, options: undefined, values: draft.options.map((id) => valueOf(field, id)) };
    case 'date-time':
      // The default stands in the question.
      return { ...draft, original: draft.original !== null };
    case 'unsupported':
      return null;
    default:
      return draft;
  }
}

function readStored(field: Field, kept: object): FieldDraft | null {
  if (own(kept, 'kind') !== field.kind) return null;
  const text = textOf(own(kept, 'text'));
  switch (field.kind) {
    case 'text': {
      const isEmptyAnswer = own(kept, 'isEmptyAnswer');
      return text === null || !isFlag(isEmptyAnswer) ? null : { kind: 'text', text, isEmptyAnswer };
    }
    case 'number':
      return text === null ? null : { kind: 'number', text };
    case 'boolean': {
      const value = own(kept, 'value');
      return isFlag(value) || value === null ? { kind: 'boolean', value } : null;
    }
    case 'date': {
      const isIncomplete = own(kept, 'isIncomplete');
      return text === null || !isFlag(isIncomplete) ? null : { kind: 'date', text, isIncomplete };
    }
    case 'date-time': {
      const [local, zone] = [textOf(own(kept, 'local')), textOf(own(kept, 'zone'))];
      const [isIncomplete, fold] = [own(kept, 'isIncomplete'), own(kept, 'fold')];
      if (local === null || zone === null || !isFlag(isIncomplete)) return null;
      if (fold !== 'earlier' && fold !== 'later' && fold !== null) return null;
      const original = own(kept, 'original') === true ? field.default : null;
      return { kind: 'date-time', local, isIncomplete, zone, fold, original };
    }
    case 'choice': {
      const value = own(kept, 'value');
      const option = value === null ? null : optionOf(field.options, value);
      return option === undefined ? null : { kind: 'choice', option: option?.id ?? null };
    }
    case 'choices': {
      const [values, isAnswered] = [own(kept, 'values'), own(kept, 'isAnswered')];
      if (!Array.isArray(values) || !isFlag(isAnswered)) return null;
      const picked = new Set(values.map((value) => optionOf(field.options, value)));
      if (picked.has(undefined)) return null;
      const options = field.options.filter((option) => picked.has(option)).map(({ id }) => id);
      return { kind: 'choices', options, isAnswered };
    }
    case 'list': {
      const [items, isAnswered] = [own(kept, 'items'), own(kept, 'isAnswered')];
      if (!isFlag(isAnswered) || !Array.isArray(items)) return null;
      const texts = items.map(textOf);
      return texts.includes(null) ? null : { kind: 'list', items: texts as string[], isAnswered };
    }
    case 'unsupported':
      return null;
  }
}

function valueOf(field: Field, id: string | null): Option['value'] | null {
  const options = field.kind === 'choice' || field.kind === 'choices' ? field.options : [];
  return options.find((option) => option.id === id)?.value ?? null;
}

function optionOf(options: readonly Option[], value: unknown): Option | undefined {
  return options.find((option) => option.value === value);
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
