import { expect, test } from 'vitest';
import { toJson } from '../src/report/to-json.ts';
import { toMarkdown } from '../src/report/to-markdown.ts';
import { bytes, cellOf, results } from './results.ts';

test('a row per size, and one for the work, with ratios to the form by hand', () => {
  const text = toMarkdown(results, ['open']);
  expect(text).toContain('| fields | Elicit Kit | by hand | rjsf |');
  expect(text).toContain('| 20 | 21.0 (29.1) ×1.35 | 15.0 (19.5) | failed |');
  expect(text).toContain('| 20 work | 6.00 (6.00) ×1.50 | 4.00 (4.00) | failed |');
  expect(text).toContain('Chromium 156.0.0.0, 2 cores, 61 s.');
});

test('only what was asked for is shown', () => {
  expect(toMarkdown(results, ['bytes'])).not.toContain('fields');
  expect(toMarkdown(results, ['bytes'])).toContain(
    '| by hand | 60.0 | 20.0 | 18.0 | 0.1 | 0.1 | 0.1 | 0.0 |',
  );
});

test('a reason does not break the table', () => {
  expect(toMarkdown(results, ['policy'])).toContain('| rjsf | no | 2 | a / b |');
});

test('the file for machines has every sample, both ratios and what failed', () => {
  const read = JSON.parse(toJson(results, ['open'])) as { cells: unknown[] };
  expect(read).toMatchObject({
    chromium: '156.0.0.0',
    bytes: { floor: bytes },
    policy: { kit: { runs: true } },
  });
  expect(read.cells[0]).toMatchObject({
    measure: 'open',
    size: 20,
    failures: { rjsf: 'it broke' },
    entrants: {
      kit: {
        value: { median: 21, p95: expect.closeTo(29.1) as number, count: 2 },
        ratio: { median: 1.35 },
        workRatio: { median: 1.5 },
        samples: [
          { round: 0, value: 12, work: 6, script: 3, layout: 0 },
          { round: 1, value: 30, work: 6, script: 3, layout: 0 },
        ],
      },
    },
  });
});

test('whoever failed or cannot filter is named under the table, with the reason', () => {
  expect(toMarkdown(results, ['open'])).toContain('rjsf at 20 failed: it broke.');
  const filter = { ...results, cells: [cellOf('filter', 500, { kit: [5], floor: [4] })] };
  const text = toMarkdown(filter, ['filter']);
  expect(text).toContain('| 500 | 5.00 ×1.25 | 4.00 | — |');
  expect(text).toContain('rjsf: it has no box.');
});

test('the table of what is alike says what each one does', () => {
  const text = toMarkdown(results, ['open']);
  expect(text).toContain('| Elicit Kit | its own | yes | yes | yes |');
  expect(text).toContain('| rjsf | Radix | yes | yes | no |');
});

test('a run that was stopped says so at both ends and in the file', () => {
  const partial = { ...results, partial: 'it was stopped' };
  const text = toMarkdown(partial, ['open']);
  expect(text.startsWith('**Partial:** it was stopped.')).toBe(true);
  expect(text.endsWith('This run is partial: see above.')).toBe(true);
  expect(JSON.parse(toJson(partial, ['open']))).toMatchObject({ partial: 'it was stopped' });
  expect(toMarkdown(results, ['open'])).not.toContain('artial');
});
