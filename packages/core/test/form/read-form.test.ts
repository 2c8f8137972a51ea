import { describe, expect, test } from 'vitest';
import { seedDraft, type Field } from '../../src/index.ts';
import { fieldOf, formOf } from '../play.ts';

const noticesOf = (field: Field): string[] => field.notices.map(({ code }) => code);

describe('labels and descriptions', () => {
  test.each([
    [{ title: 'Name' }, 'Name'],
    [{ title: ' Your\nname ' }, 'Your name'],
    [{ title: 'Your \u202enoitca\u202c' }, 'Your noitca'],
    [{ title: '<b>x</b>' }, '<b>x</b>'],
    [{ title: '\u200b \u2800' }, 'it'],
    [{ title: '' }, 'it'],
    [{ title: 7 }, 'it'],
    [{}, 'it'],
  ])('%j is labelled %j', (texts, label) => {
    expect(fieldOf({ type: 'string', ...texts }).label).toBe(label);
  });

  test('a name that cannot be read leaves no label, and says so', () => {
    const field = fieldOf({ type: 'string' }, { name: '\u200b' });
    expect(field).toMatchObject({ name: '\u200b', label: '', notices: [{ code: 'name-unreadable' }] });
  });

  test('a description keeps its line breaks; a blank one is none', () => {
    expect(fieldOf({ type: 'string', description: ' a\r\nb ' }).description).toBe('a\nb');
    expect(fieldOf({ type: 'string', description: ' \u200b' }).description).toBeNull();
    expect(fieldOf({ type: 'string', description: {} }).description).toBeNull();
  });
});

describe('names are data', () => {
  const names = [
    'a.b',
    'a[0]',
    '__proto__',
    'constructor',
    'toString',
    '',
    ' ',
    '😀',
    'x'.repeat(2000),
    'שלום',
    'hasOwnProperty',
  ];
  const properties = JSON.parse(
    `{${names.map((name) => `${JSON.stringify(name)}:{"type":"string"}`).join()}}`,
  ) as unknown;

  test('every name is a field of its own, in order, with a minted id', () => {
    const form = formOf({ type: 'object', properties, required: ['__proto__', 'toString'] });
    expect(form.fields.map(({ name }) => name)).toEqual(names);
    expect(form.fields.map(({ id }) => id)).toEqual(names.map((_, index) => `f${index}`));
    expect(form.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
      '__proto__',
      'toString',
    ]);
    expect([...form.byId.values()]).toEqual(form.fields);
    expect(Object.keys(seedDraft(form))).toEqual(form.fields.map(({ id }) => id));
  });

  test('what only the prototype has is not there', () => {
    expect(formOf({ type: 'object' }).fields).toEqual([]);
    expect(formOf({ properties: {}, required: ['toString'] }).blockers).toEqual([
      { code: 'required-without-property', fieldId: null, name: 'toString' },
    ]);
  });

  test('integer-like names come first, as JavaScript has them', () => {
    const form = formOf({
      properties: JSON.parse(
        '{"b":{"type":"string"},"7":{"type":"string"},"1":{"type":"string"}}',
      ) as unknown,
    });
    expect(form.fields.map(({ name }) => name)).toEqual(['1', '7', 'b']);
  });
});

