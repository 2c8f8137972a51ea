import type { Transport } from '@modelcontextprotocol/client';

/** Sees what the client does not pass on. */
export interface WireTap {
  /** Taps the wire that the client is connected to; once is enough for each. */
  install(transport: Transport | undefined): void;
  /** The result as it came, from the one the client made of it; the latter when it came before the tap. */
  rawOf(result: object): object;
}

/**
 * The client drops a `requestState` that is no text and ends no waiting 2026-07-28 call when its connection closes
 * (facts, section 7.1). So this listens beside it, on the transport itself: `client.onclose` is the host's to set.
 */
export function createWireTap(onClose: () => void): WireTap {
  const tapped = new WeakSet<Transport>();
  // The client hands on the very object under `inputRequests`, which is how a raw result is found again.
  const results = new WeakMap<object, object>();

  return {
    install(transport) {
      if (transport === undefined || tapped.has(transport)) return;
      tapped.add(transport);
      const { onclose, onmessage } = transport;
      transport.onclose = () => {
        onClose();
        onclose?.();
      };
      transport.onmessage = (message, extra) => {
        const requests = 'result' in message ? message.result['inputRequests'] : undefined;
        if ('result' in message && isObject(requests)) results.set(requests, message.result);
        onmessage?.(message, extra);
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
