import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternEngine } from '../../src/validation/patterns.ts';
import { parameters, TIMEOUT } from './runs.ts';

const atom = fc.constantFrom(
  ...[
    'a',
    'b',
    'ab',
    '.',
    '\\d',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\b',
    '\\B',
    '^',
    '$',
    '[ab]',
    '[^a]',
    '[a-c1-3]',
  ],
  ...[
    '[]',
    '[^]',
    '[\\]a]',
    '[\\w-]',
    '[[]',
    '\\p{L}',
    '\\P{L}',
    '\\p{Script=Greek}',
    '[\\p{Lu}😀]',
    '😀',
    '\\ud83d\\ude00',
  ],
  ...[
    '\\u{1F600}',
    '\\u0061',
    '\\x61',
    '\\n',
    '\\cJ',
    '\\.',
    '\\/',
    '\\$',
    '\\ud83d',
    '(?:)',
    '()',
    'é',
    '\\0',
    '\\t',
    '-',
  ],
);
const quantifier = fc.constantFrom(
  '',
  '',
  '',
  '*',
  '+',
  '?',
  '*?',
  '+?',
  '??',
  '{2}',
  '{0}',
  '{1,2}',
  '{2,}',
  '{0,3}?',
);
const { pattern } = fc.letrec<{ pattern: string; group: string; piece: string }>((tie) => ({
  pattern: fc
    .array(
      fc.array(tie('piece'), { maxLength: 3 }).map((pieces) => pieces.join('')),
      { minLength: 1, maxLength: 3 },
    )
    .map((branches) => branches.join('|')),
  group: fc
    .tuple(fc.constantFrom('(?:', '(', '(?<name>', '(?:', '(?<ñ_$1>'), tie('pattern'))
    .map(([open, inner]) => `${open}${inner})`),
  piece: fc
    .tuple(fc.oneof({ depthSize: 'small', withCrossShrink: true }, atom, tie('group')), quantifier)
    .map((parts) => parts.join('')),
}));
const text = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      'c',
      '1',
      ' ',
      '\n',
      '\u2028',
      'é',
      'Ω',
      '😀',
      '\ud83d',
      '\ude00',
      '-',
      'A',
      '$',
      '\0',
      '.',
    ),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

test(
  'C-01: patterns mean what ECMAScript regular expressions with the u flag mean',
  { timeout: TIMEOUT },
  () => {
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 3, maxLength: 3 }), (source, texts) => {
        const native = compileNative(source);
        const ours = patternEngine.compile(source);
        expect(ours === null).toBe(native === null);
        for (const sample of texts)
          expect(ours?.test(sample), JSON.stringify([source, sample])).toBe(
            native === null ? undefined : found(native, sample),
          );
      }),
      parameters(),
    );
  },
);

function compileNative(source: string): RegExp | null {
  try {
    return new RegExp(source, 'uy');
  } catch {
    return null;
  }
}

/**
 * Tries each code point, as RegExpBuiltinExec with AdvanceStringIndex does. V8's own search also
 * looks between the two halves of a pair, where `/\B/u` then matches in `a😀a`.
 */
function found(sticky: RegExp, sample: string): boolean {
  for (let index = 0; index <= sample.length; index += (sample.codePointAt(index) ?? 0) > 0xffff ? 2 : 1) {
    sticky.lastIndex = index;
    if (sticky.test(sample)) return true;
  }
  return false;
}
