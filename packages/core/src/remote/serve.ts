import { randomId } from '../internal/random-id.ts';
import type { ElicitationTransport } from '../protocol/incoming.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { createBoard, type BoardMessage, type BoardView } from './board.ts';
import { toClock } from './clock.ts';
import { createLink, type Link } from './link.ts';
import {
  NEWEST_VERSION,
  OLDEST_VERSION,
  PROTOCOL,
  type Hello,
  type Presence,
  type QuestionId,
  type ServeMessage,
  type ViewMessage,
} from './messages.ts';
import { readPeerMessage, withoutSecrets, type PeerMessage } from './peer-message.ts';
import type { PendingStore, StoreMembership } from './pending-store.ts';
import type { RemoteClock, RemoteFaultCode, RemotePort } from './port.ts';
import { readViewMessage } from './read-message.ts';
import { createRelay, lostPage, ownerOf, type Relay } from './relay.ts';

/** Between two pings of the line to one view, in milliseconds. One that was silent for two of them is gone. */
const PING_EVERY = 15_000;
const GRACE_TIME = 5000;

export interface ServeOptions {
  /**
   * How long, in milliseconds, a question waits for the view that showed it when its line broke and another view could
   * show it. Without another view it waits for as long as the question is open. @default 5000
   */
  readonly graceTime?: number | undefined;
  /** Milliseconds between two pings to each view. @default 15000 */
  readonly pingEvery?: number | undefined;
  /**
   * Shared with the other instances of a backend: a view at any of them shows and answers the questions of all.
   * `createRedisStore` of `@elicit-kit/redis` makes one. @default none: this instance alone
   */
  readonly store?: PendingStore | undefined;
  /** Told when the store cannot be reached at the start; this instance then serves its own questions alone. */
  readonly onStoreError?: ((error: unknown) => void) | undefined;
  /** Told of each text that was dropped. A view of the same version causes none. */
  readonly onFault?: ((code: RemoteFaultCode) => void) | undefined;
  /** @default the timers of the platform, `Date.now`, `Math.random` */
  readonly clock?: Partial<RemoteClock> | undefined;
}

/**
 * Whose questions these are. Where one process serves several people, each has an audience of their own, such as a user
 * id: a view sees, answers and can name the questions of its audience alone.
 * @default ''
 */
export interface AudienceOptions {
  readonly audience?: string | undefined;
}

