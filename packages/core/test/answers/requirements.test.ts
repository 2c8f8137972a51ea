import { describe, expect, test } from 'vitest';
import {
  checkContent,
  emptyDraft,
  isTouched,
  seedDraft,
  toAnswer,
  toContent,
  type Content,
  type Draft,
} from '../../src/index.ts';
import { answerOf, codesOf, engines, enter, fieldOf, formOf, play } from '../play.ts';

describe('what is asked of an answer (facts 1.3)', () => {
  const form = formOf({
    properties: {
      name: { type: 'string', minLength: 2 },
      age: { type: 'integer', minimum: 18 },
      ok: { type: 'boolean' },
      tags: { items: { enum: ['a', 'b'] } },
      plan: { oneOf: [{ const: 'p1', title: 'Free' }] },
    },
    required: ['name'],
  });

  test('E-27: a bad value is an issue and not in the content', () => {
    const result = answerOf(form, [{ name: 'x', age: '17', ok: true }]);
    expect(codesOf(form, result)).toEqual({ name: 'minLength', age: 'minimum' });
    expect(result.content).toEqual({ ok: true });
  });

  test('E-28, C-03: defaults are filled in and sent as shown', () => {
    const filled = formOf({
      properties: {
        text: { type: 'string', default: 'x' },
        number: { type: 'number', default: 0 },
        yes: { type: 'boolean', default: false },
        one: { enum: ['a', 'b'], default: 'b' },
        many: { items: { enum: ['a', 'b'] }, default: ['b'] },
        none: { items: { enum: ['a', 'b'] }, default: [] },
        day: { type: 'string', format: 'date', default: '2024-02-29' },
      },
    });
    const seed = seedDraft(filled);
    const { content, answers, issues } = toContent(filled, seed, { seed });
    expect(content).toEqual({
      text: 'x',
      number: 0,
      yes: false,
      one: 'b',
      many: ['b'],
      none: [],
      day: '2024-02-29',
    });
    expect(issues).toEqual([]);
    expect([...answers.values()].map((answer) => answer.state === 'answered' && answer.origin)).toEqual(
      Array(7).fill('default'),
    );
  });

  test('E-29: addresses in texts stay texts', () => {
    expect(fieldOf({ type: 'string', description: 'https://a.example [x](y)' }).description).toBe(
      'https://a.example [x](y)',
    );
  });

  test('E-34: values are texts, finite numbers, booleans and lists of texts, never null', () => {
    const result = answerOf(form, [
      { name: 'Ida', age: '20', ok: false, tags: { pick: ['a'] }, plan: { pick: 'Free' } },
    ]);
    expect(result.content).toEqual({ name: 'Ida', age: 20, ok: false, tags: ['a'], plan: 'p1' });
    for (const value of [null, {}, NaN, Infinity, [1], undefined]) {
      const content = { name: 'Ida', age: value } as unknown as Content;
      expect(checkContent(form, content).map(({ code }) => code)).toEqual(
        value === undefined ? [] : ['type'],
      );
    }
  });

  test('E-35: blank optional fields are absent, titled options send their value', () => {
    const result = answerOf(form, [{ name: 'Ida', plan: { pick: 'Free' } }]);
    expect(JSON.stringify(result.content)).toBe('{"name":"Ida","plan":"p1"}');
  });

  test.each([30, 31, 32, 33])('E-%i: a form hands out content and nothing else', () => {
    expect(Object.keys(answerOf(form, [{ name: 'Ida' }]))).toEqual(['content', 'answers', 'issues']);
  });
});

