import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createBackend, type Backend } from '../server/backend.ts';
import { createWebServer } from '../server/create-web-server.ts';
import { createGate } from '../server/gate.ts';

let server: Server;
let backend: Backend;
let host: string;
let cookie: string;

beforeEach(async () => {
  const gate = createGate([]);
  // Nobody listens there, so that the server is known and not connected.
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const servers = [
    {
      name: 'Away',
      kind: 'url',
      url: `http://127.0.0.1:${port}/secret-path?key=secret-query`,
      headers: { authorization: 'secret-header' },
    },
    {
      name: 'Missing',
      kind: 'command',
      command: './no-such-program',
      args: ['secret-argument'],
      env: { KEY: 'secret-variable' },
      cwd: null,
    },
  ] as const;
  backend = createBackend({ servers, folder: import.meta.dirname, gate, write: () => undefined });
  server = createWebServer({ root: import.meta.dirname, demoServerUrl: null, gate });
  backend.attach(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(`http://${host}/config.json`);
  const set = response.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
  cookie = set.split(';', 1)[0] ?? '';
});

afterEach(async () => {
  await backend.close();
  server.closeAllConnections();
  server.close();
});

/** The status that an attempt to open a line is refused with, or 101. */
async function open(headers: Readonly<Record<string, string>>, path = '/line'): Promise<number | undefined> {
  const socket = new WebSocket(`ws://${host}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('error', () => undefined);
  });
}

test('opens a line to the own page alone', async () => {
  const origin = `http://${host}`;
  expect(await open({ origin, cookie })).toBe(101);
  expect(await open({ origin })).toBe(403);
  expect(await open({ cookie })).toBe(403);
  expect(await open({ origin, cookie: `${cookie}x` })).toBe(403);
  expect(await open({ origin: 'http://127.0.0.1:1', cookie })).toBe(403);
  expect(await open({ origin: 'http://evil.example', host: 'evil.example', cookie })).toBe(403);
  expect(await open({ origin, cookie }, '/other')).toBe(404);
});

test('tells the page no more of its servers than name, origin or program, and why they failed', async () => {
  const socket = new WebSocket(`ws://${host}/line`, { headers: { origin: `http://${host}`, cookie } });
  let text = '';
  let failures = new Set<string>();
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      text += data.toString('utf8');
      failures = new Set([...text.matchAll(/"code":"([a-z-]+)"/g)].map(([, code]) => code ?? ''));
      if (failures.has('no-connection') && failures.has('not-started')) resolve();
    });
  });
  socket.terminate();
  expect(text).toContain('"address":"./no-such-program …"');
  expect(text).not.toMatch(/secret-/);
});
