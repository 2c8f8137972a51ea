import { createOwnRequests } from '../json-rpc/own-requests.ts';
import type { JsonRpcMessage } from '../legacy/json-rpc-messages.ts';
import { ownMember } from '../own-member.ts';

/** One wire of a client that knows nothing of tasks: it refuses their results, and sends no `tasks/…` of this era. */
export interface TaskWire {
  /** The client sends something. */
  sent(message: object): void;
  /** Whether the client must not see this message; it has been dealt with. */
  takes(message: object): boolean;
  /** Whether this is a task instead of the result of a `tools/call`; of other methods it is invalid (E-87). */
  isTaskResult(message: object): boolean;
  /** Resolves with the bare result. Never cancelled: a task is ended by `tasks/cancel` alone. */
  request(method: string, params: object): Promise<unknown>;
  disconnect(): void;
}

const ENVELOPE = [
  'io.modelcontextprotocol/protocolVersion',
  'io.modelcontextprotocol/clientInfo',
  'io.modelcontextprotocol/clientCapabilities',
];

/** @param onNotice told what a `notifications/tasks` says */
export function createTaskWire(
  send: (message: JsonRpcMessage) => Promise<void>,
  onNotice: (task: unknown) => void,
): TaskWire {
  const own = createOwnRequests(send);
  const toolCalls = new Set<unknown>();
  let envelope: object = {};

  return {
    sent(message) {
      const params = ownMember(message, 'params');
      const meta = ownMember(params, '_meta');
      if (ownMember(meta, ENVELOPE[0] ?? '') !== undefined) {
        envelope = Object.fromEntries(ENVELOPE.map((name) => [name, ownMember(meta, name)]));
      }
      if (ownMember(message, 'method') === 'tools/call') toolCalls.add(ownMember(message, 'id'));
    },
    takes(message) {
      if (own.isOurs(message)) {
        own.take(message);
        return true;
      }
      if (ownMember(message, 'method') !== 'notifications/tasks') return false;
      onNotice(ownMember(message, 'params'));
      return true;
    },
    isTaskResult(message) {
      const isToolCall = toolCalls.delete(ownMember(message, 'id'));
      return isToolCall && ownMember(ownMember(message, 'result'), 'resultType') === 'task';
    },
    request: (method, params) =>
      own.request(
        { method, params: { ...params, _meta: envelope } },
        { signal: new AbortController().signal },
      ),
    disconnect: () => own.disconnect(),
  };
}
