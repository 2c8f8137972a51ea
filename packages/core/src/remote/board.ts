import { callOut } from '../internal/call-out.ts';
import type {
  ElicitationTransport,
  IncomingElicitation,
  PageProgress,
  WithdrawalReason,
} from '../protocol/incoming.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { cancel } from '../protocol/results.ts';
import { toWithdrawalReason } from '../queue/live-entry.ts';
import type { Lease, Presence, QuestionId, ServeMessage, ViewMessage } from './messages.ts';
import type { RemoteClock } from './port.ts';
import {
  checkAnswer,
  readUrl,
  startOf,
  toOffer,
  toRemoteProgress,
  type Ended,
  type PageId,
  type Question,
  type RemotePage,
} from './question.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** A view that can show questions, wherever its line ends. */
export interface BoardView {
  readonly session: string;
  /** Whose questions it may see. */
  readonly audience: string;
  isVisible: boolean;
  hasFocus: boolean | null;
  /** When its person last did something, in milliseconds since the epoch. */
  activeAt: number;
  readonly send: (message: ServeMessage) => void;
  /** It came back with a question of this board, which it keeps. */
  readonly kept: (id: QuestionId, params: unknown) => void;
  /** A question of this board that it was given is no longer its, since it was answered here (by this), or otherwise. */
  readonly ended: (id: QuestionId, result: ElicitResult | null) => void;
}

export type BoardMessage = Extract<
  ViewMessage,
  { type: 'answer' | 'heartbeat' | 'draft' | 'take' | 'recheck' | 'abandon' | 'resume' }
>;

/** The questions of one instance, and which view shows which. Knows no lines. */
export interface Board {
  /** Takes the questions of a transport for the views of an audience. Returns stop, which withdraws what is open. */
  connect(transport: ElicitationTransport, audience: string): () => void;
  /**
   * A view is there, for the first time or again.
   * @param holds what it shows of this board
   * @param pages which pages of this board it waits for
   */
  attach(view: BoardView, holds: readonly Lease[], pages: readonly QuestionId[]): void;
  /** Whether the person can see the view, and has it before them. */
  show(session: string, presence: Presence): void;
  /** The view is gone; unless that is for good, its questions wait a while for it. Told twice where it turns out so. */
  detach(session: string, isForGood: boolean): void;
  receive(session: string, message: BoardMessage): void;
  close(): void;
}

export interface BoardOptions {
  /** Mints ids. */
  readonly nextId: () => QuestionId;
  readonly clock: RemoteClock;
  /** Milliseconds that questions wait for a view whose line broke while another could show them. */
  readonly graceTime: number;
}

/** Ends and pages that are remembered, for views that come late; completions that one view, and one transport, wait for. */
const MOST_REMEMBERED = 1000;
/** Characters of what a view says of a page from before. */
const LONGEST_RESUME = 10_000;

type Resume = Extract<BoardMessage, { type: 'resume' }>;

interface Connected {
  readonly transport: ElicitationTransport;
  readonly audience: string;
  /** The pages that it was asked for, and has not called done: each once, however many views ask, and how often. */
  readonly asked: Set<string>;
}

interface Attached {
  readonly view: BoardView;
  isAttached: boolean;
  stopGrace: (() => void) | null;
  readonly resumes: Shelf<number, Resume>;
}

