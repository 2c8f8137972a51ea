import {
  connectElicitations,
  type ConnectOptions,
  type RemoteElicitations,
  type RemotePort,
} from '@elicit-kit/core/remote';
import { API_NAME, type ElicitKitApi } from '../bridge.ts';

export type { ElicitKitApi } from '../bridge.ts';

/** Texts that wait for a listener; it comes in the same turn, so more than a few are none of main's. */
const MOST_EARLY = 100;

/**
 * The transport of a page in Electron: the questions of the main process.
 *
 *     const remote = connectMain();
 *     queue.connect(remote);
 *     <ElicitationDialog queue={queue} openUrl={openUrl} />
 *
 * @throws Error where the preload script did not run
 */
export function connectMain(options: ConnectOptions = {}): RemoteElicitations {
  const api = findApi();
  const page = (globalThis as { readonly window?: ConnectOptions['window'] }).window;
  return connectElicitations(() => openLine(api), { window: page, ...options });
}

/**
 * For `openUrl` of the dialog: main opens the address in the person's browser, if it is one that this page was asked to
 * show. Resolves to whether it did: false, too, while another one of this page is being opened.
 * @throws Error where the preload script did not run
 */
export function openUrl(href: string): Promise<boolean> {
  return findApi().openUrl(href);
}

function findApi(): ElicitKitApi {
  const api = (globalThis as Readonly<Record<string, unknown>>)[API_NAME] as ElicitKitApi | undefined;
  if (typeof api?.openLine === 'function') return api;
  throw new Error(
    `window.${API_NAME} is missing: the preload script of @elicit-kit/electron did not run in this page. See webPreferences.preload.`,
  );
}

function openLine(api: ElicitKitApi): RemotePort {
  const early: string[] = [];
  let receive: ((data: unknown) => void) | null = null;
  let closed: (() => void) | null = null;
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    closed?.();
  }

  const line = api.openLine((text) => {
    if (isOver) return;
    if (receive) return receive(text);
    early.push(text);
    if (early.length <= MOST_EARLY) return;
    early.length = 0;
    line.close();
    end();
  }, end);
  return {
    send: (text) => line.send(text),
    onMessage(listener) {
      receive = listener;
      for (const text of early.splice(0)) listener(text);
    },
    onClose(listener) {
      closed = listener;
      if (isOver) listener();
    },
    close: () => line.close(),
  };
}
