import {
  readForm,
  readRequest,
  Withdrawal,
  type Ask,
  type ElicitationMode,
  type ElicitResult,
  type ProtocolRevision,
  type Refusal,
  type RequestOrigin,
  type ServerIdentity,
  type WithdrawalReason,
} from '@elicit-kit/core';
import { toRefusal } from '@elicit-kit/core/adapters';
import type { AdapterOptions } from '../adapter/adapter-options.ts';
import { exactResult } from '../adapter/exact-result.ts';
import { isShown } from '../adapter/refusals.ts';
import { askOnce } from '../calls/ask-once.ts';
import type { OpenCall, OpenCalls } from '../calls/open-calls.ts';
import { ownMember } from '../own-member.ts';
import type { Completions } from './completions.ts';
import { RELATED_TASK, type OpenTask, type OpenTasks } from './open-tasks.ts';

/** One `elicitation/create` request of 2025-06-18 or 2025-11-25. */
export interface LegacyRequest {
  /** As they came. */
  readonly params: unknown;
  /** Aborts when the server cancels the request, or the connection closes. */
  readonly signal: AbortSignal;
  /** Sends a notification for this request. Absent where the client library cannot: then there are no heartbeats. */
  readonly notify?: ((notification: LegacyNotification) => Promise<void>) | undefined;
  /**
   * Sends the answer while the question is still open, so that one that does not get through can be sent again. Absent
   * where the client library answers by itself. Not everybody who is asked makes use of it: the promise of
   * `answerLegacyRequest` resolves with the answer in any case.
   */
  readonly deliver?: ((result: LegacyResult) => Promise<void>) | undefined;
}

export interface LegacyNotification {
  readonly method: 'notifications/progress';
  readonly params: TaskReference & { readonly progressToken: string | number; readonly progress: number };
}

/** The answer, as it goes on the wire. */
export type LegacyResult = ElicitResult & TaskReference;

/** Messages of a task repeat its reference (E-82). */
type TaskReference = Readonly<{ _meta?: { readonly [key: string]: unknown } }>;

export interface LegacyRequestsContext extends Pick<
  AdapterOptions,
  'onRefusal' | 'unshowable' | 'unprompted'
> {
  readonly ask: Ask;
  readonly server: ServerIdentity;
  readonly modes: readonly ElicitationMode[];
  readonly revision: ProtocolRevision;
  readonly calls: OpenCalls;
  readonly completions: Completions;
  readonly tasks: OpenTasks;
}

/** An error whose text is ours: the client sends `code` and `message` to the server as they are. */
export class RefusedRequestError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = 'RefusedRequestError';
    this.code = code;
  }
}

/**
 * Answers one `elicitation/create` request of the older eras from its raw params. Shape and mode are checked here,
 * because the client would refuse or strip what the kit can show (facts, section 7.1).
 *
 * @throws RefusedRequestError: -32602 for params that are no question or have an undeclared mode (E-06).
 */
