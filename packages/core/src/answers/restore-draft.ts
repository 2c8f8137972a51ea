import { own } from '../form/json-access.ts';
import type { Field, FieldId, Form, Option } from '../form/field.ts';
import type { Draft, FieldDraft } from './draft.ts';

/**
 * The draft of a form with what was kept of an earlier one. It may come from a store, from another process, or without the
 * fields that are not kept, so each field is taken over only where it is whole and fits the field of today; the others
 * stay as they are in the seed. Makes a new record.
 * @param seed of the same form, from `seedDraft`
 * @param kept anything
 */
export function restoreDraft(form: Form, seed: Draft, kept: unknown): Draft {
  const draft: Record<FieldId, FieldDraft> = { ...seed };
  if (typeof kept !== 'object' || kept === null) return draft;
  for (const field of form.fields) {
    const start = seed[field.id];
    const value = own(kept, field.id);
    if (start && typeof value === 'object' && value !== null) {
      draft[field.id] = restoreField(field, start, value) ?? start;
    }
  }
  return draft;
}

/** Members are read one by one: nothing else comes along. */
function restoreField(field: Field, seed: FieldDraft, kept: object): FieldDraft | null {
  const { kind } = seed;
  if (own(kept, 'kind') !== kind || kind === 'unsupported') return null;
  const members = Object.keys(seed).filter((name) => name !== 'kind');
  const values = members.map((name): [string, unknown] => [name, own(kept, name)]);
  if (!values.every(([name, value]) => fits(name, value, field, seed))) return null;
  return { kind, ...Object.fromEntries(values) } as FieldDraft; // Each member was checked by its name.
}

function fits(name: string, value: unknown, field: Field, seed: FieldDraft): boolean {
  switch (name) {
    case 'isEmptyAnswer':
    case 'isIncomplete':
    case 'isAnswered':
      return typeof value === 'boolean';
    case 'value':
      return value === null || typeof value === 'boolean';
    case 'fold':
      return value === null || value === 'earlier' || value === 'later';
    case 'original':
      // It is sent as the server wrote it: nobody else may write it.
      return seed.kind === 'date-time' && (value === null || value === seed.original);
    case 'option':
      return value === null || hasOption(field, value);
    case 'options':
      return isListOf(value, (option) => hasOption(field, option)) && new Set(value).size === value.length;
    case 'items':
      return isListOf(value, isText);
    default:
      return isText(value);
  }
}

function hasOption(field: Field, id: unknown): boolean {
  const options: readonly Option[] = 'options' in field ? field.options : [];
  return options.some((option) => option.id === id);
}

function isListOf(value: unknown, isEntry: (entry: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
