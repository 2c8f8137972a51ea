import { expect, test } from 'vitest';
import { countCodePoints } from './count-code-points.ts';

test.each([
  '',
  'a',
  'naïve',
  '👍',
  '👨‍👩‍👧',
  '\u{1F1E9}\u{1F1EA}',
  '\ud83d',
  '\udc4d\ud83d',
  '\ud83d\ud83d\udc4d',
])('counts %j as its code points', (text) => {
  expect(countCodePoints(text)).toBe(Array.from(text).length);
});
