import { describe, expect, test } from 'vitest';
import { en } from '../../src/messages/en.ts';
import { createFormatter } from '../../src/messages/format-message.ts';
import type { MessageParams, Messages } from '../../src/messages/messages.ts';
import { zhCn } from '../../src/messages/zh-cn.ts';

const locales: readonly Messages[] = [en, zhCn];

const groups = ['issues', 'notices', 'refusals', 'unsupported', 'blockers', 'withdrawals', 'ui'] as const;

/** Values as core hands them out, and none at all. */
const plausible: readonly MessageParams[] = [
  {},
  { limit: 5, length: 3, count: 1, step: 0.01, min: 1, max: 3, position: 1, index: 1 },
  { limit: 0, length: 9, count: 9, step: 1, min: 2, max: 2, kind: 'list' },
  { expected: 'integer', text: '1e400', nearest: '9007199254740992', kind: 'choices' },
  { format: 'email', missing: 'at', server: 'Tide Office', host: 'a.example', name: 'ghost', kind: 'choice' },
  {
    format: 'email',
    missing: 'domain',
    value: 1.5,
    zone: 'Europe/Berlin',
    offset: '+05:30',
    kind: 'boolean',
  },
  {
    format: 'uri',
    missing: 'scheme',
    before: '-05:00',
    after: '-04:00',
    next: '2026-03-08T03:00',
    kind: 'number',
  },
  {
    format: 'date',
    field: 'Berth',
    option: 'Inner',
    reason: 'It does.',
    claim: 'Tide',
    port: '8443',
    kind: 'date',
  },
  { format: 'date-time', keyword: 'const', kind: 'date-time', min: 2, count: 0 },
  { format: 'phone', kind: 'text', max: 2, count: 0 },
];

describe.each(locales)('$locale', (messages) => {
  test('has every code of every group', () => {
    for (const group of groups) {
      expect(Object.keys(messages[group]).sort(), group).toEqual(Object.keys(en[group]).sort());
    }
  });

  test('has no empty text, and none that throws or shows a missing value', () => {
    // The formatter turns a throw into the code, so the messages are called themselves as well.
    const { ui } = createFormatter(messages);
    expect(ui('send')).not.toBe('send');
    const words = {
      number: (value: number | string | undefined) => String(value ?? ''),
      plural: (_: unknown, forms: { other: string }) => forms.other,
    };
    for (const group of groups) {
      for (const [code, message] of Object.entries(messages[group])) {
        for (const params of plausible) {
          const text = typeof message === 'function' ? message(params, words) : message;
          expect(text, `${group}.${code}`).not.toBe('');
          expect(text, `${group}.${code}`).not.toMatch(/undefined|NaN|\[object|null/);
        }
      }
    }
  });

  test('has a well-formed tag', () => {
    expect(Intl.getCanonicalLocales(messages.locale)).toEqual([messages.locale]);
  });

  test('never says "invalid" and never shouts', () => {
    for (const group of groups) {
      for (const message of Object.values(messages[group])) {
        if (typeof message === 'string') expect(message).not.toMatch(/invalid|无效|!|！/i);
      }
    }
  });
});

test('Chinese is Chinese: every text has Han characters', () => {
  const words = { number: () => '', plural: (_: unknown, forms: { other: string }) => forms.other };
  for (const group of groups) {
    for (const [code, message] of Object.entries(zhCn[group])) {
      if (code === 'zoneOffset') continue;
      const text = typeof message === 'function' ? message({}, words) : message;
      expect(text, `${group}.${code}`).toMatch(/\p{sc=Han}/u);
    }
  }
});
