import { toAnswer, type AnswerContext, type Draft, type Form, type Formatter } from '@elicit-kit/core';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';

export interface ElicitationResolverOptions {
  readonly form: Form;
  /** Makes words of issues; they become `error.message`. */
  readonly formatter: Formatter;
  /** What has been loaded, and how numbers are read. Called on each check. @default patterns are left to the server */
  readonly context?: (() => AnswerContext) | undefined;
}

/**
 * For hosts that hold the form in react-hook-form: checks a draft by the same rules as the dialog. Register fields under
 * their ids (`f0`, `f1`, …) and take `seedDraft(form)` as default values; names of the schema are never paths.
 * `error.type` is the issue's code. The values that come out are the draft: make `toContent(form, draft)` of them to
 * send, so that what leaves has passed through no clone of the engine's.
 */
export function elicitationResolver({
  form,
  formatter,
  context,
}: ElicitationResolverOptions): Resolver<Draft> {
  return (draft, _, options) => {
    const errors: Record<string, FieldError> = {};
    const ids = new Set<string>(options.names);
    for (const field of form.fields) {
      if (ids.size > 0 && !ids.has(field.id)) continue;
      const issue = toAnswer(field, draft[field.id], context?.()).issues[0];
      if (issue) errors[field.id] = { type: issue.code, message: formatter.issue(issue, field) };
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: toNestErrors<Draft>(errors, options) }
      : { values: draft, errors: {} };
  };
}
