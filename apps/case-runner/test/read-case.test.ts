import { expect, test } from 'vitest';
import { readCase } from '../src/case-file/read-case.ts';

function withExpect(expectation: object): ReturnType<typeof readCase> {
  return readCase(JSON.stringify({ id: 'x', kind: 'form', request: {}, expect: expectation }), 'file');
}

test('reads every form of input', () => {
  const input =
    '{"a":"text","b":true,"c":{"pick":"One"},"d":{"pick":["One"]},"e":{"pickIndex":2},"f":{"clear":true},' +
    '"g":{"local":"2026-07-01T09:15"},"h":{"list":[]}}';
  const text = `{"request":{},"expect":{"answers":[{"do":"submit","action":"accept","input":${input}}]}}`;
  const { case: read, faults } = readCase(text, 'file');
  expect(faults).toEqual([]);
  expect(read?.expect.answers[0]?.steps[0]).toEqual([
    ['a', { do: 'type', text: 'text' }],
    ['b', { do: 'say', value: true }],
    ['c', { do: 'pick', labels: ['One'], isWhole: false }],
    ['d', { do: 'pick', labels: ['One'], isWhole: true }],
    ['e', { do: 'pick-index', index: 2 }],
    ['f', { do: 'clear' }],
    ['g', { do: 'local', local: '2026-07-01T09:15' }],
    ['h', { do: 'list', items: [] }],
  ]);
});

test('keeps names that an object literal would lose', () => {
  const text =
    '{"request":{},"expect":{"answers":[{"do":"submit","errors":{"__proto__":"required"},' +
    '"steps":[{"__proto__":"p"},{"":"q"}]}]}}';
  const answer = readCase(text, 'file').case?.expect.answers[0];
  expect(answer?.steps).toEqual([
    [['__proto__', { do: 'type', text: 'p' }]],
    [['', { do: 'type', text: 'q' }]],
  ]);
  expect(answer?.outcomes).toEqual([{ is: 'errors', errors: new Map([['__proto__', ['required']]]) }]);
});

test('puts the outcomes of alsoAcceptable behind the named one; null stands for no content', () => {
  const { case: read } = withExpect({
    answers: [
      {
        do: 'submit',
        action: 'accept',
        content: {},
        alsoAcceptable: [{ content: null }, { errors: { a: 'type' } }],
      },
    ],
  });
  expect(read?.expect.answers[0]?.outcomes).toEqual([
    { is: 'result', action: 'accept', content: {} },
    { is: 'result', action: 'accept', content: null },
    { is: 'errors', errors: new Map([['a', ['type']]]) },
  ]);
});

test('takes the name of the file where the case has no id', () => {
  expect(readCase('{"request":{},"expect":{"refuse":true}}', 'c99-new').case?.id).toBe('c99-new');
});

test.each([
  ['no JSON', '{', /^not JSON/],
  ['no object', '[]', /no JSON object/],
  ['no request', '{"expect":{"refuse":true}}', /^request is missing/],
  ['no expectation', '{"request":{}}', /^expect is missing/],
  ['an expectation that asks for nothing', '{"request":{},"expect":{}}', /asks for nothing/],
  ['an unknown kind', '{"kind":"poll","request":{},"expect":{"refuse":true}}', /^kind/],
  [
    'a time zone that is none',
    '{"env":{"timeZone":"Mars/Base"},"request":{},"expect":{"refuse":true}}',
    /no time zone/,
  ],
  [
    'surroundings that nobody can provide',
    '{"env":{"moon":1},"request":{},"expect":{"refuse":true}}',
    /^env\.moon/,
  ],
])('says what is wrong with a file: %s', (_title, text, fault) => {
  expect(readCase(text, 'file').faults).toContainEqual(expect.stringMatching(fault));
});

test.each([
  ['of expect', { refuse: true, rufuse: true }, 'expect.rufuse'],
  ['of render', { render: { colour: 'red' } }, 'expect.render.colour'],
  [
    'of a field',
    { render: { fields: [{ name: 'a', control: 'text', hint: 'x' }] } },
    'expect.render.fields[0].hint',
  ],
  ['of an answer', { answers: [{ do: 'decline', action: 'decline', erors: {} }] }, 'expect.answers[0].erors'],
])('fails an unknown member %s, which nobody would check', (_title, expectation, member) => {
  expect(withExpect(expectation).faults).toContain(`${member} is not known, so it is not checked`);
});

test('only notes unknown members elsewhere', () => {
  const read = readCase('{"tags":[],"server":{"motto":"x"},"request":{},"expect":{"refuse":true}}', 'file');
  expect(read.faults).toEqual([]);
  expect(read.notices).toEqual(['tags', 'server.motto']);
});

test.each([
  ['a deed', { do: 'guess', action: 'accept' }, /do is none of/],
  ['an input', { do: 'submit', action: 'accept', input: { a: 7 } }, /nobody knows how to enter 7/],
  ['neither action nor errors', { do: 'submit' }, /action is missing/],
])('says what is wrong with an answer: %s', (_title, answer, fault) => {
  expect(withExpect({ answers: [answer] }).faults).toContainEqual(expect.stringMatching(fault));
});
