import type { Refusal } from '@elicit-kit/core';
import type { Tool, ToolResult } from './connection.ts';
import { isGivenUp, toFailure, type Failure } from './failure.ts';

/** How a call stands. */
export type CallOutcome =
  | { readonly name: 'running' }
  | { readonly name: 'finished'; readonly result: ToolResult }
  | { readonly name: 'failed'; readonly failure: Failure }
  | { readonly name: 'cancelled' };

/** One call of one tool. Immutable: a change makes a new object with the same id. */
export interface Call {
  readonly id: string;
  readonly serverId: string;
  /** The person's name for the server at the time of the call. */
  readonly serverName: string;
  readonly tool: Tool;
  readonly args: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  readonly outcome: CallOutcome;
  /** Questions behind this call that were turned away. */
  readonly refusals: readonly Refusal[];
}

export interface CallLog {
  /** Newest first. */
  getCalls(): readonly Call[];
  run(
    call: Pick<Call, 'serverId' | 'serverName' | 'tool' | 'args'>,
    work: (signal: AbortSignal) => Promise<ToolResult>,
  ): void;
  cancel(id: string): void;
  /** Notes a refused question with the running calls of one server; of one tool, when that is known. */
  noteRefusal(serverId: string, tool: string | null, refusal: Refusal): void;
  /** Fails every running call of one server. */
  failServer(serverId: string, error: unknown): void;
  /** Removes the ended calls. */
  clear(): void;
}

const MAXIMUM_ENDED = 200;
const MAXIMUM_REFUSALS = 10;

export function createCallLog(onChange: () => void): CallLog {
  const running = new Map<string, AbortController>();
  let calls: readonly Call[] = [];
  let count = 0;

  // The first outcome stands: a call that was cancelled may still return, and one whose server died may still reject.
  function settle(id: string, outcome: CallOutcome): void {
    if (!running.delete(id)) return;
    calls = calls.map((call) => (call.id === id ? { ...call, outcome, endedAt: Date.now() } : call));
    onChange();
  }

  return {
    getCalls: () => calls,
    run(call, work) {
      count += 1;
      const id = `call-${count}`;
      const abort = new AbortController();
      running.set(id, abort);
      const ended = calls.filter((other) => other.outcome.name !== 'running');
      const dropped = new Set(ended.slice(MAXIMUM_ENDED));
      calls = [
        { ...call, id, startedAt: Date.now(), endedAt: null, outcome: { name: 'running' }, refusals: [] },
        ...calls.filter((other) => !dropped.has(other)),
      ];
      onChange();
      work(abort.signal).then(
        (result) => settle(id, { name: 'finished', result }),
        (error: unknown) =>
          settle(
            id,
            isGivenUp(error) ? { name: 'cancelled' } : { name: 'failed', failure: toFailure(error) },
          ),
      );
    },
    cancel(id) {
      const abort = running.get(id);
      settle(id, { name: 'cancelled' });
      abort?.abort();
    },
    noteRefusal(serverId, tool, refusal) {
      calls = calls.map((call) => {
        const isBehind =
          call.serverId === serverId &&
          call.outcome.name === 'running' &&
          (tool === null || call.tool.name === tool) &&
          call.refusals.length < MAXIMUM_REFUSALS;
        return isBehind ? { ...call, refusals: [...call.refusals, refusal] } : call;
      });
      onChange();
    },
    failServer(serverId, error) {
      for (const call of calls) {
        if (call.serverId !== serverId || call.outcome.name !== 'running') continue;
        settle(call.id, { name: 'failed', failure: toFailure(error) });
      }
    },
    clear() {
      calls = calls.filter((call) => call.outcome.name === 'running');
      onChange();
    },
  };
}
