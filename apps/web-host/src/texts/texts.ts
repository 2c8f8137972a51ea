import type { Messages, Receipt } from '@elicit-kit/core';
import type { AddressProblem } from '../host/address.ts';
import type { ArgumentsProblem } from '../host/arguments.ts';
import type { ConfigProblem } from '../host/config-view.ts';
import type { FailureCode } from '../host/failure.ts';
import type { BackendState } from '../host/host.ts';

export type Locale = 'en' | 'zh-CN';
export type Tables = Readonly<Record<Locale, Texts>>;

/** Every text of the page itself, for one locale. Parameters named `tool` and `server` are shown as plain text. */
export interface Texts {
  readonly locale: Locale;
  /** The dialog's own words in this locale. */
  readonly dialog: Messages;
  readonly title: string;
  readonly tagline: string;
  readonly skipToContent: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;

  /** Of the mode in which a backend holds the connections. */
  readonly backend: {
    /** In place of the other tagline. */
    readonly tagline: string;
    /** Where the list of servers comes from, as it cannot be changed here. */
    readonly listHint: string;
    readonly states: Readonly<Record<Exclude<BackendState, 'connected'>, string>>;
    readonly reload: string;
  };

  /** Of the file that names the servers, where the page may know of it. */
  readonly config: {
    readonly title: string;
    readonly reload: string;
    /** Before the list of problems. */
    readonly notTaken: string;
    readonly notTakenKept: string;
    /** Before an example. */
    readonly exampleHint: string;
    readonly problem: (problem: ConfigProblem) => string;
  };

  readonly servers: string;
  readonly noServers: string;
  readonly noServersHint: string;
  readonly addServer: string;
  readonly address: string;
  readonly addressHint: string;
  readonly name: string;
  readonly nameHint: string;
  readonly protocol: string;
  readonly protocolFor: (server: string) => string;
  readonly protocols: Readonly<Record<'auto' | '2025-11-25', string>>;
  readonly add: string;
  readonly cancelAdd: string;
  readonly addressProblems: Readonly<Record<AddressProblem, string>>;

  readonly connecting: string;
  readonly connected: (revision: string) => string;
  readonly failed: string;
  readonly disconnected: string;
  readonly claims: (claim: string) => string;
  readonly retry: string;
  readonly connect: string;
  readonly disconnect: string;
  readonly remove: string;
  /** Accessible names: what a button does, and to which server. */
  readonly actionOn: (action: string, server: string) => string;
  readonly failures: Readonly<Record<FailureCode, string>>;
  readonly details: string;

  readonly tools: string;
  readonly toolsOf: (server: string) => string;
  readonly loadingTools: string;
  readonly noTools: string;
  readonly toolsWhenConnected: string;
  readonly noDescription: string;
  readonly lastCall: (outcome: string) => string;
  readonly call: string;
  readonly callTool: (tool: string) => string;
  readonly arguments: string;
  readonly argumentsOf: (tool: string) => string;
  readonly argumentsHint: string;
  readonly argumentRequired: string;
  readonly argumentsProblem: (problem: ArgumentsProblem) => string;

  readonly results: string;
  readonly noResults: string;
  readonly noResultsHint: string;
  readonly clear: string;
  readonly outcomes: Readonly<Record<'running' | 'done' | 'tool-error' | 'failed' | 'cancelled', string>>;
  readonly cancelCall: string;
  readonly cancelCallOf: (tool: string) => string;
  readonly onServer: (server: string) => string;
  readonly sentArguments: string;
  readonly structured: string;
  readonly structuredOf: (tool: string) => string;
  readonly refused: string;
  readonly emptyResult: string;
  readonly announce: (tool: string, outcome: string) => string;

  readonly receipts: string;
  readonly receiptsHint: string;
  readonly noReceipts: string;
  readonly noReceiptsHint: string;
  /** Accessible name of the button that says `clear`. */
  readonly clearReceipts: string;
  readonly allReceipts: (count: number) => string;
  readonly fewerReceipts: string;
  readonly asked: string;
  readonly askedKinds: Readonly<Record<Receipt['kind'], string>>;
  readonly askedTool: string;
  readonly askedHost: string;
  readonly shared: string;
  readonly sharedNothing: string;
  readonly sharedMore: (count: number) => string;
  /** Stands between names in a row. */
  readonly listSeparator: string;
  /** In place of a name that cannot be seen. */
  readonly unnamed: string;
  readonly ends: Readonly<Record<Receipt['outcome'], string>>;
  readonly endReason: string;
  readonly endReasons: Readonly<Record<NonNullable<Receipt['reason']>, string>>;
}
