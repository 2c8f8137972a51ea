import type { ElicitationTransport } from '@elicit-kit/core';
import type { SuspendedCall } from '@elicit-kit/core/draft-store';
import type { AdapterOptions, PagesOptions, RoundOptions } from '../adapter/adapter-options.ts';
import type { CallLimits } from '../calls/open-calls.ts';
import type { ClientCapabilities } from '../client-capabilities.ts';
import type { JsonRpcMessage } from '../legacy/json-rpc-messages.ts';

export interface JsonRpcTransportOptions extends AdapterOptions, PagesOptions, RoundOptions {
  /**
   * Sends one message to the server. May return a promise: when that rejects (or the function throws) the message was not
   * sent, the question stays open, and the person can send the answer again.
   */
  readonly send: (message: JsonRpcMessage) => unknown;
  /**
   * Sends one request in the way of the host, which gives it an id and reads the response. Resolves with the bare result,
   * as it came; rejects with what has the `code` and `data` of a JSON-RPC error. Over Streamable HTTP this is the member
   * to give. @default `send` with ids of our own, whose responses must be handed to `receive`
   */
  readonly request?: JsonRpcRequest | undefined;
  /** The protocol version that was agreed on, where it is known beforehand. @default '2025-11-25' */
  readonly revision?: string | undefined;
  /** What the host tells of itself with each request since 2026-07-28: name and version. @default nothing */
  readonly clientInfo?: object | undefined;
  /** What else the host's client is capable of; declared beside what is served here. @default nothing */
  readonly capabilities?: object | undefined;
  /** Told of what nobody else hears of: an answer that was lost for good, a request that the revision forbids. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export type JsonRpcRequest = (
  message: { readonly method: string; readonly params: object },
  context: JsonRpcRequestContext,
) => Promise<unknown>;

export interface JsonRpcRequestContext {
  /**
   * Aborts when the call is over. Then the request is to be cancelled: by `notifications/cancelled`, or, over HTTP since
   * 2026-07-28, by closing its response stream (E-66).
   */
  readonly signal: AbortSignal;
  /** To be called with the params of each progress notice for this request. Absent where the caller wants none. */
  readonly onprogress?: ((params: unknown) => void) | undefined;
}

/** The methods whose results may ask (facts 2.4). */
export type AskingMethod = 'tools/call' | 'prompts/get' | 'resources/read';

export interface JsonRpcCallOptions extends CallLimits {
  /** Milliseconds the server may take without the person: the clock stands still while a question is open. @default 60000 */
  readonly timeout?: number | undefined;
  /** Milliseconds the whole call may take, the person included. @default no limit */
  readonly maxTotalTimeout?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told of progress, with the raw params. */
  readonly onprogress?: ((params: unknown) => void) | undefined;
  /** Whether progress starts the clock anew. @default false */
  readonly resetTimeoutOnProgress?: boolean | undefined;
}

/** What the handshake has shown of the other side. */
export interface Handshake {
  /** `protocolVersion` of the initialize result, or what was agreed on after `server/discover`. */
  readonly revision: string;
  /** As it came: `serverInfo`, or the member of that name in `_meta`. */
  readonly serverInfo?: unknown;
}

/** Connects a host's own client to the kit, in both eras. It carries messages; whoever owns the wire stays the host. */
export interface JsonRpcTransport extends ElicitationTransport {
  /** To be declared: with `initialize` (E-01), or with each request since 2026-07-28, which `meta` and `call` do. */
  readonly capabilities: ClientCapabilities & { readonly [name: string]: unknown };
  /** The connection stands, with this on the other side. May be called again for the next one. */
  connected(handshake: Handshake): void;
  /**
   * Takes one message of the server, parsed and otherwise as it came: requests that ask, their cancellation, completion
   * notices, responses to requests of ours. Never throws.
   *
   * @returns true when it was taken: then it is dealt with, and must not be answered by anybody else. Of a batch (an array)
   * all or nothing is taken: hand in one message after another where the batch holds others.
   */
  receive(message: unknown): boolean;
  /**
   * Calls, with questions asked on the way in both eras, and resolves with the bare result as it came. Since 2026-07-28
   * `_meta` is added to the params, save where they have the same member.
   *
   * @throws CallEndedError when the caller aborted, the time ran out or the connection closed; RoundError when the
   * server asked for something that cannot be answered; JsonRpcError, or what `request` rejects with, otherwise.
   */
  call(
    method: AskingMethod,
    params: object,
    options?: JsonRpcCallOptions,
  ): Promise<{ readonly [name: string]: unknown }>;
  /**
   * The calls of this server in `draftStore` that were interrupted, as by a reload, and that nobody is at work on now;
   * oldest first. Never rejects.
   */
  suspendedCalls(): Promise<readonly SuspendedCall[]>;
  /**
   * Goes on with one of them: asks what is still open, with what was typed, and resolves like `call`. To be called once the
   * connection stands.
   *
   * @throws CallEndedError with the reason `elsewhere` when the call has ended meanwhile or is in the hands of another
   * tab; otherwise as `call` does.
   */
  resumeCall(
    suspended: SuspendedCall,
    options?: JsonRpcCallOptions,
  ): Promise<{ readonly [name: string]: unknown }>;
  /** The `_meta` of a request since 2026-07-28 (E-02, E-08), for those that do not go through `call`. */
  meta(): { readonly [name: string]: unknown };
  /** The connection is gone: every call and every question ends, and nothing more is sent for them. */
  disconnect(): void;
}
