import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult, Result } from '@modelcontextprotocol/sdk/types.js';
import { createAdapter, type Peer } from '../adapter/create-adapter.ts';
import type { OpenCall } from '../calls/open-calls.ts';
import { clientCapabilities } from '../client-capabilities.ts';
import { answerOther } from '../legacy/answer-other.ts';
import { ownMember } from '../own-member.ts';
import { legOptions } from './leg-options.ts';
import type { SdkV1RequestOptions, SdkV1Transport, SdkV1TransportOptions } from './sdk-v1-transport.ts';
import { createServerRequests, type TakenRequest } from './server-requests.ts';
import { createWireTap } from './wire-tap.ts';

/**
 * Makes the transport for one client, which talks to one server.
 *
 * @throws TypeError when `modes` is empty.
 */
export function createSdkV1Transport(options: SdkV1TransportOptions): SdkV1Transport {
  const adapter = createAdapter(options);
  const taken: readonly string[] = [
    'elicitation/create',
    ...(options.sampling === undefined ? [] : ['sampling/createMessage']),
    ...(options.roots === undefined ? [] : ['roots/list']),
  ];
  let attached: Client | null = null;

  const requests = createServerRequests({
    isTaken: (method) => taken.includes(method),
    answer,
    onError: (error) => attached?.onerror?.(error),
  });
  const tap = createWireTap({
    onRequest: (request, transport) => requests.take(request, transport),
    onNotification: ({ method, params }) => {
      if (method === 'notifications/cancelled') requests.cancel(ownMember(params, 'requestId'));
      if (method === 'notifications/elicitation/complete') {
        adapter.complete(ownMember(params, 'elicitationId'));
      }
    },
    onClose: () => {
      adapter.disconnect();
      requests.end('disconnected');
      requests.forgetAnswered();
    },
  });

  function peer(): Peer {
    return { revision: tap.revision(), serverInfo: attached?.getServerVersion() };
  }

  async function answer({ method, params, signal, notify, deliver }: TakenRequest): Promise<Result> {
    const other = answerOther(method, params, signal, options);
    if (other !== null) return { ...(await other) };
    return {
      ...(await adapter.answer(
        { params, signal, notify, deliver: (result) => deliver({ ...result }) },
        peer(),
      )),
    };
  }

  async function run<Answer extends object>(
    method: string,
    name: string,
    limits: SdkV1RequestOptions | undefined,
    send: (client: Client, call: OpenCall) => Promise<Answer>,
  ): Promise<Answer> {
    const client = attached;
    if (client === null) throw new Error(`${method}: no client. Call attach(client) before the first call.`);
    try {
      return await adapter.run<Answer>({
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
    } finally {
      requests.forgetAnswered();
    }
  }

  return {
    clientOptions: { capabilities: { ...clientCapabilities({ ...options, modes: adapter.modes }) } },
    start: adapter.start,
    resume: adapter.resume,
    attach(client) {
      if (attached !== null) {
        throw new Error('attach: this transport has a client. Make one transport per client.');
      }
      for (const method of taken) client.assertCanSetRequestHandler(method);
      attached = client;
      tap.attach(client);
    },
    callTool: (params, limits) =>
      run('tools/call', params.name, limits, async (client, call) =>
        toolResult(await client.callTool(params, undefined, legOptions(limits, call))),
      ),
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

/** The client reads results by the schema of today's tools unless it is told otherwise; its type allows for older ones. */
function toolResult(result: Awaited<ReturnType<Client['callTool']>>): CallToolResult {
  if (isCallToolResult(result)) return result;
  throw new TypeError('tools/call: the result has no content.');
}

function isCallToolResult(result: object): result is CallToolResult {
  return Array.isArray(ownMember(result, 'content'));
}
