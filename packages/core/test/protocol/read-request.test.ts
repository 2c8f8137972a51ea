import { loadCases } from '@elicit-kit/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRequest, type ReadRequestOptions } from '../../src/protocol/read-request.ts';

const form = (requestedSchema: unknown, more: object = {}): unknown => ({
  message: 'Which berth?',
  requestedSchema,
  ...more,
});
const url = (address: unknown, more: object = {}): unknown => ({
  mode: 'url',
  message: 'Open it.',
  url: address,
  ...more,
});

function codeOf(params: unknown, options?: ReadRequestOptions): string | null {
  const read = readRequest(params, options);
  return read.ok ? null : read.refusal.code;
}

describe('turns away what is no question, with a code', () => {
  test.each<[string, unknown, string]>([
    ['undefined', undefined, 'not-an-object'],
    ['null', null, 'not-an-object'],
    ['a text', 'elicit', 'not-an-object'],
    ['a number', NaN, 'not-an-object'],
    ['a list', [], 'not-an-object'],
    ['a function', () => undefined, 'not-an-object'],
    ['a symbol', Symbol('x'), 'not-an-object'],
    ['nothing in it', {}, 'message-missing'],
    ['a message that is a number', { message: 5, requestedSchema: { type: 'object' } }, 'message-missing'],
    ['an inherited message', Object.create({ message: 'x' }), 'message-missing'],
    ['an unknown mode', form({ type: 'object' }, { mode: 'voice' }), 'mode-unknown'],
    ['a mode in capitals', form({ type: 'object' }, { mode: 'FORM' }), 'mode-unknown'],
    ['null for a mode', form({ type: 'object' }, { mode: null }), 'mode-unknown'],
    ['no schema', { message: 'Tell us.' }, 'schema-missing'],
    ['null for a schema', form(null), 'schema-not-an-object'],
    ['true for a schema', form(true), 'schema-not-an-object'],
    ['a list for a schema', form([]), 'schema-not-an-object'],
    ['a text for a schema', form('{}'), 'schema-not-an-object'],
    ['a list at the root', form({ type: 'array', items: { type: 'string' } }), 'schema-root-not-object'],
    ['a text at the root', form({ type: 'string' }), 'schema-root-not-object'],
    ['a choice at the root', form({ oneOf: [{ const: 'a' }] }), 'schema-root-not-object'],
    ['a list of properties', form({ type: 'object', properties: [] }), 'schema-root-not-object'],
    ['a text for properties', form({ type: 'object', properties: 'a' }), 'schema-root-not-object'],
    ['no address', { mode: 'url', message: 'x' }, 'url-missing'],
    ['an empty address', url(''), 'url-missing'],
    ['an address that is a number', url(5), 'url-missing'],
    ['a relative address', url('/connect'), 'url-invalid'],
    ['an address without slashes', url('https:example.com'), 'url-invalid'],
    ['a script', url('javascript:alert(1)'), 'url-scheme'],
    ['a script in disguise', url(' java\tscript:alert(1)'), 'url-scheme'],
    ['data', url('data:text/html,x'), 'url-scheme'],
    ['a file', url('file:///etc/hosts'), 'url-scheme'],
    ['an app', url('vscode://open'), 'url-scheme'],
  ])('%s', (_, params, code) => {
    const read = readRequest(params);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.refusal.code).toBe(code);
    expect(read.refusal.rpcCode).toBe(-32602);
    expect(read.refusal.reason).toMatch(/^[A-Z].+\.$/);
  });

  test('keeps a readable message, so that a person can still see what was asked', () => {
    expect(readRequest({ message: 'Tell us.' })).toMatchObject({ refusal: { message: 'Tell us.' } });
    expect(readRequest({})).toMatchObject({ refusal: { message: null } });
  });

  test('puts no text of the server into the reason', () => {
    const read = readRequest(form({ type: 'EVIL' }, { mode: 'EVIL', message: 'EVIL' }));
    expect(read.ok ? '' : read.refusal.reason).not.toContain('EVIL');
  });
});

