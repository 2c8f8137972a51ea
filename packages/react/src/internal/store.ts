import { useSyncExternalStore } from 'react';

/** A value outside React with listeners. `set` merges and tells everybody at once. */
export interface Store<State extends object> {
  readonly get: () => State;
  readonly set: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Reads one part of a store; renders again only when that part is another one. `select` makes no new objects. */
export function useStore<State extends object, Part>(
  store: Store<State>,
  select: (state: State) => Part,
): Part {
  const read = (): Part => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
