import './without-eval.ts';
import { createClientV2Transport, RoundError } from '@elicit-kit/mcp/client-v2';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Connect, Connection } from '../host/connection.ts';
import { toTool, toToolResult } from './read-results.ts';
import { createWatchdog } from './watchdog.ts';

const CONNECT_TIMEOUT = 15_000;
const PING_TIMEOUT = 5_000;
const GOODBYE_TIMEOUT = 1_000;
/** What the server itself may take for a call, in milliseconds. A person's time does not count. */
const CALL_TIMEOUT = 300_000;

/** Opens a connection over Streamable HTTP, straight from the page. */
export const connect: Connect = async ({ server, queue, onLost, onRefusal, onToolsChanged, signal }) => {
  const elicitation = createClientV2Transport({
    server: { label: server.name, endpoint: new URL(server.address).origin },
    onRefusal: (refusal, incoming) => onRefusal(refusal, incoming.origin?.name ?? null),
  });
  const client = new Client(
    { name: 'elicit-kit-web-host', title: 'Elicit Kit web host', version: '0.1.0' },
    {
      ...elicitation.clientOptions,
      ...(server.protocol === 'auto' ? {} : { versionNegotiation: { mode: 'legacy' as const } }),
      listChanged: { tools: { autoRefresh: false, onChanged: () => onToolsChanged() } },
    },
  );
  elicitation.attach(client);
  const http = new StreamableHTTPClientTransport(new URL(server.address));
  const disconnect = queue.connect(elicitation);
  let isOpen = true;
  let isLost = false;

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    watchdog.stop();
    // Tells the server that the session is over; one that is gone needs no goodbye.
    if (!isLost) await Promise.race([http.terminateSession(), pause(GOODBYE_TIMEOUT)]).catch(() => undefined);
    await client.close();
    disconnect();
  }

  const watchdog = createWatchdog({
    ping: () =>
      client.getProtocolEra() === 'modern'
        ? client.discover({ timeout: PING_TIMEOUT })
        : client.ping({ timeout: PING_TIMEOUT }),
    onLost: () => {
      isLost = true;
      onLost();
    },
  });

  try {
    await client.connect(http, { signal, timeout: CONNECT_TIMEOUT });
  } catch (error) {
    isLost = true;
    await close();
    throw error;
  }
  client.onerror = () => watchdog.suspect();

  const connection: Connection = {
    revision: client.getNegotiatedProtocolVersion() ?? '',
    claim: client.getServerVersion(),
    async listTools() {
      const { tools } = await client.listTools(undefined, { timeout: CONNECT_TIMEOUT, cacheMode: 'refresh' });
      return tools.map(toTool);
    },
    async callTool(name, args, callSignal) {
      const unwatch = watchdog.watch();
      try {
        return toToolResult(
          await elicitation.callTool(
            { name, arguments: { ...args } },
            { signal: callSignal, timeout: CALL_TIMEOUT },
          ),
        );
      } catch (error) {
        if (error instanceof RoundError && error.refusal !== null) onRefusal(error.refusal, name);
        throw error;
      } finally {
        unwatch();
      }
    },
    close,
  };
  return connection;
};

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
