import type { Draft } from '../answers/draft.ts';
import type { ProtocolEra, ProtocolRevision } from './request.ts';
import type { ElicitResult } from './result.ts';

/** What the host knows of a server, apart from what the server says of itself (E-90, E-91). */
export interface ServerIdentity {
  /** The host's own name for the connection. Leads everywhere. */
  readonly label: string;
  /** Where it runs, as the host knows it: an origin (`https://api.example.com`) or a launch command. */
  readonly endpoint?: string | undefined;
  /** True only when the host itself has checked who this is. @default false */
  readonly isVerified?: boolean | undefined;
  /** What the server says of itself: marked as its claim, steers nothing. */
  readonly claim?: ServerClaim | undefined;
}

/** Self-reported identity (`serverInfo`). May be missing or differ between results of one server (C-35). */
export interface ServerClaim {
  readonly name?: string | undefined;
  readonly title?: string | undefined;
  readonly version?: string | undefined;
  readonly description?: string | undefined;
  readonly websiteUrl?: string | undefined;
  /** Pictures it offers. Addresses of a stranger: nothing may load one that `pickIcon` did not let through (E-94). */
  readonly icons?: readonly ServerIcon[] | undefined;
}

/** A picture that a server offers of itself, as it came. */
export interface ServerIcon {
  readonly src: string;
  readonly mimeType?: string | undefined;
  /** `48x48`, `any`. */
  readonly sizes?: readonly string[] | undefined;
  /** The ground that it is made for. */
  readonly theme?: 'light' | 'dark' | undefined;
}

/** The call behind a question, where the adapter knows it. */
export interface RequestOrigin {
  readonly era: ProtocolEra;
  readonly revision?: ProtocolRevision | undefined;
  /** The method that led here, e.g. `tools/call`. */
  readonly method?: string | undefined;
  /** The tool, prompt or resource by its protocol name. Server text. */
  readonly name?: string | undefined;
  /** Position in one batch of questions (2026-07-28): entry `index` (from 1) of `count`. */
  readonly batch?: { readonly index: number; readonly count: number } | undefined;
  /** Round of the call, from 1 (2026-07-28). */
  readonly round?: number | undefined;
  /** What the task behind the call says of its state. Server text. */
  readonly taskStatus?: string | undefined;
}

/**
 * Why a question that the person has seen comes once more. `asked-again`: the server was not content with the answer.
 * `not-delivered`: the answer did not get through. `restored`: the program was started anew meanwhile.
 */
export type AgainReason = 'asked-again' | 'not-delivered' | 'restored';

/** One question as a transport hands it over. Nothing in it is trusted yet. */
export interface IncomingElicitation {
  /** The params of `elicitation/create`, exactly as they came. */
  readonly params: unknown;
  readonly server: ServerIdentity;
  readonly origin?: RequestOrigin | undefined;
  /**
   * Aborts when the question is no longer open. `signal.reason` is a `Withdrawal` when the transport knows why.
   * From then on nothing is sent; the promise of `ask` still settles (as cancel) so that handlers can end.
   */
  readonly signal?: AbortSignal | undefined;
  /** Called, at most once a second, while the person is at work. */
  readonly heartbeat?: (() => void) | undefined;
  /**
   * Sends the answer, and resolves once it is out. Rejects when it could not be sent: then the question stays, with
   * everything in it, and the person can send again. Without it an answer counts as sent when `ask` resolves.
   */
  readonly deliver?: ((result: ElicitResult) => Promise<void>) | undefined;
  /** Address mode: resolves when the server says that the page is done (E-49, E-50). */
  readonly completed?: Promise<void> | undefined;
  /**
   * Address mode: called once, at consent, before `ask` resolves. From then on `tell` says where the page stands, as
   * often as that changes. Whoever shows questions and does not call it gets the same address again as a new question.
   */
  readonly follow?: ((tell: (progress: PageProgress) => void) => void) | undefined;
  /** Milliseconds since the epoch: when the question ends by itself, where that is known. Shown, not enforced. */
  readonly expiresAt?: number | undefined;
  /** The person has seen this question before. Shown with it. */
  readonly again?: AgainReason | undefined;
  /** What the form starts with instead of its defaults: what was typed when the same question was shown before. */
  readonly draft?: Draft | undefined;
  /** Told of what is typed, after each change: everything, secrets too. Whoever stores it takes those out first. */
  readonly onDraft?: ((draft: Draft) => void) | undefined;
}

/**
 * Where a page stands after consent, as far as the transport knows.
 * `open`: nothing is known. `checking`: the server is being asked. `not-done`: the server wants the same page again.
 * `done`: the server has what it wanted. `gone`: nobody waits for the page any more, and there is nothing to say.
 * `ended`: the call behind it ended otherwise.
 */
export type PageProgress =
  | {
      readonly name: 'open' | 'checking' | 'not-done';
      /** Asks the server whether the page is done. Absent while it cannot be asked. */
      readonly recheck?: (() => void) | undefined;
      /** Gives up the call that waits for the page. Absent where none does. */
      readonly abandon?: (() => void) | undefined;
    }
  | { readonly name: 'done' | 'gone' }
  | { readonly name: 'ended'; readonly reason: WithdrawalReason };

/** Hands one question to the kit. Resolves exactly once; never rejects. */
export type Ask = (incoming: IncomingElicitation) => Promise<ElicitResult>;

/** What every adapter implements: the seam between MCP clients and the kit. */
export interface ElicitationTransport {
  /** Starts delivery. `ask` resolves exactly once per question. Returns stop. */
  start(ask: Ask): () => void;
  /**
   * A page that was opened over an earlier connection, as before a reload: resolves when its server says that it is done.
   * Undefined where it belongs to another server.
   * @param server what the host knew of the server
   * @param elicitationId opaque, compared for equality (E-51)
   */
  resume?(
    server: Pick<ServerIdentity, 'label' | 'endpoint'>,
    elicitationId: string,
  ): Promise<void> | undefined;
}

/** Why a question ended without the person's answer. */
export type WithdrawalReason =
  | 'server-cancelled'
  | 'timed-out'
  | 'disconnected'
  | 'caller-cancelled'
  | 'call-failed'
  | 'host-closed'
  /** Another view of the same host shows it now. */
  | 'elsewhere';

/** The abort reason that transports use: `controller.abort(new Withdrawal('disconnected'))`. */
export class Withdrawal extends Error {
  readonly reason: WithdrawalReason;
  constructor(reason: WithdrawalReason) {
    super(`elicitation withdrawn: ${reason}`);
    this.name = 'Withdrawal';
    this.reason = reason;
  }
}
