import { afterEach, expect, test, vi } from 'vitest';
import type { Locks } from '../../src/drafts/draft-store.ts';
import { createIndexedDbStore } from '../../src/drafts/indexed-db-store.ts';
import type { Draft } from '../../src/index.ts';
import { createFakeDatabase, tablePrototype } from './fake-database.ts';
import { asking, CALL, HARBOUR, question, until } from './scene.ts';

const BERTH = question({ berth: { type: 'string' }, pin: { type: 'string', title: 'PIN' } });
const STATE = '\ud800 \u0000 \u2028 é "';
const TYPED: Draft = { f0: { kind: 'text', text: 'b2', isEmptyAnswer: false } };

afterEach(() => vi.restoreAllMocks());

/** Locks as the platform has them: of this realm, given back by whoever holds them, or all at once when a tab goes. */
function createLocks(): Locks & { closeTab(): void } {
  const held = new Map<string, () => void>();
  return {
    async request(name, _, callback) {
      if (held.has(name)) return callback(null);
      const gone = new Promise<void>((resolve) => held.set(name, resolve));
      await Promise.race([callback({ name }), gone]);
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
    closeTab() {
      for (const release of held.values()) release();
      held.clear();
    },
  };
}

test('a call comes back from the database of the browser, byte for byte and with what was typed', async () => {
  const database = createFakeDatabase();
  const locks = createLocks();
  const record = createIndexedDbStore(database, { locks, interval: 0 }).open(CALL);
  record.ask(1, asking({ a: BERTH }, STATE));
  record.draft('a', TYPED);

  const next = createIndexedDbStore(database, { locks });
  await until(() =>
    createIndexedDbStore(database)
      .list(HARBOUR)
      .then((calls) => calls.length === 1),
  );
  expect(await next.list(HARBOUR)).toEqual([]);
  record.suspend();
  await until(() => next.list(HARBOUR).then((calls) => calls.length === 1));
  const [{ id } = { id: '' }] = await next.list(HARBOUR);
  const taken = await next.take(id);
  expect(taken).toMatchObject({ ...CALL, payload: asking({ a: BERTH }, STATE) });
  expect(taken?.drafts).toEqual(new Map([['a', TYPED]]));
  taken?.record.end();
  await until(() =>
    createIndexedDbStore(database)
      .list(HARBOUR)
      .then((calls) => calls.length === 0),
  );
});

test('with locks a call is free in the moment its tab is gone', async () => {
  const database = createFakeDatabase();
  const locks = createLocks();
  createIndexedDbStore(database, { locks })
    .open(CALL)
    .ask(1, asking({ a: BERTH }));
  const next = createIndexedDbStore(database, { locks });
  await until(() =>
    createIndexedDbStore(database)
      .list(HARBOUR)
      .then((calls) => calls.length === 1),
  );
  expect(await next.list(HARBOUR)).toEqual([]);
  locks.closeTab();
  const [{ id } = { id: '' }] = await next.list(HARBOUR);
  const both = await Promise.all([next.take(id), createIndexedDbStore(database, { locks }).take(id)]);
  expect(both.filter((call) => call !== null)).toHaveLength(1);
});

test('claims without locks stand in the database, for all tabs', async () => {
  const database = createFakeDatabase();
  const record = createIndexedDbStore(database).open(CALL);
  record.ask(1, asking({ a: BERTH }));
  record.suspend();
  const tabs = [1, 2, 3].map(() => createIndexedDbStore(database));
  await until(() => tabs[0]!.list(HARBOUR).then((calls) => calls.length === 1));
  const [{ id } = { id: '' }] = await tabs[0]!.list(HARBOUR);
  const taken = await Promise.all(tabs.map((tab) => tab.take(id)));
  expect(taken.filter((call) => call !== null)).toHaveLength(1);
  expect(await tabs[1]!.list(HARBOUR)).toEqual([]);
});

test('a database that is full costs the storing and nothing else', async () => {
  vi.spyOn(tablePrototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createIndexedDbStore(createFakeDatabase());
  const record = store.open(CALL);
  record.ask(1, asking({ a: BERTH }));
  record.draft('a', TYPED);
  record.suspend();
  expect(await store.list(HARBOUR)).toEqual([]);
});

test('a database that cannot be opened costs the storing and nothing else', async () => {
  const closed = {
    open: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  };
  const store = createIndexedDbStore(closed);
  const record = store.open(CALL);
  record.ask(1, asking({ a: BERTH }));
  record.end();
  expect(await store.list(HARBOUR)).toEqual([]);
  expect(await store.take('x')).toBeNull();
});

test('whoever deletes the database is not kept waiting, and it is opened again', async () => {
  const database = createFakeDatabase();
  const store = createIndexedDbStore(database);
  const open = () => {
    const record = store.open(CALL);
    record.ask(1, asking({ a: BERTH }));
    record.suspend();
    return until(() => store.list(HARBOUR).then((calls) => calls.length === 1));
  };
  await open();
  await new Promise<void>((resolve) => {
    database.deleteDatabase('elicit-kit.calls').onsuccess = () => resolve();
  });
  expect(await store.list(HARBOUR)).toEqual([]);
  await open();
});
