import type { RemotePort } from './port.ts';

/** The parts of a `WebSocket` that are used: that of the browser and of Node, and a socket of the `ws` package. */
export interface WebSocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close' | 'error', listener: (event: object) => void): void;
}

const CONNECTING = 0;
const OPEN = 1;

/**
 * A line over a WebSocket that is open or about to be. At the server, call it as soon as the socket is there, before
 * anything else waits: what comes earlier is lost.
 */
export function fromWebSocket(socket: WebSocketLike): RemotePort {
  let waiting: string[] | null = socket.readyState === CONNECTING ? [] : null;
  socket.addEventListener('open', () => {
    for (const text of waiting ?? []) socket.send(text);
    waiting = null;
  });
  return {
    send(text) {
      if (waiting) waiting.push(text);
      else if (socket.readyState === OPEN) socket.send(text);
    },
    onMessage(listener) {
      socket.addEventListener('message', (event) => listener((event as { data?: unknown }).data));
    },
    onClose(listener) {
      // After an error comes the end; a listener keeps Node from ending the process for it.
      socket.addEventListener('error', () => socket.close());
      socket.addEventListener('close', () => listener());
      if (socket.readyState > OPEN) listener();
    },
    close() {
      waiting = null;
      socket.close();
    },
  };
}
