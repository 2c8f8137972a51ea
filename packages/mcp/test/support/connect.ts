import { Client, type Transport } from '@modelcontextprotocol/client';
import {
  createClientV2Transport,
  type ClientV2Transport,
  type ClientV2TransportOptions,
} from '../../src/client-v2/index.ts';
import { createRawServer, type RawServer } from './raw-server.ts';
import { createRecordingKit, type RecordingKit } from './recording-kit.ts';

export interface Connected {
  readonly client: Client;
  readonly elicit: ClientV2Transport;
  readonly kit: RecordingKit;
}

export const HARBOUR = { label: 'Harbour', endpoint: 'https://harbour.example' };

/** A client on the given wire, connected to a recording kit the way a host does it. */
export async function connect(
  wire: Transport,
  options: Partial<ClientV2TransportOptions> = {},
  mode: 'auto' | 'legacy' = 'auto',
): Promise<Connected> {
  const elicit = createClientV2Transport({ server: HARBOUR, ...options });
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { ...elicit.clientOptions, versionNegotiation: { mode } },
  );
  elicit.attach(client);
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  await client.connect(wire);
  return { client, elicit, kit };
}

/** The same, to a server written by hand. */
export async function connectRaw(
  era: 'legacy' | 'modern',
  options: Partial<ClientV2TransportOptions> = {},
  revision?: string,
): Promise<Connected & { readonly server: RawServer }> {
  const server = createRawServer(era, revision);
  return { server, ...(await connect(server.transport, options)) };
}

/** Lets everything run that is already on its way. */
export async function turn(): Promise<void> {
  for (let index = 0; index < 5; index += 1) await new Promise((resolve) => setImmediate(resolve));
}
