/**
 * Why a task brought no result. `failed` and `cancelled`: the server says so; `malformed`: what the server says of it
 * breaks the rules; `key-reused`: it asks something else under the key of an earlier question.
 */
export type TaskErrorCode = 'failed' | 'cancelled' | 'malformed' | 'key-reused';

/** A call that ran as a task (2026-07-28) has no result. */
export class TaskError extends Error {
  readonly code: TaskErrorCode;
  /** What the server last said of the task, as it came. */
  readonly payload: unknown;

  constructor(code: TaskErrorCode, message: string, payload: unknown) {
    super(`task: ${message}`);
    this.name = 'TaskError';
    this.code = code;
    this.payload = payload;
  }
}
