import type { Field, FieldId, Form } from '../form/field.ts';
import { kindOf } from '../form/kinds.ts';
import type { Surroundings } from '../form/kinds/kind.ts';
import type { Draft, FieldDraft } from './draft.ts';

/** Where the person is. Hand the same locale to `toContent`, or numbers read differently from how they are shown. */
export type SeedOptions = Surroundings;

/** The draft that a question starts with: defaults filled in once, everything else unanswered. */
export function seedDraft(form: Form, options: SeedOptions = {}): Draft {
  const draft: Record<FieldId, FieldDraft> = {};
  for (const field of form.fields) draft[field.id] = kindOf(field.kind).seed(field, options);
  return draft;
}

/** The cleared state of one field: unanswered, whatever its default was. */
export function emptyDraft(field: Field, options: SeedOptions = {}): FieldDraft {
  return kindOf(field.kind).clear(field, options);
}

/** Whether anything was edited since `seed`. */
export function isTouched(form: Form, draft: Draft, seed: Draft): boolean {
  return form.fields.some(({ id }) => !isSameDraft(draft[id], seed[id]));
}

/** Whether two drafts of one field hold the same. Compares members, and entries of lists. */
export function isSameDraft(a: FieldDraft | undefined, b: FieldDraft | undefined): boolean {
  if (a === b) return true;
  if (!a || a.kind !== b?.kind) return false;
  const others: Readonly<Record<string, unknown>> = { ...b };
  return Object.entries(a).every(([name, value]) => isSame(value, others[name]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
