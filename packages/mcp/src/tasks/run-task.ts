import type { OpenCall } from '../calls/open-calls.ts';
import { CallEndedError } from '../calls/call-ended-error.ts';
import { ownMember } from '../own-member.ts';
import { pause, waitFor } from '../rounds/pause.ts';
import { readTask, type TaskState } from './read-task.ts';
import { TaskError } from './task-error.ts';
import { createTaskQuestions, type TaskQuestionsContext } from './task-questions.ts';

export interface RunTaskContext extends Omit<TaskQuestionsContext, 'update' | 'onFailure'> {
  readonly call: OpenCall;
  readonly request: (method: string, params: object) => Promise<unknown>;
  /** Tells what notifications say of tasks. Returns stop. */
  readonly watch: (listener: (task: unknown) => void) => () => void;
}

// In milliseconds: how often the server is asked where it does not say, at most, and as rarely as a timer can.
const POLL_INTERVAL = 1000;
const SHORTEST_POLL_INTERVAL = 100;
const LONGEST_POLL_INTERVAL = 2_147_483_647;

/**
 * Watches a task to its result; what it asks on the way is asked beside the polls, so that a question which the server
 * takes back leaves the screen. Each answer goes out as soon as it is given: the server can go on with it, and it is safe
 * when a later question is given up.
 *
 * @param first how the task stands
 * @throws TaskError, RoundError, or the reason of the call's signal. In the last two cases the task is cancelled, save
 * where the connection is lost.
 */
export async function runTask(first: TaskState, context: RunTaskContext): Promise<object> {
  const { call, request } = context;
  const { taskId } = first;
  const failure = new AbortController();
  const signal = AbortSignal.any([call.signal, failure.signal]);
  const questions = createTaskQuestions({
    ...context,
    update: async (inputResponses) => {
      await request('tasks/update', { taskId, inputResponses });
    },
    onFailure: (error) => failure.abort(error),
  });
  let notice: TaskState | null = null;
  let wake: () => void = () => undefined;
  const unwatch = context.watch((said) => {
    if (ownMember(said, 'taskId') !== taskId) return;
    try {
      notice = readTask(said, taskId);
    } catch (error) {
      failure.abort(error);
    }
    wake();
  });

  async function next({ pollInterval = POLL_INTERVAL }: TaskState): Promise<TaskState> {
    const woken = new AbortController();
    wake = () => woken.abort();
    if (notice === null) {
      const delay = Math.min(Math.max(pollInterval, SHORTEST_POLL_INTERVAL), LONGEST_POLL_INTERVAL);
      await pause(delay, AbortSignal.any([signal, woken.signal])).catch(() => signal.throwIfAborted());
    }
    const said = notice;
    notice = null;
    return said ?? readTask(await waitFor(request('tasks/get', { taskId }), signal), taskId);
  }

  let task = first;
  try {
    for (;;) {
      signal.throwIfAborted();
      const result = outcomeOf(task);
      if (result !== null) {
        questions.end('server-cancelled');
        return result;
      }
      // A sign of life: the time for the server starts anew.
      call.clock.restart();
      questions.show(task);
      task = await next(task);
    }
  } catch (error) {
    const isLost =
      call.signal.reason instanceof CallEndedError && call.signal.reason.reason === 'disconnected';
    const hasEnded = error instanceof TaskError && (error.code === 'failed' || error.code === 'cancelled');
    // Nobody waits for what comes of it, and a task that cannot be cancelled ends by itself.
    if (!isLost && !hasEnded) request('tasks/cancel', { taskId }).catch(() => undefined);
    questions.end('call-failed');
    throw error;
  } finally {
    unwatch();
  }
}

/** The result of a task that has one, null while it runs. */
function outcomeOf({ status, statusMessage, raw }: TaskState): object | null {
  if (status === 'working' || status === 'input_required') return null;
  const result = ownMember(raw, 'result');
  if (status === 'completed') {
    if (typeof result === 'object' && result !== null) return result;
    throw new TaskError('malformed', 'completed without a result', raw);
  }
  const message = ownMember(ownMember(raw, 'error'), 'message');
  throw new TaskError(status, typeof message === 'string' ? message : (statusMessage ?? status), raw);
}
