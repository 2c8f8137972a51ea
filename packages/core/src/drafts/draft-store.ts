import type { Draft } from '../answers/draft.ts';
import { randomId } from '../internal/random-id.ts';
import type { ServerIdentity } from '../protocol/incoming.ts';
import type { InputRequests } from '../protocol/read-input-required.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { serverKey } from '../queue/flood.ts';
import type { FormScreen } from '../trust/screen-secrets.ts';
import {
  createRecord,
  keeperOf,
  type CallRecord,
  type CallToKeep,
  type RecordContext,
} from './call-record.ts';
import { claimsByLease, claimsByLock, isClaimKey, type Locks } from './claims.ts';
import { entriesOf, formOf, isAnswerTo, readStoredCall, type StoredCall } from './stored-call.ts';
import { readStoredDraft } from './stored-draft.ts';
import type { TextBackend } from './text-backend.ts';

export type { CallRecord, CallToKeep } from './call-record.ts';
export type { Locks } from './claims.ts';
export type { TextBackend } from './text-backend.ts';

/** A call that asked for something and was interrupted, as by a reload. */
export interface SuspendedCall {
  readonly id: string;
  readonly server: Pick<ServerIdentity, 'label' | 'endpoint'>;
  readonly method: string;
  /** The tool, prompt or resource by its protocol name. Server text. */
  readonly name: string;
  /** Of the first leg, as the host made it. */
  readonly params: object;
  /** In which round it stands, from 1. */
  readonly round: number;
  /** Milliseconds since the epoch: the last change. */
  readonly savedAt: number;
}

/** A suspended call in the hands of one. */
export interface TakenCall extends SuspendedCall {
  /** The `input_required` result, as it came. */
  readonly payload: unknown;
  /** By the server's key. Empty once no question is open: nothing is sent without a gesture of the person. */
  readonly answers: ReadonlyMap<string, ElicitResult>;
  /** By the server's key: the fields that were kept, for `draft` of the question. */
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly record: CallRecord;
}

/** Keeps 2026-07-28 calls that wait for a person, so that they survive a reload. */
export interface DraftStore {
  /** Starts to write down one call. Nothing is kept before it asks. Never throws. */
  open(call: CallToKeep): CallRecord;
  /** The calls of one server (label and endpoint) that nobody is at work on, oldest first. Never rejects. */
  list(server: CallToKeep['server']): Promise<readonly SuspendedCall[]>;
  /** Takes one call. Null: it has ended meanwhile, or somebody else has taken it. Never rejects. */
  take(id: string): Promise<TakenCall | null>;
}

export interface DraftStoreOptions {
  /** How long after its last change a call is found again, in milliseconds. @default 24 hours */
  readonly maxAge?: number | undefined;
  /** Calls that are kept; the oldest make room. @default 20 */
  readonly maxCalls?: number | undefined;
  /** The least time between two writes while somebody types, in milliseconds. @default 300 */
  readonly interval?: number | undefined;
  /** The `screen` of the queue: what its policy calls a secret is not kept either. @default the kit's signs alone */
  readonly screen?: FormScreen | undefined;
  /**
   * `navigator.locks`, by which tabs agree on who is at work on a call; a call is free at once when its tab is gone.
   * @default claims in the store, which run out after `lease`
   */
  readonly locks?: Locks | undefined;
  /** How long a claim holds that is not renewed, in milliseconds; hidden tabs renew about once a minute. @default 150000 */
  readonly lease?: number | undefined;
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined;
}

/**
 * Keeps calls in a backend, one text each (2 MiB at most; a longer one is not kept). Everything that is read back is
 * checked like any question, as it may have been changed; what is damaged is skipped. A backend that fails or is full
 * costs the storing and nothing else. What was typed into a field that seems to ask for a secret is never kept, nor an
 * answer that holds such a field: that question is asked again.
 */
export function createDraftStore(backend: TextBackend, options: DraftStoreOptions = {}): DraftStore {
  const { maxAge = 86_400_000, maxCalls = 20, interval = 300, lease = 150_000, now = Date.now } = options;
  const claims = options.locks ? claimsByLock(options.locks) : claimsByLease(backend, lease, now);
  const context: RecordContext = { backend, claims, interval, now, screen: options.screen, makeRoom };

  const isFresh = ({ savedAt }: StoredCall): boolean => Math.abs(now() - savedAt) < maxAge;

  /** The calls that can be read, oldest first. The others are removed on the way. */
  async function readCalls(): Promise<readonly StoredCall[]> {
    const calls: StoredCall[] = [];
    for (const [key, text] of await backend.readAll()) {
      if (isClaimKey(key)) continue;
      const call = readStoredCall(key, text);
      if (call === 'newer') continue;
      if (call !== null && isFresh(call)) calls.push(call);
      else await remove(key);
    }
    return calls.sort((a, b) => a.savedAt - b.savedAt);
  }

  async function makeRoom(): Promise<void> {
    const calls = await readCalls();
    for (const { id } of calls.slice(0, Math.max(0, calls.length + 1 - maxCalls))) await remove(id);
  }

  function remove(id: string): Promise<void> {
    return backend.update(id, () => undefined);
  }

  return {
    open: (call) => createRecord(context, { id: randomId(), call, stored: null, release: null }),

    async list(server) {
      try {
        const [calls, taken] = [await readCalls(), await claims.taken()];
        const key = serverKey(server);
        return calls.filter((call) => serverKey(call.server) === key && !taken.has(call.id)).map(toSuspended);
      } catch {
        return [];
      }
    },

    async take(id) {
      let release: (() => void) | null = null;
      try {
        release = await claims.take(id);
        if (release === null) return null;
        // After it was taken: whoever had it before may have ended it.
        const stored = readStoredCall(id, (await backend.readAll()).get(id));
        if (stored !== null && stored !== 'newer' && isFresh(stored))
          return toTaken(context, stored, release);
      } catch {
        // Nothing was taken.
      }
      release?.();
      return null;
    },
  };
}

function toSuspended({ id, server, method, name, params, round, savedAt }: StoredCall): SuspendedCall {
  return { id, server, method, name, params: JSON.parse(params) as object, round, savedAt };
}

function toTaken(context: RecordContext, stored: StoredCall, release: () => void): TakenCall {
  const call = toSuspended(stored);
  const payload: unknown = JSON.parse(stored.result);
  const entries: InputRequests = entriesOf(stored.method, payload) ?? new Map<string, never>();
  const answers = new Map(stored.answers.filter(([key, answer]) => isAnswerTo(entries, key, answer)));
  const questions = [...entries].filter(([, { method }]) => method === 'elicitation/create');
  if (questions.every(([key]) => answers.has(key))) answers.clear();
  const drafts = new Map<string, Draft>();
  for (const [key, kept] of stored.drafts) {
    const form = formOf(entries, key);
    if (form)
      drafts.set(key, readStoredDraft(form, kept, keeperOf(context, call, form, entries.get(key)?.params)));
  }
  const record = createRecord(context, {
    id: stored.id,
    call,
    stored: { ...stored, answers: [...answers] },
    release,
  });
  return { ...call, payload, answers, drafts, record };
}
