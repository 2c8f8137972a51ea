import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoServer, type DemoServer } from '../src/index.ts';

let server: DemoServer;
beforeAll(async () => {
  server = await createDemoServer({ port: 0 });
});
afterAll(() => server.close());

/** `fetch` forbids to set `Host` and `Origin`. */
function send(path: string, method: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined> }>(
    (resolve, reject) => {
      const outgoing = request(new URL(path, server.url), { method, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      });
      outgoing.on('error', reject);
      outgoing.end();
    },
  );
}

test('lets a page on another loopback port preflight the headers of both eras', async () => {
  const { status, headers } = await send('/mcp', 'OPTIONS', {
    origin: 'http://localhost:5173',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type, mcp-method',
  });
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('http://localhost:5173');
  const allowed = String(headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining([
      'authorization',
      'content-type',
      'last-event-id',
      'mcp-session-id',
      'mcp-protocol-version',
      'mcp-method',
      'mcp-name',
    ]),
  );
});

test('exposes the session id to pages', async () => {
  const { headers } = await send('/mcp', 'GET', { origin: 'http://127.0.0.1:9', 'mcp-session-id': 'gone' });
  expect(String(headers['access-control-expose-headers'])).toContain('mcp-session-id');
});

test.each([
  ['a foreign Host', { host: 'evil.test' }],
  ['a foreign Origin', { origin: 'https://evil.test' }],
  ['an opaque Origin', { origin: 'null' }],
])('refuses %s on the endpoint', async (_what, headers: Record<string, string>) => {
  const { status, headers: answered } = await send('/mcp', 'POST', headers);
  expect(status).toBe(403);
  expect(answered['access-control-allow-origin']).toBeUndefined();
});

test('knows nothing of sessions it did not open', async () => {
  const { status } = await send('/mcp', 'GET', { 'mcp-session-id': 'gone', accept: 'text/event-stream' });
  expect(status).toBe(404);
});

test('answers 404 for other paths and for connections it did not start', async () => {
  expect((await send('/', 'GET', {})).status).toBe(404);
  expect((await send('/connect?id=unknown', 'GET', {})).status).toBe(404);
});

test('closes at once with a stream open, and closing twice is harmless', async () => {
  const own = await createDemoServer({ port: 0 });
  const initialize = await fetch(own.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } },
    }),
  });
  const session = initialize.headers.get('mcp-session-id') ?? '';
  const stream = await fetch(own.url, {
    headers: { accept: 'text/event-stream', 'mcp-session-id': session },
  });
  expect(stream.status).toBe(200);
  await own.close();
  await own.close();
  await expect(fetch(own.url)).rejects.toThrow();
});
