import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the client sent back for one question: a result or an error, as it came. */
export interface Reply {
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface RawLegacyServer {
  readonly url: string;
  /** Answers of the client, in the order of the questions' arrival. */
  readonly replies: readonly Reply[];
  /** Drops every connection and stops listening, without a goodbye. */
  kill(): Promise<void>;
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'mcp-session-id',
};

/**
 * A server of 2025-11-25 without any SDK, so that it can send what no SDK would: each tool sends its `params` as one
 * `elicitation/create` request, a list as one for each, and reports the answers as its result. A function says later what
 * to ask.
 */
export async function startRawLegacyServer(
  tools: Readonly<Record<string, unknown>>,
): Promise<RawLegacyServer> {
  const waiting = new Map<string, (reply: Reply) => void>();
  const replies: Reply[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS' || request.method === 'DELETE') {
      end(response, 204);
      return;
    }
    if (request.method === 'GET') {
      // A stream for messages of the server's own accord. It stays silent, and open.
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
      return;
    }
    const message = JSON.parse(await readBody(request)) as Record<string, unknown>;
    const { id, method } = message;
    if (method === undefined) {
      const reply: Reply = message;
      replies.push(reply);
      waiting.get(String(id))?.(reply);
      end(response, 202);
    } else if (id === undefined) end(response, 202);
    else if (method === 'tools/call')
      await callTool(id, (message['params'] as { name: string }).name, response);
    else {
      response.setHeader('mcp-session-id', 'raw');
      end(response, 200, JSON.stringify({ jsonrpc: '2.0', id, ...answerTo(method) }));
    }
  }

  function answerTo(method: unknown): object {
    switch (method) {
      case 'initialize': {
        const serverInfo = { name: 'raw', version: '1' };
        return { result: { protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo } };
      }
      case 'ping':
        return { result: {} };
      case 'tools/list':
        return {
          result: { tools: Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object' } })) },
        };
      default:
        return { error: { code: -32601, message: 'Method not found' } };
    }
  }

  async function callTool(id: unknown, name: string, response: ServerResponse): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const tool = tools[name];
    const asked: unknown = typeof tool === 'function' ? await (tool as () => unknown)() : tool;
    const answers = (Array.isArray(asked) ? asked : [asked]).map((params: unknown) => {
      const questionId = `question-${name}-${waiting.size}`;
      const reply = new Promise<Reply>((resolve) => waiting.set(questionId, resolve));
      send(response, { jsonrpc: '2.0', id: questionId, method: 'elicitation/create', params });
      return reply;
    });
    const got = await Promise.all(answers);
    const text = JSON.stringify(Array.isArray(asked) ? got : got[0]);
    send(response, { jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } });
    response.end();
  }

  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    replies,
    async kill() {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
  };
}

function end(response: ServerResponse, status: number, json?: string): void {
  if (json !== undefined) response.setHeader('content-type', 'application/json');
  response.writeHead(status).end(json);
}

function send(response: ServerResponse, message: object): void {
  response.write(`event: message\ndata: ${JSON.stringify(message)}\n\n`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
