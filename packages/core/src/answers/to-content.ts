import type { Field, FieldId, Form } from '../form/field.ts';
import { kindOf } from '../form/kinds.ts';
import type { Content, ContentValue } from '../protocol/result.ts';
import type { Engines } from '../validation/engines.ts';
import type { Issue } from '../validation/issue.ts';
import type { Problem } from '../validation/problem.ts';
import type { Draft, FieldDraft } from './draft.ts';
import { isSameDraft } from './seed-draft.ts';

export interface AnswerContext {
  /** What has been loaded. Without the pattern engine patterns are left to the server; without zones times wait. */
  readonly engines?: Engines | undefined;
  /** BCP 47, for reading numbers. @default 'en' */
  readonly locale?: string | undefined;
  /** The draft at the start, to tell a default from a change. Without it every answer counts as changed. */
  readonly seed?: Draft | undefined;
}

/** What one field will send. */
export type Answer =
  | {
      readonly state: 'answered';
      readonly value: ContentValue;
      readonly origin: 'default' | 'changed';
      readonly issues: readonly [];
    }
  | {
      readonly state: 'left-out';
      /** There was a default and the person took it away. */
      readonly wasDefault: boolean;
      readonly issues: readonly [];
    }
  | { readonly state: 'problem'; readonly issues: readonly Issue[] };

export interface ContentResult {
  /** The answers that may be sent, in the order of the schema, as own members of an object without a prototype. */
  readonly content: Content;
  readonly answers: ReadonlyMap<FieldId, Answer>;
  /** Everything that stands in the way, in the order of the form. */
  readonly issues: readonly Issue[];
}

const NONE: readonly [] = [];

/**
 * Makes of a draft what the field will send, or says what is wrong with it. Holds every rule of the field, so that
 * review, validation and sending agree (E-27, E-35). A draft of another kind counts as unanswered.
 */
export function toAnswer(field: Field, draft: FieldDraft | undefined, context: AnswerContext = {}): Answer {
  const kind = kindOf(field.kind);
  const parsed = draft?.kind === field.kind ? kind.parse(field, draft, context) : { state: 'empty' as const };
  if (parsed.state === 'problem') return toProblem(field, parsed.problem);
  if (parsed.state === 'empty') {
    if (field.isRequired) return toProblem(field, missing(field));
    return { state: 'left-out', wasDefault: 'default' in field && field.default !== null, issues: NONE };
  }
  const broken = kind.check(field, parsed.value, context.engines ?? {});
  if (broken) return toProblem(field, broken);
  const isDefault = context.seed !== undefined && isSameDraft(draft, context.seed[field.id]);
  return { state: 'answered', value: parsed.value, origin: isDefault ? 'default' : 'changed', issues: NONE };
}

/**
 * Makes the content of a whole form: what the review shows and what is sent. Send it only when `issues` and the form's
 * `blockers` are empty. Integer-like names come first, as in every JavaScript object.
 */
export function toContent(form: Form, draft: Draft, context: AnswerContext = {}): ContentResult {
  const content: Record<string, ContentValue> = Object.create(null) as Record<string, ContentValue>;
  const answers = new Map<FieldId, Answer>();
  const issues: Issue[] = [];
  for (const field of form.fields) {
    const answer = toAnswer(field, draft[field.id], context);
    answers.set(field.id, answer);
    if (answer.state === 'answered') content[field.name] = answer.value;
    issues.push(...answer.issues);
  }
  return { content, answers, issues };
}

/** What a required field without an answer has to say. */
export function missing(field: Field): Problem {
  return { code: field.kind === 'unsupported' ? 'unsupported' : 'required', params: {} };
}

function toProblem(field: Field, { code, params }: Problem): Answer {
  return { state: 'problem', issues: [{ code, fieldId: field.id, params }] };
}
