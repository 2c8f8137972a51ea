import type { CallToolResult } from '@modelcontextprotocol/client';
import type { Adapter, Peer } from '../adapter/create-adapter.ts';
import type { CallLimits, OpenCall } from '../calls/open-calls.ts';
import { readTask } from './read-task.ts';
import { runTask } from './run-task.ts';
import { createTaskWire, type TaskWire } from './task-wire.ts';

/** A task as a host stores it, to go on with it after a reload. */
export interface KnownTask {
  readonly taskId: string;
  /** The tool that runs in it. */
  readonly name: string;
  /** Milliseconds since the epoch: until when the server keeps it; undefined where that is not known. */
  readonly expiresAt: number | undefined;
}

export interface TasksOptions {
  /** Told once of each task that the server makes of a call, before anything is asked in it. */
  readonly onTask?: ((task: KnownTask) => void) | undefined;
}

/** What the extension needs of the client it serves. */
export interface TaskHost {
  readonly adapter: Adapter;
  readonly peer: () => Peer;
}

/** The tasks of one client. */
export interface TaskRunner {
  /** Stands on one wire. */
  readonly tap: (send: Parameters<typeof createTaskWire>[0]) => TaskWire;
  /** Runs a call that the server has made a task of. */
  run(created: object, call: OpenCall): Promise<object>;
}

/** Tasks of 2026-07-28 (extension `io.modelcontextprotocol/tasks`) for one transport, given to it as `tasks`. */
export interface Tasks {
  /**
   * Goes on with a task that this host stored: asks what is open, and resolves with the result of its tool. To be called
   * once the client is connected.
   * @throws TaskError when the task failed, was cancelled or is described wrongly; otherwise as `callTool` does.
   */
  resumeTask(task: Pick<KnownTask, 'taskId' | 'name'>, limits?: CallLimits): Promise<CallToolResult>;
  /** Called by the transport. */
  serve(host: TaskHost): TaskRunner;
}

export function createTasks({ onTask }: TasksOptions = {}): Tasks {
  let host: TaskHost | null = null;
  let wire: TaskWire | null = null;
  const watchers = new Set<(task: unknown) => void>();

  const request = (method: string, params: object): Promise<unknown> =>
    wire?.request(method, params) ?? Promise.reject(new Error(`${method}: the client is not connected.`));

  function contextOf({ adapter, peer }: TaskHost, call: OpenCall): Parameters<typeof runTask>[1] {
    return {
      ...adapter.contextOf(peer()),
      call,
      request,
      watch: (listener) => {
        watchers.add(listener);
        return () => watchers.delete(listener);
      },
    };
  }

  return {
    async resumeTask({ taskId, name }, limits) {
      const serving = host;
      if (serving === null) throw new Error('resumeTask: give these tasks to a transport first.');
      return serving.adapter.run<CallToolResult>({
        method: 'tools/call',
        name,
        peer: serving.peer,
        limits,
        send: async (_, call) => {
          const task = readTask(await request('tasks/get', { taskId }), taskId);
          // The client checks no result of a task; what calls the tool looks at it as it does at any other.
          return {
            kind: 'complete',
            result: (await runTask(task, contextOf(serving, call))) as CallToolResult,
          };
        },
      });
    },
    serve(given) {
      if (host !== null) throw new Error('tasks: these serve another transport. Make new ones for each.');
      host = given;
      return {
        tap(send) {
          const tapped = createTaskWire(send, (task) => {
            for (const watcher of [...watchers]) watcher(task);
          });
          wire = tapped;
          return tapped;
        },
        run: (created, call) => {
          const task = readTask(created);
          onTask?.({ taskId: task.taskId, name: call.name, expiresAt: task.expiresAt });
          return runTask(task, contextOf(given, call));
        },
      };
    },
  };
}
