import { Withdrawal } from '@elicit-kit/core';
import type { OpenCall } from '../calls/open-calls.ts';
import { ownMember } from '../own-member.ts';

/** One call that runs as a task on the server (2025-11-25). */
export interface OpenTask {
  readonly call: OpenCall;
  /** What the server says of it for people to read; undefined where it says nothing. Server text. */
  readonly statusMessage: string | undefined;
  /** Milliseconds since the epoch: until when the server keeps the task; undefined where it has no end. */
  readonly expiresAt: number | undefined;
  /** Aborts with a `Withdrawal` once the task has ended: nobody waits for answers within it any more. */
  readonly signal: AbortSignal;
}

/** The tasks of one connection that calls of ours wait for. */
export interface OpenTasks {
  /**
   * The server has made a task of a call.
   * @param task as it came
   * @returns a function that ends it
   */
  open(task: unknown, call: OpenCall): () => void;
  /** The server said how a task stands, asked or not. Each such word is a sign of life: the call's clock starts anew. */
  note(task: unknown): void;
  /** The task that the params of a question refer to; undefined for one that is not ours. */
  of(params: unknown): OpenTask | undefined;
}

export const RELATED_TASK = 'io.modelcontextprotocol/related-task';

const ENDED: readonly unknown[] = ['completed', 'failed', 'cancelled'];

export function createOpenTasks(): OpenTasks {
  const tasks = new Map<unknown, OpenTask & { readonly end: () => void }>();
  return {
    open(task, call) {
      const id = ownMember(task, 'taskId');
      const ttl = ownMember(task, 'ttl');
      const controller = new AbortController();
      const opened = {
        call,
        statusMessage: statusMessageOf(task),
        expiresAt: typeof ttl === 'number' && Number.isFinite(ttl) ? Date.now() + ttl : undefined,
        signal: controller.signal,
        end: () => controller.abort(new Withdrawal('server-cancelled')),
      };
      tasks.set(id, opened);
      return () => {
        opened.end();
        tasks.delete(id);
      };
    },
    note(task) {
      const id = ownMember(task, 'taskId');
      const known = tasks.get(id);
      if (known === undefined) return;
      tasks.set(id, { ...known, statusMessage: statusMessageOf(task) });
      if (ENDED.includes(ownMember(task, 'status'))) known.end();
      else known.call.clock.restart();
    },
    of: (params) => tasks.get(ownMember(ownMember(ownMember(params, '_meta'), RELATED_TASK), 'taskId')),
  };
}

function statusMessageOf(task: unknown): string | undefined {
  const text = ownMember(task, 'statusMessage');
  return typeof text === 'string' && text !== '' ? text : undefined;
}
