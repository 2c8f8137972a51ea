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
import type { ElicitationTransport } from '@elicit-kit/core';
import type { SuspendedCall } from '@elicit-kit/core/draft-store';
import type { AdapterOptions, PagesOptions, RoundOptions } from '../adapter/adapter-options.ts';
import type { Tasks } from '../tasks/create-tasks.ts';

export interface ClientV2TransportOptions extends AdapterOptions, PagesOptions, RoundOptions {
  /**
   * Whether the client's own `callTool`, `getPrompt`, `readResource` and `request` are driven by the kit too, so that code
   * which knows the client alone is asked through it as well. Replaces `request` on the client that is attached.
   * @default false: the calls of this transport alone
   */
  readonly automatic?: boolean | undefined;
  /** Declares the extension for tasks and runs them (2026-07-28): `createTasks()` of `/tasks`. @default no tasks */
  readonly tasks?: Tasks | undefined;
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
  /**
   * The calls of this server in `draftStore` that were interrupted, as by a reload, and that nobody is at work on now;
   * oldest first. Never rejects.
   */
  suspendedCalls(): Promise<readonly SuspendedCall[]>;
  /**
   * Goes on with one of them: asks what is still open, with what was typed, and resolves like the method that made it.
   * To be called once the client is connected.
   *
   * @throws CallEndedError with the reason `elsewhere` when the call has ended meanwhile or is in the hands of another
   * tab; otherwise as `callTool` does.
   */
  resumeCall(
    suspended: SuspendedCall,
    options?: RequestOptions,
  ): Promise<CallToolResult | GetPromptResult | ReadResourceResult>;
}
