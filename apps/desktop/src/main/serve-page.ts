import { readStaticFile } from 'web-host/backend';
import { ORIGIN } from './origin.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every response carries, whatever its status. The page asks for nothing but its own files. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The handler of the app's scheme: serves the files of a folder, and nothing else. Never rejects. */
export function createPageHandler(folder: string): (request: Request) => Promise<Response> {
  return async ({ url, method }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return respond(405, 'text/plain', 'Method not allowed', { allow: 'GET, HEAD' });
    // Taken apart by hand: a URL parser folds `..` away before it can be refused.
    const path = url.startsWith(`${ORIGIN}/`) ? url.slice(ORIGIN.length).split(/[?#]/, 1)[0] : undefined;
    const file = path === undefined ? null : await readStaticFile(folder, path);
    if (file === null) return respond(404, 'text/plain', 'Not found');
    return respond(200, file.type, method === 'HEAD' ? null : new Uint8Array(file.body));
  };
}

function respond(
  status: number,
  type: string,
  body: string | Uint8Array<ArrayBuffer> | null,
  more: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, { status, headers: { ...HEADERS, ...more, 'content-type': type } });
}
