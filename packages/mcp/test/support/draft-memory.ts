import type { TextBackend } from '@elicit-kit/core/draft-store';
import { turn } from './connect.ts';

export interface DraftMemory extends TextBackend {
  readonly texts: Map<string, string>;
  /** Keys and texts of everything, one after the other; empty when nothing but claims is left. */
  text(): string;
  /** Waits until what is kept looks like this. */
  until(holds: (text: string) => boolean): Promise<void>;
}

/** Where a draft store keeps its texts, open to the test. */
export function createDraftMemory(): DraftMemory {
  const texts = new Map<string, string>();
  const memory: DraftMemory = {
    texts,
    readAll: () => Promise.resolve(new Map(texts)),
    update(key, change) {
      const next = change(texts.get(key));
      if (next === undefined) texts.delete(key);
      else texts.set(key, next);
      return Promise.resolve();
    },
    text() {
      const entries = [...texts].map((entry) => entry.join(' '));
      return entries.every((entry) => entry.startsWith('claim.')) ? '' : entries.join('\n');
    },
    async until(holds) {
      for (let count = 0; count < 500; count += 1) {
        if (holds(memory.text())) return;
        await turn();
      }
      throw new Error(`It never came to that. What is kept:\n${memory.text()}`);
    },
  };
  return memory;
}
