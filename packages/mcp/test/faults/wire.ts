import type { ProtocolEra } from '@elicit-kit/core';
import { createRawServer, type RawMessage, type RawServer } from '../support/raw-server.ts';

/** A connection whose client writes slowly when told to, and refuses what is written after it broke. */
export interface Wire extends RawServer {
  /** Every message the client has handed over since the handshake, whether or not it got through. */
  readonly handed: readonly RawMessage[];
  /** From now on what the client writes stays on the way. */
  hold(): void;
  /** What is on the way arrives, or fails when the connection broke meanwhile. */
  release(): void;
}

export function createWire(era: ProtocolEra): Wire {
  const server = createRawServer(era);
  const { transport } = server;
  const handed: RawMessage[] = [];
  let isBroken = false;
  let held: (() => void)[] | null = null;

  const { send } = transport;
  transport.send = async (message) => {
    if (isBroken) throw new Error('write after end');
    handed.push(message as RawMessage);
    const way = held;
    if (way !== null) await new Promise<void>((resolve) => way.push(resolve));
    // The compiler takes it that nothing changes while one waits.
    if (isBroken as boolean) throw new Error('the connection broke');
    return send.call(transport, message);
  };
  transport.close = () => {
    drop();
    return Promise.resolve();
  };

  function drop(): void {
    if (isBroken) return;
    isBroken = true;
    server.drop();
  }

  function say(message: object | string): void {
    if (!isBroken) server.send(message);
  }

  return {
    ...server,
    handed,
    send: say,
    reply: ({ id }, result) => say({ jsonrpc: '2.0', id, result }),
    fail: ({ id }, error) => say({ jsonrpc: '2.0', id, error }),
    drop,
    hold: () => {
      held = [];
    },
    release: () => {
      const way = held ?? [];
      held = null;
      for (const arrive of way) arrive();
    },
  };
}
