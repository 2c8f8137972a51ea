import {
  createDraftStore,
  type CallToKeep,
  type DraftStore,
  type DraftStoreOptions,
  type TextBackend,
} from '../../src/drafts/draft-store.ts';

export interface Memory extends TextBackend {
  readonly texts: Map<string, unknown>;
  /** While it is set every write rejects with it. */
  failure: Error | null;
}

/** A backend whose texts a test can look at and spoil. */
export function createMemory(): Memory {
  const memory: Memory = {
    texts: new Map(),
    failure: null,
    readAll: () => Promise.resolve(new Map(memory.texts)),
    async update(key, change) {
      const text = memory.texts.get(key);
      const next = change(typeof text === 'string' ? text : undefined);
      if (next !== undefined && memory.failure !== null) throw memory.failure;
      if (next === undefined) memory.texts.delete(key);
      else memory.texts.set(key, next);
    },
  };
  return memory;
}

/** One tab after the other on the same memory: what the one before had claimed has run out. */
export function openTab(memory: TextBackend, options: DraftStoreOptions = {}): DraftStore {
  return createDraftStore(memory, { interval: 0, lease: 0, ...options });
}

export const HARBOUR = { label: 'Harbour', endpoint: 'https://harbour.example' };
export const CALL: CallToKeep = {
  server: HARBOUR,
  method: 'tools/call',
  name: 'book',
  params: { name: 'book', arguments: { n: 1 } },
};

export function question(properties: object, message = 'Which berth?'): object {
  const requestedSchema = { type: 'object', properties };
  return { method: 'elicitation/create', params: { mode: 'form', message, requestedSchema } };
}

export function asking(inputRequests: object, requestState = 'state'): object {
  return { resultType: 'input_required', inputRequests, requestState };
}

/** Waits until something holds that background writes bring about. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error('It never came.');
}

/** The only call that is kept for Harbour, taken by a new tab. */
export async function reopen(memory: TextBackend, options: DraftStoreOptions = {}) {
  const tab = openTab(memory, options);
  const [suspended] = await tab.list(HARBOUR);
  return suspended === undefined ? null : tab.take(suspended.id);
}
