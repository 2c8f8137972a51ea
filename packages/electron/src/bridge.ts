/** What crosses the context bridge and `ipcMain`: names, and the checks that both sides make. */

/** Name of the object in the page's `window`. */
export const API_NAME = 'elicitKit';
/** Page to main: `open`, `text` and `close` of a line. Main to page: `text` and `close`. */
export const LINE_CHANNEL = 'elicit-kit:line';
/** Page to main, answered: opens an address in the person's browser. */
export const OPEN_CHANNEL = 'elicit-kit:open-url';

/** UTF-16 code units of one text: longer ones end the line. Above the longest message of the remote protocol. */
export const LONGEST_TEXT: number = 16 * 1024 * 1024;
/** UTF-16 code units of an address. */
export const LONGEST_URL: number = 64 * 1024;

/** One step of a line. `line` is a number that the page's side counts up. */
export type LineMessage =
  | { readonly type: 'open' | 'close'; readonly line: number }
  | { readonly type: 'text'; readonly line: number; readonly text: string };

/**
 * Reads what came over the channel, from a side that may be hostile: a fresh object, or null where it is none of the
 * messages. Never throws.
 */
export function readLineMessage(value: unknown): LineMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, line, text } = value as Record<string, unknown>;
  if (typeof line !== 'number' || !Number.isSafeInteger(line) || line < 1) return null;
  if (type === 'open' || type === 'close') return { type, line };
  if (type !== 'text' || typeof text !== 'string' || text.length > LONGEST_TEXT) return null;
  return { type, line, text };
}

/** The object that the preload script exposes. Functions and texts alone cross the bridge. */
export interface ElicitKitApi {
  /** Opens a line to the main process. The listeners are called from the next task on. */
  readonly openLine: (onText: (text: string) => void, onClose: () => void) => ApiLine;
  /** Resolves to whether the address was opened: main opens only what this page was asked to show. */
  readonly openUrl: (href: string) => Promise<boolean>;
}

export interface ApiLine {
  readonly send: (text: string) => void;
  readonly close: () => void;
}
