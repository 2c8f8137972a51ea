import type * as fc from 'fast-check';

/** Runs of one property. `RUNS=1000000 pnpm --filter @elicit-kit/core test:properties` for a long look. */
const RUNS = Number(process.env['RUNS'] ?? 10_000);

/** fast-check prints seed and path on failure; set both here by SEED and PATH_OF_RUN to see it again. */
export function parameters<T>(share = 1): fc.Parameters<T> {
  const { SEED: seed, PATH_OF_RUN: path } = process.env;
  return {
    numRuns: Math.ceil(RUNS * share),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    ...(path === undefined ? {} : { path }),
  };
}

/** Long enough for any number of runs. */
export const TIMEOUT = 6 * 60 * 60 * 1000;
