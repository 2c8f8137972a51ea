import { describe, expect, test } from 'vitest';
import { readArguments } from '../src/arguments.ts';
import { ENTRANTS } from '../src/entrants.ts';
import { MEASURES } from '../src/measures.ts';

describe('arguments', () => {
  test('without any, everybody and everything takes part', () => {
    expect(readArguments([])).toMatchObject({
      entrants: ENTRANTS.map(({ name }) => name),
      measures: MEASURES.map(({ name }) => name),
      fields: [3, 20, 100, 500],
      json: undefined,
    });
  });

  test('--only filters entrants and measures apart, and keeps the floor for the ratios', () => {
    expect(readArguments(['--only', 'kit, key'])).toMatchObject({
      entrants: ['kit', 'floor'],
      measures: ['key'],
    });
    const onlyMeasures = readArguments(['--only', 'bytes,open']);
    expect(onlyMeasures).toMatchObject({ measures: ['bytes', 'open'] });
    expect(onlyMeasures).toMatchObject({ entrants: ENTRANTS.map(({ name }) => name) });
  });

  test('--fields takes sizes in any order, each once', () => {
    expect(readArguments(['--fields', '100,3,100', '--json', 'out.json'])).toMatchObject({
      fields: [3, 100],
      json: 'out.json',
    });
  });

  test('the dashes that pnpm hands on are no argument', () => {
    expect(readArguments(['--', '--fields', '7'])).toMatchObject({ fields: [7] });
  });

  test.each([
    [['--only', 'kit,formik'], 'no formik'],
    [['--only', ' , '], 'names nothing'],
    [['--fields', '0'], '1 to 1000'],
    [['--fields', '1001'], '1 to 1000'],
    [['--fields', '3.5'], '1 to 1000'],
    [['--fields', 'many'], '1 to 1000'],
    [['--fields', ''], '1 to 1000'],
    [['--rounds', '5'], '--rounds'],
    [['open'], 'Unknown argument: open'],
  ])('%j is answered with what is wrong', (args, words) => {
    const read = readArguments(args);
    expect(read).toHaveProperty('problem');
    expect(read).toMatchObject({ problem: expect.stringContaining(words) as string });
  });

  test('help is help', () => {
    expect(readArguments(['--help'])).toBe('help');
  });
});
