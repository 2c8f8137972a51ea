import {
  Withdrawal,
  type ElicitationTransport,
  type ElicitResult,
  type IncomingElicitation,
} from '@elicit-kit/core';

/** Knows the questions of a transport that are open, so that main can answer for a person who is gone. */
export interface OpenQuestions {
  wrap(transport: ElicitationTransport): ElicitationTransport;
  /** Answers each with cancel, unless its answer is already on the way and gets through. */
  cancelAll(): void;
}

export interface QuestionListener {
  /** It has been given to a window, or waits for one. `label` is the host's name of its server. */
  readonly asked: (label: string) => void;
  /** @param open the servers whose questions are still open, by the same name */
  readonly ended: (label: string, open: ReadonlySet<string>) => void;
}

interface Open {
  readonly controller: AbortController;
  readonly incoming: IncomingElicitation;
  underWay: Promise<void> | null;
}

export function createOpenQuestions({ asked, ended }: QuestionListener): OpenQuestions {
  const open = new Set<Open>();

  function end(question: Open): void {
    open.delete(question);
    ended(question.incoming.server.label, new Set([...open].map(({ incoming }) => incoming.server.label)));
  }

  /** Transports that wait for delivery send nothing by themselves when a question is withdrawn. */
  async function sendCancel({ incoming, underWay }: Open): Promise<void> {
    try {
      if (underWay) {
        await underWay;
        return;
      }
    } catch {
      // What the person had answered is not out.
    }
    try {
      await incoming.deliver?.({ action: 'cancel' });
    } catch {
      // Nobody is there to try once more.
    }
  }

  return {
    wrap: (transport) => ({
      start: (ask) =>
        transport.start(async (incoming) => {
          const question: Open = { controller: new AbortController(), incoming, underWay: null };
          const { deliver, signal } = incoming;
          open.add(question);
          try {
            const signals = [question.controller.signal, ...(signal ? [signal] : [])];
            const answer = ask({
              ...incoming,
              signal: AbortSignal.any(signals),
              ...(deliver && {
                deliver: (result: ElicitResult) => (question.underWay = deliver(result)),
              }),
            });
            asked(incoming.server.label);
            return await answer;
          } finally {
            end(question);
          }
        }),
      ...(transport.resume && { resume: transport.resume.bind(transport) }),
    }),
    cancelAll() {
      for (const question of [...open]) {
        void sendCancel(question);
        question.controller.abort(new Withdrawal('host-closed'));
      }
    },
  };
}
