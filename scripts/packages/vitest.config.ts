import { defineConfig } from 'vitest/config';

// These tests build and pack; they take their time.
export default defineConfig({
  test: { environment: 'node', include: ['*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 },
});
