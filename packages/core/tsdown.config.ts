import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/adapters.ts',
    'src/trust/*.ts',
    'src/answers/restore-draft.ts',
    'src/drafts/draft-store.ts',
    'src/drafts/indexed-db-store.ts',
    'src/queue/waiting-store.ts',
    'src/remote/index.ts',
    'src/remote/{message-port,web-socket,window,sse,sse-endpoint}.ts',
    'src/messages/*.ts',
    '!src/messages/messages.ts', // types alone
  ],
  format: 'esm',
  platform: 'neutral',
  unbundle: true,
  dts: true,
  publint: { strict: true },
  attw: { profile: 'esm-only', level: 'error' },
});
