import { getEventListeners } from 'node:events';
import { vi } from 'vitest';
import { turn } from '../support/connect.ts';
import type { RawMessage } from '../support/raw-server.ts';
import type { AdapterUnderTest, ConnectedAdapter } from './adapter-under-test.ts';
import { createPerson, type Person } from './person.ts';
import { createWire, type Wire } from './wire.ts';

/** What the server may take without the person, in milliseconds. */
export const TIMEOUT = 60_000;
/** What the whole call may take, in milliseconds. */
export const TOTAL = 600_000;

export const PARAMS = {
  mode: 'form',
  message: 'Which berth?',
  requestedSchema: {
    type: 'object',
    properties: { berth: { type: 'string' }, nights: { type: 'integer', default: 2 } },
    required: ['berth'],
  },
};
export const DONE = { resultType: 'complete', content: [{ type: 'text', text: 'done' }] };
export const STATE = '{"step":1,"odd":"\\u2028"}';

/** How the server answers a retry (2026-07-28) or a call whose question has been answered (before). */
export type Reply = (scene: Scene, request: RawMessage) => void;

/** One call with its question, on a wire, before a queue and a person. */
export interface Scene {
  readonly adapter: AdapterUnderTest;
  readonly connected: ConnectedAdapter;
  readonly wire: Wire;
  readonly caller: AbortController;
  /** How the call ended; null while it has not. */
  readonly outcome: () => string | null;
  readonly person: Person;
  /** Sends the question, or what stands for it in this era; resolves when the kit has it. */
  ask(): Promise<void>;
  /** The very bytes of the last question once more. */
  askAgainByMistake(): void;
  /** What the server does next where it would end the call well. Used up by being done. */
  plan: Reply | null;
  /** Answers whatever the server owes the client by now. */
  serve(): Promise<void>;
  /** Answers to this question that have arrived, in order: the action with what was typed, or `error`. */
  answers(): readonly string[];
  /** How many answers the client has written, whether or not they have arrived. */
  written(): number;
  /** What is left behind: timers, listeners on signals, entries of the queue. */
  leaks(): Leaks;
  /** A new call with a question and its answer, on the same connection. Says how it ended, and whose question it was. */
  probe(): Promise<string>;
}

export interface Leaks {
  readonly timers: number;
  readonly listeners: number;
  readonly entries: number;
}

const IDS = { legacy: 'question-1', modern: 'berth' } as const;

export async function openScene(adapter: AdapterUnderTest): Promise<Scene> {
  const { era } = adapter;
  const wire = createWire(era);
  const connected = await adapter.connect(wire.transport);
  const person = createPerson(connected.transport);
  const caller = new AbortController();

  let ended: string | null = null;
  connected.call({ signal: caller.signal, timeout: TIMEOUT, maxTotalTimeout: TOTAL }).then(
    () => (ended = 'completed'),
    (error: unknown) => (ended = nameOf(error)),
  );
  let open: RawMessage = await wire.next('tools/call');
  let lastQuestion = '';
  let isServed = false;

  const read = era === 'legacy' ? legacyAnswers : modernAnswers;

  function lastCall(): RawMessage {
    const calls = wire.received.map((text) => JSON.parse(text) as RawMessage).filter(isCall);
    return calls.at(-1) ?? open;
  }

  const scene: Scene = {
    adapter,
    connected,
    wire,
    caller,
    person,
    plan: null,
    outcome: () => ended,
    async ask() {
      lastQuestion = JSON.stringify(
        era === 'legacy'
          ? legacyQuestion(IDS.legacy)
          : { jsonrpc: '2.0', id: open.id, result: inputRequired(STATE) },
      );
      wire.send(lastQuestion);
      await turn();
    },
    askAgainByMistake: () => wire.send(lastQuestion),
    async serve() {
      if (era === 'legacy') {
        if (!isServed) (scene.plan ?? succeed)(scene, open);
        isServed = true;
        scene.plan = null;
        return turn();
      }
      const last = lastCall();
      if (last.id === open.id) return;
      open = last;
      const reply = scene.plan ?? succeed;
      scene.plan = null;
      reply(scene, last);
      return turn();
    },
    answers: () => read(wire.received.map((text) => JSON.parse(text) as RawMessage)),
    written: () => read(wire.handed).length,
    leaks: () => ({
      timers: vi.getTimerCount(),
      listeners: [caller.signal, ...person.signals].reduce(
        (sum, signal) => sum + getEventListeners(signal, 'abort').length,
        0,
      ),
      entries: person.entries(),
    }),
    async probe() {
      let how = 'never ended';
      connected.call({ signal: new AbortController().signal, timeout: TIMEOUT, maxTotalTimeout: TOTAL }).then(
        () => (how = 'completed'),
        (error: unknown) => (how = nameOf(error)),
      );
      await turn();
      const request = lastCall();
      wire.send(
        era === 'legacy'
          ? legacyQuestion('probe')
          : { jsonrpc: '2.0', id: request.id, result: inputRequired(STATE) },
      );
      await turn();
      await person.tidyUp();
      wire.reply(lastCall(), DONE);
      await turn();
      return `${how}, asked by ${person.lastOrigin()}`;
    },
  };
  return scene;
}

const succeed: Reply = ({ wire }, request) => wire.reply(request, DONE);

export function legacyQuestion(id: string): object {
  const params = { ...PARAMS, _meta: { progressToken: id } };
  return { jsonrpc: '2.0', id, method: 'elicitation/create', params };
}

export function inputRequired(requestState: string): object {
  return {
    resultType: 'input_required',
    inputRequests: { [IDS.modern]: { method: 'elicitation/create', params: PARAMS } },
    requestState,
  };
}

function isCall({ method }: RawMessage): boolean {
  return method === 'tools/call';
}

function legacyAnswers(messages: readonly RawMessage[]): readonly string[] {
  return messages
    .filter(({ id, method }) => method === undefined && String(id).startsWith('question-'))
    .map(({ result }) => (result === undefined ? 'error' : actionOf(result)));
}

function modernAnswers(messages: readonly RawMessage[]): readonly string[] {
  return messages
    .filter((message) => isCall(message) && message.params?.['inputResponses'] !== undefined)
    .map(({ params }) => actionOf((params?.['inputResponses'] as Record<string, unknown>)[IDS.modern]));
}

function actionOf(result: unknown): string {
  const { action, content } = result as { action: string; content?: { berth?: string } };
  return content === undefined ? action : `${action} ${content.berth ?? ''}`;
}

/** The reason of an end on this side, or the code that the server gave. Each library has classes of its own for the rest. */
function nameOf(error: unknown): string {
  const { code, reason } = error as { code?: unknown; reason?: unknown };
  if (typeof reason === 'string') return reason;
  return typeof code === 'number' ? `failed: ${code}` : 'failed';
}
