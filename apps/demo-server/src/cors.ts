const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'accept',
  'last-event-id',
  'mcp-session-id',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
];

const EXPOSED_HEADERS = ['mcp-session-id', 'mcp-protocol-version', 'www-authenticate'];

/** The answer to a preflight. The origin has been checked before. */
export function preflight(request: Request): Response {
  const response = new Response(null, { status: 204 });
  response.headers.set('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
  response.headers.set('access-control-allow-headers', ALLOWED_HEADERS.join(', '));
  response.headers.set('access-control-max-age', '600');
  return withCors(request, response);
}

/** The same response, readable by the page that asked. Without an `Origin` nothing changes. */
export function withCors(request: Request, response: Response): Response {
  const origin = request.headers.get('origin');
  if (origin === null) return response;
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', EXPOSED_HEADERS.join(', '));
  headers.append('vary', 'Origin');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
