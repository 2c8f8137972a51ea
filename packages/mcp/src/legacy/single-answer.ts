import type { JsonRpcErrorObject, JsonRpcId, JsonRpcMessage } from './json-rpc-messages.ts';

/** The answer to one request: it leaves once, or not at all. */
export interface SingleAnswer {
  /**
   * Sends a result while the question is still before the person. Rejects when it did not get through, and may be called
   * again then; rejects too once the request has another end, so that a late answer is never taken for sent.
   */
  readonly deliver: (result: object) => Promise<void>;
  /** The request has ended with this: sends it, unless an answer is out or nobody waits for one. Never rejects. */
  end(outcome: Outcome): Promise<void>;
  /** Nobody waits for an answer any more. One that is on its way cannot be held back. */
  close(): void;
}

export type Outcome = { readonly result: object } | { readonly error: JsonRpcErrorObject };

export function createSingleAnswer(
  id: JsonRpcId,
  send: (message: JsonRpcMessage) => Promise<void>,
  onError: (error: unknown) => void,
): SingleAnswer {
  let isOver = false;
  let underWay: Promise<void> | null = null;

  async function write(outcome: Outcome): Promise<void> {
    if (isOver || underWay !== null) throw new Error('This request has its answer, or is no longer open.');
    underWay = send({ jsonrpc: '2.0', id, ...outcome });
    try {
      await underWay;
      isOver = true;
    } finally {
      underWay = null;
    }
  }

  return {
    deliver: (result) => write({ result }),
    async end(outcome) {
      // Ended while an answer was leaving: only if that one does not get through is there something to send.
      await underWay?.catch(() => undefined);
      if (isOver) return;
      try {
        await write(outcome);
      } catch (error) {
        onError(error);
      } finally {
        isOver = true;
      }
    },
    close() {
      isOver = true;
    },
  };
}
