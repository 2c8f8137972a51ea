import type { ClientContext, JSONRPCRequest, Result } from '@modelcontextprotocol/client';
import {
  readRequest,
  Withdrawal,
  type Ask,
  type ElicitationMode,
  type IncomingElicitation,
  type ProtocolRevision,
  type Refusal,
  type RequestOrigin,
  type ServerIdentity,
} from '@elicit-kit/core';
import { askOnce } from '../calls/ask-once.ts';
import type { OpenCall, OpenCalls } from '../calls/open-calls.ts';
import { exactResult } from '../exact-result.ts';
import { isShown } from '../refusals.ts';
import type { Completions } from './completions.ts';

const RELATED_TASK = 'io.modelcontextprotocol/related-task';

export interface LegacyRequestsContext {
  readonly ask: Ask;
  readonly server: ServerIdentity;
  readonly modes: readonly ElicitationMode[];
  readonly revision: ProtocolRevision;
  readonly calls: OpenCalls;
  readonly completions: Completions;
  readonly onRefusal?: ((refusal: Refusal, incoming: IncomingElicitation) => void) | undefined;
}

/** An error whose text is ours: the client sends `code` and `message` to the server as they are. */
export class RefusedRequestError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = 'RefusedRequestError';
    this.code = code;
  }
}

/**
 * Answers one `elicitation/create` request of the older eras from its raw params. Shape and mode are checked here,
 * because the client would refuse or strip what the kit can show (facts, section 7.1).
 *
 * @throws RefusedRequestError: -32602 for params that are no question or have an undeclared mode (E-06).
 */
export async function answerLegacyRequest(
  request: JSONRPCRequest,
  { mcpReq }: ClientContext,
  context: LegacyRequestsContext,
): Promise<Result> {
  const { calls, completions, modes, revision } = context;
  const { params } = request;
  const behind = calls.current();
  // The protocol does not say which call a question belongs to; with a single one under way it is that one.
  const call = behind.length === 1 ? behind[0] : undefined;
  const incoming = { params, server: context.server, origin: originOf(call, revision) };
  const read = readRequest(params, { modes, era: 'legacy', revision });
  if (!read.ok && !isShown(read.refusal)) {
    context.onRefusal?.(read.refusal, incoming);
    throw new RefusedRequestError(read.refusal.rpcCode, read.refusal.reason);
  }

  const id = read.ok && read.request.mode === 'url' ? read.request.elicitationId : null;
  const question = calls.question(behind);
  const onAbort = () => question.withdraw(new Withdrawal(reasonOf(mcpReq.signal.reason)));
  mcpReq.signal.addEventListener('abort', onAbort, { once: true });
  try {
    const asked = {
      ...incoming,
      signal: question.signal,
      heartbeat: heartbeat(request, mcpReq),
      completed: id === null ? undefined : completions.expect(id),
    };
    const result = await (call ? askOnce(context.ask, asked, call.pages) : context.ask(asked));
    if (id !== null && result.action !== 'accept') completions.forget(id);
    return { ...exactResult(result), ...taskReference(request) };
  } catch {
    // The text of a host's own error is none of the server's business (facts 2.5).
    throw new RefusedRequestError(-32603, 'The client could not ask the question.');
  } finally {
    mcpReq.signal.removeEventListener('abort', onAbort);
    question.end();
  }
}

function originOf(call: OpenCall | undefined, revision: ProtocolRevision): RequestOrigin {
  return call
    ? { era: 'legacy', revision, method: call.method, name: call.name }
    : { era: 'legacy', revision };
}

function heartbeat(request: JSONRPCRequest, mcpReq: ClientContext['mcpReq']): (() => void) | undefined {
  const progressToken = request.params?._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  let progress = 0;
  return () => {
    progress += 1;
    // A lost heartbeat is no fault of the person's: the answer itself will tell.
    mcpReq
      .notify({ method: 'notifications/progress', params: { progressToken, progress } })
      .catch(() => undefined);
  };
}

function reasonOf(reason: unknown): 'disconnected' | 'server-cancelled' {
  const isClosed = reason instanceof Error && 'code' in reason && reason.code === 'CONNECTION_CLOSED';
  return isClosed ? 'disconnected' : 'server-cancelled';
}

/** Messages of a task repeat its reference (E-82). */
function taskReference(request: JSONRPCRequest): Result {
  const reference: unknown = request.params?._meta?.[RELATED_TASK];
  return reference === undefined ? {} : { _meta: { [RELATED_TASK]: reference } };
}
