/** What crosses the context bridge and `ipcMain` beside the questions: the state of servers and calls, and commands. */

/** Name of the object in the page's `window`. */
export const API_NAME = 'elicitKitDesktop';
/** Page to main: tell this document the state from now on, whole at first. */
export const OPEN_CHANNEL = 'desktop:open-state';
/** Main to page: a text of `StateMessage`. */
export const STATE_CHANNEL = 'desktop:state';
/** Page to main: a text of `Command`. */
export const COMMAND_CHANNEL = 'desktop:command';

/** UTF-16 code units of one command; longer ones are dropped. The arguments of a call are most of it. */
export const LONGEST_COMMAND: number = 16 * 1024 * 1024;

/** The object that the preload script exposes. Texts alone cross the bridge. */
export interface DesktopApi {
  /** Calls back with each text of the state, from the next task on. A second call takes the place of the first. */
  readonly openState: (onText: (text: string) => void) => void;
  readonly sendCommand: (text: string) => void;
}

/** Whether a value from a side that may be hostile can be a command. */
export function isCommandText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_COMMAND;
}