describe('modes', () => {
  test('E-05: no mode is a form', () => {
    expect(readRequest(form({ type: 'object', properties: {} }))).toMatchObject({
      request: { mode: 'form' },
    });
    expect(codeOf(form({ type: 'object' }, { mode: undefined }))).toBeNull();
  });

  test('E-04, E-06: a mode that is not offered is refused', () => {
    expect(codeOf(url('https://example.com/'), { modes: ['form'] })).toBe('mode-not-offered');
    expect(codeOf(form({ type: 'object' }), { modes: ['url'] })).toBe('mode-not-offered');
    expect(codeOf(form({ type: 'object' }), { modes: [] })).toBe('mode-not-offered');
  });

  test('2025-06-18 has no address mode, unless the host offers it', () => {
    expect(codeOf(url('https://example.com/'), { revision: '2025-06-18' })).toBe('mode-not-offered');
    expect(
      codeOf(url('https://example.com/'), { revision: '2025-06-18', modes: ['form', 'url'] }),
    ).toBeNull();
  });

  test('elicitationId is required in 2025-11-25, and only there', () => {
    expect(codeOf(url('https://example.com/'), { revision: '2025-11-25' })).toBe('elicitation-id-missing');
    expect(codeOf(url('https://example.com/', { elicitationId: 7 }), { revision: '2025-11-25' })).toBe(
      'elicitation-id-missing',
    );
    expect(codeOf(url('https://example.com/'), { era: 'modern' })).toBeNull();
    expect(codeOf(url('https://example.com/'))).toBeNull();
  });

  test('E-51: elicitationId is kept as it is, and ignored where the revision has none', () => {
    const params = url('https://example.com/', { elicitationId: ' el-7Q2\n' });
    expect(readRequest(params, { revision: '2025-11-25' })).toMatchObject({
      request: { elicitationId: ' el-7Q2\n' },
    });
    expect(readRequest(params, { revision: '2026-07-28' })).toMatchObject({
      request: { elicitationId: null },
    });
    expect(readRequest(params, { era: 'modern' })).toMatchObject({ request: { elicitationId: null } });
  });

  test('keeps the address byte for byte', () => {
    const text = 'https://EXAMPLE.com:443/a b?q=%7E#é';
    expect(readRequest(url(text))).toMatchObject({ request: { url: text } });
  });

  test('leaves http to other machines to the screen, which shows it and refuses to open it', () => {
    expect(codeOf(url('http://collector.example/pay'))).toBeNull();
  });
});

describe('forms', () => {
  test('C-27: an empty message is a message', () => {
    expect(readRequest({ message: '', requestedSchema: { type: 'object', properties: {} } })).toMatchObject({
      ok: true,
      request: { message: '' },
    });
  });

  test.each<[string, unknown]>([
    ['empty properties', { type: 'object', properties: {} }],
    ['no properties', { type: 'object' }],
    ['null for properties, as Go writes an empty map', { type: 'object', properties: null }],
    ['an empty schema', {}],
    ['no type', { properties: { a: { type: 'string' } } }],
    ['a list of types with object in it', { type: ['object', 'null'], properties: {} }],
  ])('C-23: %s is a form', (_, schema) => {
    expect(codeOf(form(schema))).toBeNull();
  });

  test('C-32: renders whatever dialect $schema names', () => {
    for (const $schema of [
      'http://json-schema.org/draft-04/schema#',
      'https://json-schema.org/draft/2020-12/schema',
      'x',
      5,
    ]) {
      expect(codeOf(form({ $schema, type: 'object', properties: { a: { type: 'string' } } }))).toBeNull();
    }
  });

  test('E-80: ignores members that it does not know', () => {
    expect(
      codeOf(
        form({ type: 'object' }, { task: { ttl: 1 }, _meta: {}, elicitationId: 'x', url: 'javascript:' }),
      ),
    ).toBeNull();
  });

  test('keeps names such as __proto__ as plain members, in their order', () => {
    const schema: unknown = JSON.parse(
      '{"type":"object","properties":{"b":{},"__proto__":{"type":"string"},"a":{},"constructor":{}}}',
    );
    const read = readRequest(form(schema));
    const properties =
      read.ok && read.request.mode === 'form' ? (read.request.schema['properties'] as object) : {};
    expect(Object.keys(properties)).toEqual(['b', '__proto__', 'a', 'constructor']);
    expect(({} as { type?: string }).type).toBeUndefined();
  });

  test('keeps nothing of the caller: a later change to the params changes no question', () => {
    const schema = { type: 'object', properties: { a: { type: 'string' } } };
    const read = readRequest(form(schema));
    schema.properties.a.type = 'number';
    expect(read).toMatchObject({ request: { schema: { properties: { a: { type: 'string' } } } } });
  });

  test.each(loadCases().filter((file) => file.kind === 'form'))('takes case $id', ({ request }) => {
    const read = readRequest(request);
    expect(read).toMatchObject({ ok: true, request: { mode: 'form', message: request['message'] } });
    if (read.ok && read.request.mode === 'form') {
      expect(JSON.stringify(read.request.schema)).toBe(JSON.stringify(request['requestedSchema']));
    }
  });
});

