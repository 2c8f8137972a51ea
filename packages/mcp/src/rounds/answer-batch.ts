import {
  readRequest,
  Withdrawal,
  type Ask,
  type Draft,
  type ElicitationMode,
  type ProtocolRevision,
  type RequestOrigin,
  type ServerIdentity,
} from '@elicit-kit/core';
import type { InputRequest } from '@elicit-kit/core/adapters';
import type { OpenCall, OpenCalls } from '../calls/open-calls.ts';
import { askOnce } from '../calls/ask-once.ts';
import type { InputHandlers } from '../adapter/adapter-options.ts';
import { exactResult } from '../adapter/exact-result.ts';
import { isShown } from '../adapter/refusals.ts';
import type { QuestionMemory } from './call-memory.ts';
import type { EarlierAnswers } from './earlier-answers.ts';
import { RoundError } from './round-error.ts';
import type { Batch } from './run-rounds.ts';

export interface BatchContext {
  readonly ask: Ask;
  readonly server: ServerIdentity;
  readonly modes: readonly ElicitationMode[];
  readonly revision: ProtocolRevision;
  readonly handlers: InputHandlers;
  readonly call: OpenCall;
  readonly memory: QuestionMemory;
  readonly earlier: EarlierAnswers;
  readonly calls: OpenCalls;
}

type Answer = (signal: AbortSignal) => Promise<unknown>;

/**
 * Answers all entries of one result: elicitations go to the kit in source order, the others to the host. Every entry is
 * checked before the person sees the first (facts, section 3, steps 3 to 8). When one fails there is no form in which to
 * say so: the others are withdrawn, nothing is sent, and the call fails with the first error.
 */
export async function answerBatch(
  batch: Batch,
  context: BatchContext,
): Promise<ReadonlyMap<string, unknown>> {
  const count = [...batch.entries.values()].filter(isQuestion).length;
  let index = 0;
  const answers = [...batch.entries].map(([key, entry]): [string, Answer] => {
    if (isQuestion(entry)) index += 1;
    return [key, prepare(key, entry, batch, context, { index, count })];
  });

  const group = new AbortController();
  const failures: unknown[] = [];
  const pending = answers.map(async ([key, answer]): Promise<[string, unknown]> => {
    try {
      return [key, await answer(group.signal)];
    } catch (error) {
      failures.push(error);
      group.abort(new Withdrawal('host-closed'));
      return [key, null];
    }
  });
  const result = new Map(await Promise.all(pending));
  if (failures.length > 0) throw failures[0];
  context.earlier.sent(result);
  return result;
}

function isQuestion(entry: InputRequest): boolean {
  return entry.method === 'elicitation/create';
}

function prepare(
  key: string,
  entry: InputRequest,
  batch: Batch,
  context: BatchContext,
  position: NonNullable<RequestOrigin['batch']>,
): Answer {
  const { sampling, roots } = context.handlers;
  const standing = context.earlier.standing(key);
  if (standing !== undefined) return () => Promise.resolve(standing);
  switch (entry.method) {
    case 'elicitation/create':
      return prepareQuestion(key, entry.params, batch, context, position);
    case 'sampling/createMessage':
      if (sampling === undefined) throw unsupported('sampling', batch);
      return (signal) => sampling(entry.params, AbortSignal.any([signal, context.call.signal]));
    case 'roots/list':
      if (roots === undefined) throw unsupported('roots', batch);
      return (signal) => roots(AbortSignal.any([signal, context.call.signal]));
  }
}

function prepareQuestion(
  key: string,
  params: unknown,
  { round, payload }: Batch,
  context: BatchContext,
  position: NonNullable<RequestOrigin['batch']>,
): Answer {
  const { modes, revision, call, memory, earlier } = context;
  const read = readRequest(params, { modes, era: 'modern', revision });
  if (!read.ok && !isShown(read.refusal)) {
    throw new RoundError('refused', read.refusal.reason, payload, { refusal: read.refusal });
  }
  const origin = {
    era: 'modern',
    revision,
    method: call.method,
    name: call.name,
    batch: position,
    round,
  } as const;
  const given = memory.answerTo(key);
  if (given !== undefined) return () => Promise.resolve(exactResult(given));
  return async (group) => {
    const question = context.calls.question([call]);
    const onAbort = () => question.withdraw(new Withdrawal('host-closed'));
    if (group.aborted) onAbort();
    group.addEventListener('abort', onAbort, { once: true });
    const { server } = context;
    const { signal, expiresAt } = question;
    const seed = { ...earlier.seedOf(key, params), ...memory.seedOf(key) };
    if (seed.draft !== undefined) memory.typed(key, seed.draft);
    const onDraft = (draft: Draft) => {
      earlier.typed(key, params, draft);
      memory.typed(key, draft);
    };
    const incoming = { params, server, origin, signal, expiresAt, ...seed, onDraft };
    try {
      const result = exactResult(await askOnce(context.ask, incoming, call.pages));
      // Of a question that was withdrawn the person has said nothing.
      if (!signal.aborted) {
        earlier.answered(key, params, result);
        memory.answered(key, result);
      }
      return result;
    } finally {
      group.removeEventListener('abort', onAbort);
      question.end();
    }
  };
}

function unsupported(what: string, batch: Batch): RoundError {
  return new RoundError('unsupported', `this host does no ${what}`, batch.payload);
}
