import type { Connections } from './connections.ts';

/** Serves `/connect?id=…`: a page with one button. Pressing it (a POST) marks the connection as done. */
export function serveConnectPage(request: Request, connections: Connections): Response {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const connection = connections.find(id);
  if (connection === null)
    return page(404, 'Unknown connection', '<p>This address is not valid any more.</p>');
  if (request.method === 'POST') connections.finish(id);
  if (connection.isDone())
    return page(200, 'Connected', '<p>The account is connected. You may close this page.</p>');
  if (request.method !== 'GET') return page(405, 'Not possible', '<p>This page can only be opened.</p>');
  return page(
    200,
    'Connect your account',
    '<p>The demo server asks to read your calendar.</p><form method="post"><button>Connect</button></form>',
  );
}

function page(status: number, title: string, body: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self'",
      'cache-control': 'no-store',
    },
  });
}
