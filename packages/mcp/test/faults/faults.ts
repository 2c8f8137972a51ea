import type { ProtocolEra, WithdrawalReason } from '@elicit-kit/core';
import { vi } from 'vitest';
import { turn } from '../support/connect.ts';
import { inputRequired, legacyQuestion, STATE, TIMEOUT, TOTAL, DONE, type Scene } from './scene.ts';
import type { Step } from './steps.ts';
import { TYPED } from './person.ts';

/** What a fault must come to. Everything is exact: how many answers go out, and which. */
export interface Expected {
  /** Right after the fault, to the person: `answered` is on its way or out. */
  readonly state: string;
  /** What can be read of what was typed right after the fault. */
  readonly text: string | null;
  /** Whether the person can still send after the fault. */
  readonly isSendable: boolean;
  /** How the question ended, to the person. */
  readonly end: string;
  /** What can be read of what was typed when it has ended. */
  readonly kept: string | null;
  /** How many answers the client has written. */
  readonly written: number;
  /** Those that the server got. */
  readonly answers: readonly string[];
  readonly outcome: string;
  /** What the adapter does with the next call on the same connection; null where there is none. */
  readonly next: string | null;
}

export interface Fault {
  readonly name: string;
  readonly eras: readonly ProtocolEra[];
  /** Where it can strike at all, or where its outcome is not a matter of which message is read first. */
  readonly strikes?: (step: Step) => boolean;
  inject(scene: Scene): unknown;
  expected(step: Step, era: ProtocolEra): Expected;
}

const BOTH: readonly ProtocolEra[] = ['legacy', 'modern'];
const ACCEPT = `accept ${TYPED}`;
const AGAIN = 'accept another';
const NEXT = 'completed, asked by book';

/** Nothing happens to the question: it is answered once, and the call completes. */
function goesOn(step: Step, differs: Partial<Expected> = {}): Expected {
  const { answers = [ACCEPT] } = differs;
  return {
    state: step.state,
    text: step.isTyped ? TYPED : null,
    isSendable: !step.isAnswered,
    end: 'settled: accept',
    kept: null,
    written: answers.length,
    answers,
    outcome: 'completed',
    next: NEXT,
    ...differs,
  };
}

/** The question ends; what was typed stays readable; nothing more can be sent. An answer that was given stays given. */
function ends(step: Step, reason: WithdrawalReason, differs: Partial<Expected>): Expected {
  const ended = { isSendable: false, ...differs };
  if (step.isAnswered) return goesOn(step, ended);
  const end = `withdrawn: ${reason}`;
  return goesOn(step, { state: end, end, kept: step.isTyped ? TYPED : null, ...ended });
}

/**
 * Before 2026-07-28 an answer is written when send is pressed. Since then it waits for those to the other questions of
 * the call, and goes out with the retry.
 */
function isOut(step: Step, era: ProtocolEra): boolean {
  return step.isHandedOver || (step.isAnswered && era === 'legacy');
}

/** The call is given up on this side. Before 2026-07-28 the server waits for an answer to its request: cancel. */
function givenUp(step: Step, era: ProtocolEra, reason: 'caller-cancelled' | 'timed-out'): Expected {
  const unanswered = era === 'legacy' ? ['cancel'] : [];
  return ends(step, reason, { answers: isOut(step, era) ? [ACCEPT] : unanswered, outcome: reason });
}

function disconnected(step: Step, era: ProtocolEra): Expected {
  const gone = { outcome: 'disconnected', next: null };
  if (!step.isOnTheWay)
    return ends(step, 'disconnected', { answers: isOut(step, era) ? [ACCEPT] : [], ...gone });
  // What was on its way has not arrived. An answer to a request of the server is not shown as sent then.
  const lost = era === 'legacy' ? { end: 'withdrawn: disconnected', kept: TYPED } : {};
  return ends(step, 'disconnected', { answers: [], written: 1, ...lost, ...gone });
}

