import type { Ask, ElicitResult, IncomingElicitation } from '@elicit-kit/core';

/** One question that has reached the kit. */
export interface Asked extends IncomingElicitation {
  answer(result: ElicitResult): void;
}

/** Stands in for queue and person: records questions, answers when told to, and never answers by itself. */
export interface RecordingKit {
  readonly ask: Ask;
  /** Everything asked so far, in order of arrival. */
  readonly asked: readonly Asked[];
  /** The next question that has not been taken yet; waits for it. */
  next(): Promise<Asked>;
}

export function createRecordingKit(): RecordingKit {
  const asked: Asked[] = [];
  const untaken: Asked[] = [];
  const takers: ((question: Asked) => void)[] = [];
  return {
    asked,
    ask: (incoming) =>
      new Promise((resolve) => {
        const question = { ...incoming, answer: resolve };
        asked.push(question);
        const taker = takers.shift();
        if (taker === undefined) untaken.push(question);
        else taker(question);
      }),
    next: () =>
      new Promise((resolve) => {
        const question = untaken.shift();
        if (question === undefined) takers.push(resolve);
        else resolve(question);
      }),
  };
}
