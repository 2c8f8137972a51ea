import type { Draft } from '../answers/draft.ts';
import type { Form } from '../form/field.ts';
import { readForm } from '../form/read-form.ts';
import { callOut } from '../internal/call-out.ts';
import { later } from '../internal/timers.ts';
import type {
  Ask,
  ElicitationTransport,
  IncomingElicitation,
  ServerIdentity,
  WithdrawalReason,
} from '../protocol/incoming.ts';
import { readRequest, toRefusal } from '../protocol/read-request.ts';
import type { Refusal } from '../protocol/refusal.ts';
import type { ElicitationMode } from '../protocol/request.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { cancel, decline } from '../protocol/results.ts';
import type { FormScreen } from '../trust/screen-secrets.ts';
import type { ElicitationEntry, EntryId, EntryState } from './entry.ts';
import {
  createFlood,
  type FloodLimits,
  type HoldReason,
  type Ledger,
  type PolicyQuestion,
  type PolicyVerdict,
  type ServerFlood,
} from './flood.ts';
import { isAnswerable, toWithdrawalReason, type LiveEntry } from './live-entry.ts';
import { createPages } from './pages.ts';
import { toReceipt, type Receipt } from './receipt.ts';
import { toSendable } from './to-sendable.ts';
import type { WaitingStore } from './waiting-store.ts';

/** Between two heartbeats of one question, in milliseconds. */
const HEARTBEAT_INTERVAL = 1000;

/** Questions that are held back are told of together, in milliseconds: a flood must not redraw the page each time. */
const HELD_INTERVAL = 100;

/** While another server waits, one that has had this many turns in a row lets it go first. */
const TURNS_IN_A_ROW = 3;

/** The longest that a timer can wait, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

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
  /**
   * Keeps the pages that are waited for through a reload: `createWaitingStore` of `@elicit-kit/core/waiting-store` makes
   * one. What it finds is waited for again, and shown as opened before. @default none: a reload forgets them
   */
  readonly waitingStore?: WaitingStore | undefined;
  /** Changes forms before anybody sees them; one that throws changes nothing: `screenSecrets` of `@elicit-kit/core/secret-hints` makes one. */
  readonly screen?: FormScreen | undefined;
  /** How much one server may ask. @default see `FloodLimits` */
  readonly limits?: FloodLimits | undefined;
  /** Decides about each question before anybody sees it. Undefined leaves it to the limits. One that throws does too. */
  readonly policy?: ((question: PolicyQuestion) => PolicyVerdict | undefined) | undefined;
  /** Told of every question that is held back, and why. It has no answer yet. */
  readonly onHold?: ((incoming: IncomingElicitation, reason: HoldReason) => void) | undefined;
}

export interface QueueSnapshot {
  /** All that have not been closed and are not held back, oldest first. */
  readonly entries: readonly ElicitationEntry[];
  /** The one to show. Its state is `held` where it stands for all that one server may not put yet. */
  readonly current: ElicitationEntry | null;
  /** How many more can be answered, without those held back. */
  readonly waiting: number;
  /** Servers whose questions are held back, paused, or were answered by the policy of the host. */
  readonly floods: readonly ServerFlood[];
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
  /**
   * Holds back all questions of a server, those on the screen too, with what was typed into them.
   * @param milliseconds how long; a new pause takes the place of the last
   */
  readonly pause: (server: ServerIdentity, milliseconds: number) => void;
  /** Ends a pause. As many questions as the limits allow come up, one at least; the rest stays held back. */
  readonly resume: (server: ServerIdentity) => void;
  /** Lets in as many held questions as the limits allow, one at least. Nothing while the server is paused. */
  readonly showHeld: (server: ServerIdentity) => void;
  /** Answers all held questions of a server with cancel. */
  readonly cancelHeld: (server: ServerIdentity) => void;
  /** The person has read how many the policy answered. */
  readonly dismissNotice: (server: ServerIdentity) => void;
}

