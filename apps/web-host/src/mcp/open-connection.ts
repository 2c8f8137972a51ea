import { createClientV2Transport, RoundError } from '@elicit-kit/mcp/client-v2';
import { Client, type CallToolResult, type Transport } from '@modelcontextprotocol/client';
import { endpointOf } from '../host/address.ts';
import type { Connection, ConnectOptions, ToolResult } from '../host/connection.ts';
import { toTool, toToolResult } from './read-results.ts';
import { createWatchdog } from './watchdog.ts';

const CONNECT_TIMEOUT = 15_000;
const PING_TIMEOUT = 5_000;
const GOODBYE_TIMEOUT = 1_000;
/** What the server itself may take for a call, in milliseconds. A person's time does not count. */
const CALL_TIMEOUT = 300_000;

export interface ClientName {
  readonly name: string;
  readonly title: string;
  readonly version: string;
}

const WEB_HOST: ClientName = { name: 'elicit-kit-web-host', title: 'Elicit Kit web host', version: '0.1.0' };

/** What carries the messages to one server. */
export interface Wire {
  readonly transport: Transport;
  /** Tells the server that this is over, where that takes more than closing. */
  readonly sayGoodbye?: (() => Promise<void>) | undefined;
  /** How the client names itself. @default as the web host */
  readonly client?: ClientName | undefined;
}

/** Makes a client with an adapter of the kit on a wire, whichever that is, and connects both. */
export async function openConnection(options: ConnectOptions, wire: Wire): Promise<Connection> {
  const { server, queue, onLost, onRefusal, onToolsChanged, signal } = options;
  const elicitation = createClientV2Transport({
    server: { label: server.name, endpoint: endpointOf(server.address) },
    onRefusal: (refusal, incoming) => onRefusal(refusal, incoming.origin?.name ?? null),
    draftStore: options.draftStore,
  });
  const client = new Client(
    { ...(wire.client ?? WEB_HOST) },
    {
      ...elicitation.clientOptions,
      ...(server.protocol === 'auto' ? {} : { versionNegotiation: { mode: 'legacy' as const } }),
      listChanged: { tools: { autoRefresh: false, onChanged: () => onToolsChanged() } },
    },
  );
  elicitation.attach(client);
  const disconnect = queue.connect(elicitation);
  let isOpen = true;
  let isLost = false;

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    watchdog.stop();
    // One that is gone needs no goodbye.
    if (!isLost && wire.sayGoodbye !== undefined)
      await Promise.race([wire.sayGoodbye(), pause(GOODBYE_TIMEOUT)]).catch(() => undefined);
    await client.close();
    disconnect();
  }

  function lose(): void {
    if (!isOpen || isLost) return;
    isLost = true;
    watchdog.stop();
    onLost();
  }

  const watchdog = createWatchdog({
    ping: () =>
      client.getProtocolEra() === 'modern'
        ? client.discover({ timeout: PING_TIMEOUT })
        : client.ping({ timeout: PING_TIMEOUT }),
    onLost: lose,
  });

  try {
    await client.connect(wire.transport, { signal, timeout: CONNECT_TIMEOUT });
  } catch (error) {
    isLost = true;
    await close();
    throw error;
  }
  client.onerror = () => watchdog.suspect();
  // HTTP does not end by itself; the process behind a pipe does.
  client.onclose = lose;

  async function run(tool: string, call: () => Promise<CallToolResult>): Promise<ToolResult> {
    const unwatch = watchdog.watch();
    try {
      return toToolResult(await call());
    } catch (error) {
      if (error instanceof RoundError && error.refusal !== null) onRefusal(error.refusal, tool);
      throw error;
    } finally {
      unwatch();
    }
  }

  return {
    revision: client.getNegotiatedProtocolVersion() ?? '',
    claim: client.getServerVersion(),
    async listTools() {
      const { tools } = await client.listTools(undefined, { timeout: CONNECT_TIMEOUT, cacheMode: 'refresh' });
      return tools.map(toTool);
    },
    callTool: (name, args, callSignal) =>
      run(name, () =>
        elicitation.callTool({ name, arguments: { ...args } }, { signal: callSignal, timeout: CALL_TIMEOUT }),
      ),
    async interruptedCalls() {
      // The revisions before know no call that survives its request.
      if (client.getProtocolEra() !== 'modern') return [];
      const suspended = await elicitation.suspendedCalls();
      return suspended.flatMap((call) => {
        const { name, params } = call;
        if (call.method !== 'tools/call') return [];
        const given = 'arguments' in params ? params.arguments : undefined;
        const args = typeof given === 'object' ? { ...given } : {};
        return {
          tool: name,
          args,
          resume: (callSignal) =>
            run(name, async () => {
              const limits = { signal: callSignal, timeout: CALL_TIMEOUT };
              return (await elicitation.resumeCall(call, limits)) as CallToolResult;
            }),
        };
      });
    },
    close,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
