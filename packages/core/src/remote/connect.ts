import { randomId } from '../internal/random-id.ts';
import type { Ask, ElicitationTransport, WithdrawalReason } from '../protocol/incoming.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { toClock } from './clock.ts';
import { createHeld, toPageProgress, type Held, type HeldActions } from './held.ts';
import { createLink, type Link } from './link.ts';
import {
  NEWEST_VERSION,
  OLDEST_VERSION,
  PROTOCOL,
  type ElsewhereQuestion,
  type Lease,
  type Offer,
  type Presence,
  type QuestionId,
  type ServeMessage,
  type ViewMessage,
} from './messages.ts';
import type { RemoteClock, RemoteFaultCode, RemotePort } from './port.ts';
import { readServeMessage } from './read-message.ts';
import { createShelf } from './shelf.ts';

/** How long an answer waits for a line, in milliseconds. */
const ANSWER_TIME = 30_000;
/** The other side must greet within so many milliseconds. */
const GREETING_TIME = 10_000;
/** Milliseconds before a broken line is tried again: the first time, and at most. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
/** Pages and completions that a view waits for. */
const MOST_PAGES = 1000;
const PRESENCE_EVENTS = ['visibilitychange', 'focus', 'blur'] as const;

/** The parts of `window` that tell whether the person can see the page, and has it before them. */
export interface ViewWindow {
  readonly document: { readonly visibilityState: string; hasFocus?(): boolean };
  addEventListener(type: ViewWindowEvent, listener: () => void): void;
  removeEventListener(type: ViewWindowEvent, listener: () => void): void;
}

export type ViewWindowEvent = 'visibilitychange' | 'focus' | 'blur' | 'pagehide' | 'pageshow';

export interface ConnectOptions {
  /**
   * `window`, in a browser: questions go to the page that has the focus, else to one that the person can see, and a page
   * that is left says so. Without it call `setVisible`. @default none: visible
   */
  readonly window?: ViewWindow | undefined;
  /**
   * How long an answer waits for a broken line to come back, in milliseconds; then its question is withdrawn as
   * `disconnected`, with what was typed. @default 30000
   */
  readonly answerTime?: number | undefined;
  /** Told of each text that was dropped. */
  readonly onFault?: ((code: RemoteFaultCode) => void) | undefined;
  /** @default the timers of the platform, `Date.now`, `Math.random` */
  readonly clock?: Partial<RemoteClock> | undefined;
}

export interface RemoteSnapshot {
  /** `connecting`: for the first time or again. `closed`: not started, stopped, or for good, and `fault` says why. */
  readonly state: 'connecting' | 'open' | 'closed';
  /**
   * `version`: the other side speaks no version of the protocol that this one does; load the page anew. `session`: the
   * session belongs to somebody else. `port`: the one port there was has ended.
   */
  readonly fault: 'version' | 'session' | 'port' | null;
  /** The questions that other views of the person show, oldest first. */
  readonly elsewhere: readonly ElsewhereQuestion[];
}

/** The side of the page: a transport for `queue.connect`, which starts and stops the line, and what it knows beside. */
export interface RemoteElicitations extends ElicitationTransport {
  resume: NonNullable<ElicitationTransport['resume']>;
  /** Calls back after each change. Returns unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until something changes. */
  readonly getSnapshot: () => RemoteSnapshot;
  /** Shows a question here that another view shows. Nothing when it has ended meanwhile. */
  readonly take: (id: QuestionId) => void;
  /** Whether the person can see this view, and whether it has the focus, where that is known. */
  readonly setVisible: (isVisible: boolean, hasFocus?: boolean) => void;
}

/**
 * Connects a queue to the questions of `serveElicitations` at the other end of a line.
 *
 *     const remote = connectElicitations(() => openWebSocket('/elicitations'), { window });
 *     queue.connect(remote);
 *
 * A line that breaks is opened again, with growing pauses: questions stay on the screen meanwhile, an answer is sent
 * again and counts once. A question stays `sending` until the other side has confirmed that its answer is out.
 * @param open opens a line; called anew for each. A plain port cannot be opened twice: when it ends, so does all.
 */
