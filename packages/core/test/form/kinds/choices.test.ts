import { describe, expect, test } from 'vitest';
import { seedDraft, toAnswer, type Field } from '../../../src/index.ts';
import { engines, enter, fieldOf, formOf } from '../../play.ts';

const optionsOf = (field: Field): unknown[] =>
  'options' in field ? field.options.map(({ value, label }) => [value, label]) : [];
const valuesOf = (field: Field): unknown[] =>
  'options' in field ? field.options.map(({ value }) => value) : [];
const noticesOf = (field: Field): string[] => field.notices.map(({ code }) => code);

describe('a single choice', () => {
  test.each<[string, object, unknown[]]>([
    [
      'enum',
      { type: 'string', enum: ['a', 'b'] },
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'enum without type (C-06)',
      { enum: ['a', 'b'] },
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'enumNames, too few (C-07)',
      { enum: ['a', 'b'], enumNames: ['A'] },
      [
        ['a', 'A'],
        ['b', 'b'],
      ],
    ],
    ['enumNames, too many (C-07)', { enum: ['a'], enumNames: ['A', 'B'] }, [['a', 'A']]],
    [
      'enumNames of other types',
      { enum: ['a', 'b'], enumNames: [1, 'B'] },
      [
        ['a', 'a'],
        ['b', 'B'],
      ],
    ],
    [
      'titled oneOf',
      {
        type: 'string',
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'b', title: ' ' },
        ],
      },
      [
        ['a', 'A'],
        ['b', 'b'],
      ],
    ],
    [
      'oneOf without type or titles (C-06)',
      { oneOf: [{ const: 'a' }, { const: 'b' }] },
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    ['anyOf', { anyOf: [{ const: 'a', title: 'A' }] }, [['a', 'A']]],
    [
      'branches with an enum of one',
      { oneOf: [{ enum: ['a'], title: 'A' }, { enum: ['b'] }] },
      [
        ['a', 'A'],
        ['b', 'b'],
      ],
    ],
    [
      'branches with longer enums',
      { anyOf: [{ enum: ['a', 'b'], enumNames: ['A'] }, { const: 'c' }] },
      [
        ['a', 'A'],
        ['b', 'b'],
        ['c', 'c'],
      ],
    ],
    [
      'branches behind references',
      { oneOf: [{ $ref: '#/properties/it/$defs/x' }], $defs: { x: { const: 'a', title: 'A' } } },
      [['a', 'A']],
    ],
    [
      'numbers keep their type',
      { type: 'number', enum: [0.25, 1] },
      [
        [0.25, '0.25'],
        [1, '1'],
      ],
    ],
    [
      'mixed values keep their types',
      { enum: ['1', 1, true] },
      [
        ['1', '1'],
        [1, '1'],
        [true, 'true'],
      ],
    ],
    ['null is no option', { enum: ['a', null], enumNames: ['A', 'None'] }, [['a', 'A']]],
    ['null first', { enum: [null, 'a'], enumNames: ['None', 'A'] }, [['a', 'A']]],
    ['values of another type can never be sent', { type: 'integer', enum: ['a', 1, 1.5] }, [[1, '1']]],
    [
      'the empty text',
      { enum: ['', 'a'] },
      [
        ['', ''],
        ['a', 'a'],
      ],
    ],
    ['a constant', { const: 'yes', title: 'Sure' }, [['yes', 'yes']]],
    ['a boolean constant', { type: 'boolean', const: true }, [[true, 'true']]],
    ['oneOf beside enum', { enum: ['a'], oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] }, [['a', 'A']]],
    [
      'names of the prototype',
      { enum: ['__proto__', 'constructor'] },
      [
        ['__proto__', '__proto__'],
        ['constructor', 'constructor'],
      ],
    ],
  ])('%s', (_, schema, options) => {
    const field = fieldOf(schema);
    expect(field.kind).toBe('choice');
    expect(optionsOf(field)).toEqual(options);
    for (const [index, option] of options.entries()) {
      const answer = toAnswer(field, enter(field, { pickIndex: index }), { engines });
      expect(answer).toMatchObject({ state: 'answered', value: (option as unknown[])[0] });
    }
  });

  test('ids count from o0; descriptions of options are kept', () => {
    const field = fieldOf({
      oneOf: [
        { const: 'a', description: 'More' },
        { const: 'b', description: 7 },
      ],
    });
    expect(field).toMatchObject({
      options: [
        { id: 'o0', description: 'More' },
        { id: 'o1', description: null },
      ],
    });
  });

  test('a value listed twice is shown once, by its first label', () => {
    const field = fieldOf({ enum: ['a', 'b', 'a'], enumNames: ['A', 'B', 'Again'] });
    expect(optionsOf(field)).toEqual([
      ['a', 'A'],
      ['b', 'B'],
    ]);
    expect(noticesOf(field)).toEqual(['duplicate-options']);
  });

  test('long lists: all of what differs is shown, and one twin is found wherever it stands', () => {
    const values = Array.from({ length: 15_000 }, (_, index) => `${index % 9} ${index * index}`);
    expect(valuesOf(fieldOf({ enum: values }))).toEqual(values);
    for (const [from, to] of [
      [0, 14_999],
      [0, 1],
      [14_998, 14_999],
      [7000, 300],
    ] as const) {
      const field = fieldOf({ enum: values.with(to, values[from] ?? '') });
      expect(optionsOf(field)).toHaveLength(14_999);
      expect(noticesOf(field)).toEqual(['duplicate-options']);
    }
  });

  test('texts that look the same to a hash are two options all the same', () => {
    const values = ['Platform 4411', 'Platform 163020', 'nmfn1', '1qbnsk8'];
    const field = fieldOf({ enum: values });
    expect(valuesOf(field)).toEqual(values);
    expect(noticesOf(field)).toEqual([]);
  });

  test('a number and the text that reads like it are two options', () => {
    expect(valuesOf(fieldOf({ enum: [1, '1', 1] }))).toEqual([1, '1']);
  });

  test('a value listed twice within one branch of oneOf can be sent', () => {
    const field = fieldOf({ oneOf: [{ enum: ['a', 'a'] }, { const: 'b' }] });
    expect(toAnswer(field, enter(field, { pickIndex: 0 })).state).toBe('answered');
  });

  test('facts 7.4: a const that two branches of oneOf repeat is shown and never sent', () => {
    const field = fieldOf({ oneOf: [{ const: 'a' }, { const: 'b' }, { const: 'a' }] });
    expect(optionsOf(field)).toHaveLength(2);
    expect(toAnswer(field, enter(field, { pickIndex: 0 })).issues[0]?.code).toBe('enum');
    expect(toAnswer(field, enter(field, { pickIndex: 1 })).state).toBe('answered');
  });

  test.each([
    ['no options', { enum: [] }, 'no-options'],
    ['no branches', { oneOf: [] }, 'no-options'],
    ['no option of the type', { type: 'string', enum: [1, 2] }, 'impossible'],
    ['only null', { enum: [null] }, 'impossible'],
    ['null as constant', { const: null }, 'impossible'],
    ['branches that are no constants', { oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'mixed'],
    [
      'both kinds of branches',
      { oneOf: [{ const: 1 }, { const: 2 }], anyOf: [{ const: 1 }, { const: 2 }] },
      'keyword',
    ],
    ['an enum that is no list', { enum: 'a' }, 'not-a-schema'],
  ])('%s cannot be drawn', (_, schema, reason) => {
    expect(fieldOf(schema)).toMatchObject({ kind: 'unsupported', reason });
  });

  test('is never preselected without a default, and never by one that is no option', () => {
    for (const schema of [
      { enum: ['a'] },
      { const: 'a' },
      { enum: ['a'], default: 'b' },
      { enum: [1], default: '1' },
    ]) {
      const form = formOf({ properties: { it: schema } });
      expect(seedDraft(form).f0).toEqual({ kind: 'choice', option: null });
    }
    expect(noticesOf(fieldOf({ enum: ['a'], default: 'b' }))).toEqual(['default-ignored']);
  });

  test('limits beside the options bind', () => {
    const field = fieldOf({ enum: ['a', 'abc'], minLength: 2, pattern: 'c$' });
    expect(toAnswer(field, enter(field, { pickIndex: 0 }), { engines }).issues[0]?.code).toBe('minLength');
    expect(toAnswer(field, enter(field, { pickIndex: 1 }), { engines }).state).toBe('answered');
  });

  test('an option that is not there is a problem', () => {
    const field = fieldOf({ enum: ['a'] });
    expect(toAnswer(field, { kind: 'choice', option: 'o7' }).issues[0]?.code).toBe('enum');
  });
});

