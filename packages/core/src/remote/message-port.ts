import type { RemotePort } from './port.ts';

/**
 * The parts of a `MessagePort` that are used: those of the browser, of `node:worker_threads` and of Electron's main
 * process. A `Worker` and the global scope of one are of that kind too.
 */
export interface MessagePortLike {
  postMessage(text: string): void;
  addEventListener?(type: 'message' | 'close', listener: (event: unknown) => void): void;
  /** Node's and Electron's way. */
  on?(type: 'message' | 'close' | 'exit', listener: (event: unknown) => void): unknown;
  start?(): void;
  close?(): void;
}

/**
 * A line over a MessagePort: to a worker, an iframe or, in Electron, another process. Give each end of one
 * `MessageChannel` to one side. The browser does not tell when the other end is gone; the protocol finds out in half a
 * minute, at once where the page says good-bye (`window` of `connectElicitations`).
 */
export function fromMessagePort(port: MessagePortLike): RemotePort {
  return {
    send(text) {
      try {
        port.postMessage(text);
      } catch {
        // Closed at this end: `onClose` or the next ping says so.
      }
    },
    onMessage(listener) {
      if (port.addEventListener) port.addEventListener('message', (event) => listener(dataOf(event)));
      else port.on?.('message', (event) => listener(dataOf(event)));
      port.start?.();
    },
    onClose(listener) {
      if (port.addEventListener) port.addEventListener('close', () => listener());
      else {
        port.on?.('close', () => listener());
        port.on?.('exit', () => listener()); // A worker of Node.
      }
    },
    close: () => port.close?.(),
  };
}

/** Electron's main process hands over an event, a worker of Node the text itself. */
function dataOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null ? (event as { data?: unknown }).data : event;
}
