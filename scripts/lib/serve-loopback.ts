import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { extname } from 'node:path';

const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
]);

export interface LoopbackServer {
  readonly port: number;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/** Answers requests on a free port of the loopback interface. */
export async function serveLoopback(listener: RequestListener): Promise<LoopbackServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a file with the type of its ending, or 404. */
export async function sendFile(response: ServerResponse, file: string): Promise<void> {
  try {
    const body = await readFile(file);
    response.setHeader('content-type', TYPES.get(extname(file)) ?? 'application/octet-stream');
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}
