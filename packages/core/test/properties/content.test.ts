import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkContent,
  emptyDraft,
  seedDraft,
  toContent,
  type Content,
  type Field,
  type FieldDraft,
} from '../../src/index.ts';
import { engines, formOf } from '../play.ts';
import { parameters, TIMEOUT } from './runs.ts';
import { propertyNames, samples, type Sample } from './schemas.ts';

/** The ordinary compiler, as servers run it. It divides doubles, so multiples get a tolerance. */
function makeCompiler(): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    ownProperties: true,
    validateSchema: false,
    multipleOfPrecision: 6,
    validateFormats: true,
    logger: false,
  });
  (formatsPlugin as unknown as { readonly default: FormatsPlugin }).default(ajv);
  return ajv;
}

/** A compiler keeps something of every schema it has seen, so it is renewed now and then. */
const RENEWED_AFTER = 1000;
let compiler = makeCompiler();
let compiled = 0;

const LOCALES = ['en', 'de', 'fr', 'ar-EG', 'hi', 'de-CH', 'en-IN', 'pl', 'fa'];

const kinds = Object.entries(samples);
const share = 1 / kinds.length;

describe.each(kinds)('a form asking for %s', (_, arbitrary) => {
  test(
    'E-35: accepts and sends only what the ordinary compiler accepts, and whatever that accepts can be entered',
    { timeout: TIMEOUT },
    () => {
      fc.assert(
        fc.property(
          arbitrary,
          propertyNames,
          fc.boolean(),
          fc.constantFrom(...LOCALES),
          (sample, name, isRequired, locale) => {
            hold(sample, name, isRequired, locale);
          },
        ),
        parameters(share),
      );
    },
  );
});

function hold({ schema, defs, values }: Sample, name: string, isRequired: boolean, locale: string): void {
  const form = formOf(rootOf(name, schema, defs, isRequired));
  const [field] = form.fields;
  expect(field?.name).toBe(name);
  const oracle = makeOracle(name, schema, defs, isRequired);
  if (!field || oracle === null) return;

  const seed = seedDraft(form, { locale, timeZone: 'UTC' });
  const drafts = [seed[field.id], emptyDraft(field), ...values.map((value) => draftOf(field, value, locale))];
  for (const [index, draft] of drafts.entries()) {
    if (!draft) continue;
    const { content, issues } = toContent(form, { [field.id]: draft }, { engines, locale, seed });
    const isSent = issues.length === 0 && form.blockers.length === 0;
    if (isSent) expect(oracle(content), `sent ${JSON.stringify(content)}`).toBe(true);
    expect(issues.length > 0 || checkContent(form, content, engines).length === 0).toBe(true);

    const value = values[index - 2];
    if (index < 2 || field.kind === 'unsupported') continue;
    const wanted = ownMember(name, value) as Content;
    const codes = checkContent(form, wanted, engines);
    if (oracle(wanted)) {
      expect(form.blockers).toEqual([]);
      expect(codes, `refused ${JSON.stringify(value)}`).toEqual([]);
      expect(issues, `cannot be entered: ${JSON.stringify(value)}`).toEqual([]);
      expect(
        sameValue(field, content[name], value),
        `${JSON.stringify(content)} for ${JSON.stringify(value)}`,
      ).toBe(true);
    } else {
      expect(codes, `passed ${JSON.stringify(value)}`).not.toEqual([]);
    }
  }
}

/** A pattern that does not compile is ignored here and throws there; then there is nothing to compare with. */
function makeOracle(
  name: string,
  schema: object,
  defs: object,
  isRequired: boolean,
): ((content: Content) => boolean) | null {
  // The compiler leaves a property of this name out without a word.
  const checked = name === '__proto__' ? 'it' : name;
  const root = rootOf(checked, schema, defs, isRequired);
  try {
    if (++compiled % RENEWED_AFTER === 0) compiler = makeCompiler();
    const validate = compiler.compile(root);
    return (content) => validate(Object.hasOwn(content, name) ? ownMember(checked, content[name]) : {});
  } catch {
    return null;
  }
}

function rootOf(name: string, schema: object, defs: object, isRequired: boolean): object {
  return {
    type: 'object',
    properties: ownMember(name, schema),
    $defs: defs,
    ...(isRequired && { required: [name] }),
  };
}

function ownMember(name: string, value: unknown): Record<string, unknown> {
  return Object.defineProperty(Object.create(null) as Record<string, unknown>, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** What a person does to give a value, or null when the control cannot hold its type. */
function draftOf(field: Field, value: unknown, locale: string): FieldDraft | null {
  const empty = emptyDraft(field, { timeZone: 'UTC' });
  switch (empty.kind) {
    case 'text':
      return typeof value === 'string' ? { ...empty, text: value, isEmptyAnswer: value === '' } : null;
    case 'number':
      return typeof value === 'number' ? { ...empty, text: written(value, locale) } : null;
    case 'boolean':
      return typeof value === 'boolean' ? { ...empty, value } : null;
    case 'date':
      return typeof value === 'string' ? { ...empty, text: value } : null;
    case 'date-time': {
      const parts = /^(.*?)(Z|[+-]\d\d:\d\d)?$/s.exec(String(value));
      return { ...empty, local: parts?.[1] ?? '', zone: parts?.[2] ?? 'UTC' };
    }
    case 'choice': {
      const option =
        field.kind === 'choice' ? field.options.find((candidate) => candidate.value === value) : undefined;
      return option ? { ...empty, option: option.id } : null;
    }
    case 'choices': {
      const options =
        field.kind === 'choices' && Array.isArray(value)
          ? value.map((item) => field.options.find((candidate) => candidate.value === item)?.id)
          : [undefined];
      return options.includes(undefined)
        ? null
        : { ...empty, options: options as `o${number}`[], isAnswered: true };
    }
    case 'list':
      return Array.isArray(value) ? { ...empty, items: value as string[], isAnswered: true } : null;
    case 'unsupported':
      return null;
  }
}

/** As the locale writes it, groups and all, where that is exact. */
function written(value: number, locale: string): string {
  const isUsual = value !== 0 && Math.abs(value) < 1e15 && Math.abs(value) > 1e-6;
  return isUsual ? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value) : String(value);
}

function sameValue(field: Field, sent: unknown, wanted: unknown): boolean {
  if (field.kind === 'date-time') return Date.parse(String(sent)) === Date.parse(String(wanted));
  if (field.kind === 'choices') {
    return (
      JSON.stringify([...(sent as string[])].sort()) === JSON.stringify([...(wanted as string[])].sort())
    );
  }
  return JSON.stringify(sent) === JSON.stringify(wanted === 0 ? 0 : wanted);
}
