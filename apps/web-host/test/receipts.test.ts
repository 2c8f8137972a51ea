import type { Receipt } from '@elicit-kit/core';
import { expect, test, vi } from 'vitest';
import { createReceiptStore, RECEIPTS_KEY, type ReceiptStore } from '../src/host/receipts.ts';
import { memoryStorage } from './memory-storage.ts';

const receipt: Receipt = {
  id: 'q1',
  server: { label: 'Tides', endpoint: 'https://tides.example' },
  askedAt: 1_000,
  endedAt: 2_000,
  kind: 'form',
  call: { era: 'modern', method: 'tools/call', name: 'book' },
  fields: ['berth', 'nights'],
  host: null,
  outcome: 'accept',
  reason: null,
};

/** Keeps all of them and waits until they are written. */
async function keepAll(store: ReceiptStore, receipts: readonly Receipt[]): Promise<void> {
  receipts.forEach(store.keep);
  await Promise.resolve();
}

test('keeps who asked, for what, which fields were shared and how it ended, through a reload', async () => {
  const storage = memoryStorage();
  const store = createReceiptStore(storage);
  await keepAll(store, [receipt]);
  const { id } = store.getReceipts()[0]!;
  const kept = {
    id,
    label: 'Tides',
    endpoint: 'https://tides.example',
    endedAt: 2_000,
    kind: 'form',
    call: 'book',
    fields: ['berth', 'nights'],
    moreFields: 0,
    host: null,
    outcome: 'accept',
    reason: null,
  };
  expect(store.getReceipts()).toEqual([kept]);
  expect(createReceiptStore(storage).getReceipts()).toEqual([kept]);
});

test.each<Partial<Receipt>>([
  { kind: 'url', host: 'pay.example:8443', fields: [] },
  { server: { label: 'npx tides' }, call: null, outcome: 'decline' },
  { call: { era: 'legacy', method: undefined, name: undefined }, outcome: 'cancel' },
  { kind: 'refused', outcome: 'refused', reason: 'policy' },
  { outcome: 'withdrawn', reason: 'disconnected' },
  { outcome: 'withdrawn', reason: 'caller-cancelled' },
])('reads back every kind of receipt: %o', async (change) => {
  const storage = memoryStorage();
  const store = createReceiptStore(storage);
  await keepAll(store, [{ ...receipt, ...change }]);
  expect(store.getReceipts()).toHaveLength(1);
  expect(createReceiptStore(storage).getReceipts()).toEqual(store.getReceipts());
});

test('puts the newest first and drops what is older than the last 200', async () => {
  const storage = memoryStorage();
  const store = createReceiptStore(storage);
  const many = Array.from({ length: 150 }, (_, index) => ({ ...receipt, endedAt: index }));
  await keepAll(store, many);
  await keepAll(
    store,
    many.map((one) => ({ ...one, endedAt: one.endedAt + 150 })),
  );
  const times = store.getReceipts().map(({ endedAt }) => endedAt);
  expect(times).toEqual(Array.from({ length: 200 }, (_, index) => 299 - index));
  expect(createReceiptStore(storage).getReceipts()).toEqual(store.getReceipts());
});

test('gives ids of its own, as those of a queue count anew on every visit', async () => {
  const store = createReceiptStore(memoryStorage());
  await keepAll(store, [receipt, receipt]);
  expect(new Set(store.getReceipts().map(({ id }) => id)).size).toBe(2);
});

