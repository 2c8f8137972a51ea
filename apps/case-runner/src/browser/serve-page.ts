import { join, normalize, sep } from 'node:path';
import { sendFile, serveLoopback } from '../../../../scripts/lib/serve-loopback.ts';

/** The strictest policy that a host may set (architecture, invariant 12). */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";

export interface PageServer {
  /** With a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder on a free port of the loopback interface. */
export async function servePage(folder: string): Promise<PageServer> {
  const { port, close } = await serveLoopback((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path === sep ? 'index.html' : path);
    response.setHeader('content-security-policy', POLICY);
    response.setHeader('x-content-type-options', 'nosniff');
    void sendFile(response, file);
  });
  return { origin: `http://127.0.0.1:${port}/`, close };
}
