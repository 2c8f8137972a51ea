import type {
  CallToolRequest,
  CallToolResult,
  Client,
  GetPromptRequest,
  GetPromptResult,
  ReadResourceRequest,
  ReadResourceResult,
  RequestOptions,
} from '@modelcontextprotocol/client';
import type { RetryMembers } from '@elicit-kit/core/adapters';
import type { SuspendedCall } from '@elicit-kit/core/draft-store';
import { createAdapter, type CallOf, type Peer } from '../adapter/create-adapter.ts';
import type { OpenCall } from '../calls/open-calls.ts';
import { createServerRequests } from '../legacy/server-requests.ts';
import { ownMember } from '../own-member.ts';
import { revisionOf } from '../revision-of.ts';
import type { LegOutcome } from '../rounds/run-rounds.ts';
import { clientOptions } from './client-options.ts';
import type { ClientV2Transport, ClientV2TransportOptions } from './client-v2-transport.ts';
import { legOptions } from '../calls/leg-options.ts';
import { driveDirectCalls, type SendRequest } from './direct-calls.ts';
import { isInputRequired, sendRawLeg, type SpecRequest } from './raw-leg.ts';
import { createWireTap } from './wire-tap.ts';

/** One of the client's own methods with its params. */
interface Sending<Answer> {
  readonly method: string;
  readonly name: string;
  readonly params: object;
  /** Sends one leg on the given view of the client. */
  readonly send: (
    client: Client,
    retry: RetryMembers,
    options: RequestOptions | undefined,
  ) => Promise<Answer>;
}

/**
 * Makes the transport for one client, which talks to one server.
 *
 * @throws TypeError when `modes` is empty.
 */
export function createClientV2Transport(options: ClientV2TransportOptions): ClientV2Transport {
  const { automatic: isAutomatic = false } = options;
  const adapter = createAdapter(options);
  const tasks = options.tasks?.serve({ adapter, peer });
  const tap = createWireTap({
    serve: (send) => createServerRequests({ adapter, peer, send, handlers: options, onError }),
    onClose: adapter.disconnect,
    tasks: tasks?.tap,
  });
  let attached: Client | null = null;

  function peer(): Peer {
    const version = attached?.getNegotiatedProtocolVersion() ?? '2025-06-18';
    return { revision: revisionOf(version), serverInfo: attached?.getServerVersion() };
  }

  function onError(error: unknown): void {
    attached?.onerror?.(error instanceof Error ? error : new Error('elicitation', { cause: error }));
  }

  function clientFor(method: string): Client {
    if (attached !== null) return attached;
    throw new Error(`${method}: no client. Call attach(client) before the first call.`);
  }

  /** The result of the tool where the server has made a task of the call. */
  async function past<Answer extends object>(
    outcome: LegOutcome<Answer>,
    call: OpenCall,
  ): Promise<LegOutcome<Answer>> {
    if (tasks === undefined || outcome.kind === 'complete') return outcome;
    const { payload } = outcome;
    if (typeof payload !== 'object' || payload === null || ownMember(payload, 'resultType') !== 'task') {
      return outcome;
    }
    return { kind: 'complete', result: (await tasks.run(payload, call)) as Answer };
  }

  function callOf<Answer extends object>(
    { method, name, params, send }: Sending<Answer>,
    limits: RequestOptions | undefined,
  ): CallOf<Answer> {
    const client = clientFor(method);
    return {
      method,
      name,
      params,
      peer,
      limits,
      send: async (retry, call) =>
        client.getProtocolEra() === 'modern'
          ? past(await sendRawLeg(client, tap, (view) => send(view, retry, legOptions(limits, call))), call)
          : { kind: 'complete', result: await send(client, retry, legOptions(limits, call)) },
    };
  }

  async function run<Answer extends object>(
    sending: Sending<Answer>,
    limits: RequestOptions | undefined,
  ): Promise<Answer> {
    // The client's own calls are driven already.
    if (isAutomatic) return sending.send(clientFor(sending.method), {}, limits);
    return adapter.run(callOf(sending, limits));
  }

  /** A call that was made on the client itself. */
  function drive(
    client: Client,
    message: SpecRequest,
    name: string,
    limits: RequestOptions | undefined,
    send: SendRequest,
  ): Promise<object> {
    return adapter.run<object>({
      method: message.method,
      name,
      params: message.params,
      peer,
      limits,
      send: async (retry, call) => {
        const leg: RequestOptions = legOptions(limits, call);
        if (client.getProtocolEra() !== 'modern')
          return { kind: 'complete', result: await send(message, leg) };
        const params = { ...message.params, ...retry };
        const result = await send({ ...message, params }, { ...leg, allowInputRequired: true });
        return isInputRequired(result)
          ? past({ kind: 'input-required', payload: tap.rawOf(result) }, call)
          : { kind: 'complete', result };
      },
    });
  }

  return {
    clientOptions: clientOptions(adapter.modes, options, tasks !== undefined),
    start: adapter.start,
    resume: adapter.resume,
    attach(client) {
      if (attached !== null)
        throw new Error('attach: this transport has a client. Make one transport per client.');
      client.assertCanSetRequestHandler('elicitation/create');
      attached = client;
      tap.attach(client);
      if (isAutomatic) driveDirectCalls(client, (...call) => drive(client, ...call));
    },
    callTool: (params, limits) => run(callTool(params), limits),
    getPrompt: (params, limits) => run(getPrompt(params), limits),
    readResource: (params, limits) => run(readResource(params), limits),
    suspendedCalls: adapter.suspendedCalls,
    resumeCall: (suspended, limits) =>
      adapter.resumeCall<CallToolResult | GetPromptResult | ReadResourceResult>(suspended, (kept) =>
        callOf(sendingOf(kept), limits),
      ),
  };
}

function callTool(params: CallToolRequest['params']): Sending<CallToolResult> {
  return {
    method: 'tools/call',
    name: params.name,
    params,
    send: (client, retry, leg) => client.callTool({ ...params, ...retry }, leg),
  };
}

function getPrompt(params: GetPromptRequest['params']): Sending<GetPromptResult> {
  return {
    method: 'prompts/get',
    name: params.name,
    params,
    send: (client, retry, leg) => client.getPrompt({ ...params, ...retry }, leg),
  };
}

function readResource(params: ReadResourceRequest['params']): Sending<ReadResourceResult> {
  return {
    method: 'resources/read',
    name: params.uri,
    params,
    send: (client, retry, leg) => client.readResource({ ...params, ...retry }, leg),
  };
}

/** The call as it was made before. The client and the server check its params, as they did then. */
function sendingOf({
  method,
  params,
}: Pick<SuspendedCall, 'method' | 'params'>): Sending<CallToolResult | GetPromptResult | ReadResourceResult> {
  switch (method) {
    case 'prompts/get':
      return getPrompt(params as GetPromptRequest['params']);
    case 'resources/read':
      return readResource(params as ReadResourceRequest['params']);
    default:
      return callTool(params as CallToolRequest['params']);
  }
}
