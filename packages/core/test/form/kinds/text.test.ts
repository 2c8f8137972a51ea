import { describe, expect, test } from 'vitest';
import { seedDraft, toAnswer, type Field } from '../../../src/index.ts';
import { engines, enter, fieldOf, formOf } from '../../play.ts';

const codeOf = (schema: object, text: string, options = {}): string => {
  const field = fieldOf(schema, options);
  const answer = toAnswer(field, enter(field, text), { engines });
  return answer.state === 'problem' ? (answer.issues[0]?.code ?? '') : answer.state;
};
const missingOf = (format: string, text: string): unknown => {
  const field = fieldOf({ type: 'string', format });
  return toAnswer(field, enter(field, text), { engines }).issues[0]?.params['missing'] ?? 'nothing';
};

describe('length counts code points', () => {
  test.each([
    [{ minLength: 2 }, 'a', 'minLength'],
    [{ minLength: 2 }, '😀', 'minLength'],
    [{ minLength: 2 }, '😀🚀', 'answered'],
    [{ maxLength: 2 }, '😀🚀', 'answered'],
    [{ maxLength: 2 }, '😀🚀🍀', 'maxLength'],
    [{ maxLength: 2 }, '\ud83d\ud83d', 'answered'],
    [{ maxLength: 2 }, '\ude00\ud83d\ude00', 'answered'],
    [{ maxLength: 0 }, 'a', 'maxLength'],
  ])('%j: %j is %s', (limits, text, code) => {
    expect(codeOf({ type: 'string', ...limits }, text)).toBe(code);
  });

  test('the issue says the limit and the length', () => {
    const field = fieldOf({ type: 'string', maxLength: 2 });
    expect(toAnswer(field, enter(field, '😀🚀🍀')).issues).toEqual([
      { code: 'maxLength', fieldId: 'f0', params: { limit: 2, length: 3 } },
    ]);
  });
});

describe('an email address is as strict as what servers check (facts 7.4)', () => {
  test.each(['a@b.co', 'A.B+c@EXAMPLE.com', "o'k@sub.b-c.co"])('%s passes', (text) => {
    expect(codeOf({ type: 'string', format: 'email' }, text)).toBe('answered');
  });

  test.each([
    ['plain', 'at'],
    ['@b.co', 'name'],
    ['a@', 'domain'],
    ['a@b', 'dot'],
    ['user@localhost', 'dot'],
    ['a@b.', 'dot'],
    [' a@b.co', 'space'],
    ['é@b.co', 'ascii'],
    ['"a"@b.co', 'other'],
  ])('%j says what is missing: %s', (text, missing) => {
    expect(missingOf('email', text)).toBe(missing);
  });
});

describe('a uri is as strict as what servers check (facts 7.4)', () => {
  test.each(['https://a.de', 'mailto:x@y', 'urn:x:y', 'javascript:1', 'http://[::1]:8080/%41?x#y'])(
    '%s passes',
    (text) => {
      expect(codeOf({ type: 'string', format: 'uri' }, text)).toBe('answered');
    },
  );

  test.each([
    ['example.com', 'scheme'],
    ['//host', 'scheme'],
    ['https://a.de/ b', 'space'],
    ['https://ä.de', 'ascii'],
    ['https://a.de/%zz', 'other'],
  ])('%j says what is missing: %s', (text, missing) => {
    expect(missingOf('uri', text)).toBe(missing);
  });

  test('a text that is as long as it can get neither blocks nor throws', { timeout: 60_000 }, () => {
    for (const text of [
      `https:${'//a'.repeat(100_000)}`,
      `${'a'.repeat(100_000)}@`,
      `a@${'a.'.repeat(50_000)}`,
      'a'.repeat(300_000),
    ]) {
      expect(typeof codeOf({ type: 'string', format: 'uri' }, text)).toBe('string');
      expect(typeof codeOf({ type: 'string', format: 'email' }, text)).toBe('string');
    }
  });
});

describe('what a text field looks like', () => {
  test.each([
    [{ maxLength: 200 }, false],
    [{ maxLength: 201 }, true],
    [{ default: 'one\ntwo' }, true],
    [{ default: 'x'.repeat(81) }, true],
    [{ default: 'short' }, false],
    [{ maxLength: 500, format: 'uri' }, false],
    [{}, false],
  ])('%j has several lines: %s', (limits, isMultiline) => {
    expect(fieldOf({ type: 'string', ...limits })).toMatchObject({ kind: 'text', isMultiline });
  });

  test('a password is known by its name or format', () => {
    const isSecret = (field: Field): boolean | undefined => engines.secrets?.isSecret(field);
    expect(isSecret(fieldOf({ type: 'string', format: 'password' }))).toBe(true);
    expect(isSecret(fieldOf({ type: 'string' }, { name: 'api_key' }))).toBe(true);
    expect(isSecret(fieldOf({ type: 'string', title: 'Password' }))).toBe(true);
    expect(isSecret(fieldOf({ type: 'string', description: 'Your password' }))).toBe(true);
    expect(isSecret(fieldOf({ type: 'string', pattern: '^sk-' }))).toBe(true);
    expect(isSecret(fieldOf({ type: 'string' }, { name: 'city' }))).toBe(false);
    expect(isSecret(fieldOf({ type: 'boolean', title: 'Password' }))).toBe(false);
  });

  test('keywords about texts say that a text is meant', () => {
    expect(fieldOf({ maxLength: 3 }).kind).toBe('text');
    expect(fieldOf({ format: 'date' }).kind).toBe('date');
  });
});

test('an empty default is the empty text, unless that could not stand', () => {
  const form = formOf({
    properties: {
      plain: { type: 'string', default: '' },
      long: { type: 'string', default: '', minLength: 1 },
      mail: { type: 'string', default: '', format: 'email' },
    },
  });
  const seed = seedDraft(form);
  expect(seed).toMatchObject({
    f0: { isEmptyAnswer: true },
    f1: { isEmptyAnswer: false },
    f2: { isEmptyAnswer: false },
  });
  expect(form.fields.map(({ notices }) => notices.map(({ code }) => code))).toEqual([
    [],
    ['default-ignored'],
    ['default-ignored'],
  ]);
});

test('text goes as typed: no trimming, no case, no rewriting', () => {
  const field = fieldOf({ type: 'string' });
  const text = ' Ünïcode\t\u202e\r\n';
  expect(toAnswer(field, enter(field, text))).toMatchObject({ state: 'answered', value: text });
});
