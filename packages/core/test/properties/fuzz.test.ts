import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContent, seedDraft, toContent } from '../../src/index.ts';
import { formOf } from '../play.ts';
import { parameters, TIMEOUT } from './runs.ts';

const KEYWORDS = [
  ...[
    'type',
    'properties',
    'required',
    'items',
    'enum',
    'enumNames',
    'const',
    'oneOf',
    'anyOf',
    'allOf',
    '$ref',
    '$defs',
  ],
  ...[
    'default',
    'title',
    'description',
    'format',
    'pattern',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'multipleOf',
  ],
  ...[
    'exclusiveMinimum',
    'minItems',
    'maxItems',
    'uniqueItems',
    'nullable',
    'not',
    '__proto__',
    'constructor',
    '',
    'a',
  ],
];
const WORDS = [
  ...[
    'string',
    'number',
    'integer',
    'boolean',
    'array',
    'object',
    'null',
    'email',
    'uri',
    'date',
    'date-time',
  ],
  ...[
    '#',
    '#/$defs/a',
    '#/properties/a',
    '#/$defs/%',
    'https://a.example/s',
    '[',
    '(a+)+$',
    '2024-02-30',
    '2024-02-29T12:00:00Z',
  ],
];

const { json } = fc.letrec<{ json: unknown; object: unknown; list: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, ...WORDS, ...KEYWORDS),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    tie('object'),
    tie('object'),
    tie('list'),
  ),
  object: fc
    .array(
      fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...KEYWORDS) }, fc.string()), tie('json')),
      { maxLength: 6 },
    )
    .map(
      (members) =>
        JSON.parse(
          `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`,
        ) as unknown,
    ),
  list: fc.array(tie('json'), { maxLength: 4 }),
}));

test('readForm takes any JSON: never throws, never touches a prototype', { timeout: TIMEOUT }, () => {
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  fc.assert(
    fc.property(json, json, json, (property, other, definitions) => {
      const schema = {
        type: 'object',
        properties: { a: property, b: other },
        required: ['a'],
        $defs: { a: definitions },
      };
      const text = JSON.stringify(schema);
      const form = formOf(schema);
      const draft = seedDraft(form, { timeZone: 'UTC' });
      const { content, issues } = toContent(form, draft);
      if (issues.length === 0) expect(checkContent(form, content)).toEqual([]);
      expect(form.fields.map(({ name }) => name)).toEqual(['a', 'b']);
      expect(JSON.stringify(schema)).toBe(text);
    }),
    parameters(0.5),
  );
  fc.assert(
    fc.property(json, (schema) => {
      const form = formOf(typeof schema === 'object' && schema !== null ? schema : {});
      expect(form.fields.every(({ id }, index) => id === `f${index}`)).toBe(true);
      toContent(form, seedDraft(form, { timeZone: 'UTC' }));
    }),
    parameters(0.5),
  );
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
});
