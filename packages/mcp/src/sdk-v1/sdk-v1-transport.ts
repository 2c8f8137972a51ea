import type { Client, ClientOptions } from '@modelcontextprotocol/sdk/client/index.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolRequest,
  CallToolResult,
  GetPromptRequest,
  GetPromptResult,
  ReadResourceRequest,
  ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import type { ElicitationTransport } from '@elicit-kit/core';
import type { AdapterOptions, InputHandlers, PagesOptions } from '../adapter/adapter-options.ts';

export interface SdkV1TransportOptions extends AdapterOptions, PagesOptions, InputHandlers {
  /** How often one call may name other pages (-32042). Pages that are wanted again are not new. @default 10 */
  readonly maxRounds?: number | undefined;
}

/** What goes into the second argument of `new Client(…)`; add your own members beside it. */
export type SdkV1ClientOptions = Required<Pick<ClientOptions, 'capabilities'>>;

/** The options of the SDK, without those that tie a request to another one. */
export type SdkV1RequestOptions = Omit<RequestOptions, 'relatedTask' | 'relatedRequestId'>;

/** Connects one `Client` of `@modelcontextprotocol/sdk` 1.x to the kit. */
export interface SdkV1Transport extends ElicitationTransport {
  readonly clientOptions: SdkV1ClientOptions;
  /**
   * Takes over the elicitation requests of this client, on every wire that it is connected to. Call it once, before
   * `connect`.
   * @throws Error when the client has a handler for a request that is taken over, or another client was attached before.
   */
  attach(client: Client): void;
  /**
   * `client.callTool`, with questions asked on the way. `timeout` (60 s unless set) is what the server may take without
   * the person: the clock stands still while a question is open and starts anew after it. `maxTotalTimeout` includes the
   * person. With `task` (2025-11-25) the tool runs as a task: each word of the server about it starts the clock anew, and
   * a call that ends before its result came cancels the task.
   *
   * @throws CallEndedError when the caller aborted, the time ran out or the connection closed; otherwise what the client
   * throws.
   */
  callTool(params: CallToolRequest['params'], options?: SdkV1RequestOptions): Promise<CallToolResult>;
  /** `client.getPrompt`, like `callTool`. */
  getPrompt(params: GetPromptRequest['params'], options?: SdkV1RequestOptions): Promise<GetPromptResult>;
  /** `client.readResource`, like `callTool`. */
  readResource(
    params: ReadResourceRequest['params'],
    options?: SdkV1RequestOptions,
  ): Promise<ReadResourceResult>;
}