describe('limits at the door', () => {
  const properties = (count: number, property: unknown = { type: 'boolean' }): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, property]));
  const values = (count: number): string[] => Array.from({ length: count }, (_, index) => `v${index}`);

  test('1,000 fields are let in, 1,001 are not', () => {
    expect(codeOf(form({ type: 'object', properties: properties(1000) }))).toBeNull();
    expect(codeOf(form({ type: 'object', properties: properties(1001) }))).toBe('too-many-fields');
  });

  test('a thousand and one required names without a property count as fields', () => {
    expect(codeOf(form({ type: 'object', properties: {}, required: values(1001) }))).toBe('too-many-fields');
  });

  test('20,000 options are let in, 20,001 are not, in one field or in many', () => {
    expect(codeOf(form({ type: 'object', properties: { a: { enum: values(20_000) } } }))).toBeNull();
    expect(codeOf(form({ type: 'object', properties: { a: { enum: values(20_001) } } }))).toBe(
      'too-many-options',
    );
    expect(codeOf(form({ type: 'object', properties: properties(3, { enum: values(7000) }) }))).toBe(
      'too-many-options',
    );
    const oneOf = values(20_001).map((value) => ({ const: value }));
    expect(
      codeOf(form({ type: 'object', properties: { a: { type: 'array', items: { anyOf: oneOf } } } })),
    ).toBe('too-many-options');
  });

  test('20,000 options with labels fit into the size', () => {
    const oneOf = values(20_000).map((value) => ({ const: value, title: `Option ${value}` }));
    expect(codeOf(form({ type: 'object', properties: { a: { type: 'string', oneOf } } }))).toBeNull();
  });

  test('a definition counts each time it is used', () => {
    const $defs = { Colour: { enum: values(1000) } };
    const shared = (count: number): unknown =>
      form({ type: 'object', $defs, properties: properties(count, { $ref: '#/$defs/Colour' }) });
    expect(codeOf(shared(20))).toBeNull();
    expect(codeOf(shared(21))).toBe('too-many-options');
  });

  test('definitions that multiply are counted without being walked', () => {
    const $defs: Record<string, unknown> = { d0: { enum: values(10) } };
    for (let level = 1; level < 40; level += 1) {
      $defs[`d${level}`] = { anyOf: Array.from({ length: 10 }, () => ({ $ref: `#/$defs/d${level - 1}` })) };
    }
    expect(codeOf(form({ type: 'object', $defs, properties: { a: { $ref: '#/$defs/d39' } } }))).toBe(
      'too-many-options',
    );
  });

  test('a chain of ten thousand references is refused, not followed', () => {
    const $defs: Record<string, unknown> = { d0: { type: 'string' } };
    for (let link = 1; link < 10_000; link += 1) $defs[`d${link}`] = { $ref: `#/$defs/d${link - 1}` };
    expect(codeOf(form({ type: 'object', $defs, properties: { a: { $ref: '#/$defs/d9999' } } }))).toBe(
      'too-many-options',
    );
  });

  test('a circle of references ends', () => {
    const $defs = { a: { $ref: '#/$defs/b' }, b: { anyOf: [{ $ref: '#/$defs/a' }, { $ref: '#' }] } };
    expect(codeOf(form({ type: 'object', $defs, properties: { x: { $ref: '#/$defs/a' } } }))).toBeNull();
  });

  test('a schema of 1 MB is let in, a larger one is not', () => {
    const ofSize = (size: number): unknown =>
      form({ type: 'object', properties: { a: { description: 'x'.repeat(size) } } });
    expect(codeOf(ofSize(1_000_000))).toBeNull();
    expect(codeOf(ofSize(1_100_000))).toBe('schema-too-large');
  });

  test.each<[string, (depth: number) => unknown]>([
    ['objects', (depth): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)],
    ['lists', (depth): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)],
  ])('%s nested thousands deep are refused, not followed', (_, nest) => {
    expect(codeOf(form({ type: 'object', properties: { a: nest(5000) } }))).toBe('schema-too-large');
  });

  test('a host may set its own', () => {
    const limits = { fields: 1, options: 2, schemaSize: 120 };
    expect(codeOf(form({ type: 'object', properties: properties(2) }), { limits })).toBe('too-many-fields');
    expect(codeOf(form({ type: 'object', properties: { a: { enum: values(3) } } }), { limits })).toBe(
      'too-many-options',
    );
    expect(codeOf(form({ type: 'object', title: 'x'.repeat(120) }), { limits })).toBe('schema-too-large');
  });
});

