import { ownMember } from '../own-member.ts';

/** What passes over the wire about who speaks which version. */
export interface Handshakes {
  sent(message: object): void;
  received(message: object): void;
  /** It has been agreed on before the wire was tapped. */
  assume(version: string, serverInfo: unknown): void;
  version(): string;
  serverInfo(): unknown;
}

const VERSION = 'io.modelcontextprotocol/protocolVersion';
const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/** Reads the handshakes of both eras on the wire, as the client that makes them may be out of reach. */
export function createHandshakes(): Handshakes {
  let version = '2025-11-25';
  let serverInfo: unknown;
  const asked = new Map<unknown, unknown>();

  function agree(agreed: unknown): void {
    if (typeof agreed === 'string') version = agreed;
  }

  return {
    sent(message) {
      const method = ownMember(message, 'method');
      const params = ownMember(message, 'params');
      // On each request since 2026-07-28 (E-08).
      agree(ownMember(ownMember(params, '_meta'), VERSION));
      if (method === 'initialize') agree(ownMember(params, 'protocolVersion'));
      if (method === 'initialize' || method === 'server/discover') {
        asked.set(ownMember(message, 'id'), method);
      }
    },
    received(message) {
      const id = ownMember(message, 'id');
      if (Object.hasOwn(message, 'method') || !asked.has(id)) return;
      const method = asked.get(id);
      asked.delete(id);
      const result = ownMember(message, 'result');
      if (method === 'initialize') {
        agree(ownMember(result, 'protocolVersion'));
        serverInfo = ownMember(result, 'serverInfo');
      } else {
        serverInfo = ownMember(ownMember(result, '_meta'), SERVER_INFO);
      }
    },
    assume(agreed, info) {
      version = agreed;
      serverInfo = info;
    },
    version: () => version,
    serverInfo: () => serverInfo,
  };
}
