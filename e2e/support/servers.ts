import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProcess, type StartedProcess } from './start-process.ts';

const LISTENING = /^listening (\S+)$/;
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The demo MCP server as built, on a free port. */
export function startDemoServer(port = 0): Promise<StartedProcess> {
  return startProcess([join(root, 'apps/demo-server/dist/main.js')], {
    env: { PORT: String(port), HOST: '127.0.0.1' },
    ready: LISTENING,
  });
}

/** The web host as built, on a free port, with its demo server at `demoServerUrl`; empty for none. */
export function startWebHost(demoServerUrl: string): Promise<StartedProcess> {
  return startProcess([join(root, 'apps/web-host/dist-server/main.js')], {
    env: { PORT: '0', HOST: '127.0.0.1', DEMO_SERVER_URL: demoServerUrl },
    ready: LISTENING,
  });
}

/** The web host as built, in the mode where its backend holds the connections that a configuration file names. */
export function startBackend(config: string, port = 0): Promise<StartedProcess> {
  return startProcess([join(root, 'apps/web-host/dist-server/main.js')], {
    env: { PORT: String(port), HOST: '127.0.0.1', MCP_CONFIG: config },
    ready: LISTENING,
  });
}

/** The reference server of the protocol's authors. It takes its port from outside and prints no address. */
export async function startServerEverything(): Promise<StartedProcess> {
  const port = await freePort();
  const manifest = createRequire(import.meta.url).resolve(
    '@modelcontextprotocol/server-everything/package.json',
  );
  const started = await startProcess([join(dirname(manifest), 'dist/index.js'), 'streamableHttp'], {
    env: { PORT: String(port) },
    ready: /listening on port/i,
  });
  return { ...started, address: `http://127.0.0.1:${port}/mcp` };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
