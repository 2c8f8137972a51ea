import { plainText, type Receipt } from '@elicit-kit/core';

/**
 * What is kept of a question that has ended: who asked, when, for what, and how it ended. Never an answer. All names are
 * one line of plain text, cut to a length; those of tools and fields are a stranger's words all the same.
 */
export interface KeptReceipt {
  /** Minted here. */
  readonly id: string;
  /** The person's name for the server at the time. */
  readonly label: string;
  /** Its origin, or null where it is not known. */
  readonly endpoint: string | null;
  /** Milliseconds since the epoch. */
  readonly endedAt: number;
  readonly kind: Receipt['kind'];
  /** The tool, or whatever else was called, by its protocol name. */
  readonly call: string | null;
  /** Names of the properties that were sent; empty for one that cannot be seen. */
  readonly fields: readonly string[];
  /** How many more were sent than `fields` has room for. */
  readonly moreFields: number;
  /** Host of an address. */
  readonly host: string | null;
  readonly outcome: Receipt['outcome'];
  readonly reason: Receipt['reason'];
}

/** The receipts of this browser. One store outside React. */
export interface ReceiptStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Newest first. Stable identity between changes. */
  readonly getReceipts: () => readonly KeptReceipt[];
  /** For `onReceipt` of the queue. Receipts that come together are written together, a moment later. */
  readonly keep: (receipt: Receipt) => void;
  /** Reads the storage again: another tab has written to it. */
  readonly reload: () => void;
  readonly clear: () => void;
}

export const RECEIPTS_KEY = 'elicit-kit.receipts';

const MAXIMUM_RECEIPTS = 200;
// A server may send a thousand fields with names of any length, and what a page may store is limited.
const MAXIMUM_FIELDS = 40;
const MAXIMUM_LENGTH = 100;
const HALF_CHARACTER = /\p{Cs}$/u;
/** The last moment that a `Date` can stand for. */
const LAST_MOMENT = 8.64e15;

const KINDS: Readonly<Record<Receipt['kind'], true>> = { form: true, url: true, refused: true };
const OUTCOMES: Readonly<Record<Receipt['outcome'], true>> = {
  accept: true,
  decline: true,
  cancel: true,
  withdrawn: true,
  refused: true,
};
const REASONS: Readonly<Record<NonNullable<Receipt['reason']>, true>> = {
  'server-cancelled': true,
  'timed-out': true,
  disconnected: true,
  'caller-cancelled': true,
  'call-failed': true,
  elsewhere: true,
  'host-closed': true,
  policy: true,
};

/**
 * Receipts of before, and room for more. Storage may be full, forbidden or damaged: the receipts then last as long as the
 * page. Nothing here throws.
 */
export function createReceiptStore(storage: Storage): ReceiptStore {
  const listeners = new Set<() => void>();
  let receipts = read(storage);
  let fresh: readonly KeptReceipt[] = [];

  function publish(next: readonly KeptReceipt[]): void {
    receipts = next;
    for (const listener of listeners) listener();
  }

  function flush(): void {
    if (fresh.length === 0) return;
    const next = [...fresh, ...receipts].slice(0, MAXIMUM_RECEIPTS);
    fresh = [];
    write(storage, next);
    publish(next);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getReceipts: () => receipts,
    keep(receipt) {
      // A flood that is closed at once ends a thousand questions in one go.
      if (fresh.length === 0) queueMicrotask(flush);
      fresh = [toKept(receipt), ...fresh].slice(0, MAXIMUM_RECEIPTS);
    },
    reload: () => publish(read(storage)),
    clear() {
      fresh = [];
      write(storage, []);
      publish([]);
    },
  };
}

function toKept({ server, endedAt, kind, call, fields, host, outcome, reason }: Receipt): KeptReceipt {
  return {
    id: crypto.randomUUID(),
    label: cut(server.label),
    endpoint: server.endpoint === undefined ? null : cut(server.endpoint),
    endedAt,
    kind,
    call: call?.name === undefined ? null : cut(call.name),
    fields: fields.slice(0, MAXIMUM_FIELDS).map(cut),
    moreFields: Math.max(0, fields.length - MAXIMUM_FIELDS),
    host: host === null ? null : cut(host),
    outcome,
    reason,
  };
}

/** One line that can be shown, with a mark where something is missing. */
function cut(text: string): string {
  // Cut twice: the first spares the reading of a name of a megabyte.
  const line = plainText(text.slice(0, 4 * MAXIMUM_LENGTH), { isSingleLine: true });
  const isWhole = line.length <= MAXIMUM_LENGTH && text.length <= 4 * MAXIMUM_LENGTH;
  if (isWhole) return line;
  const start = line.slice(0, MAXIMUM_LENGTH - 1).replace(HALF_CHARACTER, '');
  return `${plainText(start, { isSingleLine: true })}…`;
}

function read(storage: Storage): readonly KeptReceipt[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(RECEIPTS_KEY) ?? '[]');
    if (!Array.isArray(value)) return [];
    const found = value.slice(0, MAXIMUM_RECEIPTS).flatMap(readReceipt);
    const ids = new Set<string>();
    return found.filter(({ id }) => !ids.has(id) && ids.add(id));
  } catch {
    return [];
  }
}

function write(storage: Storage, receipts: readonly KeptReceipt[]): void {
  try {
    if (receipts.length === 0) storage.removeItem(RECEIPTS_KEY);
    else storage.setItem(RECEIPTS_KEY, JSON.stringify(receipts));
  } catch {
    // Forgetting them on reload is all that follows.
  }
}

/** What was kept may have been changed since, by hand or by an older page. */
function readReceipt(value: unknown): KeptReceipt[] {
  if (typeof value !== 'object' || value === null) return [];
  const kept = value as Partial<Record<keyof KeptReceipt, unknown>>;
  const { id, label, endpoint, endedAt, kind, call, fields, moreFields, host, outcome, reason } = kept;
  if (typeof id !== 'string' || id === '' || typeof label !== 'string') return [];
  if (!isTextOrNull(endpoint) || !isTextOrNull(call) || !isTextOrNull(host)) return [];
  if (!isCount(endedAt) || endedAt > LAST_MOMENT || !isCount(moreFields)) return [];
  if (!Array.isArray(fields) || !fields.every((field) => typeof field === 'string')) return [];
  if (!isOneOf(KINDS, kind) || !isOneOf(OUTCOMES, outcome)) return [];
  if (reason !== null && !isOneOf(REASONS, reason)) return [];
  return [
    {
      id,
      label: cut(label),
      endpoint: endpoint === null ? null : cut(endpoint),
      endedAt,
      kind,
      call: call === null ? null : cut(call),
      fields: fields.slice(0, MAXIMUM_FIELDS).map(cut),
      moreFields,
      host: host === null ? null : cut(host),
      outcome,
      reason,
    },
  ];
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isOneOf<Word extends string>(words: Readonly<Record<Word, true>>, value: unknown): value is Word {
  return typeof value === 'string' && Object.hasOwn(words, value);
}
