import { Withdrawal } from '@elicit-kit/core';
import { CallEndedError } from './call-ended-error.ts';
import { createCallClock, type CallClock } from './call-clock.ts';
import { createCallPages, type CallPages } from './call-pages.ts';

/** What a caller may set for one call. */
export interface CallLimits {
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number | undefined;
  readonly maxTotalTimeout?: number | undefined;
}

/** One running call and the questions that belong to it. */
export interface OpenCall {
  readonly method: string;
  /** The tool, prompt or resource by its protocol name. */
  readonly name: string;
  /** Aborts, with a `CallEndedError` as reason, when the call is over before its result came. */
  readonly signal: AbortSignal;
  readonly clock: CallClock;
  readonly pages: CallPages;
  /** Milliseconds since the epoch: when the call ends whatever happens; null where it has no such end. */
  readonly endsAt: number | null;
}

/** One question in the hands of the person. */
export interface OpenQuestion {
  /** Aborts with a `Withdrawal` as reason. */
  readonly signal: AbortSignal;
  /** Milliseconds since the epoch: when the last of its calls ends; undefined where that is not known. */
  readonly expiresAt: number | undefined;
  withdraw(withdrawal: Withdrawal): void;
  /** The question has its answer, or has ended otherwise. */
  end(): void;
}

/** The calls of one connection that are under way, and which questions hang on them. */
export interface OpenCalls {
  /** Runs one call: opens it, and closes it again whatever happens. Rejects with `CallEndedError` once it is over. */
  run<Result>(
    method: string,
    name: string,
    limits: CallLimits,
    work: (call: OpenCall) => Promise<Result>,
  ): Promise<Result>;
  /** The calls a question without a known origin may belong to. */
  current(): readonly OpenCall[];
  /** Opens a question. The clocks of its calls stand still until it ends; with the last of them it is withdrawn. */
  question(calls: readonly OpenCall[]): OpenQuestion;
  /** Ends every call, and every question: the connection is gone. */
  readonly disconnect: () => void;
}

/** As long as the SDKs' own default, so that hosts see no difference. */
const DEFAULT_TIMEOUT = 60_000;

export function createOpenCalls(): OpenCalls {
  const calls = new Map<OpenCall, AbortController>();
  const questions = new Set<OpenQuestion>();

  return {
    async run(method, name, limits, work) {
      const controller = new AbortController();
      const endWith = (error: CallEndedError) => controller.abort(error);
      const clock = createCallClock({
        timeout: limits.timeout ?? DEFAULT_TIMEOUT,
        maxTotalTimeout: limits.maxTotalTimeout,
        onTimeout: () => endWith(new CallEndedError('timed-out')),
      });
      const onAbort = () => endWith(new CallEndedError('caller-cancelled', limits.signal?.reason));
      if (limits.signal?.aborted === true) onAbort();
      limits.signal?.addEventListener('abort', onAbort, { once: true });
      // Giving up a page is giving up the call that waits for it.
      const pages = createCallPages(clock, () => endWith(new CallEndedError('caller-cancelled')));
      const { maxTotalTimeout } = limits;
      const endsAt = maxTotalTimeout === undefined ? null : Date.now() + maxTotalTimeout;
      const call: OpenCall = { method, name, signal: controller.signal, clock, pages, endsAt };
      calls.set(call, controller);
      try {
        controller.signal.throwIfAborted();
        return await work(call);
      } catch (error) {
        // Whatever the abort made of the work in hand: the reason of the end is what the caller needs.
        controller.signal.throwIfAborted();
        throw error;
      } finally {
        calls.delete(call);
        clock.stop();
        limits.signal?.removeEventListener('abort', onAbort);
      }
    },
    current: () => [...calls.keys()],
    question(behind) {
      const question = openQuestion(behind, () => questions.delete(question));
      questions.add(question);
      return question;
    },
    disconnect() {
      for (const controller of calls.values()) controller.abort(new CallEndedError('disconnected'));
      for (const question of questions) question.withdraw(new Withdrawal('disconnected'));
    },
  };
}

function openQuestion(calls: readonly OpenCall[], onEnd: () => void): OpenQuestion {
  const controller = new AbortController();
  const remaining = new Set(calls);
  let hasEnded = false;
  const leave = (call: OpenCall) => {
    remaining.delete(call);
    const reason: unknown = call.signal.reason;
    if (remaining.size === 0 && reason instanceof CallEndedError) {
      controller.abort(new Withdrawal(reason.reason));
    }
  };
  const watches = calls.map((call) => {
    const onAbort = () => leave(call);
    call.clock.pause();
    call.signal.addEventListener('abort', onAbort, { once: true });
    return () => {
      call.signal.removeEventListener('abort', onAbort);
      call.clock.resume();
    };
  });
  for (const call of calls) if (call.signal.aborted) leave(call);
  const ends = calls.flatMap(({ endsAt }) => endsAt ?? []);
  return {
    signal: controller.signal,
    expiresAt: calls.length > 0 && ends.length === calls.length ? Math.max(...ends) : undefined,
    withdraw: (withdrawal) => controller.abort(withdrawal),
    end() {
      if (hasEnded) return;
      hasEnded = true;
      onEnd();
      for (const unwatch of watches) unwatch();
    },
  };
}