describe('several choices', () => {
  test.each<[string, object]>([
    ['items.enum', { type: 'array', items: { type: 'string', enum: ['a', 'b'] } }],
    ['items.enum without types', { items: { enum: ['a', 'b'] } }],
    ['items.anyOf', { type: 'array', items: { anyOf: [{ const: 'a' }, { const: 'b' }] } }],
    ['C-05: items.oneOf', { type: 'array', items: { oneOf: [{ const: 'a' }, { const: 'b' }] } }],
    [
      'C-05: anyOf beside items',
      { type: 'array', items: { type: 'string' }, anyOf: [{ const: 'a' }, { const: 'b' }] },
    ],
    ['C-05: oneOf without items', { type: 'array', oneOf: [{ const: 'a' }, { const: 'b' }] }],
    ['null among the items', { type: 'array', items: { enum: ['a', null, 'b'] } }],
    [
      'items behind a reference',
      { type: 'array', items: { $ref: '#/properties/it/$defs/x' }, $defs: { x: { enum: ['a', 'b'] } } },
    ],
  ])('%s', (_, schema) => {
    const field = fieldOf(schema);
    expect(field.kind).toBe('choices');
    expect(optionsOf(field)).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    expect(toAnswer(field, enter(field, { pick: ['b', 'a'] }), { engines })).toMatchObject({
      value: ['a', 'b'],
    });
  });

  test('C-11: each once and in the order of the schema, whatever the draft holds', () => {
    const field = fieldOf({ items: { enum: ['a', 'b', 'a'] } });
    const draft = { kind: 'choices', options: ['o1', 'o0', 'o1'], isAnswered: true } as const;
    expect(toAnswer(field, draft)).toMatchObject({ value: ['a', 'b'] });
    expect(toAnswer(field, { ...draft, options: ['o0', 'o9'] }).issues[0]?.code).toBe('enum');
  });

  test.each([
    [[], 'left-out'],
    [['a'], 'minItems'],
    [['a', 'b'], 'answered'],
    [['a', 'b', 'c', 'd'], 'maxItems'],
  ])('two to three of four: %j', (pick, code) => {
    const field = fieldOf({ items: { enum: ['a', 'b', 'c', 'd'] }, minItems: 2, maxItems: 3 });
    const answer = toAnswer(field, enter(field, { pick }));
    expect(answer.issues[0]?.code ?? answer.state).toBe(code);
  });

  test.each([
    ['of numbers', { type: 'array', items: { type: 'integer', enum: [1, 2] } }, 'array'],
    ['of free numbers', { type: 'array', items: { type: 'number' } }, 'array'],
    ['of objects', { type: 'array', items: { type: 'object' } }, 'array'],
    ['of anything', { type: 'array' }, 'array'],
    ['of lists of items', { type: 'array', items: [{ type: 'string' }] }, 'array'],
    ['of nothing', { type: 'array', items: { enum: [] } }, 'no-options'],
    ['of something elsewhere', { type: 'array', items: { $ref: 'https://a.example/x' } }, 'remote-reference'],
  ])('lists %s cannot be drawn', (_, schema, reason) => {
    expect(fieldOf(schema)).toMatchObject({ kind: 'unsupported', reason });
  });

  test.each([
    [
      ['b', 'a'],
      ['o0', 'o1'],
    ],
    [['a', 'a'], ['o0']],
    [['a', 'x'], null],
    [[], []],
    ['a', null],
  ])('the default %j', (initial, options) => {
    expect(fieldOf({ items: { enum: ['a', 'b'] }, default: initial })).toMatchObject({ default: options });
  });
});

