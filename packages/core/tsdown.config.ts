import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/adapters.ts',
    'src/trust/*.ts',
    'src/messages/format-message.ts',
    'src/messages/en.ts',
    'src/messages/zh-cn.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
});
