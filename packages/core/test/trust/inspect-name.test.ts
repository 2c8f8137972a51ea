import { expect, test } from 'vitest';
import { inspectName } from '../../src/trust/inspect-name.ts';

test.each([
  ['Latin and Cyrillic', 'gіthub-mcp-server'],
  ['Latin and Greek', 'Αmazon'],
  ['Latin and Armenian', 'օpenai'],
  ['Latin and Cherokee', 'Ꭺpple'],
  ['in the second word', 'The Pаypal server'],
])('flags a word of two alphabets: %s', (_, name) => {
  expect(inspectName(name)).toContain('mixed-script-name');
});

test('sees a mix that an invisible character tries to split', () => {
  expect(inspectName('g\u200Bіthub')).toEqual(['mixed-script-name', 'invisible-name']);
});

test.each([
  ['a direction override', 'GitHub \u202Edeifirev'],
  ['a zero width space', 'Git\u200BHub'],
  ['only blanks', '   '],
  ['only a blank that no trim knows', '\u2800'],
  ['a line break', 'GitHub\n(verified)'],
])('flags %s', (_, name) => {
  expect(inspectName(name)).toContain('invisible-name');
});

test.each([
  'GitHub',
  'Тихая гавань',
  'Яндекс Maps',
  '日本語サーバー',
  'GitHubの検索',
  '網易 NetEase',
  '한국어 server2',
  'שירות לקוחות',
  'خدمة العملاء',
  'سرویس می‌خواهم',
  'Ελληνικά',
  'mcp-servers/everything',
  'Café ☕️ 👩‍💻',
])('is quiet about %s', (name) => {
  expect(inspectName(name)).toEqual([]);
});
