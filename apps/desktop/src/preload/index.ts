/** The preload script: what the kit exposes, and one frozen object of this app. No Node, no `ipcRenderer` in the page. */
import '@elicit-kit/electron/preload';
import { contextBridge, ipcRenderer } from 'electron';
import {
  API_NAME,
  COMMAND_CHANNEL,
  isCommandText,
  OPEN_CHANNEL,
  STATE_CHANNEL,
  type DesktopApi,
} from '../bridge.ts';

let listener: ((text: string) => void) | null = null;

ipcRenderer.on(STATE_CHANNEL, (_event, text: unknown) => {
  if (typeof text === 'string') listener?.(text);
});

const api: DesktopApi = {
  openState(onText) {
    if (typeof onText !== 'function') throw new TypeError('openState takes a function.');
    listener = onText;
    ipcRenderer.send(OPEN_CHANNEL);
  },
  sendCommand(text) {
    if (isCommandText(text)) ipcRenderer.send(COMMAND_CHANNEL, text);
  },
};

contextBridge.exposeInMainWorld(API_NAME, Object.freeze(api));
