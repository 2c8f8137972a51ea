import { Withdrawal, type ElicitationTransport, type IncomingElicitation } from '@elicit-kit/core';

/** Knows the questions of a transport that are open, so that main can answer for a person who is gone. */
export interface OpenQuestions {
  wrap(transport: ElicitationTransport): ElicitationTransport;
  /** Answers each with cancel. */
  cancelAll(): void;
}

/** @param asked called for each question, with the host's name of its server */
export function createOpenQuestions(asked: (label: string) => void): OpenQuestions {
  const open = new Map<AbortController, IncomingElicitation>();
  return {
    wrap: (transport) => ({
      start: (ask) =>
        transport.start(async (incoming) => {
          const controller = new AbortController();
          open.set(controller, incoming);
          asked(incoming.server.label);
          try {
            const signals = [controller.signal, ...(incoming.signal ? [incoming.signal] : [])];
            return await ask({ ...incoming, signal: AbortSignal.any(signals) });
          } finally {
            open.delete(controller);
          }
        }),
      ...(transport.resume && { resume: transport.resume.bind(transport) }),
    }),
    cancelAll() {
      for (const [controller, incoming] of open) {
        // Transports that wait for delivery send nothing by themselves when a question is withdrawn.
        void incoming.deliver?.({ action: 'cancel' }).catch(() => undefined);
        controller.abort(new Withdrawal('host-closed'));
      }
    },
  };
}
