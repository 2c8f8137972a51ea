import { expect, test } from 'vitest';
import { readArgumentHints, readArguments } from '../src/host/arguments.ts';

const schema = {
  type: 'object',
  properties: {
    city: { type: 'string', description: 'Where to' },
    nights: { type: ['integer', 'null'] },
    constructor: {},
  },
  required: ['city'],
};

test('lists what a tool takes, in the order of its schema', () => {
  expect(readArgumentHints(schema)).toEqual([
    { name: 'city', type: 'string', isRequired: true, description: 'Where to' },
    { name: 'nights', type: 'integer | null', isRequired: false, description: '' },
    { name: 'constructor', type: '', isRequired: false, description: '' },
  ]);
});

test.each([undefined, null, 'text', [], {}, { properties: null }, { properties: 7 }])(
  'finds none in %j',
  (value) => {
    expect(readArgumentHints(value)).toEqual([]);
  },
);

test('takes blank text as no arguments', () => {
  expect(readArguments('  \n', [])).toEqual({ ok: true, value: {} });
});

test.each([
  ['{"city": "Porto"', { code: 'not-json' }],
  ['undefined', { code: 'not-json' }],
  ['[1]', { code: 'not-an-object' }],
  ['null', { code: 'not-an-object' }],
  ['"Porto"', { code: 'not-an-object' }],
  ['{"nights": 2}', { code: 'missing', name: 'city' }],
  ['', { code: 'missing', name: 'city' }],
])('refuses %j', (text, problem) => {
  expect(readArguments(text, readArgumentHints(schema))).toEqual({ ok: false, problem });
});

test('does not take an inherited member for a given one', () => {
  const hints = readArgumentHints({ properties: { toString: { type: 'string' } }, required: ['toString'] });
  expect(readArguments('{}', hints)).toEqual({ ok: false, problem: { code: 'missing', name: 'toString' } });
});
