import { describe, expect, test, vi } from 'vitest';
import { en } from '../../src/messages/en.ts';
import { createFormatter } from '../../src/messages/format-message.ts';
import type { Messages } from '../../src/messages/messages.ts';
import type { Issue } from '../../src/validation/issue.ts';

const issue = (code: Issue['code'], params: Issue['params'] = {}): Issue => ({ code, fieldId: 'f0', params });

describe('says what to do', () => {
  const { issue: say } = createFormatter(en);
  test.each<[string, Issue]>([
    ['Fill in this field.', issue('required')],
    ['Enter a whole number, without decimals.', issue('type', { expected: 'integer' })],
    ['Enter a number, such as 12.5.', issue('type', { expected: 'number' })],
    [
      'This number cannot be sent exactly. Enter one with fewer digits.',
      issue('precision', { text: '1e400' }),
    ],
    [
      'This number cannot be sent exactly. The nearest one that can is 9007199254740992.',
      issue('precision', { nearest: '9007199254740992' }),
    ],
    ['Enter a number of at least 5.', issue('minimum', { limit: 5 })],
    ['Enter a number of at most 1,280.5.', issue('maximum', { limit: 1280.5 })],
    ['Enter a number greater than 0.', issue('exclusiveMinimum', { limit: 0 })],
    ['Enter a number less than 0.000001.', issue('exclusiveMaximum', { limit: 0.000001 })],
    ['Enter a number of at most 1e+300.', issue('maximum', { limit: 1e300 })],
    ['Enter a multiple of 0.01.', issue('multipleOf', { step: 0.01 })],
    ['Use at least 5 characters; there are 3.', issue('minLength', { limit: 5, length: 3 })],
    ['Use at least 1 character; there are 0.', issue('minLength', { limit: 1, length: 0 })],
    ['Use at most 2 characters; remove 3.', issue('maxLength', { limit: 2, length: 5 })],
    ['Add the @ sign, as in name@example.com.', issue('format', { format: 'email', missing: 'at' })],
    ['Choose at least 2 options; there is 1.', issue('minItems', { limit: 2, count: 1 })],
    ['Choose at most 1 option; remove 2.', issue('maxItems', { limit: 1, count: 3 })],
    [
      'The clocks are set forward here, so this time does not exist. The next one that does is 2026-03-08 03:00.',
      issue('time-gap', { before: '-05:00', after: '-04:00', next: '2026-03-08T03:00' }),
    ],
  ])('%s', (text, problem) => {
    expect(say(problem)).toBe(text);
  });

  test('in the words of the kind of field', () => {
    const field = { kind: 'choice' } as Parameters<typeof say>[1];
    expect(say(issue('required'), field)).toBe('Choose an option.');
  });
});

describe('a formatter', () => {
  test('writes numbers as its locale does', () => {
    const german: Messages = { ...en, locale: 'de' };
    expect(createFormatter(german).issue(issue('minimum', { limit: 1234.5 }))).toContain('1.234,5');
  });

  test.each(['de', 'en', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'ru', 'zh-CN', 'zh-Hant-TW', 'en-IN'])(
    'writes small numbers in %s as Intl does, without it',
    (locale) => {
      const { format } = new Intl.NumberFormat(locale);
      const { issue: say } = createFormatter({ ...en, locale });
      const asked = vi.spyOn(Intl, 'NumberFormat');
      for (const limit of [0, 1, 7, 10, 999])
        expect(say(issue('minimum', { limit }))).toContain(format(limit));
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
      for (const limit of [1000, -1, 0.5]) expect(say(issue('minimum', { limit }))).toContain(format(limit));
    },
  );

  test.each(['ar-EG', 'fa', 'mr', 'en-u-nu-deva', 'zh-Hans-CN-u-nu-hanidec', 'zh-x-own'])(
    'leaves small numbers in %s to Intl',
    (locale) => {
      const { format } = new Intl.NumberFormat(locale);
      expect(createFormatter({ ...en, locale }).issue(issue('minimum', { limit: 7 }))).toContain(format(7));
    },
  );

  test('falls back to English numbers for a locale that is no tag', () => {
    const odd: Messages = { ...en, locale: 'not a locale' };
    expect(createFormatter(odd).issue(issue('minLength', { limit: 1000, length: 1 }))).toBe(
      'Use at least 1,000 characters; there is 1.',
    );
  });

  test('makes the Intl objects of a locale once', () => {
    const NumberFormat = vi.spyOn(Intl, 'NumberFormat');
    const swedish: Messages = { ...en, locale: 'sv' };
    for (let round = 0; round < 20; round += 1)
      createFormatter(swedish).issue(issue('minimum', { limit: round }));
    expect(NumberFormat).toHaveBeenCalledTimes(1);
    NumberFormat.mockRestore();
  });

  test('takes texts of the host before its own', () => {
    const { ui, refusal } = createFormatter(en, {
      ui: { send: 'Submit', title: ({ server }) => `${server} wonders` },
      refusals: { 'url-scheme': 'No.' },
    });
    expect([ui('send'), ui('title', { server: 'Tide' }), ui('decline'), refusal('url-scheme')]).toEqual([
      'Submit',
      'Tide wonders',
      'Decline',
      'No.',
    ]);
  });

  test('does not throw when a text of the host does', () => {
    const { ui } = createFormatter(en, {
      ui: {
        send: () => {
          throw new Error('broken');
        },
      },
    });
    expect(ui('send')).toBe('send');
  });

  test('does not throw for a code that a table lacks, nor find one on the prototype', () => {
    const { notice, unsupported } = createFormatter({
      ...en,
      notices: {},
      unsupported: {},
    } as unknown as Messages);
    expect(notice({ code: 'dialect', isForPeople: true, params: {} })).toBe('dialect');
    expect(unsupported('toString' as 'object')).toBe('toString');
  });

  test('shows no direction override of a server, wherever it comes in', () => {
    const { ui, notice, blocker } = createFormatter(en);
    expect(ui('originTool', { name: 'a\u202Eb' })).toBe('Asked while running ab');
    expect(notice({ code: 'unknown-format', isForPeople: false, params: { format: 'x\u202Ey' } })).toContain(
      '“xy”',
    );
    expect(blocker({ code: 'required-without-property', fieldId: null, name: 'g\u202Ehost\nz' })).toContain(
      '“ghost z”',
    );
  });

  test('names a field and an option by position where they have no readable name', () => {
    const { fieldLabel, optionLabel } = createFormatter(en);
    expect(fieldLabel({ label: '', index: 2 })).toBe('Field 3');
    expect(fieldLabel({ label: 'Berth', index: 2 })).toBe('Berth');
    expect(optionLabel({ label: '' }, 0)).toBe('Option 1');
    expect(optionLabel({ label: 'Inner' }, 0)).toBe('Inner');
  });

  test('writes an offset with a real minus sign, and none as UTC', () => {
    const { ui } = createFormatter(en);
    expect(ui('zoneOffset', { offset: '-02:30' })).toBe('UTC−02:30');
    expect(ui('zoneOffset', { offset: '+00:00' })).toBe('UTC');
  });
});
