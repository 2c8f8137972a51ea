import { expect, test } from 'vitest';
import { clientCapabilities } from '../src/index.ts';

const form = { form: {} };
const both = { form: {}, url: {} };

test.each([
  ['2025-06-18', ['form', 'url'], { elicitation: {} }],
  ['2025-06-18', ['url'], {}],
  ['2025-11-25', ['form'], { elicitation: form }],
  ['2025-11-25', ['form', 'url'], { elicitation: both }],
  ['2026-07-28', ['url'], { elicitation: { url: {} } }],
  ['2026-07-28', ['form', 'url'], { elicitation: both }],
  [undefined, ['form', 'url'], { elicitation: both }],
  [undefined, [], {}],
] as const)('in %s, views for %j declare %j', (revision, modes, expected) => {
  expect(clientCapabilities({ revision, modes })).toEqual(expected);
});

test('sampling and roots are declared where the host answers them, and not otherwise', () => {
  const answer = () => Promise.resolve({});
  expect(Object.keys(clientCapabilities({ modes: ['form'], sampling: answer }))).toEqual([
    'elicitation',
    'sampling',
  ]);
  expect(clientCapabilities({ modes: ['form'], roots: answer })).toMatchObject({ roots: {} });
});
