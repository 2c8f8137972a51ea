import type { MCPClient, MCPClientCapabilities, MCPTransport } from '@ai-sdk/mcp';
import type { ElicitationTransport } from '@elicit-kit/core';
import type { AdapterOptions, PagesOptions, RoundOptions } from '../adapter/adapter-options.ts';

export interface AiSdkTransportOptions
  extends AdapterOptions, PagesOptions, Omit<RoundOptions, 'draftStore'> {
  /**
   * Milliseconds the server may take for a call without the person: the clock stands still while a question is open, and
   * starts anew after it. @default no limit, like the client's own
   */
  readonly timeout?: number | undefined;
  /** Milliseconds a whole call may take, the person included. @default no limit */
  readonly maxTotalTimeout?: number | undefined;
  /** Told of what nobody else hears of: an answer that was lost for good, a request that the revision forbids. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** What goes into `createMCPClient({ … })`; add your own members beside it. */
export interface AiSdkClientConfig {
  readonly capabilities: MCPClientCapabilities;
}

/**
 * Connects one client of `@ai-sdk/mcp` to the kit, in both eras. It stands on the wire below the client, so everything
 * that calls through the client asks through the kit: `client.tools()` in the hands of a model, `callTool`, `getPrompt`,
 * `readResource`.
 */
export interface AiSdkTransport extends ElicitationTransport {
  readonly clientConfig: AiSdkClientConfig;
  /**
   * Puts the kit on this wire, and returns it. For every transport object that you make yourself: stdio, or one of your
   * own. Give the result to `createMCPClient`.
   * @throws Error when another wire is in use already: make one transport per client.
   */
  wrapTransport<Wire extends MCPTransport>(transport: Wire): Wire;
  /**
   * Puts the kit on the wire that the client has made itself (`transport: { type: 'http' | 'sse', … }`). Call it before
   * the first call. Not needed after `wrapTransport`.
   * @throws Error when the client does not let its wire be reached, or another wire is in use already.
   */
  attach(client: MCPClient): void;
}
