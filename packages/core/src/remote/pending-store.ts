/**
 * What several instances of a backend share, so that a view which is connected to one shows and answers the questions of
 * all. Each question stays with the instance whose client was asked: that one says which view shows it, and takes its
 * answer. The store carries what the instances say to each other, and knows which of them are alive.
 */
export interface PendingStore {
  /** Joins. Resolves once `joined` was called for all that are there. Rejects where the store cannot be reached. */
  readonly join: (instance: string, listener: StoreListener) => Promise<StoreMembership>;
}

export interface StoreListener {
  /** Another instance is there, also one that was thought gone. */
  readonly joined: (instance: string) => void;
  /** It left, or gave no sign of life for too long. Its questions are withdrawn from the views of all others. */
  readonly gone: (instance: string) => void;
  /** Messages of one instance arrive once, in the order it sent them, and none before `joined`. */
  readonly message: (from: string, text: string) => void;
}

export interface StoreMembership {
  /** Never throws: what cannot be sent is lost, as when its receiver is gone. */
  readonly send: (to: string, text: string) => void;
  /** The others are told. Never rejects. */
  readonly leave: () => Promise<void>;
}

/** For several `serveElicitations` in one process. */
export function createMemoryStore(): PendingStore {
  const members = new Map<string, StoreListener>();
  return {
    join: (instance, listener) => {
      for (const [other, { joined }] of members) {
        listener.joined(other);
        joined(instance);
      }
      members.set(instance, listener);
      return Promise.resolve({
        // Later, as over a wire: nobody answers before the question is asked to the end.
        send: (to, text) => void Promise.resolve().then(() => members.get(to)?.message(instance, text)),
        leave: () => {
          members.delete(instance);
          for (const { gone } of members.values()) gone(instance);
          return Promise.resolve();
        },
      });
    },
  };
}
