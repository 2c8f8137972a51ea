import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/ai-sdk/index.ts',
    'src/client-v2/index.ts',
    'src/ext-tasks/index.ts',
    'src/json-rpc/index.ts',
    'src/sdk-v1/index.ts',
    'src/tasks/index.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
});
