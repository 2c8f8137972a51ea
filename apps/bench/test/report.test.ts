import { expect, test } from 'vitest';
import { toJson } from '../src/report/to-json.ts';
import { toMarkdown } from '../src/report/to-markdown.ts';
import type { Results } from '../src/results.ts';

const bytes = {
  js: { min: 60_000, gzip: 20_000, brotli: 18_000 },
  css: { min: 100, gzip: 80, brotli: 70 },
  onDemand: { min: 0, gzip: 0, brotli: 0 },
};
const results: Results = {
  entrants: ['kit', 'floor', 'rjsf'],
  bytes: new Map([['floor', bytes]]),
  policy: new Map([
    ['kit', { runs: true, reports: 0, reason: '' }],
    ['rjsf', { runs: false, reports: 2, reason: 'a | b' }],
  ]),
  cells: [
    {
      measure: 'open',
      size: 20,
      samples: new Map([
        [
          'kit',
          [
            { value: 12, work: 6 },
            { value: 30, work: 6 },
          ],
        ],
        [
          'floor',
          [
            { value: 10, work: 4 },
            { value: 20, work: 4 },
          ],
        ],
      ]),
      failures: new Map([['rjsf', 'it broke']]),
    },
  ],
  chromium: '156.0.0.0',
  cores: 2,
  seconds: 61.4,
};

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
  const read = JSON.parse(toJson(results)) as { cells: unknown[] };
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
        value: { median: 21, count: 2 },
        ratio: { median: 1.35 },
        workRatio: { median: 1.5 },
        samples: [
          { value: 12, work: 6 },
          { value: 30, work: 6 },
        ],
      },
    },
  });
});
