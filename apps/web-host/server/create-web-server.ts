import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Gate } from './gate.ts';
import { SECURITY_HEADERS } from './policy.ts';
import { readStaticFile } from './read-file.ts';

export interface WebServerOptions {
  /** The folder of built files. */
  readonly root: string;
  /** Address of the MCP server that the page starts with, or null for none. */
  readonly demoServerUrl: string | null;
  /** In backend mode: who may come. @default everybody, as the page then does everything itself */
  readonly gate?: Gate | undefined;
}

/** Serves the built page and `/config.json`. Not listening yet. */
export function createWebServer(options: WebServerOptions): Server {
  return createServer((request, response) => {
    respond(request, response, options).catch(() =>
      send(request, response, 500, 'text/plain', 'Internal error'),
    );
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  options: WebServerOptions,
): Promise<void> {
  const { gate } = options;
  if (gate?.isOwnHost(request) === false) {
    send(request, response, 403, 'text/plain', 'This name is not one of this server. See ALLOWED_HOSTS.');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    send(request, response, 405, 'text/plain', 'Method not allowed');
    return;
  }
  // Split by hand: a URL parser would fold `..` away before it can be refused, and rejects some paths by throwing.
  const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  if (pathname === '/config.json') {
    if (gate !== undefined) response.setHeader('set-cookie', gate.cookie(request));
    const config = JSON.stringify(
      gate === undefined
        ? { mode: 'page', demoServerUrl: options.demoServerUrl }
        : { mode: 'backend', build: await buildOf(options.root) },
    );
    send(request, response, 200, 'application/json; charset=utf-8', config);
    return;
  }
  const file = await readStaticFile(options.root, pathname);
  if (file === null) send(request, response, 404, 'text/plain', 'Not found');
  else send(request, response, 200, file.type, file.body, isHashed(pathname));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  isImmutable = false,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeader('content-type', type);
  response.setHeader('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (status === 200) {
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    response.setHeader('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
  }
  response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Changes with the page: it names its scripts by what is in them. */
async function buildOf(root: string): Promise<string> {
  const page = await readStaticFile(root, '/');
  return createHash('sha256')
    .update(page?.body ?? '')
    .digest('base64url');
}

/** Vite puts a hash into every name below `/assets/`, so their content never changes. */
function isHashed(pathname: string): boolean {
  return pathname.startsWith('/assets/');
}
