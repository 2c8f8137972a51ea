import type { Client, JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import type { JsonRpcMessage } from '../legacy/json-rpc-messages.ts';
import type { ServerRequests } from '../legacy/server-requests.ts';
import type { TaskWire } from '../tasks/task-wire.ts';

export interface WireTapOptions {
  /** Deals with the requests of the server on one wire; the client does not get to see what is taken there. */
  readonly serve: (send: (message: JsonRpcMessage) => Promise<void>) => ServerRequests;
  readonly onClose: () => void;
  /** Deals with tasks on one wire. @default nobody does */
  readonly tasks?: ((send: (message: JsonRpcMessage) => Promise<void>) => TaskWire) | undefined;
}

/** Sees what the client does not pass on. */
export interface WireTap {
  /** Taps every wire that the client connects to from now on. */
  attach(client: Client): void;
  /** The result as it came, from the one the client made of it; the latter when it came before the tap. */
  rawOf(result: object): object;
}

type Listener = NonNullable<Transport['onmessage']>;

/**
 * The client asks anew when a request is delivered twice, answers without a word on whether the answer got through, drops
 * a `requestState` that is no text, and ends no waiting 2026-07-28 call when its connection closes (facts, section 7.1).
 * So this stands before it, on the transport itself: `client.onclose` is the host's to set.
 */
export function createWireTap({ serve, onClose, tasks }: WireTapOptions): WireTap {
  const tapped = new WeakMap<Transport, () => void>();
  // The client hands on the very object under `inputRequests`, which is how a raw result is found again.
  const results = new WeakMap<object, object>();

  function tap(transport: Transport): () => void {
    const send = transport.send.bind(transport);
    // Only answers and notifications leave there, and they have the members of the SDK's types.
    const server = serve((message) => send(message as JSONRPCMessage));
    const wire = tasks?.((message) => send(message as JSONRPCMessage));
    let ownListener: Listener | undefined;

    function listen(): void {
      const { onclose, onmessage } = transport;
      if (onmessage === ownListener) return;
      transport.onclose = () => {
        server.disconnect();
        wire?.disconnect();
        onClose();
        onclose?.();
      };
      transport.onmessage = ownListener = (message, extra) => {
        if (wire?.takes(message) === true) return;
        if (wire?.isTaskResult(message) === true && 'result' in message) {
          // The client refuses a task, but hands over whatever asks for something.
          const inputRequests = {};
          results.set(inputRequests, message.result);
          const result = { resultType: 'input_required', inputRequests, requestState: '' };
          onmessage?.({ ...message, result }, extra);
          return;
        }
        if ('method' in message) {
          const isOurs = server.isOurs(message);
          if (isOurs) server.take(message);
          if (isOurs && 'id' in message) return;
        } else {
          const requests = 'result' in message ? message.result['inputRequests'] : undefined;
          if ('result' in message && isObject(requests)) results.set(requests, message.result);
        }
        onmessage?.(message, extra);
      };
    }

    // To find out the era the client puts listeners in place, removes them, and puts others there. Nothing that matters
    // comes before it has sent something.
    transport.send = (message, options) => {
      listen();
      wire?.sent(message);
      return send(message, options);
    };
    return listen;
  }

  return {
    attach(client) {
      const connect = client.connect.bind(client);
      client.connect = async (transport, options) => {
        const listen = tapped.get(transport) ?? tap(transport);
        tapped.set(transport, listen);
        await connect(transport, options);
        listen();
      };
    },
    rawOf(result) {
      const requests = 'inputRequests' in result ? result.inputRequests : undefined;
      return (isObject(requests) ? results.get(requests) : undefined) ?? result;
    },
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
