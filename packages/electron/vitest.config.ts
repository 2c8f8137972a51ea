import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    reporters: ['default', '../mcp/test/support/closing-line.ts'],
    include: ['test/**/*.test.ts'],
  },
});
