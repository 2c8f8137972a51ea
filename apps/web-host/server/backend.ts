import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { serveElicitations } from '@elicit-kit/core/remote';
import { fromWebSocket } from '@elicit-kit/core/remote/web-socket';
import { WebSocketServer, type WebSocket } from 'ws';
import { LINE_PATH } from '../src/remote/messages.ts';
import { splitLine } from '../src/remote/split-line.ts';
import { createConfiguredHost } from './configured-host.ts';
import type { Gate } from './gate.ts';
import type { ConfiguredServer } from './read-config.ts';
import { feedState } from './state-feed.ts';

/** Pages at one time. */
const MOST_LINES = 200;
/** Bytes of one message of a page. */
const LONGEST_MESSAGE = 16 * 1024 * 1024;
/** Bytes that wait for a slow page before changes are put off. */
const ENOUGH_WAITING = 1024 * 1024;

export interface BackendOptions {
  readonly servers: readonly ConfiguredServer[];
  /** Where relative paths of the configuration start. */
  readonly folder: string;
  readonly gate: Gate;
  /** Takes what the programs of servers say, a line at a time. */
  readonly write: (line: string) => void;
}

/** Holds the MCP clients; pages view what they ask and answer it. */
export interface Backend {
  /** Takes the lines that pages open to a web server. */
  attach(server: Server): void;
  /** Ends lines, connections and the programs that were started. */
  close(): Promise<void>;
}

/** Connects to every server of the configuration at once, whether a page is there or not. */
export function createBackend({ servers, folder, gate, write }: BackendOptions): Backend {
  const serving = serveElicitations();
  const configured = createConfiguredHost({ servers, folder, write, queue: serving });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });

  function accept(socket: WebSocket): void {
    const { questions, state } = splitLine(fromWebSocket(socket));
    serving.accept(questions);
    feedState(configured.host, state, () => socket.bufferedAmount > ENOUGH_WAITING);
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.url !== LINE_PATH) return refuse(socket, '404 Not Found');
    if (!gate.isOwnPage(request)) return refuse(socket, '403 Forbidden');
    if (sockets.clients.size >= MOST_LINES) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, accept);
  }

  return {
    attach: (server) => void server.on('upgrade', upgrade),
    async close() {
      const ended = configured.close();
      serving.close();
      for (const socket of sockets.clients) socket.terminate();
      await ended;
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
