/** What crosses the context bridge and `ipcMain`: names, and the checks that both sides make. */

/** Name of the object in the page's `window`. */
export const API_NAME = 'elicitKit';
/** Page to main: `open`, `text` and `close` of a line. Main to page: `text` and `close`. */
export const LINE_CHANNEL = 'elicit-kit:line';
/** Page to main, answered: opens an address in the person's browser. */
export const OPEN_CHANNEL = 'elicit-kit:open-url';

/**
 * UTF-16 code units of one text. Longer ones are dropped, and the gap ends the line. Above the longest message of the
 * remote protocol.
 */
export const LONGEST_TEXT: number = 16 * 1024 * 1024;
/** UTF-16 code units of an address. */
export const LONGEST_URL: number = 64 * 1024;

/** Lines that one document can open in its life. */
const LINES_OF_A_DOCUMENT = 2 ** 20;

/**
 * Before the first line of a document. No two documents use the same numbers: what is said late to one, or by it, never
 * counts for the next, though Electron may use the frame for both.
 */
export function firstLine(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) * LINES_OF_A_DOCUMENT;
}

/** Which document a line belongs to. */
export function documentOf(line: number): number {
  return Math.floor(line / LINES_OF_A_DOCUMENT);
}

/** One step of a line. `line` is a number that the document which opened it counts up. */
export type LineMessage =
  | { readonly type: 'open' | 'close'; readonly line: number }
  | { readonly type: 'text'; readonly line: number; readonly text: string };

/**
 * Reads what came over the channel, from a side that may be hostile: a fresh object, or null where it is none of the
 * messages. Never throws.
 */
export function readLineMessage(value: unknown): LineMessage | null {
  try {
    return read(value);
  } catch {
    // A getter or a proxy of the other side.
    return null;
  }
}

function read(value: unknown): LineMessage | null {
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