/** Nobody is there to ask any more: the server is told, and the call goes on without the person. */
function unattended(step: Step, next: string | null): Expected {
  return ends(step, 'host-closed', { answers: step.isAnswered ? [ACCEPT] : ['cancel'], next });
}

/** A message that breaks the rules, or means nothing here. */
function stray(name: string, eras: readonly ProtocolEra[], ...messages: readonly object[]): Fault {
  return {
    name: `a stray message: ${name}`,
    eras,
    async inject({ wire }) {
      for (const message of messages) wire.send(message);
      await turn();
    },
    expected: (step) => goesOn(step),
  };
}

/** The server answers the retry otherwise. */
function retryFails(name: string, outcome: string, plan: Scene['plan']): Fault {
  return {
    name: `the retry fails: ${name}`,
    eras: ['modern'],
    strikes: ({ isAnswered }) => isAnswered,
    inject(scene) {
      scene.plan = plan;
    },
    expected: (step) => goesOn(step, { outcome }),
  };
}

const isAtRest = ({ isAnswered, isHandedOver }: Step) => isHandedOver || !isAnswered;

export const FAULTS: readonly Fault[] = [
  {
    name: 'the server cancels its question',
    eras: ['legacy'],
    strikes: isAtRest,
    async inject({ wire }) {
      wire.send(cancelled('question-1', 'changed its mind'));
      await turn();
    },
    expected: (step) => ends(step, 'server-cancelled', { answers: step.isAnswered ? [ACCEPT] : [] }),
  },
  {
    name: 'the server gives up waiting and fails the call',
    eras: ['legacy'],
    strikes: isAtRest,
    async inject(scene) {
      const { wire } = scene;
      wire.send(cancelled('question-1', 'McpError: MCP error -32001: Request timed out'));
      scene.plan = (_, call) => wire.fail(call, { code: -32001, message: 'Request timed out' });
      await scene.serve();
    },
    expected: (step) =>
      ends(step, 'server-cancelled', {
        answers: step.isAnswered ? [ACCEPT] : [],
        outcome: 'failed: -32001',
      }),
  },
  {
    name: 'the call ends before its question does',
    eras: ['legacy'],
    inject: ({ serve }) => serve(),
    expected: (step) => goesOn(step),
  },
  {
    name: 'the connection drops',
    eras: BOTH,
    inject: ({ wire }) => wire.drop(),
    expected: disconnected,
  },
  {
    name: 'the host closes the client',
    eras: BOTH,
    inject: ({ connected }) => connected.close(),
    expected: disconnected,
  },
  {
    name: 'the caller aborts',
    eras: BOTH,
    inject: ({ caller }) => caller.abort(),
    expected: (step, era) => givenUp(step, era, 'caller-cancelled'),
  },
  {
    name: 'the whole time of the call runs out',
    eras: BOTH,
    inject: () => vi.advanceTimersByTime(TOTAL),
    expected: (step, era) => givenUp(step, era, 'timed-out'),
  },
  {
    name: "the server's time passes",
    eras: BOTH,
    inject: () => vi.advanceTimersByTime(TIMEOUT),
    // The clock stands still while the person is at work and until the answer is out, and only then.
    expected: (step, era) =>
      step.isHandedOver && !(step.isOnTheWay && era === 'legacy')
        ? givenUp(step, era, 'timed-out')
        : goesOn(step),
  },
  {
    name: 'the view goes away',
    eras: BOTH,
    inject: ({ person }) => person.leave(),
    expected: (step) => unattended(step, null),
  },
  {
    name: 'queue and view are thrown away, and new ones come',
    eras: BOTH,
    inject: ({ person }) => person.reload(),
    // With the page goes what was typed there.
    expected: (step) => ({ ...unattended(step, NEXT), text: null, kept: null }),
  },
  {
    name: 'the same message is delivered twice',
    eras: BOTH,
    async inject({ askAgainByMistake }) {
      askAgainByMistake();
      await turn();
    },
    expected: (step) => goesOn(step),
  },
  {
    name: 'the same message is delivered three times, the question withdrawn after the second',
    eras: ['legacy'],
    strikes: ({ isAnswered }) => !isAnswered,
    async inject({ askAgainByMistake, wire }) {
      askAgainByMistake();
      await turn();
      wire.send(cancelled('question-1', 'changed its mind'));
      await turn();
      askAgainByMistake();
      await turn();
    },
    expected: (step) => ends(step, 'server-cancelled', { answers: [] }),
  },
  {
    name: 'send is pressed twice',
    eras: BOTH,
    inject({ person }) {
      if (person.state() === 'queued') person.finishOther();
      if (person.text() === null && person.state() === 'open') person.type();
      person.send();
      if (person.send()) throw new Error('the second press was taken');
    },
    expected: (step) => goesOn(step, { state: 'answered', text: null, isSendable: false }),
  },
  {
    name: 'the server asks the same again',
    eras: ['legacy'],
    strikes: isAtRest,
    async inject({ wire }) {
      wire.send(legacyQuestion('question-2'));
      await turn();
    },
    expected: (step) => goesOn(step, { answers: [ACCEPT, AGAIN] }),
  },
  {
    name: 'the server asks the same key again',
    eras: ['modern'],
    strikes: ({ isAnswered }) => isAnswered,
    inject(scene) {
      scene.plan = ({ wire }, request) => wire.reply(request, inputRequired(STATE));
    },
    expected: (step) => goesOn(step, { answers: [ACCEPT, AGAIN] }),
  },
  {
    name: 'the retry fails: its answers are refused',
    eras: ['modern'],
    strikes: ({ isAnswered }) => isAnswered,
    inject(scene) {
      scene.plan = (_, refused) => {
        scene.wire.fail(refused, { code: -32602, message: 'The state has expired' });
        // The call is made anew, and the question comes with what was answered before.
        scene.plan = ({ wire }, anew) => wire.reply(anew, inputRequired(STATE));
      };
    },
    expected: (step) => goesOn(step, { answers: [ACCEPT, AGAIN] }),
  },
  retryFails('the server breaks', 'failed: -32603', ({ wire }, request) =>
    wire.fail(request, { code: -32603, message: 'Internal error' }),
  ),
  retryFails('what comes back asks for nothing', 'failed', ({ wire }, request) =>
    wire.reply(request, { resultType: 'input_required' }),
  ),
  retryFails('what comes back asks for something unknown', 'failed', ({ wire }, request) =>
    wire.reply(request, {
      resultType: 'input_required',
      inputRequests: { berth: { method: 'tools/call', params: {} } },
    }),
  ),
  stray('not JSON-RPC at all', BOTH, { hello: 'world' }, { jsonrpc: '2.0' }, { jsonrpc: '2.0', id: null }),
  stray('a question that is none', BOTH, {
    jsonrpc: '2.0',
    id: 'stray',
    method: 'elicitation/create',
    params: { message: 7, requestedSchema: [] },
  }),
  stray(
    'an answer that nobody waits for',
    BOTH,
    { jsonrpc: '2.0', id: 4711, result: DONE },
    { jsonrpc: '2.0', id: 'question-1', result: { action: 'accept' } },
    { jsonrpc: '2.0', id: 4712, error: { code: -32000, message: 'no such call' } },
  ),
  stray(
    'a cancel of nothing',
    BOTH,
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: {} },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'question' } },
    { jsonrpc: '2.0', method: 'notifications/cancelled' },
  ),
  stray(
    'progress and completion of nothing',
    BOTH,
    { jsonrpc: '2.0', method: 'notifications/progress', params: { progressToken: 'none', progress: 1 } },
    { jsonrpc: '2.0', method: 'notifications/elicitation/complete', params: { elicitationId: 7 } },
    { jsonrpc: '2.0', method: 'notifications/elicitation/complete' },
  ),
];

function cancelled(requestId: string, reason: string): object {
  return { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId, reason } };
}
