import { ownMember } from '../own-member.ts';
import { TaskError } from './task-error.ts';

export type TaskStatus = 'working' | 'input_required' | 'completed' | 'failed' | 'cancelled';

/** How a task stands, as the server last said. */
export interface TaskState {
  readonly taskId: string;
  readonly status: TaskStatus;
  /** For people to read. Server text. */
  readonly statusMessage: string | undefined;
  /** Milliseconds since the epoch: until when the server keeps it; undefined where that has no end or is not known. */
  readonly expiresAt: number | undefined;
  /** Milliseconds to wait before the next look; undefined where the server does not say. */
  readonly pollInterval: number | undefined;
  /** As it came. */
  readonly raw: object;
}

const STATUSES: readonly unknown[] = ['working', 'input_required', 'completed', 'failed', 'cancelled'];

/**
 * Reads what creates a task, answers `tasks/get` or comes by notification. `resultType` is not looked at: servers put
 * "task" on polls too (C-21).
 *
 * @param taskId the one that was asked about; undefined for a new task
 * @throws TaskError `malformed`
 */
export function readTask(value: unknown, taskId?: string): TaskState {
  if (typeof value !== 'object' || value === null) throw malformed('no object', value);
  const id = ownMember(value, 'taskId');
  const status = ownMember(value, 'status');
  if (typeof id !== 'string' || id === '') throw malformed('no taskId', value);
  if (taskId !== undefined && id !== taskId) throw malformed('it is about another task', value);
  if (!isStatus(status)) throw malformed('unknown status', value);
  const text = ownMember(value, 'statusMessage');
  return {
    taskId: id,
    status,
    statusMessage: typeof text === 'string' && text !== '' ? text : undefined,
    expiresAt: endOf(ownMember(value, 'createdAt'), ownMember(value, 'ttlMs')),
    pollInterval: durationOf(ownMember(value, 'pollIntervalMs')),
    raw: value,
  };
}

function isStatus(status: unknown): status is TaskStatus {
  return STATUSES.includes(status);
}

function endOf(createdAt: unknown, ttl: unknown): number | undefined {
  const start = typeof createdAt === 'string' ? Date.parse(createdAt) : Number.NaN;
  const end = start + (durationOf(ttl) ?? Number.NaN);
  return Number.isFinite(end) ? end : undefined;
}

function durationOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function malformed(why: string, payload: unknown): TaskError {
  return new TaskError('malformed', `the server's word on it is malformed: ${why}`, payload);
}
