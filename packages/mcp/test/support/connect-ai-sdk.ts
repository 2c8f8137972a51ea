import { createMCPClient, type MCPClient, type MCPTransport } from '@ai-sdk/mcp';
import {
  createAiSdkTransport,
  type AiSdkTransport,
  type AiSdkTransportOptions,
} from '../../src/ai-sdk/index.ts';
import { createRawServer, type RawServer } from './raw-server.ts';
import { createRecordingKit, type RecordingKit } from './recording-kit.ts';

export const HARBOUR = { label: 'Harbour', endpoint: 'https://harbour.example' };

export interface ConnectedAiSdk {
  readonly client: MCPClient;
  readonly elicit: AiSdkTransport;
  readonly kit: RecordingKit;
}

/** A client on a wire of the test's own, connected to a recording kit the way a host does it. */
export async function connectAiSdk(
  wire: MCPTransport,
  options: Partial<AiSdkTransportOptions> = {},
): Promise<ConnectedAiSdk> {
  const elicit = createAiSdkTransport({ server: HARBOUR, ...options });
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  const client = await createMCPClient({ ...elicit.clientConfig, transport: elicit.wrapTransport(wire) });
  return { client, elicit, kit };
}

/** A client that makes its own wire over Streamable HTTP. */
export async function connectAiSdkHttp(
  url: string,
  era: 'legacy' | 'modern',
  options: Partial<AiSdkTransportOptions> = {},
): Promise<ConnectedAiSdk> {
  const elicit = createAiSdkTransport({ server: HARBOUR, ...options });
  const kit = createRecordingKit();
  elicit.start(kit.ask);
  const client = await createMCPClient({
    ...elicit.clientConfig,
    transport: { type: 'http', url },
    protocolVersionDiscovery: era === 'modern',
  });
  elicit.attach(client);
  return { client, elicit, kit };
}

/** The same, to a server written by hand. */
export async function connectAiSdkRaw(
  era: 'legacy' | 'modern',
  options: Partial<AiSdkTransportOptions> = {},
  revision?: string,
): Promise<ConnectedAiSdk & { readonly server: RawServer }> {
  const server = createRawServer(era, revision);
  // The same end of the wire by another library's type; it says of itself that the newer handshake may be tried.
  const wire = server.transport as unknown as MCPTransport;
  wire.supportsProtocolVersionDiscovery = era === 'modern';
  return { server, ...(await connectAiSdk(wire, options)) };
}
