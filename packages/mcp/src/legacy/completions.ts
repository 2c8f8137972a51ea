/** The completion notices of one connection (2025-11-25). Ids are opaque and only compared (E-51). */
export interface Completions {
  /** Resolves when the notice for this id comes. The same id waits once. */
  expect(elicitationId: string): Promise<void>;
  /** A notice came. Ids that nobody waits for are ignored (E-49). */
  complete(elicitationId: unknown): void;
  /** Nobody waits for this id any more. */
  forget(elicitationId: string): void;
}

export function createCompletions(): Completions {
  const waiting = new Map<string, { readonly promise: Promise<void>; readonly resolve: () => void }>();
  return {
    expect(id) {
      const known = waiting.get(id);
      if (known !== undefined) return known.promise;
      let resolve: () => void = () => undefined;
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      waiting.set(id, { promise, resolve });
      return promise;
    },
    complete(id) {
      if (typeof id !== 'string') return;
      waiting.get(id)?.resolve();
      waiting.delete(id);
    },
    forget(id) {
      waiting.delete(id);
    },
  };
}
