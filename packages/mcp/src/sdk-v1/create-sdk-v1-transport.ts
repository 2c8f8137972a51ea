import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolRequest, CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createAdapter, type Peer } from '../adapter/create-adapter.ts';
import type { OpenCall } from '../calls/open-calls.ts';
import { clientCapabilities } from '../client-capabilities.ts';
import { createServerRequests } from '../legacy/server-requests.ts';
import { legOptions } from '../calls/leg-options.ts';
import type { SdkV1RequestOptions, SdkV1Transport, SdkV1TransportOptions } from './sdk-v1-transport.ts';
import { callAsTask } from './task-call.ts';
import { toToolResult } from './tool-result.ts';
import { createWireTap } from './wire-tap.ts';

/**
 * Makes the transport for one client, which talks to one server.
 *
 * @throws TypeError when `modes` is empty.
 */
export function createSdkV1Transport(options: SdkV1TransportOptions): SdkV1Transport {
  const adapter = createAdapter(options);
  const tap = createWireTap({
    serve: (send) => createServerRequests({ adapter, peer, send, handlers: options, onError }),
    onNotification: ({ method, params }) => {
      if (method === 'notifications/tasks/status') adapter.tasks.note(params);
    },
    onClose: adapter.disconnect,
  });
  let attached: Client | null = null;

  function peer(): Peer {
    return { revision: tap.revision(), serverInfo: attached?.getServerVersion() };
  }

  function onError(error: unknown): void {
    attached?.onerror?.(error instanceof Error ? error : new Error('elicitation', { cause: error }));
  }

  async function run<Answer extends object>(
    method: string,
    name: string,
    limits: SdkV1RequestOptions | undefined,
    send: (client: Client, call: OpenCall) => Promise<Answer>,
  ): Promise<Answer> {
    const client = attached;
    if (client === null) throw new Error(`${method}: no client. Call attach(client) before the first call.`);
    return adapter.run<Answer>({
      method,
      name,
      peer,
      limits,
      send: async (_retry, call) => {
        try {
          return { kind: 'complete', result: await send(client, call) };
        } catch (error) {
          const payload = tap.inputRequiredOf(error);
          if (payload === undefined) throw error;
          return { kind: 'input-required', payload };
        }
      },
    });
  }

  async function callTool(
    client: Client,
    { task: ownTask, ...params }: CallToolRequest['params'],
    { task = ownTask, ...limits }: SdkV1RequestOptions = {},
    call: OpenCall,
  ): Promise<CallToolResult> {
    // Where the server does not know tasks, asking for one must not be tried: the call runs as any other.
    const isTask = task !== undefined && client.getServerCapabilities()?.tasks?.requests?.tools?.call;
    if (isTask) return callAsTask(client, params, { ...limits, task }, call, adapter.tasks);
    return toToolResult(await client.callTool(params, undefined, legOptions(limits, call)));
  }

  return {
    clientOptions: { capabilities: { ...clientCapabilities({ ...options, modes: adapter.modes }) } },
    start: adapter.start,
    resume: adapter.resume,
    attach(client) {
      if (attached !== null) {
        throw new Error('attach: this transport has a client. Make one transport per client.');
      }
      for (const method of requestMethods(options)) client.assertCanSetRequestHandler(method);
      attached = client;
      tap.attach(client);
    },
    callTool: (params, limits) =>
      run('tools/call', params.name, limits, (client, call) => callTool(client, params, limits, call)),
    getPrompt: (params, limits) =>
      run('prompts/get', params.name, limits, (client, call) =>
        client.getPrompt(params, legOptions(limits, call)),
      ),
    readResource: (params, limits) =>
      run('resources/read', params.uri, limits, (client, call) =>
        client.readResource(params, legOptions(limits, call)),
      ),
  };
}

/** The requests of a server that are answered here instead of by the client. */
function requestMethods({ sampling, roots }: SdkV1TransportOptions): readonly string[] {
  return [
    'elicitation/create',
    ...(sampling === undefined ? [] : ['sampling/createMessage']),
    ...(roots === undefined ? [] : ['roots/list']),
  ];
}
