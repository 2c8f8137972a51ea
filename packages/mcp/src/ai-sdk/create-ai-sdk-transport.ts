import type { MCPTransport, MCPTransportSendOptions } from '@ai-sdk/mcp';
import { eraOf } from '@elicit-kit/core/adapters';
import { createAdapter, type Peer } from '../adapter/create-adapter.ts';
import { clientCapabilities } from '../client-capabilities.ts';
import { JsonRpcError, type JsonRpcId } from '../legacy/json-rpc-messages.ts';
import { createOwnRequests } from '../json-rpc/own-requests.ts';
import { readOutcome } from '../json-rpc/read-outcome.ts';
import { createServerRequests } from '../legacy/server-requests.ts';
import { ownMember } from '../own-member.ts';
import { revisionOf } from '../revision-of.ts';
import { waitFor } from '../rounds/pause.ts';
import type { AiSdkTransport, AiSdkTransportOptions } from './ai-sdk-transport.ts';
import { createHandshakes } from './handshakes.ts';
import { tapWire, type Tapped, type WireMessage } from './wire-tap.ts';

const ASKING_METHODS: readonly unknown[] = ['tools/call', 'prompts/get', 'resources/read'];

interface CallMessage {
  readonly id: JsonRpcId;
  readonly method: string;
  readonly params: object;
}

/**
 * Makes the transport for one client, which talks to one server.
 *
 * @throws TypeError when `modes` is empty.
 */
export function createAiSdkTransport(options: AiSdkTransportOptions): AiSdkTransport {
  const adapter = createAdapter(options);
  const handshakes = createHandshakes();
  const { timeout = Infinity, maxTotalTimeout } = options;
  let wire: MCPTransport | null = null;
  let tapped: Tapped | null = null;

  const peer = (): Peer => ({
    revision: revisionOf(handshakes.version()),
    serverInfo: handshakes.serverInfo(),
  });
  const send = async (message: object): Promise<void> => {
    await tapped?.send(message as WireMessage);
  };
  const own = createOwnRequests(send);
  const server = createServerRequests({
    adapter,
    peer,
    send,
    handlers: options,
    onError: (error) => options.onError?.(error),
  });

  /** Runs one call of the client to its result, and hands that over under the id that the client knows. */
  async function drive(
    { id, method, params }: CallMessage,
    sendOptions: MCPTransportSendOptions | undefined,
  ): Promise<void> {
    const name = ownMember(params, method === 'resources/read' ? 'uri' : 'name');
    try {
      const result = await adapter.run<object>({
        method,
        name: typeof name === 'string' ? name : '',
        peer,
        limits: { signal: sendOptions?.signal, timeout, maxTotalTimeout },
        send: async (retry, { signal }) => {
          const isModern = eraOf(peer().revision) === 'modern';
          const context = {
            signal,
            send: async (message: object) => {
              await tapped?.send(message as WireMessage, { ...sendOptions, signal });
            },
            // Over HTTP since 2026-07-28 the end of the response stream is the cancel (E-66).
            isCancelledBySignal: isModern && wire?.waitsForProtocolVersionDiscovery === true,
          };
          const leg = own.request({ method, params: { ...params, ...retry } }, context);
          return readOutcome(await waitFor(leg, signal), isModern);
        },
      });
      tapped?.receive({ jsonrpc: '2.0', id, result } as WireMessage);
    } catch (error) {
      if (!(error instanceof JsonRpcError)) throw error;
      const { code, message, data } = error;
      tapped?.receive({
        jsonrpc: '2.0',
        id,
        error: { code, message, ...(data === undefined ? {} : { data }) },
      });
    }
  }

  function disconnect(): void {
    server.disconnect();
    adapter.disconnect();
    own.disconnect();
  }

  function tap(transport: MCPTransport): void {
    if (wire === transport) return;
    if (wire !== null) throw new Error('This transport has a wire. Make one transport per client.');
    wire = transport;
    tapped = tapWire(transport, {
      onSend(message, sendOptions) {
        handshakes.sent(message);
        return isCall(message) ? drive(message, sendOptions) : null;
      },
      onMessage(message) {
        handshakes.received(message);
        const taker = own.isOurs(message) ? own : server.isOurs(message) ? server : null;
        taker?.take(message);
        return taker !== null;
      },
      onClose: disconnect,
    });
  }

  return {
    clientConfig: {
      capabilities: {
        ...clientCapabilities({ modes: adapter.modes, sampling: options.sampling, roots: options.roots }),
      },
    },
    start: adapter.start,
    resume: adapter.resume,
    wrapTransport(transport) {
      tap(transport);
      return transport;
    },
    attach(client) {
      const transport = ownMember(client, 'transport');
      if (!isWire(transport)) {
        throw new Error(
          'attach: the wire of this client cannot be reached, so its questions would be lost. ' +
            'Give createMCPClient a transport object that has been through wrapTransport.',
        );
      }
      tap(transport);
      handshakes.assume(client.initializeResult.protocolVersion, client.serverInfo);
    },
  };
}

function isCall(message: object): message is CallMessage {
  const params = ownMember(message, 'params');
  return (
    ASKING_METHODS.includes(ownMember(message, 'method')) &&
    Object.hasOwn(message, 'id') &&
    typeof params === 'object' &&
    params !== null
  );
}

function isWire(value: unknown): value is MCPTransport {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['start', 'send', 'close'].every((name) => typeof (value as Record<string, unknown>)[name] === 'function')
  );
}