describe('a list of texts', () => {
  const field = fieldOf({
    type: 'array',
    items: { type: 'string', maxLength: 3, format: 'phone' },
    minItems: 1,
    uniqueItems: true,
  });

  test.each([
    [['a', '', 'b'], 'answered'],
    [['a', 'long one'], 'maxLength'],
    [['a', 'a'], 'uniqueItems'],
    [['', ''], 'left-out'],
  ])('%j', (list, code) => {
    const answer = toAnswer(field, enter(field, { list }));
    expect(answer.issues[0]?.code ?? answer.state).toBe(code);
  });

  test('empty rows are left out, and a problem says which row it is about', () => {
    expect(toAnswer(field, enter(field, { list: ['a', '', 'b'] }))).toMatchObject({ value: ['a', 'b'] });
    expect(toAnswer(field, enter(field, { list: ['a', 'long'] })).issues[0]?.params).toEqual({
      limit: 3,
      length: 4,
      item: 2,
    });
  });

  test('each text is checked by its format', () => {
    const days = fieldOf({ type: 'array', items: { type: 'string', format: 'date' } });
    expect(days).toMatchObject({ kind: 'list', format: 'date' });
    expect(toAnswer(days, enter(days, { list: ['2024-02-30'] })).issues[0]?.code).toBe('format');
  });

  test.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    [[], []],
    [['a', ''], null],
    [['a', 1], null],
    ['a', null],
  ])('the default %j', (initial, texts) => {
    expect(fieldOf({ type: 'array', items: { type: 'string' }, default: initial })).toMatchObject({
      kind: 'list',
      default: texts,
    });
  });
});
