import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DateTimeDraft } from '../../src/answers/draft.ts';
import { restoreDraft } from '../../src/answers/restore-draft.ts';
import { seedDraft, toContent, type Draft, type Form, type JsonObject } from '../../src/index.ts';
import { readForm } from '../../src/form/read-form.ts';
import { readRequest } from '../../src/protocol/read-request.ts';

const PROPERTIES: JsonObject = {
  text: { type: 'string', default: 'a' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time', default: '2026-03-01T12:00:00+02:00' },
  one: { type: 'string', enum: ['x', 'y'] },
  several: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
  list: { type: 'array', items: { type: 'string' } },
  nested: { type: 'object', properties: {} },
};

function formOf(properties: JsonObject): Form {
  const read = readRequest({ message: 'm', requestedSchema: { type: 'object', properties } });
  if (!read.ok || read.request.mode !== 'form') throw new Error('no form');
  return readForm(read.request);
}

const form = formOf(PROPERTIES);
const seed = seedDraft(form, { timeZone: 'UTC' });
const typed: Draft = {
  f0: { kind: 'text', text: 'typed', isEmptyAnswer: false },
  f1: { kind: 'number', text: '12,' },
  f2: { kind: 'boolean', value: false },
  f3: { kind: 'date', text: '2026-02-', isIncomplete: true },
  f4: { ...(seed.f4 as DateTimeDraft), local: '2026-03-02T09:00' },
  f5: { kind: 'choice', option: 'o1' },
  f6: { kind: 'choices', options: ['o1', 'o0'], isAnswered: true },
  f7: { kind: 'list', items: ['a', ''], isAnswered: true },
  f8: { kind: 'unsupported' },
};

test('the seed has every kind there is, so that none is left out below', () => {
  expect(form.fields.map(({ kind }) => kind)).toEqual(Object.values(typed).map(({ kind }) => kind));
});

describe('what was kept', () => {
  test('comes back as it was typed, half done or wrong', () => {
    expect(restoreDraft(form, seed, typed)).toEqual(typed);
    expect(restoreDraft(form, seed, JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  test('without some fields leaves those as they start', () => {
    const { f0: _, ...rest } = typed;
    expect(restoreDraft(form, seed, rest)).toEqual({ ...typed, f0: seed['f0'] });
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'f0'],
    ['a list', [typed['f0']]],
    ['fields on a prototype', Object.create(typed)],
    ['names that the form has not', { f99: typed['f0'], __proto__: typed }],
  ])('as %s is nothing', (_, kept) => {
    expect(restoreDraft(form, seed, kept)).toEqual(seed);
  });

  test.each([
    ['another kind', 'f1', typed['f0']],
    ['a member that is missing', 'f0', { kind: 'text', text: 'x' }],
    ['a member of another type', 'f0', { kind: 'text', text: 1, isEmptyAnswer: false }],
    ['a flag that is none', 'f2', { kind: 'boolean', value: 'yes' }],
    ['an option that is not there', 'f5', { kind: 'choice', option: 'o7' }],
    ['an option twice', 'f6', { kind: 'choices', options: ['o0', 'o0'], isAnswered: true }],
    ['a list of anything', 'f7', { kind: 'list', items: [1], isAnswered: true }],
    ['a text that the server did not write', 'f4', { ...typed['f4'], original: '2030-01-01T00:00:00Z' }],
    ['a fold that there is not', 'f4', { ...typed['f4'], fold: 'both' }],
  ])('with %s leaves that field as it starts, and takes the others', (_, id, field) => {
    expect(restoreDraft(form, seed, { ...typed, [id]: field })).toEqual({ ...typed, [id]: seed[id as 'f0'] });
  });

  test('brings no members of its own along', () => {
    const kept = { ...typed, f0: { ...typed['f0'], onclick: 'x' } };
    expect(restoreDraft(form, seed, kept)['f0']).toEqual(typed['f0']);
  });
});

test('whatever was kept, the draft has each field of the form, in its kind, and can be read', () => {
  const ids = form.fields.map(({ id }) => id);
  const entry = fc.oneof(
    fc.constantFrom(...Object.values(typed)),
    fc.dictionary(fc.constantFrom('kind', 'text', 'option', 'options', 'zone', 'local'), fc.anything()),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...ids), entry), (kept) => {
      const draft = restoreDraft(form, seed, kept);
      expect(Object.keys(draft)).toEqual(Object.keys(seed));
      for (const { id, kind } of form.fields) expect(draft[id]?.kind).toBe(kind);
      expect(() => toContent(form, draft)).not.toThrow();
    }),
  );
});
