import { randomId } from '../internal/random-id.ts';
import { LONGEST_MESSAGE } from './messages.ts';
import type { RemotePort } from './port.ts';

/** What a response of any HTTP server can do. */
export interface EventStreamResponse {
  readonly write: (text: string) => unknown;
  readonly end: () => unknown;
  /** Calls back when the page is gone. */
  readonly onClose: (listener: () => void) => unknown;
}

export interface SseEndpoint {
  /** Of the answer to GET; the status is 200. */
  readonly headers: Readonly<Record<string, string>>;
  /** GET: makes the line of one page, for `serving.accept`. */
  readonly open: (response: EventStreamResponse) => RemotePort;
  /**
   * POST: what the page sends.
   * @param token the header `x-elicit-token`
   * @param body no longer than `longestBody`: stop reading there
   * @returns the status to answer with: 204, 403 where no stream has that token, 413 where it is too long
   */
  readonly receive: (token: unknown, body: string) => 204 | 403 | 413;
  /** Characters. */
  readonly longestBody: number;
}

/**
 * The server's end of `openEventStream`, for any HTTP server. Who may open a stream is the host's to say, by its own
 * session, before it calls `open`; each POST proves by the token that it comes from the page which opened the stream. The
 * header makes browsers ask before they send it from another site.
 */
export function createSseEndpoint(): SseEndpoint {
  const lines = new Map<string, (text: string) => void>();
  return {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Proxies that gather what they pass on would hold questions back.
      'x-accel-buffering': 'no',
    },
    longestBody: 2 * LONGEST_MESSAGE,

    open(response) {
      const token = randomId();
      const closers: (() => void)[] = [];
      let listener: ((data: unknown) => void) | null = null;
      let early: string[] = [];
      let isClosed = false;
      lines.set(token, (text) => {
        if (listener) listener(text);
        else early.push(text);
      });
      response.onClose(() => {
        if (isClosed) return;
        isClosed = true;
        lines.delete(token);
        for (const close of closers) close();
      });
      response.write(`event: token\ndata: ${token}\n\n`);
      return {
        send(text) {
          if (!isClosed) response.write(`data: ${text}\n\n`);
        },
        onMessage(next) {
          listener = next;
          for (const text of early) next(text);
          early = [];
        },
        onClose: (closed) => void closers.push(closed),
        close() {
          if (isClosed) return;
          isClosed = true;
          lines.delete(token);
          response.end();
        },
      };
    },

    receive(token, body) {
      const line = typeof token === 'string' ? lines.get(token) : undefined;
      if (!line) return 403;
      if (body.length > 2 * LONGEST_MESSAGE) return 413;
      for (const text of body.split('\n')) line(text);
      return 204;
    },
  };
}
