import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'web-host', include: ['test/**/*.test.ts'] },
});
