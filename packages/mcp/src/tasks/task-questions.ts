import { readRequest, Withdrawal, type Ask, type ElicitationMode, type ElicitResult } from '@elicit-kit/core';
import type { ProtocolRevision, ServerIdentity, WithdrawalReason } from '@elicit-kit/core';
import { readInputRequired, type InputRequest } from '@elicit-kit/core/adapters';
import type { InputHandlers } from '../adapter/adapter-options.ts';
import { exactResult } from '../adapter/exact-result.ts';
import { isShown } from '../adapter/refusals.ts';
import { askOnce } from '../calls/ask-once.ts';
import type { OpenCall, OpenCalls } from '../calls/open-calls.ts';
import { ownMember } from '../own-member.ts';
import { RoundError } from '../rounds/round-error.ts';
import type { TaskState } from './read-task.ts';
import { TaskError } from './task-error.ts';

export interface TaskQuestionsContext {
  readonly ask: Ask;
  readonly server: ServerIdentity;
  readonly modes: readonly ElicitationMode[];
  readonly revision: ProtocolRevision;
  readonly handlers: InputHandlers;
  readonly calls: OpenCalls;
  readonly call: OpenCall;
  /** Sends answers by `tasks/update`; resolves once the server has them. */
  readonly update: (inputResponses: Readonly<Record<string, unknown>>) => Promise<void>;
  /** An answer could not be found or sent: the call fails. */
  readonly onFailure: (error: unknown) => void;
}

/** The questions of one task, by the server's key. */
export interface TaskQuestions {
  /**
   * Brings the screen in line with what the server says: what is new is asked, what is gone is withdrawn, and what has
   * been asked already, answered or not, is left alone (E-85).
   * @throws RoundError, TaskError
   */
  show(task: TaskState): void;
  /** The task is over. */
  end(reason: WithdrawalReason): void;
}

interface Entry {
  readonly fingerprint: string;
  readonly stop: AbortController;
  /** A question may be gone from the next poll while its answer is under way: that is no withdrawal. */
  state: 'open' | 'sending' | 'answered';
}

export function createTaskQuestions(context: TaskQuestionsContext): TaskQuestions {
  const known = new Map<string, Entry>();

  async function send(key: string, entry: Entry, response: unknown): Promise<void> {
    entry.state = 'sending';
    try {
      await context.update({ [key]: response });
      entry.state = 'answered';
    } catch (error) {
      entry.state = 'open';
      throw error;
    }
  }

  /** Every entry is checked before the first is shown, as with the questions of a call. */
  function check({ method, params }: InputRequest, task: TaskState): void {
    const { handlers, modes, revision } = context;
    if (method !== 'elicitation/create') {
      const name = method === 'roots/list' ? 'roots' : 'sampling';
      if (handlers[name] !== undefined) return;
      throw new RoundError('unsupported', `this host does no ${name}`, task.raw);
    }
    const read = readRequest(params, { modes, era: 'modern', revision });
    if (read.ok || isShown(read.refusal)) return;
    throw new RoundError('refused', read.refusal.reason, task.raw, { refusal: read.refusal });
  }

  async function answerOther({ method, params }: InputRequest, signal: AbortSignal): Promise<object> {
    const { sampling, roots } = context.handlers;
    const answer = method === 'roots/list' ? roots?.(signal) : sampling?.(params, signal);
    return (await answer) ?? {};
  }

  async function askPerson(
    key: string,
    { params }: InputRequest,
    entry: Entry,
    task: TaskState,
    batch: { readonly index: number; readonly count: number },
  ): Promise<void> {
    const { ask, server, revision, call, calls } = context;
    const question = calls.question([call]);
    const onStop = () => question.withdraw(entry.stop.signal.reason as Withdrawal);
    entry.stop.signal.addEventListener('abort', onStop, { once: true });
    const { signal } = question;
    const ends = [question.expiresAt, task.expiresAt].filter((end) => end !== undefined);
    const taskStatus = task.statusMessage;
    const deliver = (result: ElicitResult) => send(key, entry, exactResult(result));
    const incoming = {
      params,
      server,
      origin: { era: 'modern', revision, method: call.method, name: call.name, batch, taskStatus },
      signal,
      deliver,
      expiresAt: ends.length === 0 ? undefined : Math.min(...ends),
    } as const;
    try {
      const result = await askOnce(ask, incoming, call.pages);
      if (!signal.aborted && entry.state === 'open') await deliver(result);
    } finally {
      entry.stop.signal.removeEventListener('abort', onStop);
      question.end();
    }
  }

  return {
    show(task) {
      const asked =
        task.status === 'input_required' ? entriesOf(task, context.modes) : new Map<string, never>();
      for (const [key, entry] of known) {
        if (asked.has(key) || entry.state !== 'open') continue;
        entry.stop.abort(new Withdrawal('server-cancelled'));
        known.delete(key);
      }
      const fresh: [string, InputRequest, Entry][] = [];
      for (const [key, request] of asked) {
        const fingerprint = canonical(request);
        const before = known.get(key);
        if (before !== undefined && before.fingerprint !== fingerprint) {
          throw new TaskError('key-reused', 'a key was used for two questions', task.raw);
        }
        if (before !== undefined) continue;
        check(request, task);
        fresh.push([key, request, { fingerprint, stop: new AbortController(), state: 'open' }]);
      }
      const count = fresh.filter(([, { method }]) => method === 'elicitation/create').length;
      let index = 0;
      for (const [key, request, entry] of fresh) {
        known.set(key, entry);
        const isQuestion = request.method === 'elicitation/create';
        if (isQuestion) index += 1;
        const { signal } = entry.stop;
        const work = isQuestion
          ? askPerson(key, request, entry, task, { index, count })
          : answerOther(request, AbortSignal.any([signal, context.call.signal])).then((response) =>
              signal.aborted ? undefined : send(key, entry, response),
            );
        work.catch((error: unknown) => {
          if (!signal.aborted) context.onFailure(error);
        });
      }
    },
    end(reason) {
      for (const entry of known.values()) entry.stop.abort(new Withdrawal(reason));
    },
  };
}

function entriesOf({ raw }: TaskState, modes: readonly ElicitationMode[]): ReadonlyMap<string, InputRequest> {
  const inputRequests = ownMember(raw, 'inputRequests');
  // The result that makes the task need not say yet what is asked; the first poll does.
  if (inputRequests === undefined && ownMember(raw, 'resultType') === 'task') return new Map();
  const result = { resultType: 'input_required', inputRequests };
  const read = readInputRequired(result, { method: 'tools/call', modes, isStrict: true });
  if (read.state === 'input-required') return read.entries;
  const fault = read.state === 'fault' ? read.fault : 'result-type-unknown';
  throw new RoundError('fault', fault, raw, { fault });
}

/** The same text for the same JSON, in whatever order its members come. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