test('writes once and tells once for a flood that ends at once', async () => {
  const storage = memoryStorage();
  const setItem = vi.spyOn(storage, 'setItem');
  const store = createReceiptStore(storage);
  const listener = vi.fn();
  store.subscribe(listener);
  await keepAll(
    store,
    Array.from({ length: 1000 }, () => receipt),
  );
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('makes one line of plain text of every name, and bounds lengths and numbers', async () => {
  const storage = memoryStorage();
  const store = createReceiptStore(storage);
  const endless = 'x'.repeat(1_000_000);
  await keepAll(store, [
    {
      ...receipt,
      server: { label: 'Ti\u202Edes\n', endpoint: endless },
      call: { era: 'modern', name: '\u200B' + endless },
      fields: ['a\nb', '\u200B', '\u{1F600}'.repeat(80), ...Array.from({ length: 997 }, () => endless)],
    },
  ]);
  const kept = store.getReceipts()[0]!;
  expect(kept).toMatchObject({ label: 'Tides', moreFields: 960 });
  expect(kept.fields).toHaveLength(40);
  expect(kept.fields.slice(0, 2)).toEqual(['a b', '']);
  for (const name of [kept.endpoint, kept.call, ...kept.fields.slice(2)]) {
    expect(name).toMatch(/^.{40,99}…$/u);
    expect(name).not.toMatch(/[\uFFFD\p{Cs}]/u);
  }
  expect(storage.getItem(RECEIPTS_KEY)!.length).toBeLessThan(8_000);
  expect(createReceiptStore(storage).getReceipts()).toEqual([kept]);
});

test.each(['{', 'null', '{"length":3}', '"text"', '7'])('starts empty with %s in the storage', (text) => {
  expect(createReceiptStore(memoryStorage({ [RECEIPTS_KEY]: text })).getReceipts()).toEqual([]);
});

test('drops entries that are no receipts, and repeated ids', async () => {
  const storage = memoryStorage();
  const store = createReceiptStore(storage);
  await keepAll(store, [receipt]);
  const kept = store.getReceipts()[0]!;
  const entries = [
    null,
    7,
    [],
    {},
    { ...kept, id: '' },
    { ...kept, label: 5 },
    { ...kept, endpoint: 5 },
    { ...kept, call: {} },
    { ...kept, host: undefined },
    { ...kept, endedAt: 'today' },
    { ...kept, endedAt: 9e15 },
    { ...kept, endedAt: -1 },
    { ...kept, moreFields: 0.5 },
    { ...kept, fields: 'berth' },
    { ...kept, fields: [1] },
    { ...kept, kind: 'toString' },
    { ...kept, outcome: 'constructor' },
    { ...kept, reason: 'because' },
    kept,
    { ...kept, label: 'Twin' },
    { ...kept, id: 'other', label: 'O\u202Ether', value: 'not of ours' },
  ];
  const tampered = memoryStorage({ [RECEIPTS_KEY]: JSON.stringify(entries) });
  expect(createReceiptStore(tampered).getReceipts()).toEqual([
    kept,
    { ...kept, id: 'other', label: 'Other' },
  ]);
});

test('clears what is on the screen, in the storage, and about to be written', async () => {
  const storage = memoryStorage();
  const store = createReceiptStore(storage);
  await keepAll(store, [receipt]);
  store.keep(receipt);
  store.clear();
  await Promise.resolve();
  expect(store.getReceipts()).toEqual([]);
  expect(storage.length).toBe(0);
});

test('takes over what another tab has written', async () => {
  const storage = memoryStorage();
  const [one, other] = [createReceiptStore(storage), createReceiptStore(storage)];
  await keepAll(one, [receipt]);
  other.reload();
  await keepAll(other, [{ ...receipt, outcome: 'decline' }]);
  one.reload();
  expect(one.getReceipts().map(({ outcome }) => outcome)).toEqual(['decline', 'accept']);
});

test('stops telling a listener that has left', async () => {
  const store = createReceiptStore(memoryStorage());
  const listener = vi.fn();
  store.subscribe(listener)();
  await keepAll(store, [receipt]);
  expect(listener).not.toHaveBeenCalled();
});

test('goes on without a storage that is full or forbidden', async () => {
  const fail = (): never => {
    throw new Error('forbidden');
  };
  const store = createReceiptStore(
    Object.assign(memoryStorage(), { getItem: fail, setItem: fail, removeItem: fail }),
  );
  await keepAll(store, [receipt]);
  await keepAll(store, [receipt]);
  expect(store.getReceipts()).toHaveLength(2);
  store.clear();
  expect(store.getReceipts()).toEqual([]);
});