describe('contradictions of the specification, as resolved (facts 8)', () => {
  test('C-01: a pattern is unanchored and Unicode; one that does not compile is ignored; without the engine it is left to the server', () => {
    const code = (pattern: string, text: string, given = engines): unknown => {
      const field = fieldOf({ type: 'string', pattern });
      return toAnswer(field, enter(field, text), { engines: given }).issues[0]?.code;
    };
    expect(code('[0-9]{3}', 'ab123cd')).toBeUndefined();
    expect(code('[0-9]{3}', '12')).toBe('pattern');
    expect(code('^.$', '😀')).toBeUndefined();
    expect(code('[', 'x')).toBeUndefined();
    expect(code('^(?!a)', 'a')).toBeUndefined();
    expect(code('^(a+)+$', `${'a'.repeat(40)}!`)).toBe('pattern');
    expect(code('a', 'b', {})).toBeUndefined();
  });

  test('C-02: a number field sends fractions', () => {
    const field = fieldOf({ type: 'number' });
    expect(toAnswer(field, enter(field, '2.5'))).toMatchObject({ value: 2.5 });
  });

  test('C-03: a default that was taken away stays away', () => {
    const form = formOf({
      properties: {
        a: { type: 'string', default: 'x' },
        b: { enum: ['o'], default: 'o' },
        c: { type: 'string' },
      },
    });
    const seed = seedDraft(form);
    const { content, answers } = toContent(form, play(form, [{ a: { clear: true }, b: { clear: true } }]), {
      seed,
    });
    expect(content).toEqual({});
    expect([...answers.values()]).toEqual(
      [true, true, false].map((wasDefault) => ({ state: 'left-out', wasDefault, issues: [] })),
    );
  });

  test.each<[string, object, unknown, string[], string | null]>([
    ['of another type', { type: 'integer', default: '7' }, null, ['default-ignored'], null],
    ['with a fraction', { type: 'integer', default: 1.5 }, null, ['default-ignored'], null],
    ['none of the options', { enum: ['a'], default: 'b' }, null, ['default-ignored'], null],
    ['a text for yes', { type: 'boolean', default: 'true' }, null, ['default-ignored'], null],
    ['null', { type: 'string', default: null }, null, [], null],
    ['out of range', { type: 'integer', maximum: 5, default: 10 }, 10, ['default-invalid'], 'maximum'],
    ['too short', { type: 'string', minLength: 3, default: 'ab' }, 'ab', ['default-invalid'], 'minLength'],
    [
      'of a wrong format',
      { type: 'string', format: 'email', default: 'x' },
      'x',
      ['default-invalid'],
      'format',
    ],
    [
      'too few',
      { items: { enum: ['a', 'b'] }, minItems: 2, default: ['a'] },
      ['o0'],
      ['default-invalid'],
      'minItems',
    ],
  ])('C-04: a default %s', (_, schema, initial, notices, code) => {
    const form = formOf({ properties: { it: schema } });
    expect(form.fields[0]).toMatchObject({ default: initial });
    expect(form.fields[0]?.notices.map((notice) => notice.code)).toEqual(notices);
    expect(
      form.fields[0]?.notices.every((notice) => notice.isForPeople === (notice.code === 'default-invalid')),
    ).toBe(true);
    expect(toContent(form, seedDraft(form)).issues[0]?.code ?? null).toBe(code);
  });

  test('C-05: titled choices are read in items and beside them', () => {
    const branches = [{ const: 'a', title: 'A' }];
    for (const schema of [
      { items: { anyOf: branches } },
      { items: { oneOf: branches } },
      { type: 'array', anyOf: branches },
      { type: 'array', oneOf: branches },
    ]) {
      expect(fieldOf(schema)).toMatchObject({ kind: 'choices', options: [{ value: 'a', label: 'A' }] });
    }
  });

  test('C-06: titled choices without type, options without title, local references', () => {
    expect(fieldOf({ oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] })).toMatchObject({
      kind: 'choice',
      options: [{ label: 'A' }, { label: 'b' }],
    });
    expect(fieldOf({ $ref: '#/properties/it/x', x: { enum: ['a'] } }).kind).toBe('choice');
  });

  test('C-07: enumNames go by place', () => {
    expect(fieldOf({ enum: ['r', 'g', 'b'], enumNames: ['Red', 'Green'] })).toMatchObject({
      options: [{ label: 'Red' }, { label: 'Green' }, { label: 'b' }],
      notices: [{ code: 'option-labels-missing' }],
    });
  });

  test('C-08: an emptied text is unanswered, unless the person says that it is the answer', () => {
    const outcome = (schema: object, isRequired: boolean, isEmptyAnswer: boolean): unknown => {
      const field = fieldOf(schema, { isRequired });
      const answer = toAnswer(field, { kind: 'text', text: '', isEmptyAnswer });
      return answer.state === 'answered' ? answer.value : (answer.issues[0]?.code ?? answer.state);
    };
    expect(outcome({ type: 'string' }, false, false)).toBe('left-out');
    expect(outcome({ type: 'string' }, true, false)).toBe('required');
    expect(outcome({ type: 'string' }, true, true)).toBe('');
    expect(outcome({ type: 'string', minLength: 0 }, true, true)).toBe('');
    expect(outcome({ type: 'string', minLength: 1 }, true, true)).toBe('minLength');
    expect(outcome({ type: 'string', format: 'email' }, true, true)).toBe('format');
    expect(outcome({ type: 'string' }, false, true)).toBe('');
  });

  test('C-09: an untouched boolean is absent, or asked for; a default is sent as shown', () => {
    expect(answerOf(formOf({ properties: { it: { type: 'boolean' } } }), []).content).toEqual({});
    const required = formOf({ properties: { it: { type: 'boolean' } }, required: ['it'] });
    expect(codesOf(required, answerOf(required, []))).toEqual({ it: 'required' });
    expect(answerOf(required, [{ it: false }]).content).toEqual({ it: false });
    expect(answerOf(formOf({ properties: { it: { type: 'boolean', default: false } } }), []).content).toEqual(
      { it: false },
    );
  });

  test.each([
    [{}, false, false, 'left-out'],
    [{}, false, true, []],
    [{ minItems: 0 }, false, true, []],
    [{ minItems: 1 }, false, true, 'left-out'],
    [{}, true, false, 'required'],
    [{}, true, true, []],
    [{ minItems: 1 }, true, true, 'required'],
  ])(
    'C-10: nothing picked, limits %j, required %s, answered %s',
    (limits, isRequired, isAnswered, wanted) => {
      for (const [items, draft] of [
        [{ enum: ['a', 'b'] }, { kind: 'choices', options: [], isAnswered }],
        [{ type: 'string' }, { kind: 'list', items: [], isAnswered }],
      ] as const) {
        const answer = toAnswer(fieldOf({ type: 'array', items, ...limits }, { isRequired }), draft);
        expect(answer.state === 'answered' ? answer.value : (answer.issues[0]?.code ?? answer.state)).toEqual(
          wanted,
        );
      }
    },
  );

  test('C-11: a pick is never sent twice', () => {
    const field = fieldOf({ items: { enum: ['a', 'b'] } });
    expect(toAnswer(field, { kind: 'choices', options: ['o1', 'o1', 'o0'], isAnswered: true })).toMatchObject(
      { value: ['a', 'b'] },
    );
  });

  test('C-23: a schema without properties is a confirmation, answered with an empty object', () => {
    for (const schema of [{ type: 'object' }, { type: 'object', properties: {} }, { properties: null }]) {
      const form = formOf(schema);
      expect(form).toMatchObject({ fields: [], blockers: [] });
      expect(JSON.stringify(toContent(form, {}).content)).toBe('{}');
    }
  });

  test('C-27: a form does not depend on its message', () => {
    expect(formOf({ properties: { a: { type: 'string' } } }).fields).toHaveLength(1);
  });

  test('C-31: a local time leaves with seconds and offset', () => {
    const form = formOf({ properties: { at: { type: 'string', format: 'date-time' } } });
    expect(answerOf(form, [{ at: { local: '2024-02-29T12:00' } }], 'Europe/Paris').content).toEqual({
      at: '2024-02-29T12:00:00+01:00',
    });
  });
});

