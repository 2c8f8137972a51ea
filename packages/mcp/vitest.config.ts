import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    reporters: ['default', './test/support/closing-line.ts'],
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // Real processes and sockets take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
