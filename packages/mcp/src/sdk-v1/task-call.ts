import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolRequest, CallToolResult, Task } from '@modelcontextprotocol/sdk/types.js';
import type { OpenCall } from '../calls/open-calls.ts';
import type { OpenTasks } from '../legacy/open-tasks.ts';
import { pause, waitFor } from '../rounds/pause.ts';
import { legOptions } from '../calls/leg-options.ts';
import type { SdkV1RequestOptions } from './sdk-v1-transport.ts';
import { toToolResult } from './tool-result.ts';

// In milliseconds: how often the server is asked about a task where it does not say, and at most.
const POLL_INTERVAL = 1000;
const SHORTEST_POLL_INTERVAL = 100;
// How long a call that has ended waits for the id of its task, in milliseconds.
const GRACE = 60_000;

/**
 * Calls a tool as a task (2025-11-25). The client's own stream creates the task, polls, and fetches the result.
 *
 * The call ends as soon as its signal aborts. The task is cancelled then, by `tasks/cancel` (E-88), and so not before the
 * server has told its id.
 */
export async function callAsTask(
  client: Client,
  params: CallToolRequest['params'],
  limits: SdkV1RequestOptions,
  call: OpenCall,
  tasks: OpenTasks,
): Promise<CallToolResult> {
  const legs = new AbortController();
  const over = new AbortController();
  let tellId: (id: string | null) => void = () => undefined;
  const id = new Promise<string | null>((resolve) => {
    tellId = resolve;
  });
  let end: (() => void) | null = null;
  let isWatched = false;

  const onTask = (task: Task) => {
    tellId(task.taskId);
    if (over.signal.aborted) return;
    end ??= tasks.open(task, call);
    tasks.note(task);
    if (task.status !== 'input_required' || isWatched) return;
    isWatched = true;
    // What fails there shows in the result.
    watch(client, task, tasks, over.signal).catch(() => undefined);
  };

  const work = readStream(client, params, { ...legOptions(limits, call), signal: legs.signal }, onTask);
  try {
    return await waitFor(
      work.finally(() => tellId(null)),
      call.signal,
    );
  } catch (error) {
    if (call.signal.aborted) abandon(client, id, legs).catch(() => undefined);
    throw error;
  } finally {
    over.abort();
    (end as (() => void) | null)?.();
  }
}

async function readStream(
  client: Client,
  params: CallToolRequest['params'],
  options: RequestOptions,
  onTask: (task: Task) => void,
): Promise<CallToolResult> {
  for await (const message of client.experimental.tasks.callToolStream(params, undefined, options)) {
    switch (message.type) {
      case 'taskCreated':
      case 'taskStatus':
        onTask(message.task);
        break;
      case 'result':
        return toToolResult(message.result);
      case 'error':
        throw message.error;
    }
  }
  throw new Error('tools/call: the task ended without a result.');
}

/** While a task waits for input, the client's stream waits for its result. So the server is asked beside it. */
async function watch(client: Client, first: Task, tasks: OpenTasks, signal: AbortSignal): Promise<void> {
  let task = first;
  for (;;) {
    await pause(Math.max(task.pollInterval ?? POLL_INTERVAL, SHORTEST_POLL_INTERVAL), signal);
    task = await client.experimental.tasks.getTask(task.taskId);
    tasks.note(task);
  }
}

async function abandon(client: Client, id: Promise<string | null>, legs: AbortController): Promise<void> {
  const known = new AbortController();
  const taskId = await Promise.race([id, pause(GRACE, known.signal).then(() => null)]);
  known.abort();
  legs.abort('The call has ended.');
  if (taskId !== null) await client.experimental.tasks.cancelTask(taskId);
}
