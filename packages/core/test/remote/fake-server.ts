import type { Ask, ElicitationTransport, IncomingElicitation } from '../../src/protocol/incoming.ts';
import type { ElicitResult } from '../../src/protocol/result.ts';

export const PARAMS = {
  message: 'Which berth?',
  requestedSchema: { type: 'object', properties: { berth: { type: 'string' } } },
};
export const SERVER = { label: 'Tide Office' };
export const ANSWER: ElicitResult = { action: 'accept', content: { berth: 'B2' } };
export const DRAFT = { f0: { kind: 'text', text: 'B2', isEmptyAnswer: false } } as const;

/** A transport whose server asks what the test says. */
export interface FakeServer extends ElicitationTransport {
  readonly ask: (incoming?: Partial<IncomingElicitation>) => Promise<ElicitResult>;
}

export function createFakeServer(): FakeServer {
  let started: Ask | null = null;
  return {
    start(ask) {
      started = ask;
      return () => (started = null);
    },
    ask(incoming = {}) {
      if (!started) throw new Error('nobody is connected');
      return started({ params: PARAMS, server: SERVER, ...incoming });
    },
  };
}
