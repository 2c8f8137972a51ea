/** A map that keeps what was put there last, so many of it. */
export interface Shelf<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  keys(): Iterable<Key>;
  values(): Iterable<Value>;
}

export function createShelf<Key, Value>(most: number): Shelf<Key, Value> {
  const kept = new Map<Key, Value>();
  return {
    get: (key) => kept.get(key),
    set(key, value) {
      kept.delete(key);
      kept.set(key, value);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(key),
    keys: () => kept.keys(),
    values: () => kept.values(),
  };
}
