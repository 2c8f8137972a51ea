import type { Json, JsonObject } from '../protocol/json.ts';
import type { FormRequest } from '../protocol/request.ts';
import { plainText } from '../trust/plain-text.ts';
import type { Blocker, Field, FieldBase, Form, UnsupportedReason } from './field.ts';
import { isList, isObject, own } from './json-access.ts';
import { kindNames, kindOf } from './kinds.ts';
import { UNCHECKED } from './merge-schemas.ts';
import type { Notice, NoticeCode } from './notices.ts';
import { readAlternatives } from './alternatives.ts';
import type { Property } from './property.ts';
import { createResolver, type ResolveSchema } from './resolve-schema.ts';

/** Options of a whole form. The door lets 20,000 in; this holds for schemas that did not come through it. */
const MAX_OPTIONS = 100_000;

/** Keywords of the root that say something about the answer as a whole, which is not checked here. */
const UNCHECKED_ROOT = [...UNCHECKED, 'allOf', 'anyOf', 'oneOf', 'minProperties', 'maxProperties', '$ref'];

const DIALECT = /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/;

/**
 * Turns a requested schema into the fields to draw. Never throws, whatever the schema is; what cannot be drawn becomes
 * a field of kind `unsupported`, and a blocker where an answer cannot do without it. A schema without properties is a
 * confirmation and has no fields (C-23). Integer-like names come first: that is the order JavaScript objects have.
 */
export function readForm(request: FormRequest): Form {
  const root = request.schema;
  const properties = own(root, 'properties');
  const required = own(root, 'required');
  const requiredNames = new Set(isList(required) ? required.filter((name) => typeof name === 'string') : []);
  const resolve = createResolver(root);
  const optionBudget = { left: MAX_OPTIONS };
  const fields: Field[] = [];
  for (const name of isObject(properties) ? Object.keys(properties) : []) {
    const isRequired = requiredNames.delete(name);
    fields.push(
      readField(
        { name, index: fields.length, isRequired },
        own(properties as JsonObject, name),
        resolve,
        optionBudget,
      ),
    );
  }
  return {
    fields,
    byId: new Map(fields.map((field) => [field.id, field])),
    notices: readNotices(root),
    blockers: [
      ...[...requiredNames].map((name): Blocker => ({
        code: 'required-without-property',
        fieldId: null,
        name,
      })),
      ...fields.flatMap(findBlocker),
    ],
    needs: {
      zones: fields.some(({ kind }) => kind === 'date-time'),
      patterns: fields.some(hasPattern),
      secrets: fields.some(canHoldSecret),
    },
  };
}

/** Whether a secret could be typed into a field of this kind. */
export function canHoldSecret({ kind }: Field): boolean {
  return kind === 'text' || kind === 'number' || kind === 'list';
}

/** The form with these fields, some of which cannot be drawn for the given reason. */
export function withUnsupported(
  form: Form,
  fields: readonly Field[],
  reasonOf: (field: Field) => UnsupportedReason | null,
): Form {
  const blockers: Blocker[] = [];
  const drawn = fields.map((field): Field => {
    const reason = reasonOf(field);
    if (reason === null) return field;
    const { id, index, name, label, description, isRequired, notices, schema } = field;
    const base = { id, index, name, label, description, isRequired, notices, schema };
    const unsupported: Field = { ...base, kind: 'unsupported', reason };
    blockers.push(...findBlocker(unsupported));
    return unsupported;
  });
  return {
    ...form,
    fields: drawn,
    byId: new Map(drawn.map((field) => [field.id, field])),
    blockers: [
      ...form.blockers.filter(({ fieldId }) => !blockers.some((one) => one.fieldId === fieldId)),
      ...blockers,
    ],
  };
}

function readField(
  { name, index, isRequired }: Pick<FieldBase, 'name' | 'index' | 'isRequired'>,
  given: Json | undefined,
  resolve: ResolveSchema,
  optionBudget: Property['optionBudget'],
): Field {
  const notices: Notice[] = [];
  const notice = (code: NoticeCode, params: Notice['params'] = {}): void => {
    notices.push({ code, isForPeople: code === 'default-invalid', params });
  };
  const { schema, allowsNull, problem } = resolve(given);
  if (allowsNull) notice('null-dropped');
  const base: FieldBase = {
    id: `f${index}`,
    index,
    name,
    label: readText(schema, 'title', true) || plainText(name, { isSingleLine: true }),
    description: readText(schema, 'description', false) || null,
    isRequired,
    notices,
    schema,
  };
  if (base.label === '') notice('name-unreadable');
  for (const keyword of UNCHECKED) {
    if (own(schema, keyword) !== undefined) notice('keyword-ignored', { keyword });
  }
  const field = problem ?? readKind(readAlternatives({ base, schema, resolve, optionBudget, notice }));
  if (typeof field === 'string') return { ...base, kind: 'unsupported', reason: field };
  if (hasInvalidDefault(field)) notice('default-invalid');
  return field;
}

function readKind(property: Property): Field | UnsupportedReason {
  for (const name of kindNames) {
    const field = kindOf(name).read(property);
    if (field !== null) return field;
  }
  return 'no-type';
}

function readText(schema: JsonObject, keyword: string, isSingleLine: boolean): string {
  const text = own(schema, keyword);
  return typeof text === 'string' ? plainText(text, { isSingleLine }).trim() : '';
}

/** Patterns are not known yet; a default that breaks one is stopped later all the same. */
function hasInvalidDefault(field: Field): boolean {
  const kind = kindOf(field.kind);
  const parsed = kind.parse(field, kind.seed(field, { timeZone: 'Z' }), {});
  return parsed.state === 'value' && kind.check(field, parsed.value, {}) !== null;
}

function findBlocker(field: Field): readonly Blocker[] {
  if (!field.isRequired) return [];
  const { id, name, kind } = field;
  if (kind === 'unsupported') return [{ code: 'required-unsupported', fieldId: id, name }];
  return kindOf(kind).isImpossible(field) ? [{ code: 'unsatisfiable', fieldId: id, name }] : [];
}

function hasPattern({ schema }: Field): boolean {
  const items = own(schema, 'items');
  return [schema, isObject(items) ? items : {}].some((part) => typeof own(part, 'pattern') === 'string');
}

function readNotices(root: JsonObject): readonly Notice[] {
  const notices: Notice[] = [];
  const dialect = own(root, '$schema');
  // The subset means the same in all dialects, so the form is drawn (C-32).
  if (typeof dialect === 'string' && !DIALECT.test(dialect)) {
    notices.push({ code: 'dialect', isForPeople: false, params: { dialect } });
  }
  for (const keyword of UNCHECKED_ROOT) {
    if (own(root, keyword) !== undefined)
      notices.push({ code: 'keyword-ignored', isForPeople: false, params: { keyword } });
  }
  return notices;
}
