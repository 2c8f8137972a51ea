import { describe, expect, test } from 'vitest';
import { fieldOf } from '../play.ts';

describe('parts of allOf are merged into one schema that means all of them', () => {
  test.each<[schema: object, wanted: object]>([
    [{ allOf: [{ type: 'number' }, { type: 'integer' }] }, { kind: 'number', isInteger: true }],
    [{ allOf: [{ type: 'integer' }, { type: 'number' }] }, { kind: 'number', isInteger: true }],
    [{ allOf: [{ type: ['string', 'integer'] }, { type: 'integer' }] }, { kind: 'number', isInteger: true }],
    [{ allOf: [{ type: ['string', 'boolean'] }, { type: ['boolean', 'number'] }] }, { kind: 'boolean' }],
    [
      { type: 'string', allOf: [{ type: 'integer' }] },
      { kind: 'unsupported', reason: 'keyword' },
    ],
    [
      { type: 'number', allOf: [{ type: 'string' }] },
      { kind: 'unsupported', reason: 'keyword' },
    ],
    [{ type: 'string', minLength: 2, allOf: [{ minLength: 5 }] }, { minLength: 5 }],
    [{ type: 'string', minLength: 5, allOf: [{ minLength: 2 }] }, { minLength: 5 }],
    [{ type: 'string', maxLength: 9, allOf: [{ maxLength: 4 }] }, { maxLength: 4 }],
    [{ type: 'string', maxLength: 'x', allOf: [{ maxLength: 4 }] }, { maxLength: 4 }],
    [{ type: 'string', maxLength: 4, allOf: [{ maxLength: 'x' }] }, { maxLength: 4 }],
    [
      { type: 'string', title: 'Outer', allOf: [{ title: 'Inner', description: 'In' }] },
      { label: 'Outer', description: 'In' },
    ],
    [{ type: 'string', format: 'email', allOf: [{ format: 'email' }] }, { format: 'email' }],
    [
      { type: 'string', format: 'email', allOf: [{ format: 'uri' }] },
      { kind: 'unsupported', reason: 'keyword' },
    ],
    [
      { type: 'string', pattern: 'a', allOf: [{ pattern: 'b' }] },
      { kind: 'unsupported', reason: 'keyword' },
    ],
  ])('%j', (schema, wanted) => {
    expect(fieldOf(schema)).toMatchObject(wanted);
  });

  const list = { type: 'array', items: { type: 'string' } };
  test.each([
    [{ ...list, allOf: [{ uniqueItems: true }] }, true],
    [{ ...list, uniqueItems: true, allOf: [{ uniqueItems: false }] }, true],
    [{ ...list, uniqueItems: false, allOf: [{ uniqueItems: true }] }, true],
    [{ ...list, uniqueItems: false, allOf: [{ uniqueItems: false }] }, false],
    [{ ...list, uniqueItems: 1, allOf: [{ uniqueItems: 0 }] }, false],
  ])('%j: each entry once: %s', (schema, isUnique) => {
    expect(fieldOf(schema)).toMatchObject({ kind: 'list', isUnique });
  });
});

describe('what cannot be drawn says which kind of thing it is', () => {
  test.each([
    [{ type: 'array', items: { type: 'object' } }, 'array'],
    [{ type: 'array' }, 'array'],
    [{ type: 'object' }, 'object'],
    [{ type: 'file' }, 'not-a-schema'],
    [{ type: 7 }, 'mixed'],
    [{}, 'no-type'],
  ])('%j: %s', (schema, reason) => {
    expect(fieldOf(schema)).toMatchObject({ kind: 'unsupported', reason });
  });
});
