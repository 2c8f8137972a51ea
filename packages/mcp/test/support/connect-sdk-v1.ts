import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  createSdkV1Transport,
  type SdkV1Transport,
  type SdkV1TransportOptions,
} from '../../src/sdk-v1/index.ts';
import { HARBOUR } from './connect.ts';
import { createRawServer, type RawServer } from './raw-server.ts';
import { createRecordingKit, type RecordingKit } from './recording-kit.ts';

export interface Connected {
  readonly client: Client;
  readonly elicit: SdkV1Transport;
  readonly kit: RecordingKit;
}

/** A client on the given wire, connected to a recording kit the way a host does it. */
export async function connect(
  wire: Transport,
  options: Partial<SdkV1TransportOptions> = {},
): Promise<Connected> {
  const elicit = createSdkV1Transport({ server: HARBOUR, ...options });
  const client = new Client({ name: 'test', version: '1.0.0' }, elicit.clientOptions);
  elicit.attach(client);
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  await client.connect(wire);
  return { client, elicit, kit };
}

/** The same, to a server written by hand. */
export async function connectRaw(
  options: Partial<SdkV1TransportOptions> = {},
  { revision, capabilities }: { readonly revision?: string; readonly capabilities?: object } = {},
): Promise<Connected & { readonly server: RawServer }> {
  const server = createRawServer('legacy', revision, capabilities);
  return { server, ...(await connect(server.transport, options)) };
}
