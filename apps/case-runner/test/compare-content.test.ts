import { expect, test } from 'vitest';
import { compareContent } from '../src/compare/compare-content.ts';
import type { HowToCompare } from '../src/compare/how-to-compare.ts';
import type { JsonObject } from '../src/json.ts';

const HOW: ReadonlyMap<string, HowToCompare> = new Map([
  ['tags', 'as-a-set'],
  ['at', 'as-an-instant'],
]);

/** Places that differ; both sides as JSON text, so that `__proto__` is a member like any other. */
function placesThatDiffer(expected: string | null, actual: string | null): readonly string[] {
  const parse = (text: string | null): JsonObject | null =>
    text === null ? null : (JSON.parse(text) as JsonObject);
  return compareContent(parse(expected), parse(actual), (name) => HOW.get(name) ?? 'exactly').map(
    ({ at }) => at,
  );
}

test.each([
  ['the order of members does not count', '{"a":1,"b":"x"}', '{"b":"x","a":1}', []],
  ['numbers are compared as numbers', '{"n":7}', '{"n":7.0}', []],
  ['a number is no text', '{"n":7}', '{"n":"7"}', ['content.n']],
  ['false is not left out', '{"n":false}', '{}', ['content.n']],
  ['null is not left out', '{}', '{"n":null}', ['content.n']],
  ['an empty text is not left out', '{}', '{"n":""}', ['content.n']],
  ['blanks count', '{"n":"x"}', '{"n":"x "}', ['content.n']],
  ['a member too many', '{"a":1}', '{"a":1,"b":2}', ['content.b']],
  ['a member too few', '{"a":1,"b":2}', '{"a":1}', ['content.b']],
  ['the order of a multi-select does not count', '{"tags":["a","b"]}', '{"tags":["b","a"]}', []],
  [
    'each choice of a multi-select counts once',
    '{"tags":["a","b"]}',
    '{"tags":["a","b","b"]}',
    ['content.tags'],
  ],
  ['1 and "1" are two choices', '{"tags":[1]}', '{"tags":["1"]}', ['content.tags']],
  ['a text is no list of one', '{"tags":["a"]}', '{"tags":"a"}', ['content.tags']],
  ['the order of another list counts', '{"list":["a","b"]}', '{"list":["b","a"]}', ['content.list']],
  ['two names of one instant', '{"at":"2026-07-01T09:15:00-02:30"}', '{"at":"2026-07-01T11:45:00Z"}', []],
  ['another instant', '{"at":"2026-07-01T09:15:00-02:30"}', '{"at":"2026-07-01T09:15:00Z"}', ['content.at']],
  ['no seconds', '{"at":"2026-07-01T09:15:00Z"}', '{"at":"2026-07-01T09:15Z"}', ['content.at']],
  ['no offset', '{"at":"2026-07-01T09:15:00Z"}', '{"at":"2026-07-01T09:15:00"}', ['content.at']],
  ['a name of the prototype that is lost', '{"__proto__":"p"}', '{}', ['content.__proto__']],
  ['a name of the prototype that is there', '{"__proto__":"p"}', '{"__proto__":"p"}', []],
  ['a method of every object is no member', '{"toString":true}', '{}', ['content.toString']],
  ['a name with a dot', '{"a.b":1}', '{"a":{"b":1}}', ['content["a.b"]', 'content.a']],
  ['no content and empty content are two things', null, '{}', ['content']],
  ['empty content and no content are two things', '{}', null, ['content']],
  ['no content on both sides', null, null, []],
])('%s', (_title, expected, actual, places) => {
  expect(placesThatDiffer(expected, actual)).toEqual(places);
});
