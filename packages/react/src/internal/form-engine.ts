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
  /** `isShown`: of an edit that the control shows already; see `edit`. */
  readonly subscribe: (id: FieldId, listener: (isShown: boolean) => void) => () => void;
  /** @param isShown what was typed stands on the screen, and nothing of the field is drawn differently. @default false */
  readonly edit: (id: FieldId, draft: FieldDraft, isShown?: boolean) => void;
  readonly blur: (id: FieldId) => void;
  /** Checks everything and tells the person. */
  readonly checkAll: () => ContentResult;
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
 * Holds the draft of one form and what the person has been told about it, outside React: an edit costs the same
 * however many fields there are, and each field hears of its own changes only.
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
  const views = new Map<FieldId, FieldView>();
  const listeners = new Map<FieldId, Set<(isShown: boolean) => void>>();
  const edited = new Set<FieldId>();
  const told = new Set<FieldId>();

  function getView(id: FieldId): FieldView {
    let view = views.get(id);
    if (!view) {
      view = { draft: draft[id] ?? UNSUPPORTED, issues: NONE, isTouched: false };
      views.set(id, view);
    }
    return view;
  }

  function show(id: FieldId, change: Partial<FieldView>, isShown = false): void {
    views.set(id, { ...getView(id), ...change });
    for (const listener of listeners.get(id) ?? []) listener(isShown);
  }

  function tell(id: FieldId, issues: readonly Issue[]): void {
    told.add(id);
    if (issues.length > 0 || getView(id).issues.length > 0) show(id, { issues });
  }

  function check(ids: Iterable<FieldId>): void {
    for (const id of ids) {
      const field = form.byId.get(id);
      if (field) tell(id, toAnswer(field, draft[id], context()).issues);
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
    edit: (id, fieldDraft, isShown) => {
      draft[id] = fieldDraft;
      edited.add(id);
      show(id, { draft: fieldDraft, isTouched: true }, isShown);
      onEdit(draft);
      if (told.has(id)) check([id]);
    },
    blur: (id) => {
      // Asked late, as some controls hand in what was typed when the press is over.
      afterPress(() => {
        if (edited.has(id) && !told.has(id)) check([id]);
      });
    },
    checkAll: () => {
      const result = toContent(form, draft, context());
      for (const [id, { issues }] of result.answers) tell(id, issues);
      onTold();
      return result;
    },
    recheck: () => {
      if (told.size > 0) check([...told]);
    },
  };
}
