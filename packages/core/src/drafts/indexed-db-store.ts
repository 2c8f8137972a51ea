import { createDraftStore, type DraftStore, type DraftStoreOptions } from './draft-store.ts';
import type { TextBackend } from './text-backend.ts';

/** The part of `indexedDB` that is used; what a browser has fits. */
export interface IndexedDb {
  open(name: string, version: number): OpenRequest;
}

interface Request<Result> {
  readonly result: Result;
  readonly error: unknown;
  onsuccess: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
}
interface OpenRequest extends Request<Database> {
  onupgradeneeded: ((event: never) => unknown) | null;
}
interface Database {
  createObjectStore(name: string): object;
  transaction(store: string, mode: 'readonly' | 'readwrite'): Transaction;
  close(): void;
  onversionchange: ((event: never) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
}
interface Transaction {
  readonly error: unknown;
  objectStore(name: string): ObjectStore;
  oncomplete: ((event: never) => unknown) | null;
  onabort: ((event: never) => unknown) | null;
}
interface ObjectStore {
  get(key: string): Request<unknown>;
  getAll(): Request<readonly unknown[]>;
  getAllKeys(): Request<readonly unknown[]>;
  put(value: string, key: string): object;
  delete(key: string): object;
}

export interface IndexedDbStoreOptions extends DraftStoreOptions {
  /** Of the database, which belongs to this store alone. @default 'elicit-kit.calls' */
  readonly name?: string | undefined;
}

const TABLE = 'calls';

/**
 * A draft store in a database of the browser, shared by all tabs of the origin. Give it `navigator.locks` where there is
 * one, so that a call is free in the moment its tab is gone. Opened with the first use; a database that is forbidden or
 * broken costs the storing and nothing else.
 * @param indexedDb `indexedDB`
 */
export function createIndexedDbStore(indexedDb: IndexedDb, options: IndexedDbStoreOptions = {}): DraftStore {
  const { name = 'elicit-kit.calls', ...rest } = options;
  return createDraftStore(createBackend(indexedDb, name), rest);
}

function createBackend(indexedDb: IndexedDb, name: string): TextBackend {
  let opened: Promise<Database> | null = null;

  function open(): Promise<Database> {
    opened ??= openDatabase(indexedDb, name, () => {
      opened = null;
    });
    return opened;
  }

  /** Runs one transaction, and resolves once what it did stands. */
  async function transact(mode: 'readonly' | 'readwrite', work: (table: ObjectStore) => void): Promise<void> {
    const database = await open();
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(TABLE, mode);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(toError(transaction.error));
      work(transaction.objectStore(TABLE));
    });
  }

  return {
    async readAll() {
      let keys: readonly unknown[] = [];
      let texts: readonly unknown[] = [];
      await transact('readonly', (table) => {
        const [allKeys, all] = [table.getAllKeys(), table.getAll()];
        allKeys.onsuccess = () => (keys = allKeys.result);
        all.onsuccess = () => (texts = all.result);
      });
      return new Map(keys.flatMap((key, index) => (typeof key === 'string' ? [[key, texts[index]]] : [])));
    },
    update: (key, change) =>
      transact('readwrite', (table) => {
        const read = table.get(key);
        read.onsuccess = () => {
          const text = typeof read.result === 'string' ? read.result : undefined;
          const next = change(text);
          if (next === undefined) table.delete(key);
          else if (next !== text) table.put(next, key);
        };
      }),
  };
}

/** @param onGone the database cannot be used any more; the next use opens it again */
function openDatabase(indexedDb: IndexedDb, name: string, onGone: () => void): Promise<Database> {
  return new Promise<Database>((resolve, reject) => {
    const request = indexedDb.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(TABLE);
    request.onerror = () => reject(toError(request.error));
    request.onsuccess = () => {
      const database = request.result;
      // Whoever wants to change or delete it must not be kept waiting.
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      database.onclose = onGone;
      resolve(database);
    };
  }).catch((error: unknown) => {
    onGone();
    throw error;
  });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error('The database failed.', { cause: error });
}
