import type { ElicitationQueue } from '@elicit-kit/core';
import { loadConfig } from './host/config.ts';
import type { Connect } from './host/connection.ts';
import { createHost } from './host/host.ts';
import { startPage, type PageParts } from './start-page.tsx';

// The MCP client is by far the largest part of the page and is not needed to draw it.
const connect: Connect = async (options) => (await import('./mcp/connect.ts')).connect(options);

await startPage(async (queue) => {
  const config = await loadConfig();
  return config.mode === 'backend' ? startView(queue, config.build) : startHost(queue, config.demoServerUrl);
});

/** The page holds the connections. */
function startHost(queue: ElicitationQueue, demoServerUrl: string | null): PageParts {
  const host = createHost({
    queue,
    connect,
    storage: localStorage,
    initial:
      demoServerUrl === null ? [] : [{ name: 'Demo server', address: demoServerUrl, protocol: 'auto' }],
  });
  return { host, elsewhere: null };
}

/** The backend holds them. */
async function startView(queue: ElicitationQueue, build: string): Promise<PageParts> {
  const { createRemoteHost, openLine } = await import('./remote/index.ts');
  const { host, elicitations } = createRemoteHost({ queue, open: () => openLine(build), window });
  return { host, elsewhere: elicitations };
}