describe('references', () => {
  const withDefs = (property: unknown, more = {}): Field => {
    const [field] = formOf({ properties: { it: property }, ...more }).fields;
    if (!field) throw new Error('no field');
    return field;
  };
  const $defs = { Level: { type: 'string', enum: ['low', 'high'], title: 'Level', description: 'How high' } };

  test.each([
    ['#/$defs/Level', { $defs }],
    ['#/definitions/Level', { definitions: $defs }],
    ['#/$defs/a~1b~0c', { $defs: { 'a/b~c': $defs.Level } }],
    ['#/$defs/50%25', { $defs: { '50%': $defs.Level } }],
    ['#/$defs/%C3%A9', { $defs: { é: $defs.Level } }],
    ['#/$defs/list/1', { $defs: { list: [{}, $defs.Level] } }],
    ['#/$defs/One', { $defs: { One: { $ref: '#/$defs/Level' }, ...$defs } }],
    ['#/$defs/', { $defs: { '': $defs.Level } }],
  ])('follows %s', ($ref, more) => {
    expect(withDefs({ $ref }, more)).toMatchObject({
      kind: 'choice',
      label: 'Level',
      description: 'How high',
    });
  });

  test('C-06: what stands beside the reference is nearer, and limits add up', () => {
    const field = withDefs(
      { $ref: '#/$defs/Text', title: 'Mine', maxLength: 9, minLength: 1 },
      {
        $defs: { Text: { type: 'string', title: 'Theirs', description: 'Kept', maxLength: 5, minLength: 3 } },
      },
    );
    expect(field).toMatchObject({
      kind: 'text',
      label: 'Mine',
      description: 'Kept',
      minLength: 3,
      maxLength: 5,
    });
  });

  test.each([
    ['E-10: elsewhere', 'https://a.example/s.json', 'remote-reference'],
    ['E-10: a file', 's.json#/x', 'remote-reference'],
    ['nowhere', '#/$defs/None', 'broken-reference'],
    ['an anchor', '#Level', 'broken-reference'],
    ['no pointer', '#/%', 'broken-reference'],
    ['itself', '#/properties/it', 'broken-reference'],
    ['the root', '#', 'object'],
    ['a member of the prototype', '#/$defs/constructor', 'broken-reference'],
    ['a text', '#/type', 'not-a-schema'],
    ['a number instead of a text', 7, 'not-a-schema'],
  ])('%s is not followed', (_, $ref, reason) => {
    expect(withDefs({ $ref }, { type: 'object', $defs })).toMatchObject({ kind: 'unsupported', reason });
  });

  test('circles, deep chains and definitions that double at each step end soon', () => {
    const doubling: Record<string, unknown> = { d60: { type: 'string' } };
    for (let step = 0; step < 60; step++) {
      doubling[`d${step}`] = { allOf: [{ $ref: `#/$defs/d${step + 1}` }, { $ref: `#/$defs/d${step + 1}` }] };
    }
    let deep: unknown = { type: 'string' };
    for (let step = 0; step < 5000; step++) deep = { allOf: [deep] };
    const form = formOf({
      properties: {
        doubled: { $ref: '#/$defs/d50' },
        tooFar: { $ref: '#/$defs/d0' },
        deep,
        here: { $ref: '#/properties/there' },
        there: { anyOf: [{ $ref: '#/properties/here' }, { type: 'null' }] },
      },
      $defs: doubling,
    });
    expect(form.fields.map((field) => (field.kind === 'unsupported' ? field.reason : field.kind))).toEqual([
      'text',
      'broken-reference',
      'broken-reference',
      'broken-reference',
      'broken-reference',
    ]);
  });
});

describe('null is never an answer', () => {
  test.each<[string, object]>([
    ['anyOf with null', { anyOf: [{ type: 'string', maxLength: 8 }, { type: 'null' }], default: null }],
    ['oneOf with null', { oneOf: [{ type: 'null' }, { type: 'string', maxLength: 8 }] }],
    ['null as a constant', { anyOf: [{ const: null }, { type: 'string', maxLength: 8 }] }],
    ['a list of types', { type: ['string', 'null'], maxLength: 8, default: null }],
    ['nullable', { type: 'string', nullable: true, maxLength: 8 }],
    [
      'null inside a reference',
      {
        $ref: '#/properties/it/$defs/x',
        $defs: { x: { anyOf: [{ type: 'string', maxLength: 8 }, { type: 'null' }] } },
      },
    ],
  ])('%s: the other branch with its limits', (_, schema) => {
    for (const isRequired of [true, false]) {
      const field = fieldOf(schema, { isRequired });
      expect(field).toMatchObject({ kind: 'text', maxLength: 8, default: null, isRequired });
      expect(noticesOf(field)).toEqual(['null-dropped']);
    }
  });

  test('a choice with null', () => {
    const field = fieldOf({ oneOf: [{ const: 'a', title: 'A' }, { type: 'null' }], title: 'Mine' });
    expect(field).toMatchObject({ kind: 'choice', label: 'Mine', options: [{ label: 'A' }] });
  });

  test('null alone cannot be answered', () => {
    for (const schema of [{ type: 'null' }, { type: ['null'] }, { anyOf: [{ type: 'null' }] }]) {
      expect(fieldOf(schema).kind).toBe('unsupported');
    }
  });
});

