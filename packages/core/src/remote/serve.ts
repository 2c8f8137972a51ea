import { randomId } from '../internal/random-id.ts';
import type { ElicitationTransport } from '../protocol/incoming.ts';
import { createBoard, type BoardView } from './board.ts';
import { toClock } from './clock.ts';
import { createLink, type Link } from './link.ts';
import {
  NEWEST_VERSION,
  OLDEST_VERSION,
  PROTOCOL,
  type Hello,
  type QuestionId,
  type ServeMessage,
  type ViewMessage,
} from './messages.ts';
import type { RemoteClock, RemoteFaultCode, RemotePort } from './port.ts';
import { readViewMessage } from './read-message.ts';

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

/** The side that holds MCP clients and shows nothing. */
export interface ElicitationServing {
  /** Takes the questions of a transport, which any adapter of `@elicit-kit/mcp` is. Returns stop, as `queue.connect` does. */
  readonly connect: (transport: ElicitationTransport, options?: AudienceOptions) => () => void;
  /**
   * Takes a view. Whoever is behind the port answers as the person does: check who that is before.
   * Returns a function that ends the line; the view may connect again.
   */
  readonly accept: (port: RemotePort, options?: AudienceOptions) => () => void;
  /** Withdraws all questions and ends all lines. */
  readonly close: () => void;
}

interface View extends BoardView {
  /** Which line of its session is in use. */
  line: number;
  link: Link<ServeMessage> | null;
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

  function isOwn(id: QuestionId): boolean {
    return id.startsWith(`${instance}.`);
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

  function welcome(hello: Hello, audience: string, link: Link<ServeMessage>): View | null {
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
    before?.link?.close();
    const view: View = {
      session,
      audience,
      isVisible,
      activeAt: before?.activeAt ?? 0,
      line,
      link,
      send: (message) => sendTo(link, message),
    };
    views.set(session, view);
    link.send({ type: 'welcome', protocol: PROTOCOL, version, pingEvery });
    for (const { id, lease } of holds) {
      if (!isOwn(id)) link.send({ type: 'withdraw', id, lease, reason: 'disconnected' });
    }
    for (const id of pages) if (!isOwn(id)) link.send(lostPage(id));
    board.attach(
      view,
      holds.filter(({ id }) => isOwn(id)),
      pages.filter(isOwn),
    );
    return view;
  }

  return {
    connect: (transport, { audience = '' } = {}) => board.connect(transport, audience),

    accept(port, { audience = '' } = {}) {
      let view: View | null = null;
      let stopPinging = (): void => undefined;

      function end(isForGood: boolean): void {
        stopPinging();
        closers.delete(close);
        if (view?.link !== link) return;
        view.link = null;
        views.delete(view.session);
        board.detach(view.session, isForGood);
      }

      function close(): void {
        link.close();
        end(false);
      }

      function receive(message: ViewMessage): void {
        if (!view) {
          if (message.type !== 'hello') return;
          view = welcome(message, audience, link);
          if (view) ping();
          return;
        }
        switch (message.type) {
          case 'hello':
          case 'pong':
            return;
          case 'bye':
            link.close();
            return end(true);
          case 'presence':
            view.isVisible = message.isVisible;
            if (message.isVisible) view.activeAt = clock.now();
            return;
          default:
            board.receive(view.session, message);
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
      board.close();
      for (const close of [...closers]) close();
    },
  };
}

/** A draft, or a question with it, may be longer than a message can be; the question itself matters most. */
function sendTo(link: Link<ServeMessage>, message: ServeMessage): void {
  if (link.send(message) || message.type !== 'offer') return;
  const bare = { ...message, draft: null };
  if (!link.send(bare)) link.send({ ...bare, params: null });
}

function lostPage(id: QuestionId): ServeMessage {
  const progress = { name: 'ended', canRecheck: false, canAbandon: false, reason: 'disconnected' } as const;
  return { type: 'page', id, progress };
}
