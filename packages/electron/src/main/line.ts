import type { RemotePort } from '@elicit-kit/core/remote';
import { LINE_CHANNEL, type LineMessage } from '../bridge.ts';
import type { FrameLike } from './electron.ts';

/** The end of a page's line in the main process. */
export interface FrameLine {
  readonly port: RemotePort;
  receive(text: string): void;
  /** The page has closed it, or is gone. */
  end(): void;
}

/**
 * A line to the document that opened it: sent to its frame, never to whatever the window shows later.
 * @param closed called once, when this end closed it
 */
export function createFrameLine(frame: FrameLike, line: number, closed: () => void): FrameLine {
  const early: string[] = [];
  let listener: ((data: unknown) => void) | null = null;
  let onClose: (() => void) | null = null;
  let isOver = false;

  function send(message: LineMessage): void {
    try {
      frame.send(LINE_CHANNEL, message);
    } catch {
      // The frame is gone: the events of its window say so.
    }
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    onClose?.();
  }

  return {
    port: {
      send(text) {
        if (!isOver) send({ type: 'text', line, text });
      },
      onMessage(next) {
        listener = next;
        for (const text of early.splice(0)) next(text);
      },
      onClose(next) {
        onClose = next;
        if (isOver) next();
      },
      close() {
        if (isOver) return;
        isOver = true;
        send({ type: 'close', line });
        closed();
      },
    },
    receive(text) {
      if (isOver) return;
      if (listener) listener(text);
      else early.push(text);
    },
    end,
  };
}
