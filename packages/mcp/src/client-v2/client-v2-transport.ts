import type {
  CacheableRequestOptions,
  CallToolRequest,
  CallToolRequestOptions,
  CallToolResult,
  Client,
  ClientOptions,
  GetPromptRequest,
  GetPromptResult,
  ReadResourceRequest,
  ReadResourceResult,
  RequestOptions,
} from '@modelcontextprotocol/client';
import type {
  ElicitationMode,
  ElicitationTransport,
  IncomingElicitation,
  Refusal,
  ServerIdentity,
} from '@elicit-kit/core';
import type { InputHandlers } from '../rounds/answer-batch.ts';
import type { RetryFailure } from '../rounds/run-rounds.ts';

export interface ClientV2TransportOptions extends InputHandlers {
  /** What the host knows of the server. What the server says of itself is added as its claim. */
  readonly server: ServerIdentity;
  /** The modes that a view can show; the others are neither declared nor asked. @default ['form', 'url'] */
  readonly modes?: readonly ElicitationMode[] | undefined;
  /**
   * How often one call may ask for something new: in rounds (2026-07-28) or by naming other pages (-32042). Pages that are
   * wanted again are not new. @default 10
   */
  readonly maxRounds?: number | undefined;
  /**
   * Whether a call that was blocked by error -32042 (2025-11-25) is repeated once its pages have been accepted: by itself,
   * once for the same pages, when the server reports all as done (E-50), and whenever the person wants it checked.
   * Otherwise it rejects with that error after consent. @default true where pages are followed (as the queue does)
   */
  readonly retryAfterPages?: boolean | undefined;
  /** Told when a request was answered with an error instead of being shown. */
  readonly onRefusal?: ((refusal: Refusal, incoming: IncomingElicitation) => void) | undefined;
  /** Asked when answers did not get through (2026-07-28): true sends the same answers again. @default never */
  readonly onRetryFailed?: ((failure: RetryFailure) => boolean | Promise<boolean>) | undefined;
}

/** What goes into the second argument of `new Client(…)`; add your own members beside it. */
export type ClientV2ClientOptions = Required<
  Pick<ClientOptions, 'capabilities' | 'versionNegotiation' | 'inputRequired'>
>;

/** Connects one `Client` of `@modelcontextprotocol/client` 2.x to the kit, in both eras. */
export interface ClientV2Transport extends ElicitationTransport {
  readonly clientOptions: ClientV2ClientOptions;
  /**
   * Takes over the elicitation requests of this client. Call it once, before `connect`.
   * @throws Error when the client has a handler for `elicitation/create`, or another client was attached before.
   */
  attach(client: Client): void;
  /**
   * `client.callTool`, with questions asked on the way in both eras. `timeout` (60 s unless set) is what the server may
   * take without the person: the clock stands still while a question is open and starts anew after it.
   * `maxTotalTimeout` includes the person.
   *
   * @throws CallEndedError when the caller aborted, the time ran out or the connection closed; RoundError when the
   * server asked for something that cannot be answered; otherwise what the client throws.
   */
  callTool(params: CallToolRequest['params'], options?: CallToolRequestOptions): Promise<CallToolResult>;
  /** `client.getPrompt`, like `callTool`. */
  getPrompt(params: GetPromptRequest['params'], options?: RequestOptions): Promise<GetPromptResult>;
  /** `client.readResource`, like `callTool`. */
  readResource(
    params: ReadResourceRequest['params'],
    options?: CacheableRequestOptions,
  ): Promise<ReadResourceResult>;
}
