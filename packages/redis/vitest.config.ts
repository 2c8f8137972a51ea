import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    // Real processes take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
