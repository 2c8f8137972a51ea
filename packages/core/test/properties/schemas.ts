import * as fc from 'fast-check';

type Schema = Record<string, unknown>;

/** A property's schema, and values around its limits that may or may not pass. */
export interface Sample {
  readonly schema: Schema;
  readonly defs: Schema;
  readonly values: readonly unknown[];
}

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

/** Members that are undefined are left out, as JSON leaves them out. */
const compact = (schema: Schema): Schema => JSON.parse(JSON.stringify(schema)) as Schema;

const letters = fc.constantFrom('a', 'b', '1', ' ', 'é', '😀', '-', '.', '\n', '@', 'Z', '_');
const word = fc.array(letters, { maxLength: 7 }).map((parts) => parts.join(''));
const email = fc
  .tuple(
    fc.constantFrom('', 'a', 'A.b', 'a..b', 'é', 'a+b'),
    fc.constantFrom('@', '', '@@'),
    fc.constantFrom('', 'b', 'b.co', '.co', 'b.', 'b-.co'),
  )
  .map((parts) => parts.join(''));
const uri = fc
  .tuple(
    fc.constantFrom('', 'https:', 'urn:', 'javascript:', '1a:', 'x-y:'),
    fc.constantFrom('', '//', '//host', '//h:80', '//[::1]', '//u@h', 'x:y'),
    fc.constantFrom('', '/p', '/é', '/ ', '?q=%41', '?%zz', '#f', '#f#'),
  )
  .map((parts) => parts.join(''));
const two = (least: number, most: number): fc.Arbitrary<string> =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'));
export const day = fc
  .tuple(fc.constantFrom('2023', '2024', '1900', '2000', '0001', '9999'), two(0, 13), two(0, 32))
  .map((parts) => parts.join('-'));
export const instant = fc
  .tuple(
    day,
    two(0, 24),
    two(0, 60),
    two(0, 60),
    fc.constantFrom('', '.5', '.123'),
    fc.constantFrom('Z', '+00:00', '-02:30', '+14:00', '+24:00', ''),
  )
  .map(
    ([date, hour, minute, second, fraction, offset]) =>
      `${date}T${hour}:${minute}:${second}${fraction}${offset}`,
  );

const count = fc.integer({ min: 0, max: 6 });
const patterns = fc.constantFrom(
  '^[a-z]+$',
  'a',
  '^\\p{L}',
  '\\s',
  '^.{2,3}$',
  '(?:ab|b)+$',
  '[',
  '\\bz\\b',
  '^[^@]+$',
);

const textSchema = fc
  .record({
    format: optional(fc.constantFrom('email', 'uri', 'date', 'date-time', 'phone')),
    minLength: optional(count),
    maxLength: optional(fc.integer({ min: 0, max: 30 })),
    pattern: optional(patterns),
    default: optional(fc.oneof(word, day, instant, fc.integer())),
  })
  .map((limits) => compact({ type: 'string', ...limits }));

const textValue = fc.oneof(word, word, email, uri, day, instant);

const steps = fc.constantFrom(1, 2, 3, 0.5, 0.1, 0.01, 0.25, 7);
export const nearNumber = fc.oneof(
  fc.integer({ min: -12, max: 12 }),
  fc.integer({ min: -1200, max: 1200 }).map((cents) => cents / 100),
  fc.constantFrom(
    9007199254740991,
    1e21,
    1e-7,
    -0,
    0.1,
    123456789012345680000,
    5e-324,
    1.7976931348623157e308,
  ),
);
const smallNumber = fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4);

const numberSchema = fc
  .record({
    type: fc.constantFrom('number', 'integer'),
    minimum: optional(smallNumber),
    maximum: optional(smallNumber),
    exclusiveMinimum: optional(smallNumber),
    exclusiveMaximum: optional(smallNumber),
    format: optional(fc.constantFrom('uint8', 'decimal')),
    default: optional(fc.oneof(nearNumber, word)),
  })
  .map(compact);

/** Where doubles are divided, as the oracle does, very large and very small numbers are multiples of everything. */
const plainNumber = fc.integer({ min: -12000, max: 12000 }).map((cents) => cents / 100);
const multipleSchema = fc
  .tuple(numberSchema, steps)
  .map(([schema, multipleOf]): Schema => ({ ...schema, multipleOf }));

const booleanSchema = optional(fc.oneof(fc.boolean(), word)).map((initial) =>
  compact({ type: 'boolean', default: initial }),
);

const names = fc.array(fc.constantFrom('a', 'b', 'c', 'A', '', ' a', '1', '__proto__'), {
  minLength: 1,
  maxLength: 5,
});
const mixed = fc.array(fc.constantFrom('a', 1, 1.5, true, false, null, '1', ''), {
  minLength: 1,
  maxLength: 5,
});
const branches = names.map((values) => values.map((value) => ({ const: value, title: `The ${value}` })));

const choiceSchema = fc.oneof(
  fc
    .tuple(names, optional(names), optional(word))
    .map(([values, enumNames, initial]) =>
      compact({ type: 'string', enum: values, enumNames, default: initial }),
    ),
  mixed.map((values) => ({ enum: values })),
  fc
    .tuple(fc.constantFrom('number', 'integer', 'string', 'boolean'), mixed)
    .map(([type, values]) => ({ type, enum: values })),
  branches.map((oneOf) => ({ type: 'string', oneOf })),
  branches.map((oneOf) => ({ oneOf })),
  branches.map((anyOf) => ({ type: 'string', anyOf })),
  fc.tuple(branches, names).map(([anyOf, values]) => ({ anyOf, enum: values })),
  fc.constantFrom<Schema>({ const: 'yes' }, { type: 'boolean', const: true }, { const: 7, type: 'integer' }),
  fc.tuple(names, count).map(([values, minLength]) => ({ enum: values, minLength })),
  fc.tuple(names, fc.constantFrom('anyOf', 'oneOf')).map(([values, keyword]) => ({
    [keyword]: values.map((value) => ({ enum: [value], title: value })),
  })),
);
const choiceValue = fc.constantFrom<unknown>(
  'a',
  'b',
  'c',
  'A',
  '',
  ' a',
  '1',
  1,
  1.5,
  true,
  false,
  'yes',
  7,
  'zz',
  '__proto__',
);

