/**
 * One line between the side that holds MCP clients and a page that shows their questions. Whatever carries text in order
 * can be one: a MessagePort, a WebSocket, an event stream with POST. It may break at any time; it must not go on after a
 * gap (the protocol notices, and closes it).
 */
export interface RemotePort {
  /** Sends one text. Never throws: what cannot be sent is lost, and `onClose` tells. */
  send(text: string): void;
  /** Called once, before anything is sent. What came before is kept for the listener. Anything but text is dropped. */
  onMessage(listener: (data: unknown) => void): void;
  /** Called once; the listener is called when the line ended at the other side or broke, at once if it has already. */
  onClose(listener: () => void): void;
  /** Ends the line. Safe to call twice. Whether `onClose` is told of one's own end does not matter. */
  close(): void;
}

/** Timers and chance, for tests and for platforms with their own. */
export interface RemoteClock {
  /** Calls back once, after so many milliseconds. Returns stop. */
  readonly later: (callback: () => void, milliseconds: number) => () => void;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** From 0 to 1. Spreads the attempts of many pages to connect again. */
  readonly random: () => number;
}

/** Text that came and was dropped. `malformed`: a member is missing or wrong. `gap`: something before it got lost. */
export type RemoteFaultCode = 'too-long' | 'not-json' | 'malformed' | 'gap';
