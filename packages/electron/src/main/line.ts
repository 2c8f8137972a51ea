import type { RemotePort } from '@elicit-kit/core/remote';
import { LINE_CHANNEL, type LineMessage } from '../bridge.ts';
import type { FrameLike } from './electron.ts';

/** The end of a page's line in the main process. */
export interface FrameLine {
  readonly frame: FrameLike;
  readonly port: RemotePort;
  receive(text: string): void;
  /** The page has closed it. */
  end(): void;
  /** Main ends it: the page is told, should it still be there. */
  drop(): void;
}

/**
 * A line to the document that opened it: its number is the document's own.
 * @param hears whether the frame still shows a page that may be spoken to
 * @param closed called once, when this end closed it
 */
export function createFrameLine(
  frame: FrameLike,
  line: number,
  hears: (frame: FrameLike) => boolean,
  closed: () => void,
): FrameLine {
  let listener: ((data: unknown) => void) | null = null;
  let onClose: (() => void) | null = null;
  let isOver = false;

  function send(message: LineMessage): void {
    if (!hears(frame)) return;
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
    frame,
    port: {
      send(text) {
        if (!isOver) send({ type: 'text', line, text });
      },
      // The serving side listens before the page can say the next thing.
      onMessage(next) {
        listener = next;
      },
      onClose(next) {
        onClose = next;
      },
      close() {
        if (isOver) return;
        isOver = true;
        send({ type: 'close', line });
        closed();
      },
    },
    receive(text) {
      if (!isOver) listener?.(text);
    },
    end,
    drop() {
      if (isOver) return;
      send({ type: 'close', line });
      end();
    },
  };
}
