import type { MCPTransport, MCPTransportSendOptions } from '@ai-sdk/mcp';

export type WireMessage = Parameters<MCPTransport['send']>[0];

/** What stands between the client and its wire. */
export interface WireEvents {
  /**
   * The client sends. Null: nothing of ours, it goes out as it is. Otherwise what the client gets for it: a promise that
   * rejects as sending would.
   */
  readonly onSend: (
    message: WireMessage,
    options: MCPTransportSendOptions | undefined,
  ) => Promise<void> | null;
  /** The server sends. True: the client does not get to see it. */
  readonly onMessage: (message: WireMessage) => boolean;
  readonly onClose: () => void;
}

/** Both ends of a tapped wire. */
export interface Tapped {
  /** To the server, past the tap. */
  readonly send: MCPTransport['send'];
  /** To the client, past the tap. */
  readonly receive: (message: WireMessage) => void;
}

/**
 * Taps a wire in place, before or after the client has put its handlers there. In place, because the client sets members
 * of the very object (the protocol version among them), and a transport of a class keeps private ones.
 */
export function tapWire(wire: MCPTransport, events: WireEvents): Tapped {
  let { onmessage, onclose } = wire;
  const send = wire.send.bind(wire);
  const close = wire.close.bind(wire);

  Object.defineProperties(wire, {
    onmessage: {
      configurable: true,
      enumerable: true,
      get: () => (message: WireMessage) => {
        if (!events.onMessage(message)) onmessage?.(message);
      },
      set: (handler: MCPTransport['onmessage']) => {
        onmessage = handler;
      },
    },
    onclose: {
      configurable: true,
      enumerable: true,
      get: () => () => {
        events.onClose();
        onclose?.();
      },
      set: (handler: MCPTransport['onclose']) => {
        onclose = handler;
      },
    },
  });
  wire.send = (message, options) => events.onSend(message, options) ?? pass(message, options);
  wire.close = async (options) => {
    // Not every transport tells of an end that was asked for.
    events.onClose();
    await (options === undefined ? close() : close(options));
  };

  function pass(message: WireMessage, options: MCPTransportSendOptions | undefined): Promise<void> {
    return options === undefined ? send(message) : send(message, options);
  }
  return { send: pass, receive: (message) => onmessage?.(message) };
}
