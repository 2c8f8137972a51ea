import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRequest, seedDraft, toAnswer, type Field, type Form } from '../src/index.ts';
import { readForm } from '../src/index.ts';
import { answerOf, codesOf, engines, type Input } from './play.ts';

interface CaseOutcome {
  readonly content?: Record<string, unknown> | null;
  readonly errors?: Record<string, string | string[]>;
}
interface CaseFile {
  readonly id: string;
  readonly kind: 'form' | 'url';
  readonly env?: { readonly timeZone?: string };
  readonly request: Record<string, unknown>;
  readonly expect: {
    readonly refuse?: boolean;
    readonly render?: {
      readonly fieldCount?: number;
      readonly partial?: boolean;
      readonly fields?: readonly CaseField[];
    };
    readonly answers?: readonly (CaseOutcome & {
      readonly do: string;
      readonly input?: Record<string, Input>;
      readonly steps?: readonly Record<string, Input>[];
      readonly alsoAcceptable?: readonly CaseOutcome[];
    })[];
  };
}
interface CaseField {
  readonly name: string;
  readonly control: string;
  readonly label?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly options?: readonly { readonly value: unknown; readonly label: string }[];
  readonly optionCount?: number;
  readonly initial?: unknown;
  readonly warnings?: readonly string[];
}

const folder = new URL('../../fixtures/cases/', import.meta.url);
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CaseFile)
  .filter(({ kind }) => kind === 'form');

test('there are cases to play', () => {
  expect(cases.length).toBeGreaterThan(40);
});

describe.each(cases)('$id', ({ request, env, expect: expected }) => {
  const read = readRequest(request);
  if (!read.ok || read.request.mode !== 'form') throw new Error('not a form');
  const form = readForm(read.request);
  const timeZone = env?.timeZone ?? 'UTC';

  if (expected.refuse) {
    test('cannot be accepted, and says why', () => {
      expect(form.blockers).not.toEqual([]);
    });
  }

  for (const wanted of expected.render?.fields ?? []) {
    test(`draws ${JSON.stringify(wanted.name)}`, () => {
      const field = fieldNamed(form, wanted.name);
      expect(controlOf(field)).toBe(wanted.control);
      if (wanted.label !== undefined) expect(field.label).toBe(collapse(wanted.label));
      if (wanted.description !== undefined) expect(field.description).toBe(wanted.description);
      if (wanted.required !== undefined) expect(field.isRequired).toBe(wanted.required);
      const options = 'options' in field ? field.options : [];
      if (wanted.options) {
        expect(options.map(({ value, label }) => ({ value, label }))).toEqual(
          wanted.options.map(({ value, label }) => ({ value, label: collapse(label) })),
        );
      }
      if (wanted.optionCount !== undefined) expect(options).toHaveLength(wanted.optionCount);
      expect(shownAtStart(form, field)).toEqual(wanted.initial);
      if (wanted.warnings?.includes('sensitive')) expect(engines.secrets?.isSecret(field)).toBe(true);
    });
  }

  if (expected.render?.fields) {
    test('draws the fields in the order of the schema, and no others', () => {
      const names = form.fields.map(({ name }) => name);
      const { fields = [], fieldCount, partial } = expected.render ?? {};
      if (fieldCount !== undefined) expect(names).toHaveLength(fieldCount);
      else if (!partial) expect(names).toEqual(fields.map(({ name }) => name));
      expect(form.blockers).toEqual([]);
    });
  }

  for (const [index, answer] of (expected.answers ?? []).entries()) {
    if (answer.do !== 'submit') continue;
    test(`answer ${index + 1} leaves as it should`, () => {
      const result = answerOf(form, answer.steps ?? [answer.input ?? {}], timeZone);
      const outcomes = [answer, ...(answer.alsoAcceptable ?? [])];
      const matching = outcomes.filter((outcome) => isOutcome(form, outcome, result));
      expect(matching, `${JSON.stringify(result.content)} ${JSON.stringify(result.issues)}`).not.toEqual([]);
    });
  }
});

function isOutcome(form: Form, outcome: CaseOutcome, result: ReturnType<typeof answerOf>): boolean {
  if (outcome.errors) {
    const codes = codesOf(form, result);
    const names = Object.keys(outcome.errors);
    return (
      Object.keys(codes).length === names.length &&
      names.every(
        (name) => Object.hasOwn(codes, name) && [outcome.errors?.[name]].flat().includes(codes[name]),
      )
    );
  }
  if (result.issues.length > 0 || !outcome.content) return false;
  const wanted = Object.entries(outcome.content);
  return (
    Object.keys(result.content).length === wanted.length &&
    wanted.every(([name, value]) => {
      if (!Object.hasOwn(result.content, name)) return false;
      const sent = result.content[name];
      if (fieldNamed(form, name).kind === 'date-time') {
        return typeof sent === 'string' && Date.parse(sent) === Date.parse(String(value));
      }
      return JSON.stringify(sent) === JSON.stringify(value);
    })
  );
}

/** Labels are compared after collapsing blanks. */
function collapse(label: string): string {
  return label.replace(/\s+/g, ' ').trim();
}

function fieldNamed(form: Form, name: string): Field {
  const field = form.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

function controlOf(field: Field): string {
  switch (field.kind) {
    case 'text':
      return field.format ?? 'text';
    case 'number':
      return field.isInteger ? 'integer' : 'number';
    case 'choice':
      return 'single-select';
    case 'choices':
      return 'multi-select';
    default:
      return field.kind;
  }
}

/** The value that the untouched field shows, whether or not it may be sent. */
function shownAtStart(form: Form, field: Field): unknown {
  const draft = seedDraft(form)[field.id];
  const answer = toAnswer(field, draft, { engines });
  if (answer.state === 'answered') return answer.value;
  if (draft?.kind === 'number' && draft.text !== '') return Number(draft.text);
  return draft?.kind === 'text' && draft.text !== '' ? draft.text : undefined;
}
