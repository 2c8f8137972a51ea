import type { RemotePort } from '@elicit-kit/core/remote';
import type { FrameLike, IpcEventLike, IpcMainLike } from '@elicit-kit/electron/main';
import { COMMAND_CHANNEL, isCommandText, OPEN_CHANNEL, STATE_CHANNEL } from '../bridge.ts';
import type { DesktopWindow } from './electron.ts';
import { ORIGIN } from './origin.ts';

/** Lines over which windows see servers and calls, and send what the person does. */
export interface StateLines {
  /** Lets a window have one. Call it before the window loads its page. */
  addWindow(window: DesktopWindow): void;
  /** Ends all, and leaves `ipcMain` as it was. */
  close(): void;
}

interface StateLine {
  readonly port: RemotePort;
  receive(text: string): void;
  end(): void;
}

/**
 * Takes messages of the top frame of an added window alone, and only while that shows a page of the app.
 * @param accept takes each line, one for a document
 */
export function createStateLines(ipcMain: IpcMainLike, accept: (port: RemotePort) => void): StateLines {
  /** By the `webContents` of a window; null until its document has opened one. */
  const lines = new Map<object, StateLine | null>();

  function frameOf({ sender, senderFrame: frame }: IpcEventLike): FrameLike | null {
    return lines.has(sender) && frame !== null && isOwnPage(frame) ? frame : null;
  }

  function open(event: IpcEventLike): void {
    const frame = frameOf(event);
    if (frame === null) return;
    leave(event.sender);
    const line = createStateLine(frame);
    lines.set(event.sender, line);
    accept(line.port);
  }

  function command(event: IpcEventLike, text: unknown): void {
    if (frameOf(event) !== null && isCommandText(text)) lines.get(event.sender)?.receive(text);
  }

  /** The window is gone, or its document wants another line: what it showed before is not told any more. */
  function leave(contents: object): void {
    const line = lines.get(contents);
    if (lines.has(contents)) lines.set(contents, null);
    line?.end();
  }

  ipcMain.on(OPEN_CHANNEL, open);
  ipcMain.on(COMMAND_CHANNEL, command);

  return {
    addWindow({ webContents }) {
      lines.set(webContents, null);
      webContents.on('destroyed', () => {
        leave(webContents);
        lines.delete(webContents);
      });
      webContents.on('render-process-gone', () => leave(webContents));
    },
    close() {
      ipcMain.removeListener(OPEN_CHANNEL, open);
      ipcMain.removeListener(COMMAND_CHANNEL, command);
      for (const contents of [...lines.keys()]) leave(contents);
      lines.clear();
    },
  };
}

/** Whether a page of the app is on top of its window there. Electron throws at whatever is asked of a frame that is gone. */
function isOwnPage(frame: FrameLike): boolean {
  try {
    return frame.parent === null && frame.origin === ORIGIN;
  } catch {
    return false;
  }
}

/** To the frame of one document, and only while that shows the app's page. Ends when it cannot be reached. */
function createStateLine(frame: FrameLike): StateLine {
  let listener: ((data: unknown) => void) | null = null;
  let closed: (() => void) | null = null;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    closed?.();
  }

  return {
    port: {
      send(text) {
        if (isOver) return;
        try {
          if (isOwnPage(frame)) frame.send(STATE_CHANNEL, text);
          else end();
        } catch {
          end();
        }
      },
      onMessage: (next) => {
        listener = next;
      },
      onClose: (next) => {
        closed = next;
        if (isOver) next();
      },
      close: end,
    },
    receive(text) {
      if (!isOver) listener?.(text);
    },
    end,
  };
}
