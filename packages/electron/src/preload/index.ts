/**
 * The preload script: exposes one frozen object, without Node and without `ipcRenderer`. Works with `sandbox` and
 * `contextIsolation`. Use the built file as it is, or import this entry in a preload script that is bundled.
 */
import { contextBridge, ipcRenderer } from 'electron';
import {
  API_NAME,
  LINE_CHANNEL,
  LONGEST_TEXT,
  LONGEST_URL,
  OPEN_CHANNEL,
  firstLine,
  readLineMessage,
  type ElicitKitApi,
  type LineMessage,
} from '../bridge.ts';

interface Listeners {
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Lines of one page: a page needs one; whoever opens more is broken or hostile. */
const MOST_LINES = 8;

const lines = new Map<number, Listeners>();
let lastLine = firstLine();

/** A document that is being left cannot send any more. */
function send(message: LineMessage): void {
  try {
    ipcRenderer.send(LINE_CHANNEL, message);
  } catch {
    // Main hears of its end from the window.
  }
}

ipcRenderer.on(LINE_CHANNEL, (_event, value: unknown) => {
  const message = readLineMessage(value);
  const listeners = message === null ? undefined : lines.get(message.line);
  if (message === null || listeners === undefined) return;
  if (message.type === 'text') listeners.onText(message.text);
  else if (message.type === 'close') {
    lines.delete(message.line);
    listeners.onClose();
  }
});

const api: ElicitKitApi = {
  openLine(onText, onClose) {
    if (typeof onText !== 'function' || typeof onClose !== 'function')
      throw new TypeError('openLine takes two functions.');
    if (lines.size >= MOST_LINES) throw new Error('This page has too many lines open.');
    const line = (lastLine += 1);
    lines.set(line, { onText, onClose });
    send({ type: 'open', line });
    return Object.freeze({
      send(text: string): void {
        if (typeof text !== 'string' || text.length > LONGEST_TEXT || !lines.has(line)) return;
        send({ type: 'text', line, text });
      },
      close(): void {
        if (lines.delete(line)) send({ type: 'close', line });
      },
    });
  },
  async openUrl(href) {
    if (typeof href !== 'string' || href.length > LONGEST_URL) return false;
    try {
      return (await ipcRenderer.invoke(OPEN_CHANNEL, href)) === true;
    } catch {
      // Main serves no windows any more.
      return false;
    }
  },
};

contextBridge.exposeInMainWorld(API_NAME, Object.freeze(api));
