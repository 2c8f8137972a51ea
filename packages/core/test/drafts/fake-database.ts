import * as fake from 'fake-indexeddb';
import type { IndexedDb } from '../../src/drafts/indexed-db-store.ts';

interface FakeFactory extends IndexedDb {
  deleteDatabase(name: string): { onsuccess: (() => void) | null };
}

// Its types are those of the DOM, which core does without.
const { IDBFactory, IDBObjectStore } = fake as unknown as {
  readonly IDBFactory: new () => FakeFactory;
  readonly IDBObjectStore: { readonly prototype: { put(): object } };
};

/** An empty database as a browser has it. */
export function createFakeDatabase(): FakeFactory {
  return new IDBFactory();
}

export const tablePrototype: { put(): object } = IDBObjectStore.prototype;
