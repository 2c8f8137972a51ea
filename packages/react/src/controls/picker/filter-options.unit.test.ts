import type { Option } from '@elicit-kit/core';
import { describe, expect, test } from 'vitest';
import { filterOptions, onlyMatch } from './filter-options.ts';

const options = [
  'Zürich',
  'Århus',
  'İzmir',
  'Straße',
  'ＦＵＬＬ',
  'Пермь',
  '東京',
  'a.*b',
  'Same',
  'same',
  '',
  'ΟΔΟΣ',
].map((label, index): Option => ({ id: `o${index}`, value: label, label, description: null }));
const found = (text: string): readonly string[] => filterOptions(options, text).map(({ label }) => label);

describe('filterOptions', () => {
  test.each([
    ['zurich', ['Zürich']],
    ['ARHUS', ['Århus']],
    ['izmir', ['İzmir']],
    ['strasse', ['Straße']],
    ['straße', ['Straße']],
    ['full', ['ＦＵＬＬ']],
    ['пер', ['Пермь']],
    ['京', ['東京']],
    ['same', ['Same', 'same']],
    ['οδος', ['ΟΔΟΣ']],
    ['nothing', []],
  ])('finds %j without regard to case and diacritics', (text, labels) => {
    expect(found(text)).toEqual(labels);
  });

  test('takes the text as it is, not as a pattern', () => {
    expect(found('.*')).toEqual(['a.*b']);
  });

  test('keeps all options, in their order, while nothing or only blanks are typed', () => {
    expect(filterOptions(options, '')).toBe(options);
    expect(filterOptions(options, '  ')).toBe(options);
  });
});

describe('onlyMatch', () => {
  test('finds the one option with this very label', () => {
    expect(onlyMatch(options, 'zurich')?.label).toBe('Zürich');
    expect(onlyMatch(options, 'zur')).toBeNull();
  });

  test('does not guess between two options with the same label', () => {
    expect(onlyMatch(options, 'same')).toBeNull();
  });
});
