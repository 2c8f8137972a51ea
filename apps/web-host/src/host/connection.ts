import type { ElicitationQueue, Refusal, ServerClaim } from '@elicit-kit/core';
import type { DraftStore } from '@elicit-kit/core/draft-store';
import type { SavedServer } from './saved-servers.ts';

/** A tool as the server describes it. All of it is server text. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: unknown;
}

/** Takes the questions of a server: a queue, or what passes them on to one. */
export type QuestionSink = Pick<ElicitationQueue, 'connect'>;

/** What a call came to, reduced to what this page shows. */
export interface ToolResult {
  readonly isError: boolean;
  readonly texts: readonly string[];
  /** `structuredContent` as it came, or undefined. */
  readonly structured: unknown;
}

/** A call that a reload or a lost connection has interrupted while it waited for the person. */
export interface InterruptedCall {
  /** The tool by its protocol name. */
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Asks what is still open, and resolves like `callTool`. */
  readonly resume: (signal: AbortSignal) => Promise<ToolResult>;
}

/** An open line to one server. */
export interface Connection {
  /** The negotiated protocol revision. */
  readonly revision: string;
  readonly claim: ServerClaim | undefined;
  listTools(): Promise<readonly Tool[]>;
  /** Rejects when the call fails or `signal` aborts. Time that a person takes to answer does not count against it. */
  callTool(name: string, args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolResult>;
  /** The calls to go on with, oldest first. Absent where calls are not kept. */
  interruptedCalls?(): Promise<readonly InterruptedCall[]>;
  /** Ends it; open questions of this server are withdrawn. Safe to call twice. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly server: SavedServer;
  /** Where the server's questions go. */
  readonly queue: QuestionSink;
  /** The server is gone. Not called after `close`. */
  readonly onLost: () => void;
  /** A question of the server was no question and was turned away; `tool` led to it, where that is known. */
  readonly onRefusal: (refusal: Refusal, tool: string | null) => void;
  /** The list of tools has changed. */
  readonly onToolsChanged: () => void;
  readonly signal: AbortSignal;
  /** Where calls are kept that wait for the person. @default they end with the page */
  readonly draftStore?: DraftStore | undefined;
}

/** Opens a connection. Rejects with what went wrong; `describeFailure` puts it into words. */
export type Connect = (options: ConnectOptions) => Promise<Connection>;
