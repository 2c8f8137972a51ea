import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RawModernServer {
  readonly url: string;
  /** The bodies of every `tools/call`, first calls and retries alike, as they came. */
  readonly calls: readonly Readonly<Record<string, unknown>>[];
  kill(): Promise<void>;
}

const REVISION = '2026-07-28';
const CACHE = { ttlMs: 0, cacheScope: 'private' };

/**
 * A server of 2026-07-28 without any SDK: each tool answers its first call with its `params` as the params of one
 * question, and a retry with what the retry carried.
 * @param rounds how often a tool asks the same before it takes the answer
 */
export async function startRawModernServer(
  tools: Readonly<Record<string, unknown>>,
  rounds = 1,
): Promise<RawModernServer> {
  const calls: Readonly<Record<string, unknown>>[] = [];

  function answerTo(method: unknown, params: Readonly<Record<string, unknown>>): object {
    switch (method) {
      case 'server/discover':
        return {
          result: {
            resultType: 'complete',
            supportedVersions: [REVISION],
            capabilities: { tools: {} },
            ...CACHE,
          },
        };
      case 'tools/list': {
        const list = Object.keys(tools).map((name) => ({ name, inputSchema: { type: 'object' } }));
        return { result: { resultType: 'complete', tools: list, ...CACHE } };
      }
      case 'tools/call': {
        calls.push(params);
        const state = params['requestState'];
        const round = typeof state === 'string' ? Number(state.slice('state-'.length)) : 0;
        if (round < rounds) {
          const question = { method: 'elicitation/create', params: tools[String(params['name'])] };
          return {
            result: {
              resultType: 'input_required',
              inputRequests: { question },
              requestState: `state-${round + 1}`,
            },
          };
        }
        const text = JSON.stringify(params['inputResponses']);
        return { result: { resultType: 'complete', content: [{ type: 'text', text }] } };
      }
      default:
        return { error: { code: -32601, message: 'Method not found' } };
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', 'POST');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') {
      response.writeHead(204).end();
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { id, method, params = {} } = JSON.parse(body) as Record<string, unknown>;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ jsonrpc: '2.0', id, ...answerTo(method, params as Record<string, unknown>) }),
    );
  }

  const http = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    calls,
    async kill() {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
  };
}