describe('several schemas at once', () => {
  test.each<[string, object, object]>([
    [
      'allOf with one entry',
      { allOf: [{ type: 'string', maxLength: 3 }], title: 'T' },
      { kind: 'text', maxLength: 3, label: 'T' },
    ],
    [
      'allOf with limits that add up',
      {
        allOf: [
          { type: 'integer', minimum: 2 },
          { type: 'number', minimum: 1, maximum: 5 },
        ],
      },
      { kind: 'number', isInteger: true, minimum: 2, maximum: 5 },
    ],
    [
      'anyOf of an integer and a number',
      { anyOf: [{ type: 'integer' }, { type: 'number' }] },
      { kind: 'number', isInteger: false },
    ],
    [
      'anyOf of a word and any text',
      { anyOf: [{ const: 'auto' }, { type: 'string' }], maxLength: 9 },
      { kind: 'text', maxLength: 9 },
    ],
    ['types of one kind', { type: ['integer', 'number'] }, { kind: 'number', isInteger: false }],
  ])('%s is drawn', (_, schema, field) => {
    expect(fieldOf(schema)).toMatchObject(field);
  });

  test.each<[string, unknown, string]>([
    ['several types', { type: ['string', 'integer'] }, 'mixed'],
    ['branches of several types', { anyOf: [{ type: 'string' }, { type: 'integer' }] }, 'mixed'],
    ['one of two texts', { oneOf: [{ type: 'string' }, { type: 'string', maxLength: 2 }] }, 'mixed'],
    [
      'two texts with different formats',
      {
        anyOf: [
          { type: 'string', format: 'email' },
          { type: 'string', format: 'uri' },
        ],
      },
      'mixed',
    ],
    ['a type that is no text', { type: 7 }, 'mixed'],
    ['allOf that contradicts itself', { allOf: [{ type: 'string' }, { type: 'boolean' }] }, 'keyword'],
    ['two patterns', { type: 'string', pattern: 'a', allOf: [{ pattern: 'b' }] }, 'keyword'],
    ['too many in allOf', { allOf: Array.from({ length: 100 }, () => ({ type: 'string' })) }, 'keyword'],
    ['an object', { type: 'object', properties: { a: {} } }, 'object'],
    ['an object without type', { properties: {} }, 'object'],
    ['an unknown type', { type: 'file' }, 'not-a-schema'],
    ['nothing', {}, 'no-type'],
    ['true', true, 'no-type'],
    ['false', false, 'impossible'],
    ['a text', 'string', 'not-a-schema'],
    ['null', null, 'not-a-schema'],
    ['a list', [], 'not-a-schema'],
  ])('%s cannot be drawn, and the reason is named', (_, schema, reason) => {
    expect(fieldOf(schema)).toMatchObject({ kind: 'unsupported', reason });
  });

  test('what cannot be drawn keeps its title, even from a definition', () => {
    expect(
      fieldOf({
        $ref: '#/properties/it/$defs/x',
        $defs: { x: { allOf: [{ $ref: 'https://a.example' }], title: 'Far' } },
      }),
    ).toMatchObject({
      kind: 'unsupported',
      label: 'Far',
    });
  });
});

describe('keywords that are wrong or unknown', () => {
  test.each([
    [{ type: 'string', minLength: '3' }, 'minLength'],
    [{ type: 'string', maxLength: -1 }, 'maxLength'],
    [{ type: 'string', maxLength: 1.5 }, 'maxLength'],
    [{ type: 'string', pattern: 7 }, 'pattern'],
    [{ type: 'string', pattern: 'a'.repeat(2001) }, 'pattern'],
    [{ type: 'string', format: {} }, 'format'],
    [{ type: 'number', minimum: '3' }, 'minimum'],
    [{ type: 'number', multipleOf: 0 }, 'multipleOf'],
    [{ type: 'number', multipleOf: -1 }, 'multipleOf'],
    [{ type: 'array', items: { enum: ['a'] }, minItems: true }, 'minItems'],
    [{ type: 'array', items: { type: 'string', minLength: [] } }, 'minLength'],
    [{ type: 'string', not: { const: 'x' } }, 'not'],
    [{ type: 'string', if: {}, then: {} }, 'if'],
  ])('%.60j: left out, with a notice for developers', (schema, keyword) => {
    const field = fieldOf(schema);
    expect(field.kind).not.toBe('unsupported');
    expect(field.notices).toEqual([{ code: 'keyword-ignored', isForPeople: false, params: { keyword } }]);
  });

  test('C-34: an unknown format is a plain field', () => {
    expect(fieldOf({ type: 'string', format: 'phone' })).toMatchObject({
      kind: 'text',
      format: null,
      notices: [{ code: 'unknown-format', params: { format: 'phone' } }],
    });
    expect(fieldOf({ type: 'integer', format: 'int32' })).toMatchObject({
      kind: 'number',
      notices: [{ code: 'unknown-format' }],
    });
    expect(
      fieldOf({ type: 'string', 'x-mcp-file': true, contentEncoding: 'base64', readOnly: true }),
    ).toMatchObject({ kind: 'text', notices: [] });
  });

  test('draft 4 writes exclusive limits as booleans', () => {
    expect(
      fieldOf({ type: 'number', minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: false }),
    ).toMatchObject({
      minimum: null,
      exclusiveMinimum: 1,
      maximum: 2,
      exclusiveMaximum: null,
    });
  });

  test('a text that has items is still a text', () => {
    expect(fieldOf({ type: 'string', items: { enum: ['a'] } }).kind).toBe('text');
  });

  test('C-32: another dialect is noted and the form drawn', () => {
    const codes = ($schema: unknown): unknown =>
      formOf({ $schema, properties: { a: { type: 'string' } } }).notices.map(({ code }) => code);
    expect(codes('http://json-schema.org/draft-07/schema#')).toEqual(['dialect']);
    expect(codes('https://json-schema.org/draft/2020-12/schema')).toEqual([]);
    expect(codes(7)).toEqual([]);
  });

  test('what the root says of the whole answer is noted', () => {
    const form = formOf({
      properties: { a: { type: 'string' } },
      minProperties: 1,
      not: {},
      additionalProperties: false,
    });
    expect(form.notices.map(({ params }) => params['keyword'])).toEqual(['not', 'minProperties']);
  });
});

