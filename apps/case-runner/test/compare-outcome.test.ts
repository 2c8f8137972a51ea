import { expect, test } from 'vitest';
import type { ExpectedOutcome } from '../src/case-file/case.ts';
import { compareOutcome, type Outcome } from '../src/compare/compare-outcome.ts';

const errors = (pairs: readonly (readonly [string, readonly string[]])[]): ExpectedOutcome => ({
  is: 'errors',
  errors: new Map(pairs),
});
const shown = (pairs: readonly (readonly [string, string])[]): Outcome => ({
  is: 'errors',
  errors: new Map(pairs),
});
const accept = (content: { readonly [name: string]: string } | null): Extract<Outcome, { is: 'result' }> => ({
  is: 'result',
  action: 'accept',
  content,
  others: [],
});

function places(expected: readonly ExpectedOutcome[], actual: Outcome): readonly string[] {
  return compareOutcome(expected, actual, () => 'exactly').map(({ at }) => at);
}

test('takes any of the kinds of problem that a list names', () => {
  const expected = [errors([['mail', ['format', 'pattern']]])];
  expect(places(expected, shown([['mail', 'pattern']]))).toEqual([]);
  expect(places(expected, shown([['mail', 'required']]))).toEqual(['errors["mail"]']);
});

test('wants a problem at each of the fields and at no other', () => {
  const expected = [
    errors([
      ['a', ['required']],
      ['b', ['required']],
    ]),
  ];
  expect(places(expected, shown([['a', 'required']]))).toEqual(['errors["b"]']);
  const surplus = shown([
    ['a', 'required'],
    ['b', 'required'],
    ['c', 'minimum'],
  ]);
  expect(places(expected, surplus)).toEqual(['errors["c"]']);
});

test('takes an outcome that stands under alsoAcceptable', () => {
  const expected = [errors([['name', ['required']]]), accept({ name: '' }), accept(null)];
  expect(places(expected, shown([['name', 'required']]))).toEqual([]);
  expect(places(expected, accept({ name: '' }))).toEqual([]);
  expect(places(expected, accept(null))).toEqual([]);
});

test('holds a wrong outcome against the right one of its sort', () => {
  const expected = [errors([['name', ['required']]]), accept({ name: '' })];
  expect(compareOutcome(expected, accept({ name: 'x' }), () => 'exactly')).toEqual([
    { at: 'content.name', expected: '', actual: 'x' },
  ]);
});

test('says that a problem came where a result was right, and the other way round', () => {
  expect(places([accept({})], shown([['name', 'required']]))).toEqual(['action']);
  expect(places([errors([['name', ['required']]])], accept({}))).toEqual(['errors']);
  expect(places([accept({})], { is: 'nothing', why: 'nothing happened' })).toEqual(['action']);
});

test('tells decline from cancel, and finds content that must not be there', () => {
  const declined: ExpectedOutcome = { is: 'result', action: 'decline', content: null };
  expect(places([declined], { is: 'result', action: 'cancel', content: null, others: [] })).toEqual([
    'action',
  ]);
  expect(places([declined], { is: 'result', action: 'decline', content: {}, others: [] })).toEqual([
    'content',
  ]);
});

test('finds members of a result that the protocol does not know', () => {
  expect(places([accept({})], { ...accept({}), others: ['answeredBy'] })).toEqual(['result.answeredBy']);
});