export function connectElicitations(
  open: RemotePort | (() => RemotePort | Promise<RemotePort>),
  options: ConnectOptions = {},
): RemoteElicitations {
  const clock = toClock(options.clock);
  const session = randomId();
  const listeners = new Set<() => void>();
  const held = new Map<QuestionId, Held>();
  const pages = createShelf<QuestionId, Held>(MOST_PAGES);
  const resumes = createShelf<number, Extract<ViewMessage, { type: 'resume' }> & { done: () => void }>(
    MOST_PAGES,
  );
  const elsewhere = new Map<QuestionId, ElsewhereQuestion>();
  /** Questions that ended here while nobody knew whether their answer was out. */
  const unsure = createShelf<QuestionId, true>(MOST_PAGES);
  let snapshot: RemoteSnapshot = { state: 'closed', fault: null, elsewhere: [] };
  let running: { readonly ask: Ask } | null = null;
  let link: Link<ViewMessage> | null = null;
  let line = 0;
  let lastRef = 0;
  let presence: Presence = { isVisible: true, hasFocus: null };
  let isAway = false;
  let failures = 0;
  let openedAt = 0;
  let stopRetry: (() => void) | null = null;

  function change(next: Partial<RemoteSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of [...listeners]) listener();
  }

  /** False where there is no line that has been welcomed. */
  function send(message: ViewMessage): boolean {
    return snapshot.state === 'open' && link?.send(message) === true;
  }

  const actions: HeldActions = {
    answer: (question, result) => answer(question, result, false),
    heartbeat: ({ offer: { id, lease } }) => void send({ type: 'heartbeat', id, lease }),
    draft: ({ offer: { id, lease } }, draft) => {
      if (!running || held.get(id)?.offer.lease !== lease) return true;
      // One that is too long for a message is not kept at the other side.
      return snapshot.state === 'open' && (send({ type: 'draft', id, lease, draft }) || true);
    },
  };

  function answer(question: Held, result: ElicitResult, isLast: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      if (held.get(question.offer.id) !== question) {
        reject(new Error('The question is no longer open.'));
        return;
      }
      question.flush();
      question.attempt += 1;
      question.pending = { attempt: question.attempt, result, isLast, resolve, reject };
      sendAnswer(question);
    });
  }

  function sendAnswer(question: Held): void {
    const { offer, pending } = question;
    if (!pending) return;
    question.stopWaiting?.();
    question.stopWaiting = null;
    if (snapshot.state !== 'open') {
      question.stopWaiting = clock.later(() => {
        unsure.set(offer.id, true);
        drop(question, 'disconnected');
      }, options.answerTime ?? ANSWER_TIME);
      return;
    }
    const { attempt, result, isLast } = pending;
    const isSent = send({ type: 'answer', id: offer.id, lease: offer.lease, attempt, result, isLast });
    if (!isSent) fail(question, pending.attempt);
  }

  /** The answer is not out, and the person can try again. */
  function fail(question: Held | undefined, attempt: number): void {
    const pending = question?.pending;
    if (!question || pending?.attempt !== attempt) return;
    question.pending = null;
    pending.reject(new Error('The answer could not be sent.'));
  }

  function drop(question: Held, reason: WithdrawalReason): void {
    held.delete(question.offer.id);
    question.withdraw(reason);
  }

  function dropAll(reason: WithdrawalReason): void {
    for (const question of [...held.values()]) drop(question, reason);
  }

  function offered(offer: Offer): void {
    const { id, lease } = offer;
    const before = held.get(id);
    if (before?.offer.lease === lease || !running) return;
    if (before) drop(before, 'elsewhere');
    const again = unsure.get(id) ? 'not-delivered' : offer.again;
    unsure.delete(id);
    const question = createHeld(offer, again, actions, clock);
    held.set(id, question);
    void running.ask(question.incoming).then((result) => {
      // Ended without `deliver`, as by the policy of the host: the other side must know.
      if (held.get(id) === question) answer(question, result, true).catch(() => undefined);
    });
  }

  /** What is said of an earlier lease does not concern the one that is held now. */
  function find({ id, lease }: Lease): Held | undefined {
    const question = held.get(id);
    return question?.offer.lease === lease ? question : undefined;
  }

  function accepted(id: QuestionId, lease: number, attempt: number): void {
    const question = find({ id, lease });
    if (!question) return;
    const { pending } = question;
    if (pending?.attempt !== attempt) return drop(question, 'elsewhere');
    held.delete(id);
    if (pending.result.action === 'accept' && pending.result.content === undefined) pages.set(id, question);
    question.pending = null;
    pending.resolve();
  }

  function welcomed(pingEvery: number): void {
    openedAt = clock.now();
    elsewhere.clear();
    link?.watch(2.5 * pingEvery);
    change({ state: 'open', elsewhere: [] });
    for (const question of held.values()) {
      question.flush();
      sendAnswer(question);
    }
    for (const { done: _done, ...message } of resumes.values()) send(message);
  }

  function receive(message: ServeMessage): void {
    switch (message.type) {
      case 'welcome':
        return welcomed(message.pingEvery);
      case 'refused':
        return giveUp(message.reason);
      case 'ping':
        send({ type: 'pong' });
        return;
      case 'offer':
        return offered(message);
      case 'withdraw': {
        const question = find(message);
        if (question) drop(question, message.reason);
        return;
      }
      case 'accepted':
        return accepted(message.id, message.lease, message.attempt);
      case 'rejected':
        return fail(find(message), message.attempt);
      case 'completed':
        return (held.get(message.id) ?? pages.get(message.id))?.complete();
      case 'page': {
        const { id, progress } = message;
        const act = (type: 'recheck' | 'abandon') => () => void send({ type, id });
        const page = held.get(id) ?? pages.get(id);
        return page?.show(toPageProgress(progress, act('recheck'), act('abandon')));
      }
      case 'elsewhere': {
        const { id, label, message: start } = message;
        elsewhere.set(id, { id, label, message: start });
        return change({ elsewhere: [...elsewhere.values()] });
      }
      case 'elsewhere-gone':
        if (elsewhere.delete(message.id)) change({ elsewhere: [...elsewhere.values()] });
        return;
      case 'resumed': {
        const found = resumes.get(message.ref);
        resumes.delete(message.ref);
        return found?.done();
      }
    }
  }

  function giveUp(fault: RemoteSnapshot['fault']): void {
    link?.close();
    link = null;
    elsewhere.clear();
    change({ state: 'closed', fault, elsewhere: [] });
    dropAll('disconnected');
  }

  function connect(): void {
    line += 1;
    const own = line;
    change({ state: 'connecting', fault: null });
    new Promise<RemotePort>((resolve) => resolve(typeof open === 'function' ? open() : open)).then(
      (port) => {
        if (own === line && running && !isAway) greet(port);
        else port.close();
      },
      () => {
        if (own === line) retry();
      },
    );
  }

  function greet(port: RemotePort): void {
    const own = createLink<ServeMessage, ViewMessage>(port, {
      read: readServeMessage,
      receive: (message) => {
        if (own === link) receive(message);
      },
      ended: () => {
        if (own === link) retry();
      },
      fault: (code) => options.onFault?.(code),
      clock,
    });
    link = own;
    own.start();
    own.watch(GREETING_TIME);
    own.send({
      type: 'hello',
      protocol: PROTOCOL,
      oldest: OLDEST_VERSION,
      newest: NEWEST_VERSION,
      session,
      line,
      ...presence,
      holds: [...held.values()].map(({ offer: { id, lease } }) => ({ id, lease })),
      pages: [...pages.keys()],
    });
  }

  /** A line that held for a while was a good one: the next attempt need not wait long. */
  function retry(): void {
    const wasOpen = snapshot.state === 'open';
    link = null;
    failures = wasOpen && clock.now() - openedAt > LONGEST_DELAY ? 0 : failures + 1;
    if (!running || isAway) return;
    if (typeof open !== 'function') return giveUp('port');
    change({ state: 'connecting' });
    if (wasOpen) for (const question of held.values()) sendAnswer(question);
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(failures, 10));
    stopRetry?.();
    stopRetry = clock.later(connect, delay * (0.5 + clock.random() / 2));
  }

  /** Says good-bye, so that the questions need not wait for this view. */
  function leave(): void {
    stopRetry?.();
    for (const question of held.values()) question.flush();
    send({ type: 'bye' });
    link?.close();
    link = null;
    line += 1;
    elsewhere.clear();
    change({ state: 'closed', elsewhere: [] });
  }

  function setVisible(isVisible: boolean, hasFocus: boolean | null = null): void {
    presence = { isVisible, hasFocus };
    send({ type: 'presence', ...presence });
  }

  /** A frame within a page that has the focus has it only while the person is in the frame. */
  function look({ document }: ViewWindow): Presence {
    return { isVisible: document.visibilityState !== 'hidden', hasFocus: document.hasFocus?.() ?? null };
  }

  function watchWindow(window: ViewWindow): () => void {
    const onChange = (): void => {
      const { isVisible, hasFocus } = look(window);
      setVisible(isVisible, hasFocus);
    };
    const onHide = (): void => {
      isAway = true;
      leave();
    };
    const onShow = (): void => {
      if (!isAway) return;
      isAway = false;
      connect();
    };
    presence = look(window);
    for (const type of PRESENCE_EVENTS) window.addEventListener(type, onChange);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      for (const type of PRESENCE_EVENTS) window.removeEventListener(type, onChange);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }

  return {
    start(ask) {
      if (running)
        throw new Error('connectElicitations: one queue at a time. Stop the first before the next.');
      const own = { ask };
      running = own;
      const stopWindow = options.window && watchWindow(options.window);
      connect();
      return () => {
        if (running !== own) return;
        stopWindow?.();
        leave();
        running = null;
        dropAll('host-closed');
      };
    },

    resume: (server, elicitationId) =>
      new Promise((done) => {
        const message = { type: 'resume', ref: (lastRef += 1), server, elicitationId } as const;
        resumes.set(message.ref, { ...message, done });
        send(message);
      }),

    subscribe(listener) {
      // A function of its own, so that one listener may subscribe twice and leave once.
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    getSnapshot: () => snapshot,
    take: (id) => void send({ type: 'take', id }),
    setVisible,
  };
}
