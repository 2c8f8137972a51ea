import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createElicitationQueue, type ElicitationQueue } from '../../src/queue/elicitation-queue.ts';
import { connectElicitations } from '../../src/remote/connect.ts';
import { fromWebSocket } from '../../src/remote/web-socket.ts';
import { openEventStream, TOKEN_HEADER } from '../../src/remote/sse.ts';
import { createSseEndpoint } from '../../src/remote/sse-endpoint.ts';
import type { RemotePort } from '../../src/remote/port.ts';
import { serveElicitations } from '../../src/remote/serve.ts';
import { acceptWindows, openWindow } from '../../src/remote/window.ts';
import { ANSWER, createFakeServer, DRAFT, type FakeServer } from './fake-server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Served {
  readonly server: FakeServer;
  readonly open: () => RemotePort | Promise<RemotePort>;
  /** Ends every line there is, without a word. */
  readonly breakLines: () => void;
}

async function serveWebSocket(): Promise<Served> {
  const serving = serveElicitations();
  cleanups.push(() => serving.close());
  const server = createFakeServer();
  serving.connect(server);
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => serving.accept(fromWebSocket(socket)));
  const port = await listen(http);
  return {
    server,
    open: () => fromWebSocket(new WebSocket(`ws://127.0.0.1:${port}`)),
    breakLines: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}

async function serveEvents(): Promise<Served & { readonly url: string }> {
  const serving = serveElicitations();
  cleanups.push(() => serving.close());
  const server = createFakeServer();
  serving.connect(server);
  const endpoint = createSseEndpoint();
  const http = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { ...endpoint.headers });
      serving.accept(
        endpoint.open({
          write: (text) => response.write(text),
          end: () => response.end(),
          onClose: (listener) => response.on('close', listener),
        }),
      );
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      response.writeHead(endpoint.receive(request.headers[TOKEN_HEADER], body)).end();
    });
  });
  const url = `http://127.0.0.1:${await listen(http)}/`;
  return { server, url, open: () => openEventStream(url), breakLines: () => http.closeAllConnections() };
}

function openView(open: Served['open']): { queue: ElicitationQueue; disconnect: () => void } {
  const queue = createElicitationQueue();
  const disconnect = queue.connect(connectElicitations(open));
  cleanups.push(disconnect);
  return { queue, disconnect };
}

describe.each([
  ['WebSocket', serveWebSocket],
  ['an event stream with POST', serveEvents],
])('over %s on loopback', (_, serve) => {
  test('a question is answered, and a line that breaks in the middle loses nothing', async () => {
    const { server, open, breakLines } = await serve();
    const { queue } = openView(open);
    const onDraft = vi.fn();
    const answer = server.ask({ onDraft });
    await vi.waitFor(() => expect(queue.getSnapshot().current).not.toBeNull(), 10_000);
    queue.writeDraft('q1', DRAFT);
    await vi.waitFor(() => expect(onDraft).toHaveBeenCalledWith(DRAFT), 10_000);
    breakLines();
    queue.settle('q1', ANSWER);
    expect(await answer).toEqual(ANSWER);
    await vi.waitFor(() => expect(queue.getSnapshot().current).toBeNull(), 10_000);
  });

  test('a page that leaves hands its question to the next, with what was typed', async () => {
    const { server, open } = await serve();
    const first = openView(open);
    const answer = server.ask();
    await vi.waitFor(() => expect(first.queue.getSnapshot().current).not.toBeNull(), 10_000);
    first.queue.writeDraft('q1', DRAFT);
    first.disconnect();
    const second = openView(open);
    await vi.waitFor(() => expect(second.queue.readDraft('q1')).toEqual(DRAFT), 10_000);
    second.queue.settle('q1', ANSWER);
    expect(await answer).toEqual(ANSWER);
  });
});

test('a POST without the token of a stream is refused', async () => {
  const { url } = await serveEvents();
  for (const headers of [{}, { [TOKEN_HEADER]: 'guess' }]) {
    const { status } = await fetch(url, { method: 'POST', headers, body: '[1,{"type":"bye"}]' });
    expect(status).toBe(403);
  }
});

describe('between windows', () => {
  type Knock = Parameters<Parameters<typeof acceptWindows>[0]['addEventListener']>[1];

  function play(): {
    readonly server: FakeServer;
    readonly knock: (event: Partial<Parameters<Knock>[0]>) => void;
    readonly frame: object;
    readonly accepted: RemotePort[];
    readonly stop: () => void;
  } {
    const listeners = new Set<Knock>();
    const serving = serveElicitations();
    cleanups.push(() => serving.close());
    const server = createFakeServer();
    serving.connect(server);
    const frame = {};
    const accepted: RemotePort[] = [];
    const stop = acceptWindows(
      {
        addEventListener: (_, listener) => listeners.add(listener),
        removeEventListener: (_, listener) => listeners.delete(listener),
      },
      'https://view.example',
      (source) => source === frame,
      (port) => {
        accepted.push(port);
        serving.accept(port);
      },
    );
    return {
      server,
      frame,
      accepted,
      stop,
      knock: (event) => {
        for (const listener of listeners)
          listener({ data: '', origin: 'https://view.example', source: frame, ports: [], ...event });
      },
    };
  }

  test('a view of the right window and origin gets its line', async () => {
    const { server, knock } = play();
    const parent = {
      postMessage: (data: unknown, target: string, ports: unknown[]) => {
        expect(target).toBe('https://host.example');
        knock({ data, ports });
      },
    };
    const { queue } = openView(() => openWindow(parent, 'https://host.example'));
    const answer = server.ask();
    await vi.waitFor(() => expect(queue.getSnapshot().current).not.toBeNull(), 10_000);
    queue.settle('q1', ANSWER);
    expect(await answer).toEqual(ANSWER);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: 'https://view.example.evil.example' }],
    ['no origin', { origin: 'null' }],
    ['another window', { source: {} }],
    ['other words', { data: 'hello' }],
    ['no port', { ports: [] }],
  ])('%s is passed by', (_, event) => {
    const { knock, accepted, stop } = play();
    const { port1, port2 } = new MessageChannel();
    cleanups.push(() => port1.close());
    const good = { data: 'elicit-kit/remote knock', ports: [port2] };
    knock({ ...good, ...event });
    expect(accepted).toHaveLength(0);
    knock(good);
    expect(accepted).toHaveLength(1);
    stop();
    knock(good);
    expect(accepted).toHaveLength(1);
  });

  test.each([
    '*',
    'null',
    '',
    '/',
    'https://',
    'https://host.example/path',
    'https://*.example',
    'host.example',
  ])('the origin "%s" is refused', (origin) => {
    const post = vi.fn();
    expect(() => openWindow({ postMessage: post }, origin)).toThrow(TypeError);
    expect(post).not.toHaveBeenCalled();
  });
});
