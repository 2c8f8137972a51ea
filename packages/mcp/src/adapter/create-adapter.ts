import {
  serverKey,
  type ElicitationMode,
  type ElicitationTransport,
  type PageProgress,
  type ProtocolRevision,
  type WithdrawalReason,
} from '@elicit-kit/core';
import { eraOf, type RetryMembers } from '@elicit-kit/core/adapters';
import type { SuspendedCall, TakenCall } from '@elicit-kit/core/draft-store';
import { CallEndedError } from '../calls/call-ended-error.ts';
import { createOpenCalls, type CallLimits, type OpenCall } from '../calls/open-calls.ts';
import { answerLegacyRequest, type LegacyRequest, type LegacyResult } from '../legacy/answer-request.ts';
import { createCompletions } from '../legacy/completions.ts';
import { createOpenTasks, type OpenTasks } from '../legacy/open-tasks.ts';
import { runPastPages } from '../legacy/required-pages.ts';
import { ownMember } from '../own-member.ts';
import { answerBatch, type BatchContext } from '../rounds/answer-batch.ts';
import { createCallMemory, type CallMemory } from '../rounds/call-memory.ts';
import { createEarlierAnswers } from '../rounds/earlier-answers.ts';
import { runRounds, type LegOutcome } from '../rounds/run-rounds.ts';
import type { AdapterOptions, PagesOptions, RoundOptions } from './adapter-options.ts';
import { createAskGate } from './ask-gate.ts';
import { withClaim } from './server-claim.ts';

/** What an adapter's client knows of the other side, at the time it is asked. */
export interface Peer {
  readonly revision: ProtocolRevision;
  /** As the server reported it, with the handshake or before; undefined where it did not. */
  readonly serverInfo: unknown;
}

/** One call as a host makes it. */
export interface CallOf<Result> {
  readonly method: string;
  /** The tool, prompt or resource by its protocol name. */
  readonly name: string;
  /** Of the first leg. Without them the call cannot be kept. */
  readonly params?: object | undefined;
  /** Who answers it. Read again for each question, as clients learn of it late. */
  readonly peer: () => Peer;
  readonly limits: CallLimits | undefined;
  /**
   * Sends the call once: as it is, or with the members of a retry (2026-07-28). Takes time and abort from `call` alone,
   * whose clock stands still while a person is at work.
   */
  readonly send: (retry: RetryMembers, call: OpenCall) => Promise<LegOutcome<Result>>;
}

/**
 * What all adapters share: calls with their clocks and pages, rounds (2026-07-28), requests of the server and error -32042
 * (before). An adapter adds how its client sends, and hands over what its client receives.
 */
export interface Adapter extends Required<ElicitationTransport> {
  readonly modes: readonly ElicitationMode[];
  /** Runs one call to its result, whatever is asked on the way. */
  run<Result extends object>(call: CallOf<Result>): Promise<Result>;
  /** The calls of this server that are kept and that nobody is at work on, oldest first. */
  readonly suspendedCalls: () => Promise<readonly SuspendedCall[]>;
  /**
   * Goes on with a call that was interrupted: asks what is still open, and runs it to its result.
   * @param toCall the same call once more; its name, method and params are those that were kept
   * @throws CallEndedError with `elsewhere` when it has ended meanwhile or somebody else has taken it
   */
  resumeCall<Result extends object>(
    suspended: SuspendedCall,
    toCall: (kept: TakenCall) => CallOf<Result>,
  ): Promise<Result>;
  /**
   * Answers one `elicitation/create` request (before 2026-07-28).
   * @throws RefusedRequestError, whose code and text may go to the server
   */
  answer(request: LegacyRequest, peer: Peer): Promise<LegacyResult>;
  /** A completion notice came. */
  readonly complete: (elicitationId: unknown) => void;
  /** What it takes to ask within a call that this adapter runs. */
  readonly contextOf: (peer: Peer) => AskContext;
  /** The calls that run as tasks (2025-11-25). */
  readonly tasks: OpenTasks;
  /** The connection is gone: every call and every question ends. */
  readonly disconnect: () => void;
}

export type AskContext = Omit<BatchContext, 'call' | 'memory' | 'earlier'>;

const SERVER_INFO = 'io.modelcontextprotocol/serverInfo';