describe('never throws', () => {
  const thrower = (): never => {
    throw new Error('gotcha');
  };
  const cycle: Record<string, unknown> = { type: 'object' };
  cycle['properties'] = cycle;
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();

  test.each<[string, unknown]>([
    ['a getter that throws', Object.defineProperty({}, 'message', { enumerable: true, get: thrower })],
    [
      'a getter in the schema',
      form(Object.defineProperty({ type: 'object' }, 'properties', { enumerable: true, get: thrower })),
    ],
    [
      'a proxy that throws',
      new Proxy({}, { get: thrower, has: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower }),
    ],
    ['a revoked proxy', revoked.proxy],
    ['a revoked proxy for a schema', form(revoked.proxy)],
    ['a schema in a circle', form(cycle)],
    ['a list that claims to be endless', form({ type: 'object', required: new Array(4_000_000_000) })],
    [
      'an object with endless keys',
      form({ type: 'object', properties: new Proxy({}, { ownKeys: thrower }) }),
    ],
  ])('at %s', (_, params) => {
    expect(readRequest(params).ok).toBe(false);
  });

  test('what is no JSON is left out, as JSON.stringify does', () => {
    const schema = {
      type: 'object',
      properties: { a: { default: NaN, x: undefined, f: thrower, s: Symbol('s'), b: 5n, l: [undefined] } },
    };
    const read = readRequest(form(schema));
    expect(read.ok && read.request.mode === 'form' && JSON.stringify(read.request.schema)).toBe(
      '{"type":"object","properties":{"a":{"default":null,"l":[null]}}}',
    );
  });

  test('at arbitrary values, and touches no prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const keyword = fc.constantFrom(
      'message',
      'mode',
      'requestedSchema',
      'url',
      'type',
      'properties',
      'required',
      'enum',
      'oneOf',
      'anyOf',
      'items',
      '$ref',
      '$defs',
      '__proto__',
      'constructor',
      'elicitationId',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'medium' },
        fc.constantFrom(
          'form',
          'url',
          'object',
          'string',
          '#/$defs/a',
          '#/properties',
          '#',
          'https://example.com',
          'javascript:1',
          '',
          null,
          true,
          0,
          undefined,
        ),
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
          maxDepth: 1,
        }),
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(keyword, tie('tree'), { maxKeys: 5, noNullPrototype: false }),
      ),
    }));
    fc.assert(
      fc.property(
        fc.oneof(
          tree,
          fc.record({ message: fc.string(), requestedSchema: tree }),
          fc.record({
            message: fc.string(),
            requestedSchema: fc.record({ type: fc.constant('object'), properties: tree, $defs: tree }),
          }),
        ),
        (params) => {
          const read = readRequest(params);
          if (read.ok && read.request.mode === 'form') JSON.stringify(read.request.schema);
          else if (!read.ok) expect(read.refusal.rpcCode).toBe(-32602);
        },
      ),
      { numRuns: 3000 },
    );
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });
});
