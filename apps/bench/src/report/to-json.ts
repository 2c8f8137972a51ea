import { FLOOR } from '../entrants.ts';
import type { Results } from '../results.ts';
import { ratioOf, summarize } from '../statistics.ts';

/** The results for machines: every sample, and what the tables are made of. */
export function toJson(results: Results): string {
  const { cells, bytes, policy, ...rest } = results;
  return `${JSON.stringify(
    {
      ...rest,
      bytes: Object.fromEntries(bytes),
      policy: Object.fromEntries(policy),
      cells: cells.map(({ measure, size, samples, failures }) => {
        const base = samples.get(FLOOR) ?? [];
        return {
          measure,
          size,
          failures: Object.fromEntries(failures),
          entrants: Object.fromEntries(
            [...samples].map(([name, all]) => [
              name,
              {
                value: summarize(all.map(({ value }) => value)),
                work: summarize(all.map(({ work }) => work)),
                ratio: ratioOf(
                  all.map(({ value }) => value),
                  base.map(({ value }) => value),
                ),
                workRatio: ratioOf(
                  all.map(({ work }) => work),
                  base.map(({ work }) => work),
                ),
                samples: all,
              },
            ]),
          ),
        };
      }),
    },
    null,
    2,
  )}\n`;
}
