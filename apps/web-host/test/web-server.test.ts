import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWebServer } from '../server/create-web-server.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-host-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'dist', 'assets', 'app-1a2b.js'), 'export {};');
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist', 'link.txt'));
  server = createWebServer({ root: join(folder, 'dist'), demoServerUrl: 'http://127.0.0.1:4401/mcp' });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

test('serves the page under exactly the policy it promises', async () => {
  const { status, headers, body } = await get('/');
  expect(status).toBe(200);
  expect(body).toBe('<!doctype html>');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "connect-src 'self' http://127.0.0.1:* http://localhost:* https:; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
});

test('serves hashed files as unchanging', async () => {
  const { headers } = await get('/assets/app-1a2b.js?v=1');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('answers a known entity tag with 304', async () => {
  const first = await get('/');
  const second = await get('/', { headers: { 'if-none-match': first.headers['etag'] ?? '' } });
  expect(second).toMatchObject({ status: 304, body: '' });
});

test('answers HEAD without a body', async () => {
  const { status, headers, body } = await get('/', { method: 'HEAD' });
  expect({ status, body, length: headers['content-length'] }).toEqual({
    status: 200,
    body: '',
    length: '15',
  });
});

test('tells the page where the demo server is', async () => {
  expect(JSON.parse((await get('/config.json')).body)).toEqual({
    mode: 'page',
    demoServerUrl: 'http://127.0.0.1:4401/mcp',
  });
});

test.each([
  '/missing',
  '/assets',
  '/assets/',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/link.txt',
  '/%',
  '/%00',
  '//secret.txt',
])('has nothing at %s, under the same policy', async (path) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(404);
  expect(body).toBe('Not found');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('takes no other method', async () => {
  expect(await get('/', { method: 'POST' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

// Not fetch: it would fold `..` away before the request leaves.
function get(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
