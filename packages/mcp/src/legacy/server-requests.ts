import { Withdrawal, type WithdrawalReason } from '@elicit-kit/core';
import { eraOf } from '@elicit-kit/core/adapters';
import type { InputHandlers } from '../adapter/adapter-options.ts';
import type { Adapter, Peer } from '../adapter/create-adapter.ts';
import { answerOther } from './answer-other.ts';
import { RefusedRequestError } from './answer-request.ts';
import { ownMember } from '../own-member.ts';
import { isJsonRpcId, type JsonRpcId, type JsonRpcMessage } from './json-rpc-messages.ts';
import { createSingleAnswer } from './single-answer.ts';

export interface ServerRequestsOptions {
  readonly adapter: Adapter;
  readonly peer: () => Peer;
  /** Rejects when the message could not be sent. */
  readonly send: (message: JsonRpcMessage) => Promise<void>;
  readonly handlers: InputHandlers;
  /** Told of what nobody else hears of. */
  readonly onError: (error: unknown) => void;
}

/** Requests and notifications of a server as they come over the wire (before 2026-07-28). */
export interface ServerRequests {
  /** Whether the message is ours to deal with. Looks only. */
  isOurs(message: object): boolean;
  /** Deals with a message that is ours. Never throws. */
  readonly take: (message: object) => void;
  /** The connection is gone: nothing more is sent, and ids start anew. */
  disconnect(): void;
}

// A request that is delivered once more has been answered only just now; nobody resends what is older than so many.
const REMEMBERED = 10_000;

export function createServerRequests(options: ServerRequestsOptions): ServerRequests {
  const { adapter, peer, send, handlers, onError } = options;
  const open = new Map<JsonRpcId, (reason: WithdrawalReason) => void>();
  const closed = new Set<JsonRpcId>();

  function isAnswered(method: unknown): boolean {
    return (
      method === 'elicitation/create' ||
      (method === 'sampling/createMessage' && handlers.sampling !== undefined) ||
      (method === 'roots/list' && handlers.roots !== undefined)
    );
  }

  function takeRequest(message: object, method: string): void {
    const id = ownMember(message, 'id');
    if (eraOf(peer().revision) === 'modern') {
      onError(new Error(`${method}: since 2026-07-28 a server sends no requests. It was dropped.`));
      return;
    }
    // Without a valid id there is nobody to answer. A second copy of a request has its answer, or will get it.
    if (!isJsonRpcId(id) || open.has(id) || closed.has(id)) return;
    const answer = createSingleAnswer(id, send, onError);
    const controller = new AbortController();
    open.set(id, (reason) => {
      answer.close();
      controller.abort(new Withdrawal(reason));
    });
    const isEnvelope =
      ownMember(message, 'jsonrpc') === '2.0' &&
      !Object.hasOwn(message, 'result') &&
      !Object.hasOwn(message, 'error');
    const result = isEnvelope
      ? run(method, ownMember(message, 'params'), controller.signal, answer.deliver)
      : Promise.reject(new RefusedRequestError(-32600, 'Invalid Request'));
    void result
      .then(
        (value) => answer.end({ result: value }),
        (error: unknown) => answer.end({ error: toError(error) }),
      )
      .finally(() => forget(id));
  }

  async function run(
    method: string,
    params: unknown,
    signal: AbortSignal,
    deliver: (result: object) => Promise<void>,
  ): Promise<object> {
    if (method !== 'elicitation/create') {
      const other = answerOther(method, params, signal, handlers);
      if (other === null) throw new RefusedRequestError(-32601, 'Method not found');
      return other;
    }
    const notify = (notification: object) => send({ jsonrpc: '2.0', ...notification });
    return adapter.answer({ params, signal, notify, deliver }, peer());
  }

  function forget(id: JsonRpcId): void {
    if (!open.delete(id)) return;
    closed.add(id);
    const [oldest] = closed;
    if (closed.size > REMEMBERED && oldest !== undefined) closed.delete(oldest);
  }

  return {
    isOurs(message) {
      const method = ownMember(message, 'method');
      if (isAnswered(method)) return true;
      if (method === 'notifications/elicitation/complete') return true;
      if (method !== 'notifications/cancelled') return false;
      const id = ownMember(ownMember(message, 'params'), 'requestId');
      return isJsonRpcId(id) && (open.has(id) || closed.has(id));
    },
    take(message) {
      const method = ownMember(message, 'method');
      const params = ownMember(message, 'params');
      if (method === 'notifications/elicitation/complete') {
        adapter.complete(ownMember(params, 'elicitationId'));
      } else if (method === 'notifications/cancelled') {
        const id = ownMember(params, 'requestId');
        if (isJsonRpcId(id)) open.get(id)?.('server-cancelled');
      } else if (typeof method === 'string') {
        takeRequest(message, method);
      }
    },
    disconnect() {
      for (const withdraw of open.values()) withdraw('disconnected');
      open.clear();
      closed.clear();
    },
  };
}

/** Only text of ours leaves: what a host throws is none of the server's business (facts 2.5). */
function toError(error: unknown): { readonly code: number; readonly message: string } {
  return error instanceof RefusedRequestError
    ? { code: error.code, message: error.message }
    : { code: -32603, message: 'Internal error' };
}
