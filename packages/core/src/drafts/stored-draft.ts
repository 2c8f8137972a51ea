import type { Draft, FieldDraft } from '../answers/draft.ts';
import { restoreDraft } from '../answers/restore-draft.ts';
import { seedDraft } from '../answers/seed-draft.ts';
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
  const byName = new Map<unknown, unknown>();
  for (const pair of Array.isArray(stored) ? (stored as readonly unknown[]) : []) {
    if (Array.isArray(pair)) byName.set(pair[0], pair[1]);
  }
  const kept: Record<FieldId, object> = {};
  for (const field of form.fields) {
    const value = byName.get(field.name);
    if (typeof value === 'object' && value !== null && isKept(field))
      kept[field.id] = fromStored(field, value);
  }
  const seed = seedDraft(form);
  const restored = restoreDraft(form, seed, kept);
  const fields = form.fields.filter(({ id }) => restored[id] !== seed[id]);
  return Object.fromEntries(fields.map(({ id }) => [id, restored[id]])) as Draft;
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

/** What was kept, with the ids of today; whether it is whole and fits is for `restoreDraft` to say. */
function fromStored(field: Field, kept: object): object {
  switch (field.kind) {
    case 'choice': {
      const value = own(kept, 'value');
      return { ...kept, option: value === null ? null : optionOf(field.options, value)?.id };
    }
    case 'choices': {
      const values = own(kept, 'values');
      if (!Array.isArray(values)) return kept;
      const picked = new Set(values.map((value) => optionOf(field.options, value)));
      if (picked.has(undefined)) return {};
      return { ...kept, options: field.options.filter((option) => picked.has(option)).map(({ id }) => id) };
    }
    case 'date-time':
      return { ...kept, original: own(kept, 'original') === true ? field.default : null };
    default:
      return kept;
  }
}

function valueOf(field: Field, id: string | null): Option['value'] | null {
  const options = field.kind === 'choice' || field.kind === 'choices' ? field.options : [];
  return options.find((option) => option.id === id)?.value ?? null;
}

function optionOf(options: readonly Option[], value: unknown): Option | undefined {
  return options.find((option) => option.value === value);
}
