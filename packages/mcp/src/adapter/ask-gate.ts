import { cancel, type Ask, type ElicitResult } from '@elicit-kit/core';

/** Hands questions to the kit once it is connected, and keeps those that come earlier. */
export interface AskGate {
  /** Settles with `cancel` as soon as the question's signal aborts, whatever the other side does. */
  readonly ask: Ask;
  /** Opens the gate. Returns a function that shuts it again; questions handed over by then stay with the kit. */
  readonly start: (ask: Ask) => () => void;
}

export function createAskGate(): AskGate {
  let current: Ask | null = null;
  const waiting = new Set<(ask: Ask) => void>();

  return {
    ask: (incoming) =>
      new Promise<ElicitResult>((resolve, reject) => {
        const { signal } = incoming;
        const handOver = (ask: Ask) => {
          ask(incoming)
            .then(resolve, reject)
            .finally(() => signal?.removeEventListener('abort', onAbort));
        };
        const onAbort = () => {
          waiting.delete(handOver);
          resolve(cancel());
        };
        if (signal?.aborted === true) return onAbort();
        signal?.addEventListener('abort', onAbort, { once: true });
        if (current === null) waiting.add(handOver);
        else handOver(current);
      }),
    start(ask) {
      current = ask;
      const held = [...waiting];
      waiting.clear();
      for (const handOver of held) handOver(ask);
      return () => {
        if (current === ask) current = null;
      };
    },
  };
}
