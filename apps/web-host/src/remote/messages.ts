import type { Call } from '../host/call-log.ts';
import type { ConfigView } from '../host/config-view.ts';
import type { ServerView } from '../host/host.ts';
import type { ProtocolChoice } from '../host/saved-servers.ts';

/** Where the page opens its line to the backend. */
export const LINE_PATH = '/line';

/**
 * What the page is to show, from the backend. The first of a line is whole; those after it carry what has changed.
 * Written and read by one build: `build` of the configuration says whether it is.
 */
export interface StateMessage {
  /** All of them in their order; those that are not named are gone. */
  readonly serverIds: readonly string[];
  /** The newest first. */
  readonly callIds: readonly string[];
  /** Those that are new or have changed. */
  readonly servers: readonly ServerView[];
  readonly calls: readonly Call[];
  readonly config: ConfigView | null;
}

/** What the person does, from the page. Servers cannot be named by address: the backend's configuration alone does. */
export type Command =
  | { readonly type: 'connect' | 'disconnect'; readonly id: string }
  | { readonly type: 'set-protocol'; readonly id: string; readonly protocol: ProtocolChoice }
  | {
      readonly type: 'call';
      readonly id: string;
      /** By its protocol name. */
      readonly tool: string;
      readonly args: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'cancel-call'; readonly callId: string }
  | { readonly type: 'clear-calls' | 'reload-config' };

/** Null for what is none. */
export function readCommand(data: unknown): Command | null {
  const value = parse(data);
  if (!isRecord(value)) return null;
  const { type, id, protocol, tool, args, callId } = value;
  switch (type) {
    case 'connect':
    case 'disconnect':
      return typeof id === 'string' ? { type, id } : null;
    case 'set-protocol':
      if (typeof id !== 'string' || (protocol !== 'auto' && protocol !== '2025-11-25')) return null;
      return { type, id, protocol };
    case 'call':
      if (typeof id !== 'string' || typeof tool !== 'string' || !isRecord(args)) return null;
      return { type, id, tool, args };
    case 'cancel-call':
      return typeof callId === 'string' ? { type, callId } : null;
    case 'clear-calls':
    case 'reload-config':
      return { type };
    default:
      return null;
  }
}

/** Null for what is none. The views in it are the backend's own words. */
export function readState(data: unknown): StateMessage | null {
  const value = parse(data);
  return isState(value) ? value : null;
}

function isState(value: unknown): value is StateMessage {
  return (
    isRecord(value) &&
    isListOf(value['serverIds'], isText) &&
    isListOf(value['callIds'], isText) &&
    isListOf(value['servers'], (server) => isRecord(server) && isRecord(server['saved'])) &&
    isListOf(value['calls'], (call) => isRecord(call) && isRecord(call['outcome'])) &&
    (value['config'] === null || isConfig(value['config']))
  );
}

function isConfig(value: unknown): boolean {
  return isRecord(value) && isText(value['file']) && isListOf(value['problems'], isRecord);
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
