import { WebStandardStreamableHTTPServerTransport, type McpServer } from '@modelcontextprotocol/server';

/** Serves clients of the older revisions: one MCP server per session, kept until the client or the process ends it. */
export interface LegacySessions {
  fetch(request: Request): Promise<Response>;
  /** Ends every session and its open streams. */
  close(): Promise<void>;
}

const MAXIMUM_SESSIONS = 500;

export function createLegacySessions(createServer: () => McpServer): LegacySessions {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();

  async function open(request: Request): Promise<Response> {
    const server = createServer();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessioninitialized(id) {
        sessions.set(id, transport);
        const oldest = sessions.entries().next();
        if (sessions.size > MAXIMUM_SESSIONS && oldest.done === false) {
          sessions.delete(oldest.value[0]);
          void oldest.value[1].close();
        }
      },
      onsessionclosed(id) {
        sessions.delete(id);
      },
    });
    await server.connect(transport);
    return transport.handleRequest(request);
  }

  return {
    fetch(request) {
      const id = request.headers.get('mcp-session-id');
      if (id === null) return open(request);
      const transport = sessions.get(id);
      if (transport !== undefined) return transport.handleRequest(request);
      return Promise.resolve(
        Response.json(
          { jsonrpc: '2.0', error: { code: -32001, message: 'Session not found' }, id: null },
          { status: 404 },
        ),
      );
    },
    async close() {
      const open = [...sessions.values()];
      sessions.clear();
      await Promise.all(open.map((transport) => transport.close()));
    },
  };
}
