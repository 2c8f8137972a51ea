import type {
  Client,
  ClientContext,
  JSONRPCRequest,
  RequestOptions,
  Result,
} from '@modelcontextprotocol/client';
import { serverKey, type PageProgress, type ProtocolRevision, type WithdrawalReason } from '@elicit-kit/core';
import type { RetryMembers } from '@elicit-kit/core/adapters';
import { createAskGate } from '../ask-gate.ts';
import { CallEndedError } from '../calls/call-ended-error.ts';
import { createOpenCalls, type OpenCall } from '../calls/open-calls.ts';
import { answerBatch } from '../rounds/answer-batch.ts';
import { runRounds } from '../rounds/run-rounds.ts';
import { withClaim } from '../server-claim.ts';
import { clientOptions } from './client-options.ts';
import type { ClientV2Transport, ClientV2TransportOptions } from './client-v2-transport.ts';
import { createCompletions } from './completions.ts';
import { answerLegacyRequest } from './legacy-requests.ts';
import { legOptions } from './leg-options.ts';
import { answerOther } from './other-requests.ts';
import { sendRawLeg } from './raw-leg.ts';
import { runPastPages } from './required-pages.ts';
import { createWireTap } from './wire-tap.ts';

/** Sends one leg of a call on the given view of the client. */
type Send<Answer> = (client: Client, retry: RetryMembers, call: OpenCall) => Promise<Answer>;

const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/**
 * Makes the transport for one client, which talks to one server.
 *
 * @throws TypeError when `modes` is empty.
 */
export function createClientV2Transport(options: ClientV2TransportOptions): ClientV2Transport {
  const { modes = ['form', 'url'], maxRounds = 10 } = options;
  const gate = createAskGate();
  const calls = createOpenCalls();
  const completions = createCompletions();
  const tap = createWireTap(calls.disconnect);
  let attached: Client | null = null;

  const contextOf = (client: Client, serverInfo: unknown) => ({
    ask: gate.ask,
    server: withClaim(options.server, serverInfo),
    modes,
    revision: revisionOf(client),
    calls,
    completions,
    onRefusal: options.onRefusal,
    handlers: options,
  });

  async function run<Answer extends object>(
    method: string,
    name: string,
    limits: RequestOptions | undefined,
    send: Send<Answer>,
  ): Promise<Answer> {
    const client = attached;
    if (client === null) throw new Error(`${method}: no client. Call attach(client) before the first call.`);
    tap.install(client.transport);
    const runCall = client.getProtocolEra() === 'modern' ? runModern : runLegacy;
    return calls.run(method, name, limits ?? {}, async (call) => {
      try {
        return await runCall(client, call, send);
      } catch (error) {
        call.pages.end({ name: 'ended', reason: reasonOf(call.signal.aborted ? call.signal.reason : error) });
        throw error;
      }
    });
  }

  async function runModern<Answer extends object>(
    client: Client,
    call: OpenCall,
    send: Send<Answer>,
  ): Promise<Answer> {
    let answers: ReadonlyMap<string, unknown> = new Map();
    const result = await runRounds<Answer>({
      method: call.method,
      modes,
      send: (retry) => sendRawLeg(client, tap, (view) => send(view, retry, call)),
      answer: async (batch) => {
        const serverInfo = serverInfoOf(batch.payload) ?? client.getServerVersion();
        answers = await answerBatch(batch, { ...contextOf(client, serverInfo), call });
        return answers;
      },
      onRetryFailed: options.onRetryFailed,
      pages: call.pages,
      signal: call.signal,
      maxRounds,
    });
    // After a refusal the end of the call says nothing about the pages that were not refused.
    call.pages.end([...answers.values()].some(isRefusal) ? { name: 'gone' } : progressOf(result));
    return result;
  }

  async function runLegacy<Answer extends object>(
    client: Client,
    call: OpenCall,
    send: Send<Answer>,
  ): Promise<Answer> {
    const result = await runPastPages(() => send(client, {}, call), {
      ...contextOf(client, client.getServerVersion()),
      call,
      isRetried: options.retryAfterPages,
      maxRounds,
    });
    // In this era a call may end long before the page that it asked for is done (E-33).
    call.pages.end(progressOf(result), { name: 'open' });
    return result;
  }

  function onRequest(client: Client, request: JSONRPCRequest, context: ClientContext): Promise<Result> {
    return answerLegacyRequest(request, context, contextOf(client, client.getServerVersion()));
  }

  return {
    clientOptions: clientOptions(modes, options),
    start: gate.start,
    resume: (server, elicitationId) =>
      serverKey(server) === serverKey(options.server) ? completions.expect(elicitationId) : undefined,
    attach(client) {
      if (attached !== null)
        throw new Error('attach: this transport has a client. Make one transport per client.');
      client.assertCanSetRequestHandler('elicitation/create');
      attached = client;
      const previous = client.fallbackRequestHandler;
      client.fallbackRequestHandler = (request, context) =>
        request.method === 'elicitation/create'
          ? onRequest(client, request, context)
          : answerOther(request, context, options, previous);
      client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => {
        completions.complete(params.elicitationId);
      });
    },
    callTool: (params, limits) =>
      run('tools/call', params.name, limits, (client, retry, call) =>
        client.callTool({ ...params, ...retry }, legOptions(limits, call)),
      ),
    getPrompt: (params, limits) =>
      run('prompts/get', params.name, limits, (client, retry, call) =>
        client.getPrompt({ ...params, ...retry }, legOptions(limits, call)),
      ),
    readResource: (params, limits) =>
      run('resources/read', params.uri, limits, (client, retry, call) =>
        client.readResource({ ...params, ...retry }, legOptions(limits, call)),
      ),
  };
}

/** A server may identify itself anew in each result; one result's word is worth as much as another's (C-35). */
function serverInfoOf(payload: unknown): unknown {
  const meta = memberOf(payload, '_meta');
  return memberOf(meta, SERVER_INFO);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** What the end of a call says of the pages that it still waited for. */
function progressOf(result: object): PageProgress {
  return memberOf(result, 'isError') === true ? { name: 'ended', reason: 'call-failed' } : { name: 'done' };
}

function isRefusal(answer: unknown): boolean {
  const action = memberOf(answer, 'action');
  return action === 'decline' || action === 'cancel';
}

function reasonOf(error: unknown): WithdrawalReason {
  return error instanceof CallEndedError ? error.reason : 'call-failed';
}

function revisionOf(client: Client): ProtocolRevision {
  const version = client.getNegotiatedProtocolVersion();
  if (client.getProtocolEra() === 'modern') return '2026-07-28';
  return version === '2025-11-25' ? version : '2025-06-18';
}
