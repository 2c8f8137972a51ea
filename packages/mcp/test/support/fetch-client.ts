import { createJsonRpcTransport, type JsonRpcTransport } from '../../src/json-rpc/index.ts';
import { HARBOUR } from './connect-json-rpc.ts';
import { createRecordingKit, type RecordingKit } from './recording-kit.ts';

export interface FetchClient {
  readonly elicit: JsonRpcTransport;
  readonly kit: RecordingKit;
  close(): Promise<void>;
}

interface Message {
  readonly id?: unknown;
  readonly result?: { readonly [name: string]: unknown };
  readonly error?: object;
}

/** A client over Streamable HTTP as a host may have written it: fetch, ids, and nothing of any SDK. */
export async function connectFetch(url: string, era: 'legacy' | 'modern'): Promise<FetchClient> {
  const closing = new AbortController();
  let headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  let last = 0;

  const elicit = createJsonRpcTransport({
    server: HARBOUR,
    send: async (message) => {
      const response = await post(message, {}, closing.signal);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
    },
    request: ({ method, params }, { signal }) => request(method, params, signal),
  });
  const kit = createRecordingKit();
  elicit.start(kit.ask);

  function post(message: object, more: Record<string, string>, signal: AbortSignal): Promise<Response> {
    const body = JSON.stringify(message);
    return fetch(url, { method: 'POST', headers: { ...headers, ...more }, body, signal });
  }

  async function request(method: string, params: object, signal: AbortSignal): Promise<unknown> {
    last += 1;
    const id = last;
    const { name, uri } = params as { name?: string; uri?: string };
    const more = era === 'modern' ? { 'mcp-method': method, 'mcp-name': name ?? uri ?? '' } : {};
    const ended = AbortSignal.any([signal, closing.signal]);
    const response = await post({ jsonrpc: '2.0', id, method, params }, more, ended);
    const session = response.headers.get('mcp-session-id');
    if (session !== null) headers = { ...headers, 'mcp-session-id': session };
    for await (const message of messagesOf(response)) {
      if (elicit.receive(message) || message.id !== id) continue;
      // The error as it came: a plain object.
      if (message.error !== undefined) throw message.error as Error;
      return message.result;
    }
    throw new Error(`HTTP ${response.status}: the response ended early`);
  }

  if (era === 'modern') {
    headers = { ...headers, 'mcp-protocol-version': '2026-07-28' };
    elicit.connected({ revision: '2026-07-28' });
    await request('server/discover', { _meta: elicit.meta() }, closing.signal);
  } else {
    const clientInfo = { name: 'by-hand', version: '1.0.0' };
    const params = { protocolVersion: '2025-11-25', capabilities: elicit.capabilities, clientInfo };
    const result = (await request('initialize', params, closing.signal)) as {
      protocolVersion: string;
      serverInfo: unknown;
    };
    headers = { ...headers, 'mcp-protocol-version': result.protocolVersion };
    elicit.connected({ revision: result.protocolVersion, serverInfo: result.serverInfo });
    await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, {}, closing.signal);
    void listen();
  }

  /** What the server sends of itself, outside of any response. */
  async function listen(): Promise<void> {
    try {
      const response = await fetch(url, { headers, signal: closing.signal });
      for await (const message of messagesOf(response)) elicit.receive(message);
    } catch {
      // Closed.
    }
  }

  return {
    elicit,
    kit,
    async close() {
      elicit.disconnect();
      closing.abort();
    },
  };
}

async function* messagesOf(response: Response): AsyncGenerator<Message> {
  if (response.headers.get('content-type')?.includes('text/event-stream') !== true) {
    yield (await response.json()) as Message;
    return;
  }
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true });
    const events = rest.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).replace(/^ /, ''))
        .join('\n');
      if (data !== '') yield JSON.parse(data) as Message;
    }
  }
}