const choicesSchema = fc
  .record({
    items: fc.oneof(
      names.map((values) => ({ type: 'string', enum: values })),
      names.map((values) => ({ enum: values })),
      branches.map((anyOf) => ({ anyOf })),
      branches.map((oneOf) => ({ type: 'string', oneOf })),
    ),
    minItems: optional(fc.integer({ min: 0, max: 3 })),
    maxItems: optional(fc.integer({ min: 0, max: 4 })),
    uniqueItems: optional(fc.boolean()),
    default: optional(fc.array(fc.constantFrom('a', 'b', 'zz'), { maxLength: 3 })),
  })
  .map((schema) => compact({ type: 'array', ...schema }));
const choicesValue = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'A', '', '1', 'zz', '__proto__'), {
  maxLength: 4,
});

const listSchema = fc
  .record({
    items: textSchema.map(({ default: _, ...items }) => items),
    minItems: optional(fc.integer({ min: 0, max: 3 })),
    maxItems: optional(fc.integer({ min: 0, max: 4 })),
    uniqueItems: optional(fc.boolean()),
  })
  .map((schema) => compact({ type: 'array', ...schema }));
const listValue = fc.array(
  textValue.filter((text) => text !== ''),
  { maxLength: 4 },
);

/** The ways in which generators of schemas wrap a plain one. */
function wrapped(inner: fc.Arbitrary<Schema>): fc.Arbitrary<{ schema: Schema; defs: Schema }> {
  return fc
    .tuple(
      inner,
      fc.constantFrom(
        'plain',
        'plain',
        'null',
        'oneNull',
        'ref',
        'all',
        'refNull',
        'types',
        'nested',
        'inner',
      ),
    )
    .map(([schema, way]) => {
      const { default: initial, ...rest } = schema;
      const outer = initial === undefined ? {} : { default: initial };
      const reference = { $ref: '#/$defs/It~1%25' };
      const defs = { 'It/%': rest };
      switch (way) {
        case 'null':
          return { schema: { anyOf: [rest, { type: 'null' }], default: null, title: 'T' }, defs: {} };
        case 'oneNull':
          return { schema: { oneOf: [rest, { type: 'null' }], ...outer }, defs: {} };
        case 'ref':
          return { schema: { ...reference, description: 'nearer', ...outer }, defs };
        case 'all':
          return { schema: { allOf: [reference], ...outer }, defs };
        case 'refNull':
          return { schema: { anyOf: [{ type: 'null' }, reference] }, defs };
        case 'types':
          return typeof rest['type'] === 'string' && rest['enum'] === undefined
            ? { schema: { ...schema, type: [rest['type'], 'null'] }, defs: {} }
            : { schema, defs: {} };
        case 'nested':
          return {
            schema: { allOf: [{ anyOf: [reference, { type: 'null' }] }], maxLength: 4, minimum: -5 },
            defs,
          };
        case 'inner':
          return {
            schema: { ...schema, items: rest['items'] === undefined ? undefined : { $ref: '#/$defs/x' } },
            defs: { x: rest['items'] ?? {} },
          };
        default:
          return { schema, defs: {} };
      }
    })
    .map(({ schema, defs }) => ({ schema: compact(schema), defs: compact(defs) }));
}

function sample(schemas: fc.Arbitrary<Schema>, values: fc.Arbitrary<unknown>): fc.Arbitrary<Sample> {
  return fc
    .tuple(wrapped(schemas), fc.array(values, { minLength: 6, maxLength: 6 }))
    .map(([{ schema, defs }, list]) => ({ schema, defs, values: list }));
}

/** Every kind of the specification and what stands next to it in the wild. */
export const samples: Readonly<Record<string, fc.Arbitrary<Sample>>> = {
  text: sample(textSchema, textValue),
  number: sample(numberSchema, nearNumber),
  multiple: sample(multipleSchema, plainNumber),
  boolean: sample(booleanSchema, fc.boolean()),
  choice: sample(choiceSchema, choiceValue),
  choices: sample(choicesSchema, choicesValue),
  list: sample(listSchema, listValue),
  alternatives: sample(
    fc.constantFrom<Schema>(
      { anyOf: [{ type: 'integer', minimum: 3 }, { type: 'number' }] },
      { anyOf: [{ type: 'string', enum: ['auto'] }, { type: 'string' }], maxLength: 3 },
      { anyOf: [{ const: 'auto' }, { type: 'string' }] },
      {
        anyOf: [
          { type: 'string', format: 'email' },
          { type: 'string', format: 'uri' },
        ],
      },
      { oneOf: [{ type: 'string', maxLength: 2 }, { type: 'string' }] },
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    ),
    fc.oneof(textValue, nearNumber),
  ),
};

/** Names that break what treats them as code. */
export const propertyNames = fc.constantFrom(
  'it',
  'a.b',
  'a[0]',
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  '😀',
  '7',
  'שלום',
);
