import {
  readRequest,
  type ElicitationTransport,
  type ProtocolRevision,
  type RequestOrigin,
} from '@elicit-kit/core';
import { eraOf } from '@elicit-kit/core/adapters';
import type {
  ApplicationInputHandler,
  ApplicationInputRequest,
  ResolvedInputExchangeContext,
} from '@modelcontextprotocol/ext-tasks/client';
import type { AdapterOptions, InputHandlers } from '../adapter/adapter-options.ts';
import { createAskGate } from '../adapter/ask-gate.ts';
import { exactResult } from '../adapter/exact-result.ts';
import { isShown } from '../adapter/refusals.ts';
import { withClaim } from '../adapter/server-claim.ts';

export interface ExtTasksTransportOptions<Context>
  extends InputHandlers, Pick<AdapterOptions, 'server' | 'modes' | 'onRefusal'> {
  /** The tool behind a question, from the `applicationContext` that the host gave with its call. @default not known */
  readonly toolName?: ((applicationContext: Context) => string | undefined) | undefined;
  /** What the server reported of itself, such as `client.getServerVersion()`. @default nothing */
  readonly serverInfo?: (() => unknown) | undefined;
}

/** Connects one session of `@modelcontextprotocol/ext-tasks` to the kit. */
export interface ExtTasksTransport<Context> extends ElicitationTransport {
  /** The option of this name of `createTaskSessionFromClient` and `withTasks`. */
  readonly onInputRequest: ApplicationInputHandler<Context>['handle'];
}

/**
 * Makes the transport for one session, in which the package drives calls and tasks of both eras and the kit asks. What the
 * session does to a question before it hands it over, and when, is the session's.
 */
export function createExtTasksTransport<Context = void>(
  options: ExtTasksTransportOptions<Context>,
): ExtTasksTransport<Context> {
  const { modes = ['form', 'url'], sampling, roots } = options;
  const gate = createAskGate();

  async function answer(
    request: ApplicationInputRequest,
    context: ResolvedInputExchangeContext<Context>,
  ): Promise<object> {
    const { signal = new AbortController().signal } = context;
    switch (request.kind) {
      case 'elicitation':
        return ask(request.params, context, signal);
      case 'sampling':
        if (sampling === undefined) throw new Error('This host does no sampling.');
        return sampling(request.params, signal);
      case 'roots':
        if (roots === undefined) throw new Error('This host has no roots.');
        return roots(signal);
    }
  }

  async function ask(
    params: unknown,
    { delivery, applicationContext }: ResolvedInputExchangeContext<Context>,
    signal: AbortSignal,
  ): Promise<object> {
    const revision: ProtocolRevision = delivery === 'peer-request' ? '2025-11-25' : '2026-07-28';
    const era = eraOf(revision);
    const name = options.toolName?.(applicationContext);
    const origin: RequestOrigin = { era, revision, method: 'tools/call', name };
    const incoming = { params, server: withClaim(options.server, options.serverInfo?.()), origin, signal };
    const read = readRequest(params, { modes, era, revision });
    if (!read.ok && !isShown(read.refusal)) {
      options.onRefusal?.(read.refusal, incoming);
      throw new Error(read.refusal.reason);
    }
    const result = exactResult(await gate.ask(incoming));
    // Withdrawn: the person has said nothing, and nothing is to be said for them.
    signal.throwIfAborted();
    return result;
  }

  return {
    start: gate.start,
    // The kind of the answer follows the kind of the request, which no type can be told.
    onInputRequest: answer as ApplicationInputHandler<Context>['handle'],
  };
}