/** Makes an empty queue. It keeps nothing of questions that have ended and been closed. */
export function createElicitationQueue(options: QueueOptions = {}): ElicitationQueue {
  const now = options.now ?? Date.now;
  const live = new Map<EntryId, LiveEntry>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  const nextId = (): EntryId => `q${(lastId += 1)}`;
  const pages = createPages({ changed: () => changed(), now, nextId, store: options.waitingStore });
  /** Oldest first. Changed in place and copied when somebody looks, so that a flood costs little. */
  const entries: ElicitationEntry[] = [];
  let current: ElicitationEntry | null = pages.entries()[0] ?? null;
  let snapshot: QueueSnapshot | null = null;
  const flood = createFlood(options.limits ?? {}, now);
  /** Whose turn it was last, and how often in a row. */
  const turn: { ledger: Ledger | null; count: number } = { ledger: null, count: 0 };
  /** How many changes are being made as one. */
  let bulk = 0;
  let stopTelling: (() => void) | null = null;
  let stopPauseTimer: (() => void) | null = null;

  function move(item: LiveEntry, state: EntryState): void {
    const at = entries.indexOf(item.entry);
    item.entry = { ...item.entry, state };
    if (at >= 0) entries[at] = item.entry;
  }

  function remove(item: LiveEntry): void {
    if (!item.ledger.held.delete(item)) entries.splice(entries.indexOf(item.entry), 1);
    live.delete(item.entry.id);
  }

  /** Opens what is to be shown, then tells everybody. */
  function changed(): void {
    if (bulk > 0) return;
    stopTelling?.();
    stopTelling = null;
    current = findCurrent();
    const item = current?.state.name === 'queued' ? live.get(current.id) : undefined;
    if (item) {
      move(item, { name: 'open' });
      current = item.entry;
      turn.count = turn.ledger === item.ledger ? turn.count + 1 : 1;
      turn.ledger = item.ledger;
    }
    snapshot = null;
    for (const listener of [...listeners]) callOut(listener);
  }

  /** What changes about held questions is told together. */
  function changedSoon(): void {
    if (bulk === 0) stopTelling ??= later(changed, HELD_INTERVAL);
  }

  /**
   * What to show: the question that is open, being sent, or was withdrawn meanwhile, else the oldest that can be
   * answered, else one that stands for those held back, else one whose page is not done or has just been. A page that
   * takes its time does not keep other questions waiting, and a server with many questions not those of others.
   */
  function findCurrent(): ElicitationEntry | null {
    let queued: ElicitationEntry | null = null;
    let otherQueued: ElicitationEntry | null = null;
    for (const entry of entries) {
      const { name } = entry.state;
      if (name === 'queued') {
        queued ??= entry;
        if (!otherQueued && live.get(entry.id)?.ledger !== turn.ledger) otherQueued = entry;
      } else return entry;
    }
    return (
      (turn.count >= TURNS_IN_A_ROW ? otherQueued : null) ??
      queued ??
      findHeld() ??
      pages.entries()[0] ??
      null
    );
  }

  function findHeld(): ElicitationEntry | null {
    for (const { pausedUntil, held } of flood.ledgers()) {
      const [first] = held;
      if (first && pausedUntil === null) return first.entry;
    }
    return null;
  }

  function all(): readonly ElicitationEntry[] {
    const opened = pages.entries();
    if (opened.length === 0) return entries.slice();
    return [...entries, ...opened].sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)));
  }

  function takeSnapshot(): QueueSnapshot {
    const ledgers = [...flood.ledgers()];
    const answerable = ledgers.reduce((sum, { open }) => sum + open, 0);
    return {
      entries: all(),
      current,
      waiting: answerable - (current && current.state.name !== 'held' && isAnswerable(current.state) ? 1 : 0),
      floods: ledgers
        .filter(({ held, pausedUntil, closed }) => held.size > 0 || pausedUntil !== null || closed > 0)
        .map(({ server, held, pausedUntil, closed }) => ({ server, held: held.size, pausedUntil, closed })),
    };
  }

  function end(item: LiveEntry, result: ElicitResult, state: EntryState): void {
    if (options.onSettle ?? options.onReceipt) read(item);
    item.stopListening();
    item.resolve(result);
    if (item.isLetIn) {
      item.ledger.open -= 1;
      changed();
    } else {
      changedSoon();
    }
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
    const { name } = item.entry.state;
    if (name === 'queued' || (name === 'held' && item.draft === null)) remove(item);
    else {
      if (item.ledger.held.delete(item)) entries.push(item.entry);
      move(item, state);
    }
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
    const { server, origin, signal, completed } = incoming;
    if (signal?.aborted) return resolve(cancel());
    const ledger = flood.ledgerOf(server);
    const id = nextId();
    const onAbort = (): void => withdraw(id, toWithdrawalReason(signal?.reason));
    const item: LiveEntry = {
      entry: {
        id,
        server,
        origin: origin ?? null,
        request: null,
        refusal: null,
        form: null,
        state: { name: 'queued' },
        arrivedAt: now(),
        expiresAt: incoming.expiresAt ?? null,
        again: incoming.again ?? null,
        recent: 0,
      },
      incoming,
      ledger,
      isLetIn: false,
      resolve,
      stopListening: () => signal?.removeEventListener('abort', onAbort),
      draft: incoming.draft ?? null,
      lastHeartbeat: -Infinity,
      isCompleted: false,
    };
    const { verdict, reason } = decide(item);
    live.set(id, item);
    if (verdict === 'cancel' || verdict === 'decline') return refuse(item, verdict);
    if (verdict === 'ask') letIn(item);
    else hold(item, reason);
    opened?.(id);
    signal?.addEventListener('abort', onAbort, { once: true });
    // A notice that fails says nothing; the person closes the page by hand then.
    completed?.then(
      () => complete(id),
      () => undefined,
    );
    if (item.isLetIn) changed();
    else changedSoon();
  }

  /** The person's pause comes first, then the host's word, then the limits. */
  function decide(item: LiveEntry): { verdict: PolicyVerdict; reason: HoldReason } {
    const { ledger, incoming } = item;
    const exceeds = flood.exceeded(ledger, incoming);
    const { policy } = options;
    let verdict: PolicyVerdict | undefined;
    if (policy) {
      read(item);
      const { request } = item.entry;
      const question = { incoming, request, open: ledger.open, held: ledger.held.size, exceeds };
      callOut(() => {
        verdict = policy(question);
      });
    }
    verdict ??= exceeds === null ? 'ask' : 'hold';
    if (verdict === 'ask' && exceeds === 'pause') verdict = 'hold';
    return { verdict, reason: exceeds ?? 'policy' };
  }

  /** Reads the params. Put off for as long as nobody sees them, as there may be thousands. */
  function read(item: LiveEntry): void {
    const { request, refusal, origin } = item.entry;
    if (request || refusal) return;
    const found = readRequest(item.incoming.params, {
      modes: options.modes,
      era: origin?.era,
      revision: origin?.revision,
    });
    item.entry = {
      ...item.entry,
      request: found.ok ? found.request : null,
      refusal: found.ok ? null : found.refusal,
    };
  }

  /** It gets its place in the queue, at the end. */
  function enter(item: LiveEntry): void {
    item.ledger.held.delete(item);
    item.ledger.open += 1;
    item.isLetIn = true;
    entries.push(item.entry);
  }

  /** It may be shown when its turn comes. */
  function letIn(item: LiveEntry): void {
    read(item);
    const { request, refusal, form } = item.entry;
    const isFirst = form === null;
    const ready = form ?? (request?.mode === 'form' ? screened(readForm(request), item.incoming) : null);
    const recent = flood.take(item.ledger);
    item.entry = { ...item.entry, form: ready, state: { name: 'queued' }, recent };
    enter(item);
    const { onRefusal } = options;
    const why = ready?.blockers.length ? toRefusal('form-unanswerable', request?.message ?? null) : refusal;
    if (why && onRefusal && isFirst) callOut(() => onRefusal(why, item.incoming));
  }

  function screened(form: Form, incoming: IncomingElicitation): Form {
    const { screen } = options;
    let shown = form;
    if (screen) {
      callOut(() => {
        shown = screen(form, incoming);
      });
    }
    return shown;
  }

  function hold(item: LiveEntry, reason: HoldReason): void {
    item.entry = { ...item.entry, state: { name: 'held' } };
    item.ledger.held.add(item);
    const { onHold } = options;
    if (onHold) callOut(() => onHold(item.incoming, reason));
  }

  /** The host's policy has answered. */
  function refuse(item: LiveEntry, action: 'cancel' | 'decline'): void {
    item.ledger.closed += 1;
    live.delete(item.entry.id);
    end(item, action === 'cancel' ? cancel() : decline(), { name: 'refused', by: 'policy' });
  }

  /** One change for many. */
  function together(change: () => void): void {
    bulk += 1;
    change();
    bulk -= 1;
    changed();
  }

  function showHeld(ledger: Ledger): void {
    if (ledger.pausedUntil !== null) return;
    const items = [...ledger.held].slice(0, flood.allowance(ledger));
    for (const item of items) letIn(item);
    changed();
  }

  /** Ends the pauses that are over, and wakes up for the next. */
  function watchPauses(): void {
    stopPauseTimer?.();
    stopPauseTimer = null;
    let next = Infinity;
    for (const ledger of flood.ledgers()) {
      const { pausedUntil } = ledger;
      if (pausedUntil === null) continue;
      if (pausedUntil > now()) next = Math.min(next, pausedUntil);
      else resume(ledger);
    }
    if (next < Infinity) {
      stopPauseTimer = later(watchPauses, Math.min(Math.max(0, next - now()), LONGEST_TIMER));
    }
  }

  function resume(ledger: Ledger): void {
    if (ledger.pausedUntil === null) return;
    ledger.pausedUntil = null;
    showHeld(ledger);
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

  function settle(id: EntryId, result: ElicitResult, onSent?: () => void): boolean {
    const item = live.get(id);
    if (!item || !isAnswerable(item.entry.state)) return false;
    const sendable = toSendable(item.entry, result);
    if (sendable === null) return false;
    // Declined or cancelled unseen: nobody needs its form.
    if (item.entry.state.name === 'held') enter(item);
    const { deliver } = item.incoming;
    if (deliver) send(item, deliver, sendable, onSent);
    else finish(item, sendable, onSent);
    return true;
  }

  return {
    ask: (incoming) => ask(incoming),
    getSnapshot: () => (snapshot ??= takeSnapshot()),

    connect(transport) {
      const asked = new Set<EntryId>();
      pages.resume(transport);
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
        together(() => {
          for (const id of [...asked]) withdraw(id, 'host-closed');
        });
      };
    },

    subscribe(listener) {
      // A function of its own, so that one listener may subscribe twice and leave once.
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },

    settle,

    close(id) {
      const item = live.get(id);
      if (!item) {
        pages.close(id);
        return;
      }
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
      if (!item) return;
      item.draft = draft;
      callOut(() => item.incoming.onDraft?.(draft));
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

    pause(server, milliseconds) {
      const ledger = flood.ledgerOf(server);
      ledger.pausedUntil = now() + milliseconds;
      const items = entries
        .filter(({ state }) => state.name === 'queued' || state.name === 'open')
        .flatMap(({ id }) => live.get(id) ?? [])
        .filter((item) => item.ledger === ledger);
      const behind = ledger.held;
      ledger.held = new Set();
      for (const item of items) {
        entries.splice(entries.indexOf(item.entry), 1);
        item.isLetIn = false;
        ledger.open -= 1;
        hold(item, 'pause');
      }
      for (const item of behind) ledger.held.add(item);
      watchPauses();
      changed();
    },

    resume: (server) => {
      resume(flood.ledgerOf(server));
      watchPauses();
    },

    showHeld(server) {
      showHeld(flood.ledgerOf(server));
    },

    cancelHeld(server) {
      together(() => {
        for (const { entry } of [...flood.ledgerOf(server).held]) settle(entry.id, cancel());
      });
    },

    dismissNotice(server) {
      flood.ledgerOf(server).closed = 0;
      changed();
    },
  };
}