describe('blockers', () => {
  test('a required name without a property', () => {
    const form = formOf({
      properties: { name: { type: 'string' } },
      required: ['name', 'token', 7, 'token', '__proto__'],
    });
    expect(form.blockers).toEqual([
      { code: 'required-without-property', fieldId: null, name: 'token' },
      { code: 'required-without-property', fieldId: null, name: '__proto__' },
    ]);
  });

  test('what cannot be drawn blocks only when it is required', () => {
    const properties = { a: { type: 'object' }, b: { enum: [] } };
    expect(formOf({ properties }).blockers).toEqual([]);
    expect(formOf({ properties, required: ['b'] }).blockers).toEqual([
      { code: 'required-unsupported', fieldId: 'f1', name: 'b' },
    ]);
  });

  test.each([
    { type: 'string', minLength: 10, maxLength: 5 },
    { type: 'string', format: 'date', maxLength: 9 },
    { type: 'string', format: 'date', minLength: 11 },
    { type: 'string', format: 'date-time', maxLength: 19 },
    { type: 'integer', minimum: 1.2, maximum: 1.8 },
    { type: 'number', minimum: 2, maximum: 1 },
    { type: 'array', items: { enum: ['a', 'b', 'a'] }, minItems: 3 },
    { type: 'array', items: { type: 'string', minLength: 2, maxLength: 1 }, minItems: 1 },
    { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 1 },
    { oneOf: [{ const: 'a' }, { const: 'a' }] },
  ])('limits that nothing can meet: %j', (schema) => {
    expect(formOf({ properties: { it: schema }, required: ['it'] }).blockers).toEqual([
      { code: 'unsatisfiable', fieldId: 'f0', name: 'it' },
    ]);
    const optional = formOf({ properties: { it: schema } });
    expect(optional.blockers).toEqual([]);
    expect(optional.fields[0]?.kind).not.toBe('unsupported');
  });
});

test('says which engines a form needs', () => {
  const needs = (it: object): object => formOf({ properties: { it } }).needs;
  expect(needs({ type: 'string' })).toEqual({ zones: false, patterns: false, secrets: true });
  expect(needs({ type: 'string', format: 'date-time' })).toEqual({
    zones: true,
    patterns: false,
    secrets: false,
  });
  expect(needs({ type: 'string', pattern: 'a' })).toEqual({ zones: false, patterns: true, secrets: true });
  expect(needs({ type: 'array', items: { type: 'string', pattern: 'a' } })).toEqual({
    zones: false,
    patterns: true,
    secrets: true,
  });
  expect(needs({ enum: ['a'], pattern: 'a' })).toEqual({ zones: false, patterns: true, secrets: false });
});

test(
  'E-11: a thousand fields and twenty thousand options are read whole, a million are not',
  { timeout: 60_000 },
  () => {
    const options = Array.from({ length: 20_000 }, (_, index) => `option ${index}`);
    const fields = Object.fromEntries(
      Array.from({ length: 999 }, (_, index) => [`p${index}`, { type: 'string' }]),
    );
    const form = formOf({ properties: { ...fields, choice: { enum: options, default: 'option 19999' } } });
    expect(form.fields).toHaveLength(1000);
    expect(form.fields.at(-1)).toMatchObject({ kind: 'choice', default: 'o19999' });

    const shared = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`p${index}`, { $ref: '#/$defs/x' }]),
    );
    const last = formOf({ properties: shared, $defs: { x: { enum: options } } }).fields.at(-1);
    expect(last).toMatchObject({ kind: 'unsupported', reason: 'keyword' });
  },
);