export async function answerLegacyRequest(
  { params, signal, notify, deliver }: LegacyRequest,
  context: LegacyRequestsContext,
): Promise<LegacyResult> {
  const { calls, completions, modes, revision } = context;
  const task = context.tasks.of(params);
  const behind = task ? [task.call] : calls.current();
  // Outside a task nothing says which call a question belongs to; with a single one under way it is that one.
  const call = behind.length === 1 ? behind[0] : undefined;
  const incoming = { params, server: context.server, origin: originOf(call, revision, task) };
  const read = readRequest(params, { modes, era: 'legacy', revision });
  const refusal = refusalOf(read, context);
  if (refusal !== null) {
    context.onRefusal?.(refusal, incoming);
    throw new RefusedRequestError(refusal.rpcCode, refusal.reason);
  }
  if (behind.length === 0 && context.unprompted === 'refuse') {
    throw new RefusedRequestError(-32602, 'This client answers questions within a running call only.');
  }

  const id = read.ok && read.request.mode === 'url' ? read.request.elicitationId : null;
  const toResult = (result: ElicitResult): LegacyResult => ({
    ...exactResult(result),
    ...taskReference(params),
  });
  const question = calls.question(behind);
  const ends = task ? [signal, task.signal] : [signal];
  const onAbort = () => {
    const ended = ends.find(({ aborted }) => aborted) ?? signal;
    question.withdraw(new Withdrawal(reasonOf(ended.reason)));
  };
  if (ends.some(({ aborted }) => aborted)) onAbort();
  for (const end of ends) end.addEventListener('abort', onAbort, { once: true });
  try {
    const asked = {
      ...incoming,
      signal: question.signal,
      expiresAt: earliest(question.expiresAt, task?.expiresAt),
      heartbeat: notify && heartbeat(params, notify, question.signal),
      deliver: deliver && ((result: ElicitResult) => deliver(toResult(result))),
      completed: id === null ? undefined : completions.expect(id),
    };
    const result = await (call ? askOnce(context.ask, asked, call.pages) : context.ask(asked));
    if (id !== null && result.action !== 'accept') completions.forget(id);
    return toResult(result);
  } catch {
    // The text of a host's own error is none of the server's business (facts 2.5).
    throw new RefusedRequestError(-32603, 'The client could not ask the question.');
  } finally {
    for (const end of ends) end.removeEventListener('abort', onAbort);
    question.end();
  }
}

function originOf(
  call: OpenCall | undefined,
  revision: ProtocolRevision,
  task: OpenTask | undefined,
): RequestOrigin {
  if (call === undefined) return { era: 'legacy', revision };
  const { method, name } = call;
  const taskStatus = task?.statusMessage;
  return { era: 'legacy', revision, method, name, ...(taskStatus === undefined ? {} : { taskStatus }) };
}

function earliest(...times: readonly (number | undefined)[]): number | undefined {
  const known = times.flatMap((time) => time ?? []);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** What is answered with an error: no question at all, or one that nobody could answer where the host wants it so. */
function refusalOf(read: ReturnType<typeof readRequest>, context: LegacyRequestsContext): Refusal | null {
  const isRefused = context.unshowable === 'refuse';
  if (!read.ok) return isRefused || !isShown(read.refusal) ? read.refusal : null;
  const { request } = read;
  const isBlocked = isRefused && request.mode === 'form' && readForm(request).blockers.length > 0;
  return isBlocked ? toRefusal('form-unanswerable', request.message) : null;
}

/** Keeps the server waiting where it gave a token for it, until the question ends. */
function heartbeat(
  params: unknown,
  notify: NonNullable<LegacyRequest['notify']>,
  signal: AbortSignal,
): (() => void) | undefined {
  const progressToken = ownMember(ownMember(params, '_meta'), 'progressToken');
  if (typeof progressToken !== 'string' && typeof progressToken !== 'number') return undefined;
  let progress = 0;
  return () => {
    if (signal.aborted) return;
    progress += 1;
    // A lost heartbeat is no fault of the person's: the answer itself will tell.
    notify({
      method: 'notifications/progress',
      params: { progressToken, progress, ...taskReference(params) },
    }).catch(() => undefined);
  };
}

// The codes by which clients 2.x and 1.x of the official SDK, in this order, name a closed connection.
const CLOSED: readonly unknown[] = ['CONNECTION_CLOSED', -32000];

function reasonOf(reason: unknown): WithdrawalReason {
  if (reason instanceof Withdrawal) return reason.reason;
  return CLOSED.includes(ownMember(reason, 'code')) ? 'disconnected' : 'server-cancelled';
}

function taskReference(params: unknown): TaskReference {
  const reference = ownMember(ownMember(params, '_meta'), RELATED_TASK);
  return reference === undefined ? {} : { _meta: { [RELATED_TASK]: reference } };
}
