import { LONGEST_MESSAGE } from './messages.ts';
import type { RemotePort } from './port.ts';

/** The header of each POST: the token of its stream, which only the page that opened the stream knows. */
export const TOKEN_HEADER = 'x-elicit-token';

interface StreamReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<unknown>;
}

/** The parts of `fetch` that are used. */
export type FetchLike = (
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{
  readonly ok: boolean;
  readonly status: number;
  readonly body: { getReader(): StreamReader } | null;
}>;

export interface EventStreamOptions {
  /** For a cookie-less session, such as `{ authorization: … }`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** @default the platform's, with cookies as it sends them by itself */
  readonly fetch?: FetchLike | undefined;
}

/**
 * Opens a line of an event stream and POSTs, for networks without WebSocket. Resolves once the stream is there.
 * @param url of the endpoint, for GET and POST alike
 * @throws Error where there is no stream
 */
export async function openEventStream(url: string, options: EventStreamOptions = {}): Promise<RemotePort> {
  const platform = globalThis as unknown as {
    readonly fetch: FetchLike;
    readonly TextDecoder: new () => { decode(bytes: Uint8Array, options: { stream: boolean }): string };
  };
  const fetch = options.fetch ?? platform.fetch;
  const response = await fetch(url, {
    method: 'GET',
    headers: { ...options.headers, accept: 'text/event-stream' },
  });
  if (!response.ok || !response.body)
    throw new Error(`No event stream at ${url}: status ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new platform.TextDecoder();
  let token: string | null = null;
  let outgoing: string[] = [];
  let isPosting = false;
  let isClosed = false;
  let listener: (data: unknown) => void = () => undefined;
  const closers: (() => void)[] = [];

  function end(): void {
    if (isClosed) return;
    isClosed = true;
    reader.cancel().catch(() => undefined);
    for (const close of closers) close();
  }

  /** One POST at a time, so that they arrive in order; what gathers meanwhile goes together. */
  async function post(): Promise<void> {
    if (isPosting || token === null || outgoing.length === 0) return;
    isPosting = true;
    const body = outgoing.join('\n');
    outgoing = [];
    try {
      const headers = { ...options.headers, 'content-type': 'text/plain', [TOKEN_HEADER]: token };
      const { ok } = await fetch(url, { method: 'POST', headers, body });
      isPosting = false;
      if (ok) await post();
      else end();
    } catch {
      end();
    }
  }

  async function read(): Promise<void> {
    let text = '';
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done || !value) break;
        text += decoder.decode(value, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        if (text.length > 2 * LONGEST_MESSAGE) break;
        for (const event of events) {
          if (event.startsWith('event: token\ndata: ')) {
            token = event.slice('event: token\ndata: '.length);
            void post();
          } else if (event.startsWith('data: ') && !isClosed) listener(event.slice('data: '.length));
        }
      }
    } catch {
      // The line broke.
    }
    end();
  }

  return {
    send(text) {
      outgoing.push(text);
      void post();
    },
    onMessage(next) {
      listener = next;
      void read();
    },
    onClose: (closed) => void closers.push(closed),
    close() {
      // A good-bye may be under way.
      void post().finally(end);
    },
  };
}
