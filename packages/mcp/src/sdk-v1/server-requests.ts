import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCRequest, RequestId, Result } from '@modelcontextprotocol/sdk/types.js';
import { Withdrawal, type WithdrawalReason } from '@elicit-kit/core';
import type { LegacyNotification } from '../legacy/answer-request.ts';
import { ownMember } from '../own-member.ts';

/** One request of the server, as it came. */
export interface TakenRequest {
  readonly method: string;
  readonly params: unknown;
  /** Aborts with a `Withdrawal` when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Sends a notification for this request. */
  readonly notify: (notification: LegacyNotification) => Promise<void>;
  /** Sends the result, and resolves once it is out. */
  readonly deliver: (result: Result) => Promise<void>;
}

/** Answers requests of the server on the wire itself, beside the client. */
export interface ServerRequests {
  /** False: the request is the client's. One that is delivered twice is answered once. */
  take(request: JSONRPCRequest, transport: Transport): boolean;
  /** The server cancelled a request; ids of others are ignored (E-62). */
  cancel(requestId: unknown): void;
  /** Ends every open request of this task, or every request, without an answer. */
  end(reason: WithdrawalReason, taskId?: string): void;
  /** What was asked so far is over: from now on ids may come anew, as from a server that was started again. */
  forgetAnswered(): void;
}

export interface ServerRequestsOptions {
  readonly isTaken: (method: string) => boolean;
  /** Resolves with the result. Not sent again where it was delivered. */
  readonly answer: (request: TakenRequest) => Promise<Result>;
  /** Told when an answer could not be sent. */
  readonly onError: (error: Error) => void;
}

interface OpenRequest {
  readonly controller: AbortController;
  readonly taskId: unknown;
}

const RELATED_TASK = 'io.modelcontextprotocol/related-task';
const INTERNAL_ERROR = -32603;

export function createServerRequests({ isTaken, answer, onError }: ServerRequestsOptions): ServerRequests {
  const open = new Map<RequestId, OpenRequest>();
  const answered = new Set<RequestId>();

  async function settle(request: JSONRPCRequest, transport: Transport, { signal }: AbortController) {
    const { id, method, params } = request;
    let isSent = false;
    const send = async (body: { result: Result } | { error: { code: number; message: string } }) => {
      signal.throwIfAborted();
      if (isSent) return;
      await transport.send({ jsonrpc: '2.0', id, ...body });
      isSent = true;
      answered.add(id);
    };
    const body = await answer({
      method,
      params,
      signal,
      notify: async (notification) => {
        signal.throwIfAborted();
        await transport.send({ jsonrpc: '2.0', ...notification }, { relatedRequestId: id });
      },
      deliver: (result) => send({ result }),
    }).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: toError(error) }),
    );
    try {
      if (!signal.aborted) await send(body);
    } catch (error) {
      onError(new Error(`${method}: the answer could not be sent.`, { cause: error }));
    }
  }

  return {
    take(request, transport) {
      const { id, method, params } = request;
      if (!isTaken(method)) return false;
      if (open.has(id) || answered.has(id)) return true;
      const controller = new AbortController();
      const opened = { controller, taskId: taskIdOf(params) };
      open.set(id, opened);
      void settle(request, transport, controller).finally(() => {
        if (open.get(id) === opened) open.delete(id);
      });
      return true;
    },
    cancel(requestId) {
      if (typeof requestId !== 'string' && typeof requestId !== 'number') return;
      open.get(requestId)?.controller.abort(new Withdrawal('server-cancelled'));
    },
    end(reason, taskId) {
      for (const request of open.values()) {
        if (taskId === undefined || request.taskId === taskId) {
          request.controller.abort(new Withdrawal(reason));
        }
      }
    },
    forgetAnswered: () => answered.clear(),
  };
}

/** The task that a request belongs to; undefined where it names none. */
export function taskIdOf(params: unknown): unknown {
  return ownMember(ownMember(ownMember(params, '_meta'), RELATED_TASK), 'taskId');
}

/** Only an error that names a code was meant for the server (facts 2.5). */
function toError(error: unknown): { code: number; message: string } {
  const code = ownMember(error, 'code');
  return typeof code === 'number' && Number.isSafeInteger(code) && error instanceof Error
    ? { code, message: error.message }
    : { code: INTERNAL_ERROR, message: 'The client could not answer.' };
}
