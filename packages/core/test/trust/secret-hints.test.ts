import { describe, expect, test } from 'vitest';
import { looksSecret } from '../../src/trust/secret-hints.ts';
import { HARMLESS_NAMES, SECRET_NAMES } from './secret-names.ts';

describe('C-30: on a labelled list of names', () => {
  const missed = SECRET_NAMES.filter((name) => !looksSecret({ name }));
  const wronglyFlagged = HARMLESS_NAMES.filter((name) => looksSecret({ name }));
  const found = SECRET_NAMES.length - missed.length;

  test('there are at least 300 different names', () => {
    const names = new Set([...SECRET_NAMES, ...HARMLESS_NAMES]);
    expect(names.size).toBe(SECRET_NAMES.length + HARMLESS_NAMES.length);
    expect(names.size).toBeGreaterThanOrEqual(300);
  });

  test('precision is at least 0.98', () => {
    expect(
      found / (found + wronglyFlagged.length),
      `wrongly flagged: ${wronglyFlagged.join(' | ')}`,
    ).toBeGreaterThanOrEqual(0.98);
  });

  test('recall is at least 0.9', () => {
    expect(found / SECRET_NAMES.length, `missed: ${missed.join(' | ')}`).toBeGreaterThanOrEqual(0.9);
  });
});

describe('what is read', () => {
  test.each([
    ['a format that says so', { name: 'value', format: 'password' }],
    ['the title, whatever the name is', { name: 'field1', title: 'Account password' }],
    ['a title whose letters are split by invisible characters', { name: 'x', title: 'Pass\u200Bword' }],
    ['a title in brackets', { name: 'x', title: 'Login (password)' }],
    ['full-width letters', { name: 'x', title: 'Ｐａｓｓｗｏｒｄ' }],
    ['a description that names it', { name: 'value', description: 'Your GitHub personal access token' }],
    ['a description that opens with it', { name: 'value', description: 'API key. Found in the settings.' }],
    ['a pattern of well-known keys', { name: 'value', pattern: '^ghp_[A-Za-z0-9]{36}$' }],
    ['a pattern of card numbers', { name: 'value', pattern: '^\\d{13,19}$' }],
  ])('%s is enough', (_, parts) => {
    expect(looksSecret(parts)).toBe(true);
  });

  test.each([
    [
      'a description that tells a story',
      { name: 'nick', description: 'Shown to others. We never ask for your password.' },
    ],
    [
      'a description about another field',
      { name: 'name', description: 'The name shown next to your password' },
    ],
    ['an ordinary format', { name: 'mail', format: 'email' }],
    ['an ordinary pattern', { name: 'zip', pattern: '^\\d{5}$' }],
    ['nothing at all', {}],
    ['nulls', { name: null, title: null, description: null, format: null, pattern: null }],
  ])('%s is not', (_, parts) => {
    expect(looksSecret(parts)).toBe(false);
  });

  test('a name of a million characters takes a moment', () => {
    expect(looksSecret({ name: 'passing '.repeat(125_000), title: 'a'.repeat(1_000_000) })).toBe(false);
  });
});
