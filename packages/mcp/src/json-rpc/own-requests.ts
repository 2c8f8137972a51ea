import { CallEndedError } from '../calls/call-ended-error.ts';
import { ownMember } from '../own-member.ts';
import type { JsonRpcRequest, JsonRpcRequestContext } from './json-rpc-transport.ts';
import { JsonRpcError, type JsonRpcId, type JsonRpcMessage } from '../legacy/json-rpc-messages.ts';

type Send = (message: JsonRpcMessage) => Promise<void>;

export interface OwnRequestContext extends JsonRpcRequestContext {
  /** Sends the request itself. @default the way of everything else */
  readonly send?: Send | undefined;
  /** Whether aborting `signal` cancels the request already. @default false: a notice is sent */
  readonly isCancelledBySignal?: boolean | undefined;
}

/** Requests with ids of our own, for hosts that only carry messages. */
export interface OwnRequests {
  /** Resolves with the bare result. Rejects with `JsonRpcError`, with the reason of the signal, or as `send` does. */
  readonly request: (message: Parameters<JsonRpcRequest>[0], context: OwnRequestContext) => Promise<unknown>;
  /** Whether the message answers a request of ours, or tells of its progress. Looks only. */
  isOurs(message: object): boolean;
  readonly take: (message: object) => void;
  disconnect(): void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly onprogress: JsonRpcRequestContext['onprogress'];
}

const PREFIX = 'elicit-kit-';

export function createOwnRequests(send: Send): OwnRequests {
  const waiting = new Map<JsonRpcId, Waiting>();
  let issued = 0;

  /** By its form: a late answer to a request that has ended is ours too. */
  function isOwnId(id: unknown): id is string {
    if (typeof id !== 'string' || !id.startsWith(PREFIX)) return false;
    const number = Number(id.slice(PREFIX.length));
    return Number.isInteger(number) && number > 0 && number <= issued;
  }

  return {
    async request({ method, params }, context) {
      const { signal, onprogress } = context;
      signal.throwIfAborted();
      issued += 1;
      const id = `${PREFIX}${issued}`;
      let onAbort: () => void = () => undefined;
      try {
        return await new Promise<unknown>((resolve, reject) => {
          waiting.set(id, { resolve, reject, onprogress });
          onAbort = () => {
            reject(signal.reason as Error);
            // Whoever has gone needs no notice, and one that is lost changes nothing here.
            if (context.isCancelledBySignal !== true && !isDisconnect(signal.reason)) {
              const notice = { requestId: id, reason: 'The call has ended.' };
              send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: notice }).catch(
                () => undefined,
              );
            }
          };
          signal.addEventListener('abort', onAbort, { once: true });
          const leave = context.send ?? send;
          leave({ jsonrpc: '2.0', id, method, params: withToken(params, onprogress && id) }).catch(reject);
        });
      } finally {
        waiting.delete(id);
        signal.removeEventListener('abort', onAbort);
      }
    },
    isOurs(message) {
      const method = ownMember(message, 'method');
      if (method === undefined) return isOwnId(ownMember(message, 'id'));
      return (
        method === 'notifications/progress' &&
        isOwnId(ownMember(ownMember(message, 'params'), 'progressToken'))
      );
    },
    take(message) {
      const params = ownMember(message, 'params');
      const id = ownMember(message, 'id') ?? ownMember(params, 'progressToken');
      const entry = isOwnId(id) ? waiting.get(id) : undefined;
      if (entry === undefined) return;
      if (ownMember(message, 'method') !== undefined) entry.onprogress?.(params);
      else if (Object.hasOwn(message, 'result')) entry.resolve(ownMember(message, 'result'));
      else entry.reject(toError(ownMember(message, 'error')));
    },
    disconnect() {
      for (const { reject } of waiting.values()) reject(new CallEndedError('disconnected'));
    },
  };
}

function isDisconnect(reason: unknown): boolean {
  return reason instanceof CallEndedError && reason.reason === 'disconnected';
}

function withToken(params: object, progressToken: string | undefined): object {
  if (progressToken === undefined) return params;
  return { ...params, _meta: { ...(ownMember(params, '_meta') as object | undefined), progressToken } };
}

function toError(error: unknown): JsonRpcError {
  const code = ownMember(error, 'code');
  const message = ownMember(error, 'message');
  return new JsonRpcError(
    typeof code === 'number' ? code : -32603,
    typeof message === 'string' ? message : 'The server answered with neither a result nor an error.',
    ownMember(error, 'data'),
  );
}
