import type { Draft } from '../answers/draft.ts';
import { readForm } from '../form/read-form.ts';
import type {
  Ask,
  ElicitationTransport,
  IncomingElicitation,
  WithdrawalReason,
} from '../protocol/incoming.ts';
import { readRequest, toRefusal } from '../protocol/read-request.ts';
import type { Refusal } from '../protocol/refusal.ts';
import type { ElicitationMode } from '../protocol/request.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { cancel } from '../protocol/results.ts';
import type { ElicitationEntry, EntryId, EntryState } from './entry.ts';
import { isAnswerable, toWithdrawalReason, type LiveEntry } from './live-entry.ts';
import { createPages } from './pages.ts';
import { toReceipt, type Receipt } from './receipt.ts';
import { toSendable } from './to-sendable.ts';

/** Between two heartbeats of one question, in milliseconds. */
const HEARTBEAT_INTERVAL = 1000;

export interface QueueOptions {
  /** What the client offers. @default form and url; form alone in 2025-06-18 */
  readonly modes?: readonly ElicitationMode[] | undefined;
  /** Milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined;
  /** Told of params that are no question that can be shown, and of forms that nothing could answer. */
  readonly onRefusal?: ((refusal: Refusal, incoming: IncomingElicitation) => void) | undefined;
  /** Told of every end, once per question: `entry.state` is `settled` (with the result) or `withdrawn`. */
  readonly onSettle?: ((entry: ElicitationEntry) => void) | undefined;
  /** Given one receipt per question, whatever its end: what may be kept and shown. */
  readonly onReceipt?: ((receipt: Receipt) => void) | undefined;
}

export interface QueueSnapshot {
  /** All that have not been closed, oldest first. */
  readonly entries: readonly ElicitationEntry[];
  /** The one to show. */
  readonly current: ElicitationEntry | null;
  /** How many more can be answered. */
  readonly waiting: number;
}

/** One queue of questions, outside any framework. Every method is safe to call at any time and with any id. */
export interface ElicitationQueue {
  /** Adds a question. Resolves once, when it ends; never rejects. Withdrawn questions resolve as cancel. */
  readonly ask: Ask;
  /** Starts a transport. Returns stop, which also withdraws what it has asked and is still open. */
  readonly connect: (transport: ElicitationTransport) => () => void;
  /** Calls back after each change. Returns unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly getSnapshot: () => QueueSnapshot;
  /**
   * Answers a question. False, and nothing is sent, when it has ended, or when the result may not leave (an accept
   * whose content does not fit the schema). Consent to an address moves it to `waiting`. Where the transport delivers
   * answers itself, the question is `sending` until that is done, and answerable again when it failed.
   * @param onSent called once the answer is out
   */
  readonly settle: (id: EntryId, result: ElicitResult, onSent?: () => void) => boolean;
  /** The person closes a question that has ended (withdrawn, done, waiting for its page) or could not be answered. */
  readonly close: (id: EntryId) => void;
  /** A page that is waited for: asks the server whether it is done. Nothing where the server cannot be asked now. */
  readonly recheck: (id: EntryId) => void;
  /** A page that is waited for: gives up the call behind it, and closes the page. Nothing where no call waits. */
  readonly abandon: (id: EntryId) => void;
  readonly readDraft: (id: EntryId) => Draft | null;
  /** Keeps what was typed, through unmounting, other questions and a withdrawal, until the entry is gone. */
  readonly writeDraft: (id: EntryId, draft: Draft) => void;
  /** Tells the transport that the person is at work, at most once a second. */
  readonly heartbeat: (id: EntryId) => void;
}

