import {
  createJsonRpcTransport,
  type JsonRpcTransport,
  type JsonRpcTransportOptions,
} from '../../src/json-rpc/index.ts';
import { createRawServer, type RawServer } from './raw-server.ts';
import { createRecordingKit, type RecordingKit } from './recording-kit.ts';

export const HARBOUR = { label: 'Harbour', endpoint: 'https://harbour.example' };

export interface ConnectedJsonRpc {
  readonly server: RawServer;
  readonly elicit: JsonRpcTransport;
  readonly kit: RecordingKit;
  /** What `receive` did not take, in order. */
  readonly left: readonly unknown[];
}

/** A host that only carries messages, on the wire to a server written by hand. */
export function connectJsonRpc(
  era: 'legacy' | 'modern',
  options: Partial<JsonRpcTransportOptions> = {},
  revision = era === 'modern' ? '2026-07-28' : '2025-11-25',
): ConnectedJsonRpc {
  const server = createRawServer(era, revision);
  const wire = server.transport;
  const left: unknown[] = [];
  const elicit = createJsonRpcTransport({
    server: HARBOUR,
    send: (message) => wire.send(message as Parameters<typeof wire.send>[0]),
    ...options,
  });
  wire.onmessage = (message) => {
    if (!elicit.receive(message)) left.push(message);
  };
  wire.onclose = elicit.disconnect;
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  elicit.connected({ revision, serverInfo: { name: 'raw', title: 'Raw Server', version: '1.0.0' } });
  return { server, elicit, kit, left };
}
