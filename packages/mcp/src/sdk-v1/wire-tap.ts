import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type {
  JSONRPCErrorResponse,
  JSONRPCMessage,
  JSONRPCNotification,
  JSONRPCResultResponse,
} from '@modelcontextprotocol/sdk/types.js';
import type { ProtocolRevision } from '@elicit-kit/core';
import type { JsonRpcMessage } from '../legacy/json-rpc-messages.ts';
import type { ServerRequests } from '../legacy/server-requests.ts';
import { ownMember } from '../own-member.ts';
import { revisionOf } from '../revision-of.ts';

export interface WireTapOptions {
  /** Deals with the requests of the server on one wire; the client does not get to see what is taken there. */
  readonly serve: (send: (message: JsonRpcMessage) => Promise<void>) => ServerRequests;
  /** The client sees notifications too. */
  readonly onNotification: (notification: JSONRPCNotification) => void;
  readonly onClose: () => void;
}

/** Stands between one client and its wires. */
export interface WireTap {
  /** Taps every wire that the client connects to from now on, and the one that it has. */
  attach(client: Client): void;
  /** As negotiated on the last wire. */
  revision(): ProtocolRevision;
  /** The result with `input_required` that this error of the client stands for; undefined for every other error. */
  inputRequiredOf(error: unknown): unknown;
}

type Response = JSONRPCResultResponse | JSONRPCErrorResponse;

const RESULTS: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read', 'tasks/result']);
const INVALID_REQUEST = -32600;

/**
 * The client strips and refuses questions before a handler could see them, does not hear that request 0 was cancelled,
 * takes `input_required` for a success, cancels requests that are long answered, and repeats the wish for a task with
 * every request about that task (facts, section 7). All of it is mended here, on the transport: what the client registers
 * there is in place when it starts the transport, and nothing has come by then.
 */
export function createWireTap({ serve, onNotification, onClose }: WireTapOptions): WireTap {
  const tapped = new WeakSet<Transport>();
  const inputRequired = new WeakSet<object>();
  let revision: ProtocolRevision = '2025-11-25';

  function install(transport: Transport): void {
    if (tapped.has(transport)) return;
    tapped.add(transport);
    // The client's own requests without a response yet, by id.
    const pending = new Map<unknown, string>();
    const { onclose, onmessage } = transport;
    const send = transport.send.bind(transport);
    // Only answers and notifications leave there, and they have the members of the SDK's types.
    const server = serve((message) => send(message as JSONRPCMessage));

    transport.onclose = () => {
      server.disconnect();
      onClose();
      onclose?.();
    };
    transport.onmessage = (message, extra) => {
      if (!('method' in message)) return onmessage?.(readResponse(message, pending), extra);
      const isOurs = server.isOurs(message);
      if (isOurs) server.take(message);
      if (!('id' in message)) onNotification(message);
      else if (isOurs) return;
      onmessage?.(message, extra);
    };
    transport.send = async (message, options) => {
      const mended = mend(message, pending);
      if (mended === null) return;
      try {
        await send(mended, options);
      } catch (error) {
        if ('method' in mended && 'id' in mended) pending.delete(mended.id);
        throw error;
      }
    };
  }

  function readResponse(message: Response, pending: Map<unknown, string>): Response {
    const { id } = message;
    const method = pending.get(id);
    pending.delete(id);
    if (!('result' in message) || method === undefined) return message;
    const { result } = message;
    if (method === 'initialize' && typeof result['protocolVersion'] === 'string') {
      revision = revisionOf(result['protocolVersion']);
    }
    if (!RESULTS.has(method) || ownMember(result, 'resultType') !== 'input_required') return message;
    inputRequired.add(result);
    const text = 'The server asked by `input_required`, which only revisions from 2026-07-28 on know.';
    return { jsonrpc: '2.0', id: message.id, error: { code: INVALID_REQUEST, message: text, data: result } };
  }

  return {
    attach(client) {
      const connect = client.connect.bind(client);
      client.connect = (transport, options) => {
        const start = transport.start.bind(transport);
        transport.start = () => {
          install(transport);
          return start();
        };
        return connect(transport, options);
      };
      if (client.transport !== undefined) install(client.transport);
    },
    revision: () => revision,
    inputRequiredOf(error) {
      const data = ownMember(error, 'data');
      return typeof data === 'object' && data !== null && inputRequired.has(data) ? data : undefined;
    },
  };
}

/** What goes out instead of a message of the client; null: nothing. */
function mend(message: JSONRPCMessage, pending: Map<unknown, string>): JSONRPCMessage | null {
  if (!('method' in message)) return message;
  const { method, params } = message;
  if ('id' in message) {
    pending.set(message.id, method);
    if (!method.startsWith('tasks/') || ownMember(params, 'task') === undefined) return message;
    const { task: _repeated, ...rest } = params ?? {};
    return { ...message, params: rest };
  }
  // The client sends one for every request that was ever given the signal.
  const isCancel = method === 'notifications/cancelled';
  return isCancel && !pending.delete(ownMember(params, 'requestId')) ? null : message;
}