/** Makes an empty queue. It has no timers and keeps nothing of questions that have ended and been closed. */
export function createElicitationQueue(options: QueueOptions = {}): ElicitationQueue {
  const now = options.now ?? Date.now;
  const live = new Map<EntryId, LiveEntry>();
  const listeners = new Set<() => void>();
  const pages = createPages(() => changed());
  let lastId = 0;
  let answerable = 0;
  /** Oldest first. Changed in place and copied when somebody looks, so that a flood costs little. */
  const entries: ElicitationEntry[] = [];
  let current: ElicitationEntry | null = null;
  let snapshot: QueueSnapshot | null = null;

  function move(item: LiveEntry, state: EntryState): void {
    const at = entries.indexOf(item.entry);
    entries[at] = item.entry = { ...item.entry, state };
  }

  function remove(item: LiveEntry): void {
    entries.splice(entries.indexOf(item.entry), 1);
    live.delete(item.entry.id);
  }

  /** Opens what is to be shown, then tells everybody. */
  function changed(): void {
    current = findCurrent(entries) ?? pages.entries()[0] ?? null;
    const item = current?.state.name === 'queued' ? live.get(current.id) : undefined;
    if (item) {
      move(item, { name: 'open' });
      current = item.entry;
    }
    snapshot = null;
    for (const listener of [...listeners]) callOut(listener);
  }

  function getSnapshot(): QueueSnapshot {
    return (snapshot ??= {
      entries: [...entries, ...pages.entries()].sort((one, other) => one.arrivedAt - other.arrivedAt),
      current,
      waiting: answerable - (current && isAnswerable(current.state) ? 1 : 0),
    });
  }

  function end(item: LiveEntry, result: ElicitResult, state: EntryState): void {
    answerable -= 1;
    item.stopListening();
    item.resolve(result);
    changed();
    const { onSettle, onReceipt } = options;
    const ended = { ...item.entry, state };
    if (onSettle) callOut(() => onSettle(ended));
    if (onReceipt) callOut(() => onReceipt(toReceipt(ended, now())));
  }

  /** The answer is out. */
  function finish(item: LiveEntry, result: ElicitResult, onSent?: () => void): void {
    remove(item);
    if (result.action === 'accept' && item.entry.request?.mode === 'url') {
      pages.open(item.entry, item.incoming, item.isCompleted);
    }
    end(item, result, { name: 'settled', result });
    if (onSent) callOut(onSent);
  }

  function send(
    item: LiveEntry,
    deliver: NonNullable<IncomingElicitation['deliver']>,
    result: ElicitResult,
    onSent?: () => void,
  ): void {
    const { id } = item.entry;
    move(item, { name: 'sending' });
    changed();
    const fail = (): void => {
      move(item, { name: 'failed' });
      // Withdrawn meanwhile: nobody waits for another try.
      if (item.incoming.signal?.aborted) withdraw(id, toWithdrawalReason(item.incoming.signal.reason));
      else changed();
    };
    try {
      deliver(result).then(() => finish(item, result, onSent), fail);
    } catch {
      fail();
    }
  }

  function withdraw(id: EntryId, reason: WithdrawalReason): void {
    const item = live.get(id);
    if (!item || !isAnswerable(item.entry.state)) return;
    const state: EntryState = { name: 'withdrawn', reason };
    // One that nobody has seen leaves without a word; of the others the person may want to keep what was typed.
    if (item.entry.state.name === 'queued') remove(item);
    else move(item, state);
    end(item, cancel(), state);
  }

  function complete(id: EntryId): void {
    const item = live.get(id);
    if (item) item.isCompleted = true;
    else pages.complete(id);
  }

  /** @param opened called with the id before anybody else hears of it; not at all for what is over already. */
  function add(
    incoming: IncomingElicitation,
    resolve: LiveEntry['resolve'],
    opened?: (id: EntryId) => void,
  ): void {
    const { params, server, origin, signal, completed } = incoming;
    if (signal?.aborted) return resolve(cancel());
    const read = readRequest(params, { modes: options.modes, era: origin?.era, revision: origin?.revision });
    const form = read.ok && read.request.mode === 'form' ? readForm(read.request) : null;
    const id: EntryId = `q${(lastId += 1)}`;
    const onAbort = (): void => withdraw(id, toWithdrawalReason(signal?.reason));
    const item: LiveEntry = {
      entry: {
        id,
        server,
        origin: origin ?? null,
        request: read.ok ? read.request : null,
        refusal: read.ok ? null : read.refusal,
        form,
        state: { name: 'queued' },
        arrivedAt: now(),
      },
      incoming,
      resolve,
      stopListening: () => signal?.removeEventListener('abort', onAbort),
      draft: null,
      lastHeartbeat: -Infinity,
      isCompleted: false,
    };
    live.set(id, item);
    entries.push(item.entry);
    answerable += 1;
    opened?.(id);
    signal?.addEventListener('abort', onAbort, { once: true });
    // A notice that fails says nothing; the person closes the page by hand then.
    completed?.then(
      () => complete(id),
      () => undefined,
    );
    const { onRefusal } = options;
    const refusal = read.ok
      ? form !== null && form.blockers.length > 0
        ? toRefusal('form-unanswerable', read.request.message)
        : null
      : read.refusal;
    if (refusal && onRefusal) callOut(() => onRefusal(refusal, incoming));
    changed();
  }

  function ask(incoming: IncomingElicitation, opened?: (id: EntryId) => void): Promise<ElicitResult> {
    return new Promise((resolve) => {
      try {
        add(incoming, resolve, opened);
      } catch {
        resolve(cancel()); // Not even an incoming elicitation: nobody can be asked.
      }
    });
  }

  return {
    ask: (incoming) => ask(incoming),
    getSnapshot,

    connect(transport) {
      const asked = new Set<EntryId>();
      let isStopped = false;
      const stop = transport.start(async (incoming) => {
        if (isStopped) return cancel();
        const own: EntryId[] = [];
        const result = await ask(incoming, (id) => {
          own.push(id);
          asked.add(id);
        });
        for (const id of own) asked.delete(id);
        return result;
      });
      return () => {
        if (isStopped) return;
        isStopped = true;
        stop();
        for (const id of [...asked]) withdraw(id, 'host-closed');
      };
    },

    subscribe(listener) {
      // A function of its own, so that one listener may subscribe twice and leave once.
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },

    settle(id, result, onSent) {
      const item = live.get(id);
      if (!item || !isAnswerable(item.entry.state)) return false;
      const sendable = toSendable(item.entry, result);
      if (sendable === null) return false;
      const { deliver } = item.incoming;
      if (deliver) send(item, deliver, sendable, onSent);
      else finish(item, sendable, onSent);
      return true;
    },

    close(id) {
      const item = live.get(id);
      if (!item) return pages.close(id);
      const { name } = item.entry.state;
      if (name === 'failed') {
        remove(item);
        end(item, cancel(), { name: 'settled', result: cancel() });
      } else if (name !== 'sending' && !isAnswerable(item.entry.state)) {
        remove(item);
        changed();
      }
    },

    recheck: (id) => callOut(() => pages.recheck(id)),
    abandon: (id) => callOut(() => pages.abandon(id)),

    readDraft: (id) => live.get(id)?.draft ?? null,

    writeDraft(id, draft) {
      const item = live.get(id);
      if (item) item.draft = draft;
    },

    heartbeat(id) {
      const item = live.get(id);
      if (!item || !isAnswerable(item.entry.state)) return;
      const time = now();
      // A clock that was set back must not silence it.
      if (time >= item.lastHeartbeat && time - item.lastHeartbeat < HEARTBEAT_INTERVAL) return;
      item.lastHeartbeat = time;
      callOut(() => item.incoming.heartbeat?.());
    },
  };
}

/**
 * What to show: the question that is open, being sent, or was withdrawn meanwhile, else the oldest that can be
 * answered. Pages come after that: one that takes its time does not keep other questions waiting.
 */
function findCurrent(entries: readonly ElicitationEntry[]): ElicitationEntry | null {
  let queued: ElicitationEntry | null = null;
  for (const entry of entries) {
    const { name } = entry.state;
    if (name === 'queued') queued ??= entry;
    else return entry;
  }
  return queued;
}

/** Calls code of the host. What it throws surfaces as an unhandled rejection and breaks nothing here. */
function callOut(call: () => void): void {
  try {
    call();
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- whatever the host threw, unchanged
    void Promise.reject(error);
  }
}
