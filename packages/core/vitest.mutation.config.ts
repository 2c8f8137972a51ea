import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    // What holds the generated files against their generator starts processes and knows nothing of a changed copy.
    exclude: ['test/validation/generated.test.ts'],
    // Few runs of each property: thousands of changes are tried.
    env: { RUNS: '100', SEED: '1' },
  },
});
