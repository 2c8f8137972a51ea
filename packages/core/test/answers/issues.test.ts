import { describe, expect, test } from 'vitest';
import { checkContent, seedDraft, toAnswer, toContent, type Content } from '../../src/index.ts';
import { engines, enter, fieldOf, formOf, type Input } from '../play.ts';

/** Every issue hands over the values that its words need: the limit, what there is, what was meant. */
describe('an issue says by how much', () => {
  const time = { type: 'string', format: 'date-time' };
  test.each<[schema: object, input: Input, code: string, params: object]>([
    [{ type: 'number', minimum: 5 }, '4', 'minimum', { limit: 5 }],
    [{ type: 'number', maximum: 0 }, '1', 'maximum', { limit: 0 }],
    [{ type: 'number', exclusiveMinimum: 0 }, '0', 'exclusiveMinimum', { limit: 0 }],
    [{ type: 'number', exclusiveMaximum: 9 }, '9', 'exclusiveMaximum', { limit: 9 }],
    [{ type: 'number', multipleOf: 0.05 }, '0.07', 'multipleOf', { step: 0.05 }],
    [{ type: 'number' }, 'abc', 'type', { expected: 'number' }],
    [{ type: 'integer' }, '1.5', 'type', { expected: 'integer' }],
    [{ type: 'integer' }, '9007199254740993', 'precision', { nearest: 9007199254740992 }],
    [{ type: 'number' }, '1e400', 'precision', {}],
    [{ type: 'string', minLength: 3 }, 'é', 'minLength', { limit: 3, length: 1 }],
    [{ type: 'string', maxLength: 1 }, '👍👍', 'maxLength', { limit: 1, length: 2 }],
    [{ type: 'string', format: 'email' }, 'ana', 'format', { format: 'email', missing: 'at' }],
    [{ type: 'string', pattern: '^a' }, 'b', 'pattern', {}],
    [
      { type: 'array', items: { type: 'string' }, minItems: 2 },
      { list: ['a'] },
      'minItems',
      { limit: 2, count: 1 },
    ],
    [
      { type: 'array', items: { type: 'string' }, maxItems: 0 },
      { list: ['a'] },
      'maxItems',
      { limit: 0, count: 1 },
    ],
    [
      { type: 'array', items: { enum: ['a', 'b'] }, minItems: 2 },
      { pick: ['a'] },
      'minItems',
      { limit: 2, count: 1 },
    ],
    [time, { local: '2026-13-01T00:00' }, 'format', { format: 'date-time' }],
    [time, { local: '0000-01-01T00:00' }, 'format', { format: 'date-time' }],
  ])('%j and %j: %s', (schema, input, code, params) => {
    const field = fieldOf(schema);
    const { issues } = toAnswer(field, enter(field, input), { engines });
    expect(issues).toMatchObject([{ code, fieldId: 'f0' }]);
    expect(issues[0]?.params).toMatchObject(params);
    // And nothing that the words would show as a hole.
    for (const value of Object.values(issues[0]?.params ?? {})) expect(value).not.toBe('');
  });

  test('a gap names both offsets, the next time there is and the zone', () => {
    const field = fieldOf(time);
    const draft = enter(field, { local: '2026-03-29T02:30' }, 'Europe/Berlin');
    expect(toAnswer(field, draft, { engines }).issues[0]?.params).toEqual({
      before: '+01:00',
      after: '+02:00',
      next: '2026-03-29T03:00',
      zone: 'Europe/Berlin',
    });
    expect(toAnswer(field, draft).issues[0]).toMatchObject({
      code: 'zone-unavailable',
      params: { zone: 'Europe/Berlin' },
    });
  });
});

describe('the last look takes values of the wrong type for what they are', () => {
  const form = formOf({
    properties: {
      text: { type: 'string', minLength: 1 },
      number: { type: 'number', minimum: 0 },
      integer: { type: 'integer' },
      flag: { type: 'boolean' },
      list: { type: 'array', items: { type: 'string' } },
      choice: { enum: ['a', 'b'] },
      choices: { type: 'array', items: { enum: ['a', 'b'] } },
    },
  });
  test.each<[name: string, value: unknown, code: string, expected?: string]>([
    ['text', 7, 'type', 'string'],
    ['text', ['a'], 'type', 'string'],
    ['number', '7', 'type', 'number'],
    ['number', true, 'type', 'number'],
    ['number', Number.NaN, 'type', 'number'],
    ['integer', 1.5, 'type', 'integer'],
    ['integer', '1', 'type', 'integer'],
    ['flag', 'true', 'type', 'boolean'],
    ['flag', 0, 'type', 'boolean'],
    ['list', 'a', 'type', 'list'],
    ['choice', 'c', 'enum'],
    ['choice', true, 'enum'],
    ['choices', 'a', 'type', 'list'],
    ['choices', ['c'], 'enum'],
  ])('%s given %j', (name, value, code, expected) => {
    const [issue, ...others] = checkContent(form, { [name]: value } as Content, engines);
    expect(issue?.code).toBe(code);
    if (expected !== undefined) expect(issue?.params).toMatchObject({ expected });
    expect(others).toEqual([]);
  });
});

describe('where an answer comes from', () => {
  const form = formOf({ properties: { city: { type: 'string', default: 'Oslo' } } });
  const [field] = form.fields;
  test('is told from the draft at the start, and without one counts as changed', () => {
    const seed = seedDraft(form);
    expect(toAnswer(field!, seed['f0'], { seed })).toMatchObject({ origin: 'default' });
    expect(toAnswer(field!, enter(field!, 'Bergen'), { seed })).toMatchObject({ origin: 'changed' });
    expect(toAnswer(field!, seed['f0'])).toMatchObject({ origin: 'changed' });
  });

  test('what is wrong or left out is no member of the content', () => {
    const two = formOf({ properties: { a: { type: 'integer' }, b: { type: 'string' } } });
    const draft = { ...seedDraft(two), f0: enter(two.fields[0]!, 'x') };
    expect(Object.keys(toContent(two, draft, { engines }).content)).toEqual([]);
  });
});