export function createBoard({ nextId, clock, graceTime }: BoardOptions): Board {
  const questions = new Map<QuestionId, Question>();
  const ended = createShelf<QuestionId, Ended>(MOST_REMEMBERED);
  const pages = createShelf<QuestionId, RemotePage>(MOST_REMEMBERED);
  /** Oldest first. */
  const views = new Map<string, Attached>();
  const transports = new Map<() => void, Connected>();

  /** Sends to the view of a session, if it is there. */
  function tell(session: string | null, message: ServeMessage): void {
    const found = session === null ? undefined : views.get(session);
    if (found?.isAttached) found.view.send(message);
  }

  /** The one that has the focus, else one on the screen, else the one used last, else the oldest. */
  function findView(audience: string): BoardView | null {
    let best: BoardView | null = null;
    for (const { view, isAttached } of views.values()) {
      if (!isAttached || view.audience !== audience) continue;
      if (best === null || rank(view) > rank(best)) best = view;
      else if (rank(view) === rank(best) && view.activeAt > best.activeAt) best = view;
    }
    return best;
  }

  function rank({ hasFocus, isVisible }: BoardView): number {
    return hasFocus === true ? 2 : isVisible ? 1 : 0;
  }

  function give(question: Question, view: BoardView): void {
    if (question.holder !== view.session) {
      const { id, lease } = question;
      tell(question.holder, { type: 'withdraw', id, lease, reason: 'elsewhere' });
      tellEnded(question, null);
    }
    question.holder = view.session;
    question.isMet = view.hasFocus !== false;
    question.lease += 1;
    question.lastAttempt = 0; // Each view counts its own.
    if (question.told.delete(view.session)) view.send({ type: 'elsewhere-gone', id: question.id });
    view.send({
      ...question.offer,
      lease: question.lease,
      draft: question.draft ?? question.incoming.draft ?? null,
      again: question.draft ? 'restored' : question.offer.again,
    });
    for (const { view: other } of views.values()) tellElsewhere(question, other);
  }

  function tellEnded({ id, holder }: Question, result: ElicitResult | null): void {
    if (holder !== null) views.get(holder)?.view.ended(id, result);
  }

  /** The person turns to the view: what they have met nowhere yet comes with them. */
  function turnTo(view: BoardView): void {
    for (const question of questions.values()) {
      if (question.audience !== view.audience) continue;
      if (question.holder === view.session) question.isMet = true;
      else if (!question.isMet && !question.isDelivering) give(question, view);
    }
  }

  function tellElsewhere(question: Question, view: BoardView): void {
    const { id, audience, holder, told, offer } = question;
    if (view.audience !== audience || holder === null || holder === view.session) return;
    if (told.has(view.session) || !views.get(view.session)?.isAttached) return;
    told.add(view.session);
    view.send({ type: 'elsewhere', id, label: offer.server.label, message: startOf(offer) });
  }

  /** To the best view there is; without one it waits. */
  function giveToAny(question: Question): void {
    const view = findView(question.audience);
    if (view) give(question, view);
    else release(question);
  }

  function release(question: Question): void {
    question.holder = null;
    takeBack(question);
  }

  /** Nobody is to read any more that it is elsewhere. */
  function takeBack({ id, told }: Question): void {
    for (const session of told) tell(session, { type: 'elsewhere-gone', id });
    told.clear();
  }

  function ask(incoming: IncomingElicitation, audience: string): [Promise<ElicitResult>, QuestionId] {
    const id = nextId();
    const answer = new Promise<ElicitResult>((resolve) => {
      const { signal, completed } = incoming;
      if (signal?.aborted) return resolve(cancel());
      const onAbort = (): void => withdraw(id, toWithdrawalReason(signal?.reason));
      const question: Question = {
        id,
        audience,
        incoming,
        offer: toOffer(id, incoming),
        lease: 0,
        holder: null,
        isMet: false,
        told: new Set(),
        draft: null,
        lastAttempt: 0,
        isDelivering: false,
        isCompleted: false,
        withdrawn: null,
        resolve,
        stopListening: () => signal?.removeEventListener('abort', onAbort),
      };
      questions.set(id, question);
      signal?.addEventListener('abort', onAbort, { once: true });
      completed?.then(
        () => complete(id),
        () => undefined,
      );
      giveToAny(question);
    });
    return [answer, id];
  }

  function end(question: Question, how: Ended, result: ElicitResult): void {
    questions.delete(question.id);
    ended.set(question.id, how);
    tellEnded(question, how.accepted ? result : null);
    question.stopListening();
    takeBack(question);
    question.resolve(result);
  }

  function withdraw(id: QuestionId, reason: WithdrawalReason): void {
    const question = questions.get(id);
    if (!question) return;
    if (question.isDelivering) {
      question.withdrawn ??= reason; // Whether the answer gets out says how it ends.
      return;
    }
    tell(question.holder, { type: 'withdraw', id, lease: question.lease, reason });
    end(question, { audience: question.audience, reason, accepted: null }, cancel());
  }

  function complete(id: QuestionId): void {
    const question = questions.get(id);
    const page = pages.get(id);
    if (question) {
      question.isCompleted = true;
      tell(question.holder, { type: 'completed', id });
    } else if (page) move(page, { name: 'done' });
  }

  function move(page: RemotePage, progress: PageProgress): void {
    page.progress = progress;
    tell(page.session, { type: 'page', id: page.id, progress: toRemoteProgress(progress) });
    if (progress.name === 'done') resumed(page);
  }

  function openPage({ id, audience, offer, incoming, isCompleted }: Question, session: string): void {
    const url = readUrl(offer);
    if (!url) return;
    const page: RemotePage = {
      id,
      audience,
      session,
      server: incoming.server,
      elicitationId: url.elicitationId,
      progress: { name: 'open' },
    };
    pages.set(id, page);
    callOut(() => incoming.follow?.((progress) => move(page, progress)));
    if (isCompleted) move(page, { name: 'done' });
  }

  function answer(session: string, message: Extract<BoardMessage, { type: 'answer' }>): void {
    const { id, lease, attempt, result, isLast } = message;
    const question = questions.get(id);
    if (!question) return tellEnd(session, message);
    if (!isHolder(question, session, lease)) {
      return tell(session, { type: 'withdraw', id, lease, reason: 'elsewhere' });
    }
    if (question.isDelivering) return;
    const reject = (): void => {
      question.lastAttempt = attempt;
      tell(session, { type: 'rejected', id, lease, attempt });
    };
    if (attempt <= question.lastAttempt) {
      return tell(session, { type: 'rejected', id, lease, attempt });
    }
    const sendable = checkAnswer(question, result);
    if (!sendable) return reject();

    const finish = (): void => {
      const { audience } = question;
      if (sendable.action === 'accept') openPage(question, session);
      tell(session, { type: 'accepted', id, lease, attempt });
      end(question, { audience, reason: 'elsewhere', accepted: { session, lease, attempt } }, sendable);
    };
    const { deliver } = question.incoming;
    if (!deliver || isLast) return finish();
    question.isDelivering = true;
    const fail = (): void => {
      question.isDelivering = false;
      reject();
      const { withdrawn, holder } = question;
      if (withdrawn) withdraw(id, withdrawn);
      else if (holder === null || !views.has(holder)) giveToAny(question);
    };
    try {
      deliver(sendable).then(finish, fail);
    } catch {
      fail();
    }
  }

  /** What a view hears that speaks of a question which is over. */
  function tellEnd(session: string, { id, lease }: Lease): void {
    const audience = views.get(session)?.view.audience;
    const found = ended.get(id);
    const how = found?.audience === audience ? found : undefined;
    const accepted = how?.accepted;
    if (accepted?.session === session && accepted.lease === lease) {
      tell(session, { type: 'accepted', id, lease, attempt: accepted.attempt });
    } else tell(session, { type: 'withdraw', id, lease, reason: how?.reason ?? 'disconnected' });
  }

  function isHolder(question: Question, session: string, lease: number): boolean {
    return question.holder === session && question.lease === lease;
  }

  /** The view comes back with a question on its screen. Whether it keeps it. */
  function keeps({ view }: Attached, { id, lease }: Lease): boolean {
    const question = questions.get(id);
    if (question?.audience !== view.audience) {
      tellEnd(view.session, { id, lease });
      return false;
    }
    const isFree = question.holder === null || question.holder === view.session;
    if (!isFree || question.lease !== lease) {
      view.send({ type: 'withdraw', id, lease, reason: 'elsewhere' });
      return false;
    }
    question.holder = view.session;
    view.kept(id, question.offer.params);
    if (question.isCompleted) view.send({ type: 'completed', id });
    return true;
  }

  function resume({ view, resumes }: Attached, message: Resume): void {
    const { ref, server, elicitationId } = message;
    const { label, endpoint = '' } = server;
    if (Math.max(elicitationId.length, label.length, endpoint.length) > LONGEST_RESUME) return;
    resumes.set(ref, message);
    for (const page of pages.values()) {
      if (page.progress.name === 'done' && isPage(page, message, view.audience)) return resumed(page);
    }
    for (const connected of transports.values()) {
      if (connected.audience === view.audience) resumeAt(connected, message);
    }
  }

  function resumeAt({ transport, audience, asked }: Connected, { server, elicitationId }: Resume): void {
    const key = JSON.stringify([server.label, server.endpoint, elicitationId]);
    if (asked.has(key) || asked.size >= MOST_REMEMBERED) return;
    asked.add(key);
    const forgetIt = (): void => void asked.delete(key);
    callOut(() => {
      const done = transport.resume?.(server, elicitationId);
      if (done === undefined) return forgetIt();
      void done.then(() => {
        forgetIt();
        resumed({ audience, server, elicitationId });
      }, forgetIt);
    });
  }

  function isPage(page: PageId, { server, elicitationId }: Resume, audience: string): boolean {
    return (
      page.audience === audience &&
      page.elicitationId === elicitationId &&
      page.server.label === server.label &&
      page.server.endpoint === server.endpoint
    );
  }

  /** Tells all views that wait for the page. */
  function resumed(page: PageId): void {
    for (const { view, resumes } of views.values()) {
      for (const message of [...resumes.values()]) {
        const { ref } = message;
        if (!isPage(page, message, view.audience)) continue;
        resumes.delete(ref);
        tell(view.session, { type: 'resumed', ref });
      }
    }
  }

  function forget(session: string): void {
    views.delete(session);
    for (const question of questions.values()) {
      question.told.delete(session);
      if (question.holder === session && !question.isDelivering) giveToAny(question);
    }
  }

  return {
    connect(transport, audience) {
      const own = new Set<QuestionId>();
      let isStopped = false;
      const connected: Connected = { transport, audience, asked: new Set() };
      for (const { view, resumes } of views.values()) {
        if (view.audience === audience) for (const message of resumes.values()) resumeAt(connected, message);
      }
      const stopTransport = transport.start(async (incoming) => {
        if (isStopped) return cancel();
        const [result, id] = ask(incoming, audience);
        own.add(id);
        void result.then(() => own.delete(id));
        return result;
      });
      const stop = (): void => {
        if (isStopped) return;
        isStopped = true;
        transports.delete(stop);
        stopTransport();
        for (const id of [...own]) withdraw(id, 'host-closed');
      };
      transports.set(stop, connected);
      return stop;
    },

    attach(view, holds, waitsFor) {
      const { session, audience } = view;
      const before = views.get(session);
      before?.stopGrace?.();
      const attached: Attached = {
        view,
        isAttached: true,
        stopGrace: null,
        resumes: before?.resumes ?? createShelf<number, Resume>(MOST_REMEMBERED),
      };
      views.set(session, attached);
      const kept = new Set(holds.filter((hold) => keeps(attached, hold)).map(({ id }) => id));
      for (const question of questions.values()) {
        const { id, holder } = question;
        if (question.audience !== audience || kept.has(id)) continue;
        question.told.delete(session);
        const isFree =
          holder === null || holder === session || (!before && views.get(holder)?.isAttached === false);
        if (isFree && !question.isDelivering) give(question, view);
        else tellElsewhere(question, view);
      }
      if (view.hasFocus === true) turnTo(view);
      for (const id of waitsFor) {
        const page = pages.get(id);
        const progress: PageProgress =
          page?.session === session ? page.progress : { name: 'ended', reason: 'disconnected' };
        view.send({ type: 'page', id, progress: toRemoteProgress(progress) });
      }
    },

    show(session, { isVisible, hasFocus }) {
      const view = views.get(session)?.view;
      if (!view) return;
      view.isVisible = isVisible;
      view.hasFocus = hasFocus;
      if (isVisible || hasFocus === true) view.activeAt = clock.now();
      if (hasFocus === true) turnTo(view);
    },

    detach(session, isForGood) {
      const found = views.get(session);
      if (!found) return;
      found.isAttached = false;
      found.stopGrace?.();
      if (isForGood) forget(session);
      else found.stopGrace = clock.later(() => forget(session), graceTime);
    },

    receive(session, message) {
      const found = views.get(session);
      if (!found) return;
      const { view } = found;
      if (message.type === 'answer') {
        view.activeAt = clock.now();
        answer(session, message);
        return;
      }
      if (message.type === 'resume') {
        resume(found, message);
        return;
      }
      const question = questions.get(message.id);
      switch (message.type) {
        case 'heartbeat':
        case 'draft':
          if (!question || !isHolder(question, session, message.lease)) return;
          view.activeAt = clock.now();
          question.isMet = true;
          if (message.type === 'draft') {
            question.draft = message.draft;
            callOut(() => question.incoming.onDraft?.(message.draft));
          } else callOut(() => question.incoming.heartbeat?.());
          return;
        case 'take':
          if (question?.audience !== view.audience || question.isDelivering) return;
          view.activeAt = clock.now();
          if (question.holder !== session) give(question, view);
          return;
        case 'recheck':
        case 'abandon': {
          const page = pages.get(message.id);
          if (page?.session !== session) return;
          const { progress } = page;
          callOut(() => {
            if (progress.name === 'open' || progress.name === 'checking' || progress.name === 'not-done') {
              progress[message.type]?.();
            }
          });
        }
      }
    },

    close() {
      for (const stop of [...transports.keys()]) stop();
      for (const { stopGrace } of views.values()) stopGrace?.();
      views.clear();
    },
  };
}
