import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage, JSONRPCNotification, JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';
import type { ProtocolRevision } from '@elicit-kit/core';
import { ownMember } from '../own-member.ts';

/** What comes over the wire, as it came. */
export interface WireEvents {
  /** True: the client does not get to see the request. */
  readonly onRequest: (request: JSONRPCRequest, transport: Transport) => boolean;
  /** The client sees it too. */
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

const RESULTS: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read', 'tasks/result']);
const INVALID_REQUEST = -32600;

/**
 * The client strips and refuses questions before any handler of ours could see them, does not hear that request 0 was
 * cancelled, takes `input_required` for a success, cancels requests that are long answered, and repeats the wish for a
 * task with every request about that task (facts, section 7). All of it is mended here, on the transport: what the client
 * registers there is in place when it starts the transport, and nothing has come by then.
 */
export function createWireTap({ onRequest, onNotification, onClose }: WireEvents): WireTap {
  const tapped = new WeakSet<Transport>();
  const inputRequired = new WeakSet<object>();
  let revision: ProtocolRevision = '2025-11-25';

  function install(transport: Transport): void {
    if (tapped.has(transport)) return;
    tapped.add(transport);
    // The client's own requests without a response yet.
    const pending = new Map<unknown, string>();
    const { onclose, onmessage } = transport;
    const send = transport.send.bind(transport);

    transport.onclose = () => {
      onClose();
      onclose?.();
    };
    transport.onmessage = (message, extra) => {
      if ('method' in message) {
        if ('id' in message) {
          if (onRequest(message, transport)) return;
        } else onNotification(message);
        onmessage?.(message, extra);
      } else onmessage?.(readResponse(message, pending), extra);
    };
    transport.send = async (message, options) => {
      const sent = mend(message, pending);
      if (sent === null) return;
      try {
        await send(sent, options);
      } catch (error) {
        if ('id' in sent && 'method' in sent) pending.delete(sent.id);
        throw error;
      }
    };
  }

  function readResponse(message: JSONRPCMessage, pending: Map<unknown, string>): JSONRPCMessage {
    if (!('id' in message)) return message;
    const { id } = message;
    const method = pending.get(id);
    pending.delete(id);
    if (!('result' in message) || method === undefined) return message;
    const { result } = message;
    if (method === 'initialize') revision = revisionOf(ownMember(result, 'protocolVersion'));
    if (!RESULTS.has(method) || ownMember(result, 'resultType') !== 'input_required') return message;
    inputRequired.add(result);
    const text = 'The server asked by `input_required`, which only revisions from 2026-07-28 on know.';
    return {
      jsonrpc: '2.0',
      id: message.id,
      error: { code: INVALID_REQUEST, message: text, data: result },
    };
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

/** What goes out instead of the message; null: nothing. */
function mend(message: JSONRPCMessage, pending: Map<unknown, string>): JSONRPCMessage | null {
  if (!('method' in message)) return message;
  if ('id' in message) {
    pending.set(message.id, message.method);
    if (!message.method.startsWith('tasks/') || ownMember(message.params, 'task') === undefined)
      return message;
    const { task: _again, ...params } = message.params ?? {};
    return { ...message, params };
  }
  const isLate =
    message.method === 'notifications/cancelled' && !pending.delete(ownMember(message.params, 'requestId'));
  return isLate ? null : message;
}

function revisionOf(version: unknown): ProtocolRevision {
  return version === '2025-11-25' ? version : '2025-06-18';
}