describe('content', () => {
  test('holds exact own names in the order of the schema, without a prototype', () => {
    const names = ['b', 'a.b', 'a[0]', '__proto__', 'constructor', '', ' ', '😀'];
    const properties = JSON.parse(
      `{${names.map((name) => `${JSON.stringify(name)}:{"type":"string"}`).join()}}`,
    ) as unknown;
    const form = formOf({ properties });
    const draft = Object.fromEntries(
      form.fields.map((field) => [field.id, enter(field, `value of ${field.name}`)]),
    ) as Draft;
    const { content } = toContent(form, draft);
    expect(Object.getPrototypeOf(content)).toBeNull();
    expect(Object.keys(content)).toEqual(names);
    expect(JSON.parse(JSON.stringify(content))).toEqual(
      JSON.parse(
        `{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(`value of ${name}`)}`).join()}}`,
      ),
    );
    expect(checkContent(form, content)).toEqual([]);
  });

  test('a draft that is missing or of another kind counts as unanswered', () => {
    const form = formOf({ properties: { a: { type: 'string' }, b: { type: 'boolean' } }, required: ['b'] });
    const result = toContent(form, { f1: { kind: 'text', text: 'x', isEmptyAnswer: false } });
    expect(result.content).toEqual({});
    expect(codesOf(form, result)).toEqual({ b: 'required' });
  });

  test('members of the prototype are no answers', () => {
    const form = formOf({
      properties: { toString: { type: 'string' }, a: { type: 'string' } },
      required: ['toString'],
    });
    expect(checkContent(form, { a: 'x' }).map(({ code, fieldId }) => [code, fieldId])).toEqual([
      ['required', 'f0'],
    ]);
  });

  test('a field that cannot be drawn may be left out, and never be answered', () => {
    const form = formOf({ properties: { a: { type: 'object' }, b: { type: 'object' } }, required: ['b'] });
    const result = toContent(form, seedDraft(form));
    expect(codesOf(form, result)).toEqual({ b: 'unsupported' });
    expect(checkContent(form, { a: 'x' }).map(({ code }) => code)).toEqual(['unsupported', 'unsupported']);
  });
});

describe('drafts', () => {
  const form = formOf({
    properties: {
      text: { type: 'string', default: 'x' },
      many: { items: { enum: ['a', 'b'] }, default: ['a'] },
      list: { type: 'array', items: { type: 'string' }, default: ['p', 'q'] },
      none: { type: 'object' },
    },
  });

  test('are touched by an edit, and not by an edit that was undone', () => {
    const seed = seedDraft(form);
    expect(isTouched(form, seedDraft(form), seed)).toBe(false);
    expect(isTouched(form, { ...seed, f0: { kind: 'text', text: 'y', isEmptyAnswer: false } }, seed)).toBe(
      true,
    );
    expect(
      isTouched(form, { ...seed, f1: { kind: 'choices', options: ['o1'], isAnswered: true } }, seed),
    ).toBe(true);
    expect(isTouched(form, { ...seed, f2: { kind: 'list', items: ['p'], isAnswered: true } }, seed)).toBe(
      true,
    );
    expect(
      isTouched(form, { ...seed, f2: { kind: 'list', items: ['p', 'q'], isAnswered: true } }, seed),
    ).toBe(false);
    expect(isTouched(form, {}, seed)).toBe(true);
  });

  test('are cleared whatever the default was', () => {
    for (const field of form.fields) expect(toAnswer(field, emptyDraft(field)).state).toBe('left-out');
  });

  test('numbers are written as the locale reads them', () => {
    const numbers = formOf({ properties: { it: { type: 'number', default: 1234.5 } } });
    for (const locale of ['en', 'de', 'ar-EG', 'fr']) {
      const seed = seedDraft(numbers, { locale });
      expect(toContent(numbers, seed, { locale, seed }).content).toEqual({ it: 1234.5 });
    }
    expect(seedDraft(numbers, { locale: 'de' }).f0).toEqual({ kind: 'number', text: '1234,5' });
    expect(seedDraft(numbers, { locale: 'ar-EG' }).f0).toEqual({ kind: 'number', text: '١٢٣٤٫٥' });
  });
});
