'use client';
import type { Field, FieldDraft, FieldId, Issue } from '@elicit-kit/core';
import { useCallback, useMemo, useSyncExternalStore, type RefCallback } from 'react';
import { useRequest } from '../elicitation/request-context.ts';
import type { ElicitationForm } from './use-elicitation-form.ts';

/** One field and everything to draw it with. */
export interface FieldState {
  readonly field: Field;
  readonly draft: FieldDraft;
  /** What the person has been told. Words: `formatter.issue(issue, field)`. */
  readonly issues: readonly Issue[];
  readonly isTouched: boolean;
  /**
   * `isShown`: what was typed stands on the screen already and changes nothing else, so that `Elicitation.Field` need not
   * draw it. All who use this hook hear of it nevertheless. @default false
   */
  readonly setDraft: (draft: FieldDraft, isShown?: boolean) => void;
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
  return useFieldUnlessShown(id, form, false);
}

/** @param isQuiet does not render again for an edit that its control shows already */
export function useFieldUnlessShown(
  id: FieldId,
  form: ElicitationForm | undefined,
  isQuiet: boolean,
): FieldState {
  const { controller } = useRequest('useField', form);
  const { engine, targets } = controller;
  const field = controller.form?.byId.get(id);
  if (!engine || !field) {
    throw new Error(
      `useField: there is no field "${id}" in this question. Take the ids from \`entry.form.fields\`.`,
    );
  }
  const read = (): ReturnType<typeof engine.getView> => engine.getView(id);
  const subscribe = useCallback(
    (onChange: () => void) => engine.subscribe(id, (isShown) => (isShown && isQuiet) || onChange()),
    [engine, id, isQuiet],
  );
  const view = useSyncExternalStore(subscribe, read, read);
  return useMemo(
    () => ({
      ...view,
      field,
      setDraft: engine.edit.bind(null, id),
      blur: () => engine.blur(id),
      focusRef: targets.ref(id),
    }),
    [view, field, engine, targets, id],
  );
}
