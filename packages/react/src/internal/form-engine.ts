import {
  toAnswer,
  toContent,
  type AnswerContext,
  type ContentResult,
  type Draft,
  type FieldDraft,
  type FieldId,
  type Form,
  type Issue,
} from '@elicit-kit/core';
import { createFormControl, type FieldError, type Resolver } from 'react-hook-form';

/** What one field shows. A new object for each change of that field, and of no other. */
export interface FieldView {
  readonly draft: FieldDraft;
  /** What the person has been told, which is not always what is true now. */
  readonly issues: readonly Issue[];
  /** The person has edited it. */
  readonly isTouched: boolean;
}

export interface FormEngine {
  readonly getDraft: () => Draft;
  readonly getView: (id: FieldId) => FieldView;
  readonly subscribe: (id: FieldId, listener: () => void) => () => void;
  readonly edit: (id: FieldId, draft: FieldDraft) => void;
  readonly blur: (id: FieldId) => void;
  /** Checks everything and tells the person. */
  readonly checkAll: () => Promise<ContentResult>;
  /** Checks again what the person has been told about. */
  readonly recheck: () => void;
}

export interface FormEngineOptions {
  readonly form: Form;
  readonly draft: Draft;
  readonly context: () => AnswerContext;
  readonly onEdit: (draft: Draft) => void;
  /** The issues that are on the screen have changed. */
  readonly onTold: () => void;
  /** Puts off what moves the screen until no press is under way. */
  readonly afterPress: (callback: () => void) => void;
}

const NONE: readonly Issue[] = [];
const UNSUPPORTED: FieldDraft = { kind: 'unsupported' };

/**
 * react-hook-form on minted field ids, outside React. Two of its ways are left aside because their cost grows with
 * the form: `useController`, which clones all values on each keystroke, and the error helper of
 * `@hookform/resolvers`, which builds an expression per pair of names. Content never travels through it: it clones
 * what a resolver returns and would lose a member called `__proto__`.
 */
export function createFormEngine({
  form,
  draft: initial,
  context,
  onEdit,
  onTold,
  afterPress,
}: FormEngineOptions): FormEngine {
  // One record, changed in place: to copy it on each keystroke would cost with the number of fields.
  const draft: Record<FieldId, FieldDraft> = { ...initial };
  let checked: ContentResult | null = null;
  const views = new Map<FieldId, FieldView>();
  const listeners = new Map<FieldId, Set<() => void>>();
  const found = new Map<FieldId, readonly Issue[]>();
  const edited = new Set<FieldId>();
  const told = new Set<FieldId>();

  const resolver: Resolver = (values: Draft, _context, { names = [] }) => {
    checked = names.length < form.fields.length ? null : toContent(form, values, context());
    const errors: Record<string, FieldError> = {};
    for (const name of names) {
      const field = form.byId.get(name as FieldId);
      const fieldDraft = field && values[field.id];
      if (!fieldDraft) continue;
      const { issues } = checked?.answers.get(field.id) ?? toAnswer(field, fieldDraft, context());
      found.set(field.id, issues);
      if (issues[0]) errors[name] = { type: issues[0].code };
    }
    return { values: {}, errors };
  };

  const engine = createFormControl({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  for (const { id } of form.fields) engine.register(id);

  function getView(id: FieldId): FieldView {
    let view = views.get(id);
    if (!view) {
      view = { draft: draft[id] ?? UNSUPPORTED, issues: NONE, isTouched: false };
      views.set(id, view);
    }
    return view;
  }

  function show(id: FieldId, change: Partial<FieldView>): void {
    views.set(id, { ...getView(id), ...change });
    for (const listener of listeners.get(id) ?? []) listener();
  }

  async function check(ids: readonly FieldId[]): Promise<void> {
    for (const id of ids) told.add(id);
    await engine.trigger([...ids]);
    for (const id of ids) {
      const issues = found.get(id) ?? NONE;
      if (issues.length || getView(id).issues.length) show(id, { issues });
    }
    onTold();
  }

  return {
    getDraft: () => draft,
    getView,
    subscribe: (id, listener) => {
      const ofField = listeners.get(id) ?? new Set();
      listeners.set(id, ofField.add(listener));
      return () => {
        ofField.delete(listener);
      };
    },
    edit: (id, fieldDraft) => {
      draft[id] = fieldDraft;
      edited.add(id);
      void engine.register(id).onChange({ target: { name: id, value: fieldDraft }, type: 'change' });
      show(id, { draft: fieldDraft, isTouched: true });
      onEdit(draft);
      if (told.has(id)) void check([id]);
    },
    blur: (id) => {
      if (edited.has(id) && !told.has(id)) afterPress(() => void check([id]));
    },
    checkAll: async () => {
      await check(form.fields.map(({ id }) => id));
      // Only a form without fields leaves the engine nothing to ask the resolver about.
      return checked ?? toContent(form, draft, context());
    },
    recheck: () => {
      if (told.size) void check([...told]);
    },
  };
}