/** Where the focus of a window is known better than in its page, as in the main process of Electron. */
export interface FocusSource {
  readonly hasFocus: () => boolean;
  /** When the window had it last, in milliseconds since the epoch, also before its page was there; 0: never. */
  readonly focusedAt: () => number;
  /** Calls back when that may have changed. Returns unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is known of a view when it is taken. */
export interface AcceptOptions extends AudienceOptions {
  /**
   * Told of each question that the view is given, with its params as they came, before it is sent; and once more when the
   * view comes back over this line with one that it keeps.
   */
  readonly onOffer?: ((params: unknown, id: QuestionId) => void) | undefined;
  /**
   * Told of each question that the view was given and may not answer any more. The result, where it was answered here;
   * null where it was withdrawn, or another view shows it.
   */
  readonly onEnd?: ((id: QuestionId, result: ElicitResult | null) => void) | undefined;
  /** Whether the view has the focus, in place of what it says itself. @default what it says */
  readonly focus?: FocusSource | undefined;
  /**
   * The host sees for itself when the view is gone for good, and says so: `true` to the function that `accept` returned,
   * also after the line has ended. A good-bye may be a reload then: its questions wait for `graceTime`, as after a line
   * that broke. @default false: whoever says good-bye does not come back
   */
  readonly mayReload?: boolean | undefined;
}

/** The side that holds MCP clients and shows nothing. */
export interface ElicitationServing {
  /** Takes the questions of a transport, which any adapter of `@elicit-kit/mcp` is. Returns stop, as `queue.connect` does. */
  readonly connect: (transport: ElicitationTransport, options?: AudienceOptions) => () => void;
  /**
   * Takes a view. Whoever is behind the port answers as the person does: check who that is before.
   * Returns a function that ends the line. The view may connect again; called with true, its questions do not wait for that.
   */
  readonly accept: (port: RemotePort, options?: AcceptOptions) => (isForGood?: boolean) => void;
  /** Withdraws all questions and ends all lines. */
  readonly close: () => void;
}

interface View extends BoardView {
  /** Which line of its session is in use. */
  line: number;
  /** At this instance: its line, and what it shows of others. Null where another instance has it. */
  readonly local: { readonly link: Link<ServeMessage>; readonly relay: Relay } | null;
  /** The instance that has the line. */
  readonly home: string;
}

/**
 * Serves questions to views in pages, tabs or windows: each question is shown by one of them, the others say that it is
 * elsewhere and can take it. Answered once whatever happens.
 *
 *     const serving = serveElicitations();
 *     serving.connect(createClientV2Transport(client, …));
 *     sockets.on('connection', (socket) => serving.accept(fromWebSocket(socket)));
 */
export function serveElicitations(options: ServeOptions = {}): ElicitationServing {
  const clock = toClock(options.clock);
  const pingEvery = options.pingEvery ?? PING_EVERY;
  const instance = randomId();
  let lastId = 0;
  const nextId = (): QuestionId => `${instance}.${(lastId += 1)}`;
  const board = createBoard({ nextId, clock, graceTime: options.graceTime ?? GRACE_TIME });
  const views = new Map<string, View>();
  const closers = new Set<() => void>();
  const peers = new Set<string>();
  /** Instances that were thought gone: when they are not, both sides have to say what they have. */
  const lost = new Set<string>();
  let membership: StoreMembership | null = null;
  let isClosed = false;

  /** Settles when it is known which other instances there are; null where there is no store to wait for. */
  const joining = options.store
    ? options.store.join(instance, { joined, gone, message: receivePeer }).then(
        (joined) => {
          membership = joined;
          if (isClosed) void joined.leave();
          for (const peer of peers) introduce(peer);
        },
        (error: unknown) => options.onStoreError?.(error),
      )
    : null;

  function sendPeer(peer: string, message: PeerMessage): void {
    membership?.send(peer, JSON.stringify(message));
  }

  /** Says which views this instance has. */
  function introduce(peer: string): void {
    for (const view of views.values()) if (view.local) introduceView(peer, view, view.local.relay);
  }

  function introduceView(peer: string, view: View, relay: Relay): void {
    const { session, line, audience, activeAt, isVisible, hasFocus } = view;
    const hello: Hello = {
      type: 'hello',
      protocol: PROTOCOL,
      oldest: OLDEST_VERSION,
      newest: NEWEST_VERSION,
      session,
      line,
      isVisible,
      hasFocus,
      ...relay.statement(peer),
    };
    sendPeer(peer, { type: 'view', audience, activeAt, hello });
  }

  function joined(peer: string): void {
    peers.add(peer);
    if (lost.delete(peer)) sendPeer(peer, { type: 'ask' });
    introduce(peer);
  }

  function gone(peer: string): void {
    if (!peers.delete(peer)) return;
    lost.add(peer);
    for (const view of [...views.values()]) {
      if (view.home === peer) {
        views.delete(view.session);
        board.detach(view.session, false);
      } else for (const message of view.local?.relay.lose(peer) ?? []) view.send(message);
    }
  }

  function receivePeer(from: string, text: string): void {
    const message = readPeerMessage(text);
    if (!message || !peers.has(from)) return;
    switch (message.type) {
      case 'ask':
        return introduce(from);
      case 'view':
        return receiveView(from, message);
      case 'view-gone': {
        const { session, line, isForGood } = message;
        const view = views.get(session);
        if (view?.home !== from || view.line !== line) return;
        views.delete(session);
        return board.detach(session, isForGood);
      }
      case 'presence': {
        const { session } = message;
        if (views.get(session)?.home === from) board.show(session, message);
        return;
      }
      case 'up':
        if (views.get(message.session)?.home === from) board.receive(message.session, message.message);
        return;
      case 'down': {
        const view = views.get(message.session);
        if (view?.line !== message.line || !view.local) return;
        view.local.relay.down(message.message);
        view.send(message.message);
        const { type } = message.message;
        // The answer is known to the other instance alone.
        if (type === 'withdraw' || type === 'accepted') view.ended(message.message.id, null);
      }
    }
  }

  function receiveView(from: string, { audience, activeAt, hello }: PeerMessage & { type: 'view' }): void {
    const { session, line, isVisible, hasFocus, holds, pages } = hello;
    const before = views.get(session);
    const isOlder = before && (before.home === from ? before.line > line : before.line >= line);
    if (isOlder || (before && before.audience !== audience)) return;
    before?.local?.link.close();
    const view: View = {
      session,
      audience,
      isVisible,
      hasFocus,
      activeAt,
      line,
      home: from,
      local: null,
      kept: () => undefined,
      ended: () => undefined,
      send: (message) => sendPeer(from, { type: 'down', session, line, message: outgoing(message) }),
    };
    views.set(session, view);
    board.attach(view, holds, pages);
  }

  function refuse(link: Link<ServeMessage>, reason: 'version' | 'session'): void {
    link.send({
      type: 'refused',
      protocol: PROTOCOL,
      reason,
      oldest: OLDEST_VERSION,
      newest: NEWEST_VERSION,
    });
    link.close();
  }

  function welcome(
    hello: Hello,
    link: Link<ServeMessage>,
    { audience = '', onOffer, onEnd, focus }: AcceptOptions,
  ): View | null {
    const { session, line, isVisible, holds, pages } = hello;
    const version = Math.min(hello.newest, NEWEST_VERSION);
    if (version < Math.max(hello.oldest, OLDEST_VERSION)) {
      refuse(link, 'version');
      return null;
    }
    const before = views.get(session);
    if (before && (before.audience !== audience || before.line >= line)) {
      refuse(link, 'session');
      return null;
    }
    before?.local?.link.close();
    const isForeign = (id: QuestionId): boolean => peers.has(ownerOf(id));
    const relay = createRelay({
      holds: holds.filter(({ id }) => isForeign(id)),
      pages: pages.filter(isForeign),
    });
    const view: View = {
      session,
      audience,
      isVisible,
      hasFocus: focus ? focus.hasFocus() : hello.hasFocus,
      activeAt: Math.max(before?.activeAt ?? 0, focus?.focusedAt() ?? 0),
      line,
      home: instance,
      local: { link, relay },
      send(message) {
        if (message.type === 'offer') onOffer?.(message.params, message.id);
        sendTo(link, message);
      },
      kept: (id, params) => onOffer?.(params, id),
      ended: (id, result) => onEnd?.(id, result),
    };
    views.set(session, view);
    link.send({ type: 'welcome', protocol: PROTOCOL, version, pingEvery });
    const isLost = (id: QuestionId): boolean => !isForeign(id) && ownerOf(id) !== instance;
    for (const { id, lease } of holds) {
      if (isLost(id)) link.send({ type: 'withdraw', id, lease, reason: 'disconnected' });
    }
    for (const id of pages) if (isLost(id)) link.send(lostPage(id));
    board.attach(
      view,
      holds.filter(({ id }) => ownerOf(id) === instance),
      pages.filter((id) => ownerOf(id) === instance),
    );
    for (const peer of peers) introduceView(peer, view, relay);
    return view;
  }

  function show({ session }: View, { isVisible, hasFocus }: Presence): void {
    board.show(session, { isVisible, hasFocus });
    for (const peer of peers) sendPeer(peer, { type: 'presence', session, isVisible, hasFocus });
  }

  /** To the instance whose question it is; what may concern any of them, to all. */
  function route(view: View, relay: Relay, message: BoardMessage): void {
    const { session } = view;
    if (message.type === 'resume') {
      board.receive(session, message);
      for (const peer of peers) sendPeer(peer, { type: 'up', session, message });
      return;
    }
    const owner = ownerOf(message.id);
    if (peers.has(owner)) {
      view.activeAt = clock.now();
      sendPeer(owner, { type: 'up', session, message: relay.up(message) });
    } else board.receive(session, message);
  }

  return {
    connect: (transport, { audience = '' } = {}) => board.connect(transport, audience),

    accept(port, accepting = {}) {
      const { focus, mayReload = false } = accepting;
      let view: View | null = null;
      let isGreeted = false;
      let isOver = false;
      let stopPinging = (): void => undefined;
      let stopFocus = (): void => undefined;

      function end(isForGood: boolean): void {
        const wasOver = isOver;
        isOver = true;
        stopPinging();
        stopFocus();
        closers.delete(close);
        if (!view) return;
        const { session, line } = view;
        const now = views.get(session);
        // Another line of its own has come since, or nothing is new.
        if (now ? now !== view : !(wasOver && isForGood)) return;
        views.delete(session);
        board.detach(session, isForGood);
        if (now) for (const peer of peers) sendPeer(peer, { type: 'view-gone', session, line, isForGood });
      }

      function close(isForGood = false): void {
        link.close();
        end(isForGood);
      }

      function greet(hello: Hello): void {
        if (isOver) return;
        view = welcome(hello, link, accepting);
        if (!view) return;
        ping();
        if (focus) stopFocus = focus.subscribe(present);
      }

      /** The host says something of its focus. */
      function present(): void {
        if (view && focus) show(view, { isVisible: view.isVisible, hasFocus: focus.hasFocus() });
      }

      function receive(message: ViewMessage): void {
        if (message.type === 'hello') {
          if (isGreeted) return;
          isGreeted = true;
          if (joining) void joining.then(() => greet(message));
          else greet(message);
          return;
        }
        if (!view?.local) return;
        switch (message.type) {
          case 'pong':
            return;
          case 'bye':
            link.close();
            return end(!mayReload);
          case 'presence':
            return show(view, { ...message, hasFocus: focus ? focus.hasFocus() : message.hasFocus });
          default:
            route(view, view.local.relay, message);
        }
      }

      function ping(): void {
        stopPinging = clock.later(() => {
          link.send({ type: 'ping' });
          ping();
        }, pingEvery);
      }

      const link = createLink<ViewMessage, ServeMessage>(port, {
        read: readViewMessage,
        receive,
        ended: () => end(false),
        fault: (code) => options.onFault?.(code),
        clock,
      });
      link.start();
      link.watch(2 * pingEvery);
      closers.add(close);
      return close;
    },

    close() {
      isClosed = true;
      board.close();
      for (const close of [...closers]) close();
      void membership?.leave();
    },
  };
}

/** What leaves the process for another instance: a draft goes without its secrets. */
function outgoing(message: ServeMessage): ServeMessage {
  if (message.type !== 'offer' || !message.draft) return message;
  return { ...message, draft: withoutSecrets(message.draft, message) };
}

/** A draft, or a question with it, may be longer than a message can be; the question itself matters most. */
function sendTo(link: Link<ServeMessage>, message: ServeMessage): void {
  if (link.send(message) || message.type !== 'offer') return;
  const bare = { ...message, draft: null };
  if (!link.send(bare)) link.send({ ...bare, params: null });
}
