import { LONGEST_MESSAGE } from './messages.ts';
import type { RemoteClock, RemoteFaultCode, RemotePort } from './port.ts';
import type { ReadMessage } from './read-message.ts';

/** One line that either carries every message once and in order, or ends. */
export interface Link<Out> {
  /** False, and nothing is sent, when it is too long to be read at the other side. */
  send(message: Out): boolean;
  /** Listens from now on. */
  start(): void;
  /** Ends the line without a word to its own side. */
  close(): void;
  /** Ends the line unless something came within so many milliseconds from now, and asks again. */
  watch(milliseconds: number): void;
}

export interface LinkOptions<In> {
  readonly read: ReadMessage<In>;
  readonly receive: (message: In) => void;
  /** The line ended, at the other side or since something got lost. Not told of `close`. */
  readonly ended: () => void;
  readonly fault: (code: RemoteFaultCode) => void;
  readonly clock: Pick<RemoteClock, 'later'>;
}

/**
 * Numbers what it sends, from 1. What comes twice is dropped; a gap ends the line, as both sides find together again
 * from what each of them knows, and only then. What cannot be read is dropped, its number counts as missing.
 */
export function createLink<In, Out>(port: RemotePort, options: LinkOptions<In>): Link<Out> {
  let sent = 0;
  let received = 0;
  let isOver = false;
  let hasHeard = true;
  let stopWatching: (() => void) | null = null;

  function close(): void {
    isOver = true;
    stopWatching?.();
    port.close();
  }

  function fail(): void {
    if (isOver) return;
    close();
    options.ended();
  }

  function watch(milliseconds: number): void {
    if (isOver) return;
    stopWatching?.();
    hasHeard = false;
    stopWatching = options.clock.later(() => {
      if (hasHeard) watch(milliseconds);
      else fail();
    }, milliseconds);
  }

  function receive(data: unknown): void {
    if (isOver) return;
    const parsed = parse(data);
    if (typeof parsed === 'string') return options.fault(parsed);
    const { number, body } = parsed;
    if (number <= received) return; // Came twice.
    const message = options.read(body);
    if (message === null) return options.fault('malformed');
    if (number > received + 1) {
      options.fault('gap');
      return fail();
    }
    received = number;
    hasHeard = true;
    options.receive(message);
  }

  return {
    start() {
      port.onMessage(receive);
      port.onClose(fail);
    },
    send(message) {
      if (isOver) return true;
      const text = JSON.stringify([sent + 1, message]);
      if (text.length > LONGEST_MESSAGE) return false;
      sent += 1;
      port.send(text);
      return true;
    },
    close,
    watch,
  };
}

function parse(data: unknown): { readonly number: number; readonly body: unknown } | RemoteFaultCode {
  if (typeof data !== 'string') return 'not-json';
  if (data.length > LONGEST_MESSAGE) return 'too-long';
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return 'not-json';
  }
  if (!Array.isArray(value) || value.length !== 2) return 'malformed';
  const [number, body] = value as readonly unknown[];
  return Number.isSafeInteger(number) && (number as number) > 0
    ? { number: number as number, body }
    : 'malformed';
}
