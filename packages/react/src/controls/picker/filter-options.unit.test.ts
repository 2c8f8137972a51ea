import type { Option } from '@elicit-kit/core';
import { describe, expect, test, vi } from 'vitest';
import { filterOptions, onlyMatch, prepareFilter } from './filter-options.ts';

const listOf = (labels: readonly string[]): readonly Option[] =>
  labels.map((label, index) => ({ id: `o${index}`, value: label, label, description: null }));
const options = listOf([
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
]);
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

  test('names an option once that holds the text several times, and finds the first, the last and their neighbours', () => {
    const list = listOf(['anna', '', 'an', 'na', 'bob', 'Ana', 'nana']);
    const labels = (text: string): readonly string[] => filterOptions(list, text).map(({ label }) => label);
    expect(labels('n')).toEqual(['anna', 'an', 'na', 'Ana', 'nana']);
    expect(labels('an')).toEqual(['anna', 'an', 'Ana', 'nana']);
    expect(labels('nana')).toEqual(['nana']);
    expect(labels('anan')).toEqual([]);
    expect(filterOptions([], 'a')).toEqual([]);
  });

  test('finds no text that reaches from one label into the next, whatever is typed', () => {
    const list = listOf(['ab', 'cd']);
    for (const text of ['abcd', 'b\0c', '\0', 'ab\0', '\0cd']) {
      expect(filterOptions(list, text)).toEqual([]);
      expect(onlyMatch(list, text)).toBeNull();
    }
  });

  test('finds in a label of ASCII the same whether others of the list have other letters or not', () => {
    const plain = ['Maple 1', 'ELM', 'oak|^~`', 'k', 'x'];
    for (const text of ['m', 'K', 'Ｍ', 'e', '^', '`', 'é', '\u212A']) {
      const [alone, among] = [plain, [...plain, 'Ø']].map((labels) =>
        filterOptions(listOf(labels), text).map(({ label }) => label),
      );
      expect(alone).toEqual(among);
    }
  });

  test('normalizes nothing in a list of ASCII, and any other list once, however much is typed', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const many = Array.from({ length: 1000 }, (_, index) => `Oak ${index}`);
    for (const [labels, times] of [
      [many, 0],
      [[...many, 'Åland'], 1],
    ] as const) {
      const list = listOf(labels);
      normalize.mockClear();
      prepareFilter(list);
      for (const text of ['o', 'oa', 'oak', 'oak 9']) filterOptions(list, text);
      onlyMatch(list, 'oak 9');
      expect(normalize).toHaveBeenCalledTimes(times);
    }
    normalize.mockRestore();
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

  test('finds the first and the last, and none that only begins or ends like the text', () => {
    const list = listOf(['one', 'one two', 'two']);
    expect(['one', 'two', 'one two', 'ne', 'tw'].map((text) => onlyMatch(list, text)?.id)).toEqual([
      'o0',
      'o2',
      'o1',
      undefined,
      undefined,
    ]);
  });
});
