import { fromMessagePort, type MessagePortLike } from './message-port.ts';
import type { RemotePort } from './port.ts';

/** The window at the other end: `iframe.contentWindow`, `window.parent`, `window.opener`. */
export interface OtherWindow {
  postMessage(message: unknown, targetOrigin: string, transfer: never[]): void;
}

/** `window`, where the knock of a view arrives. */
export interface ListeningWindow {
  addEventListener(type: 'message', listener: (event: WindowKnock) => void): void;
  removeEventListener(type: 'message', listener: (event: WindowKnock) => void): void;
}

interface WindowKnock {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
  readonly ports: readonly unknown[];
}

const KNOCK = 'elicit-kit/remote knock';

/**
 * Opens a line to another window: hands it one end of a new `MessageChannel`, by `postMessage` to that origin alone. Give
 * `connectElicitations` a function that calls this, so that each attempt brings a channel of its own.
 * @param origin of the other window, such as `https://host.example`; never `*`, never `null`
 * @throws TypeError where the origin is not one
 */
export function openWindow(other: OtherWindow, origin: string): RemotePort {
  checkOrigin(origin);
  const { MessageChannel } = globalThis as unknown as {
    readonly MessageChannel: new () => { readonly port1: MessagePortLike; readonly port2: MessagePortLike };
  };
  const { port1, port2 } = new MessageChannel();
  other.postMessage(KNOCK, origin, [port2 as never]);
  return fromMessagePort(port1);
}

/**
 * Listens for views in other windows, and takes those that `isKnown` says are ours and whose origin is the one given:
 * whatever else arrives is passed by. A window that is loaded anew knocks again.
 * @param accept as `serving.accept`
 * @param isKnown whether this is the window meant, such as `(source) => source === iframe.contentWindow`
 * @returns stop
 * @throws TypeError where the origin is not one
 */
export function acceptWindows(
  window: ListeningWindow,
  origin: string,
  isKnown: (source: unknown) => boolean,
  accept: (port: RemotePort) => void,
): () => void {
  checkOrigin(origin);
  const listen = ({ data, origin: from, source, ports }: WindowKnock): void => {
    const [port] = ports;
    if (data !== KNOCK || from !== origin || port === undefined || !isKnown(source)) return;
    accept(fromMessagePort(port as MessagePortLike));
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

function checkOrigin(origin: string): void {
  if (/^[a-z][a-z0-9+.-]*:\/\/[^/?#*\s@]+$/.test(origin)) return;
  throw new TypeError(
    `"${origin}" is no origin. Anybody could answer for the person then. Give scheme, host and port, nothing else.`,
  );
}
