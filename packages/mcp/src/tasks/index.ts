export { createTasks } from './create-tasks.ts';
export type { KnownTask, Tasks, TasksOptions } from './create-tasks.ts';
export { TaskError, type TaskErrorCode } from './task-error.ts';
