import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';

export interface RawMessage {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A server written by hand: it shows the client's bytes and sends any bytes, right or wrong. */
export interface RawServer {
  /** The client's end. Messages cross as JSON text, as on a real wire. */
  readonly transport: Transport;
  /** What the client has sent after the handshake, as text, in order. */
  readonly received: readonly string[];
  /** The next message with this method, or the answer to this id, that has not been taken yet; waits for it. */
  next(methodOrId: string | number): Promise<RawMessage>;
  /** Sends a message, given as value or as JSON text. */
  send(message: object | string): void;
  reply(request: RawMessage, result: unknown): void;
  fail(request: RawMessage, error: object): void;
  /** The connection breaks. */
  drop(): void;
}

const SERVER_INFO = { name: 'raw', title: 'Raw Server', version: '1.0.0' };

const CAPABILITIES = { tools: {}, prompts: {}, resources: {} };

/** Answers the handshake of its era by itself; everything else is up to the test. */
export function createRawServer(
  era: 'legacy' | 'modern',
  revision = '2025-11-25',
  capabilities: object = CAPABILITIES,
): RawServer {
  const received: string[] = [];
  const untaken: RawMessage[] = [];
  const takers: { wanted: string | number; take: (message: RawMessage) => void }[] = [];

  const transport: Transport = {
    start: () => Promise.resolve(),
    close() {
      transport.onclose?.();
      return Promise.resolve();
    },
    send(message) {
      const text = JSON.stringify(message);
      queueMicrotask(() => receive(text));
      return Promise.resolve();
    },
  };

  function receive(text: string): void {
    const message = JSON.parse(text) as RawMessage;
    const answer = handshake(message);
    if (answer !== null) return answer === undefined ? undefined : send(answer);
    received.push(text);
    const index = takers.findIndex(({ wanted }) => matches(message, wanted));
    const [taker] = index < 0 ? [] : takers.splice(index, 1);
    if (taker === undefined) untaken.push(message);
    else taker.take(message);
  }

  function handshake(message: RawMessage): object | null | undefined {
    const { id, method } = message;
    if (method === 'notifications/initialized') return undefined;
    if (method === 'initialize') {
      const result = {
        protocolVersion: revision,
        capabilities,
        serverInfo: SERVER_INFO,
      };
      return { jsonrpc: '2.0', id, result };
    }
    if (method !== 'server/discover') return null;
    if (era === 'legacy') return { jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } };
    const result = {
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities,
      ttlMs: 0,
      cacheScope: 'private',
      _meta: { 'io.modelcontextprotocol/serverInfo': SERVER_INFO },
    };
    return { jsonrpc: '2.0', id, result };
  }

  function send(message: object | string): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    queueMicrotask(() => transport.onmessage?.(JSON.parse(text) as JSONRPCMessage));
  }

  return {
    transport,
    received,
    next: (wanted) =>
      new Promise((resolve) => {
        const index = untaken.findIndex((message) => matches(message, wanted));
        const [message] = index < 0 ? [] : untaken.splice(index, 1);
        if (message === undefined) takers.push({ wanted, take: resolve });
        else resolve(message);
      }),
    send,
    reply: ({ id }, result) => send({ jsonrpc: '2.0', id, result }),
    fail: ({ id }, error) => send({ jsonrpc: '2.0', id, error }),
    drop: () => transport.onclose?.(),
  };
}

function matches(message: RawMessage, wanted: string | number): boolean {
  return message.method === wanted || (message.method === undefined && message.id === wanted);
}
