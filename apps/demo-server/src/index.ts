import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  isLegacyRequest,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { serveStdio, type StdioServerHandle } from '@modelcontextprotocol/server/stdio';
import { serveConnectPage } from './connect-page.ts';
import { createConnections } from './connections.ts';
import { preflight, withCors } from './cors.ts';
import { createDemoMcpServer } from './demo-mcp-server.ts';
import { createLegacySessions } from './legacy-sessions.ts';
import { openStream } from './open-stream.ts';

export interface DemoServerOptions {
  /** 0 takes any free port. @default 4401 */
  readonly port?: number | undefined;
  /** The address to listen on. @default '127.0.0.1' */
  readonly host?: string | undefined;
  /** How long `connect-account` waits for its page after consent, in milliseconds. @default 45000 */
  readonly connectWait?: number | undefined;
  /** Serves one client on this process's stdin and stdout as well. @default false */
  readonly stdio?: boolean | undefined;
}

export interface DemoServer {
  /** The MCP endpoint, e.g. `http://127.0.0.1:4401/mcp`. */
  readonly url: string;
  /** Stops at once, open streams included. Safe to call twice. */
  close(): Promise<void>;
}

/**
 * Starts the demo server. Resolves once it listens; rejects with the socket's error, e.g. `EADDRINUSE`.
 * Serves only loopback: requests with another `Host` or `Origin` get 403.
 */
export async function createDemoServer(options: DemoServerOptions = {}): Promise<DemoServer> {
  const { port = 4401, host = '127.0.0.1', connectWait = 45_000, stdio = false } = options;
  const connections = createConnections();
  let base = '';
  const build = (era: 'legacy' | 'modern') =>
    createDemoMcpServer({
      era,
      connections,
      pageFor: (id) => `${base}/connect?id=${encodeURIComponent(id)}`,
      waitFor: connectWait,
    });
  const legacy = createLegacySessions(() => build('legacy'));
  const modern = createMcpHandler(() => build('modern'), { legacy: 'reject' });

  async function route(request: Request): Promise<Response> {
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    if (refused !== undefined) return refused;
    const { pathname } = new URL(request.url);
    if (pathname === '/connect') return serveConnectPage(request, connections);
    if (pathname !== '/mcp') return new Response('Not found', { status: 404 });
    if (request.method === 'OPTIONS') return preflight(request);
    const response = (await isLegacyRequest(request)) ? legacy.fetch(request) : modern.fetch(request);
    return withCors(request, openStream(await response));
  }

  const handle = toNodeHandler({ fetch: route });
  const http = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    void handle(Object.assign(request, { method, url }), response);
  });
  await listen(http, port, host);
  const address = http.address() as AddressInfo;
  base = `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;

  const pipe: StdioServerHandle | null = stdio ? serveStdio(({ era }) => build(era)) : null;

  return {
    url: `${base}/mcp`,
    async close() {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      await Promise.all([legacy.close(), modern.close(), pipe?.close()]);
      http.closeAllConnections();
      await closed;
    },
  };
}

function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}