/** @throws TypeError when `modes` is empty: declaring elicitation means to support at least one mode (E-03). */
export function createAdapter(options: AdapterOptions & PagesOptions & RoundOptions): Adapter {
  const { modes = ['form', 'url'], maxRounds = 10 } = options;
  if (modes.length === 0) {
    throw new TypeError('modes: none given. A client must not declare what no view can show.');
  }
  const gate = createAskGate();
  const calls = createOpenCalls();
  const completions = createCompletions();
  const tasks = createOpenTasks();

  const contextOf = ({ revision, serverInfo }: Peer) => ({
    ask: gate.ask,
    server: withClaim(options.server, serverInfo),
    modes,
    revision,
    calls,
    completions,
    tasks,
    onRefusal: options.onRefusal,
    unshowable: options.unshowable,
    unprompted: options.unprompted,
    handlers: options,
  });

  async function runModern<Result extends object>(
    call: OpenCall,
    of: CallOf<Result>,
    taken: TakenCall | null,
  ): Promise<Result> {
    const { method, name, params } = of;
    const kept = params === undefined ? null : { server: options.server, method, name, params };
    const memory = createCallMemory(options.draftStore, kept, taken);
    try {
      const result = await runKept(call, of, memory);
      memory.ended();
      return result;
    } catch (error) {
      memory.ended(call.signal.aborted ? call.signal.reason : error);
      throw error;
    }
  }

  async function runKept<Result extends object>(
    call: OpenCall,
    of: CallOf<Result>,
    memory: CallMemory,
  ): Promise<Result> {
    let answers: ReadonlyMap<string, unknown> = new Map();
    const earlier = createEarlierAnswers();
    const result = await runRounds<Result>({
      method: call.method,
      modes,
      start: memory.start,
      send: async (retry) => {
        memory.sends(retry);
        const outcome = await of.send(retry, call);
        memory.came(outcome);
        return outcome;
      },
      answer: async (batch) => {
        memory.asks(batch);
        const peer = of.peer();
        const serverInfo = serverInfoOf(batch.payload) ?? peer.serverInfo;
        answers = await answerBatch(batch, { ...contextOf({ ...peer, serverInfo }), call, memory, earlier });
        return answers;
      },
      onRetryFailed: options.onRetryFailed,
      onLost: earlier.lost,
      pages: call.pages,
      signal: call.signal,
      maxRounds,
    });
    // After a refusal the end of the call says nothing about the pages that were not refused.
    call.pages.end([...answers.values()].some(isRefusal) ? { name: 'gone' } : progressOf(result));
    return result;
  }

  async function runLegacy<Result extends object>(call: OpenCall, of: CallOf<Result>): Promise<Result> {
    const send = async (): Promise<Result> => {
      const outcome = await of.send({}, call);
      if (outcome.kind === 'complete') return outcome.result;
      throw new TypeError('A server of an earlier revision must not answer with `input_required`.');
    };
    const context = { ...contextOf(of.peer()), call, isRetried: options.retryAfterPages, maxRounds };
    const result = await runPastPages(send, context);
    // In this era a call may end long before the page that it asked for is done (E-33).
    call.pages.end(progressOf(result), { name: 'open' });
    return result;
  }

  function run<Result extends object>(of: CallOf<Result>, taken: TakenCall | null): Promise<Result> {
    return calls.run(of.method, of.name, of.limits ?? {}, async (call) => {
      try {
        const isModern = eraOf(of.peer().revision) === 'modern';
        return await (isModern ? runModern(call, of, taken) : runLegacy(call, of));
      } catch (error) {
        const { signal } = call;
        call.pages.end({ name: 'ended', reason: reasonOf(signal.aborted ? signal.reason : error) });
        throw error;
      }
    });
  }

  return {
    modes,
    start: gate.start,
    resume: (server, elicitationId) =>
      serverKey(server) === serverKey(options.server) ? completions.expect(elicitationId) : undefined,
    run: (of) => run(of, null),
    suspendedCalls: () => options.draftStore?.list(options.server) ?? Promise.resolve([]),
    async resumeCall(suspended, toCall) {
      const taken = (await options.draftStore?.take(suspended.id)) ?? null;
      if (taken === null) throw new CallEndedError('elsewhere');
      try {
        const of = toCall(taken);
        if (serverKey(taken.server) !== serverKey(options.server)) {
          throw new Error('resumeCall: this call was made to another server.');
        }
        if (eraOf(of.peer().revision) !== 'modern') {
          throw new Error(
            'resumeCall: the server has gone back to an earlier revision, which knows no such call.',
          );
        }
        return await run(of, taken);
      } finally {
        // Where it did not come to the call, it stays for another time; otherwise this does nothing.
        taken.record.suspend();
      }
    },
    answer: (request, peer) => answerLegacyRequest(request, contextOf(peer)),
    complete: (elicitationId) => completions.complete(elicitationId),
    contextOf,
    tasks,
    disconnect: calls.disconnect,
  };
}

/** A server may identify itself anew in each result; one result's word is worth as much as another's (C-35). */
function serverInfoOf(payload: unknown): unknown {
  return ownMember(ownMember(payload, '_meta'), SERVER_INFO);
}

/** What the end of a call says of the pages that it still waited for. */
function progressOf(result: object): PageProgress {
  return ownMember(result, 'isError') === true ? { name: 'ended', reason: 'call-failed' } : { name: 'done' };
}

function isRefusal(answer: unknown): boolean {
  const action = ownMember(answer, 'action');
  return action === 'decline' || action === 'cancel';
}

function reasonOf(error: unknown): WithdrawalReason {
  return error instanceof CallEndedError ? error.reason : 'call-failed';
}
