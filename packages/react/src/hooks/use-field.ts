'use client';
import type { Field, FieldDraft, FieldId, Issue } from '@elicit-kit/core';
import { useMemo, useSyncExternalStore, type RefCallback } from 'react';
import { useRequest } from '../elicitation/request-context.ts';
import type { ElicitationForm } from './use-elicitation-form.ts';

/** One field and everything to draw it with. */
export interface FieldState {
  readonly field: Field;
  readonly draft: FieldDraft;
  /** What the person has been told. Words: `formatter.issue(issue, field)`. */
  readonly issues: readonly Issue[];
  readonly isTouched: boolean;
  readonly setDraft: (draft: FieldDraft) => void;
  /** To be called when the focus leaves; from then on problems are shown. */
  readonly blur: () => void;
  /** For the element that gets the focus when this field has the first problem. */
  readonly focusRef: RefCallback<HTMLElement>;
}

/**
 * Reads and edits one field; renders again when that field changes and at no other time.
 * @param form what `useElicitationForm` gave; inside `Elicitation.Root` it can be left out.
 * @throws when the form has no such field.
 */
export function useField(id: FieldId, form?: ElicitationForm): FieldState {
  const { controller } = useRequest('useField', form);
  const { engine, targets } = controller;
  const field = controller.form?.byId.get(id);
  if (!engine || !field) {
    throw new Error(
      `useField: there is no field "${id}" in this question. Take the ids from \`entry.form.fields\`.`,
    );
  }
  const read = (): ReturnType<typeof engine.getView> => engine.getView(id);
  const subscribe = useMemo(() => engine.subscribe.bind(null, id), [engine, id]);
  const view = useSyncExternalStore(subscribe, read, read);
  return useMemo(
    () => ({
      ...view,
      field,
      setDraft: (draft) => engine.edit(id, draft),
      blur: () => engine.blur(id),
      focusRef: targets.ref(id),
    }),
    [view, field, engine, targets, id],
  );
}
