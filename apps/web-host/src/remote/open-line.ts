import type { RemotePort } from '@elicit-kit/core/remote';
import { fromWebSocket } from '@elicit-kit/core/remote/web-socket';
import { fetchConfig } from '../host/config.ts';
import { LINE_PATH } from './messages.ts';
import { OutdatedPage } from './remote-host.ts';

const OPEN_TIMEOUT = 10_000;

/**
 * Opens a line to the backend that the page came from. Asks for its configuration first: that says whether page and
 * backend still fit, and renews the session, which a backend that was started anew does not know.
 * @param build of the page's own backend
 */
export async function openLine(build: string): Promise<RemotePort> {
  const config = await fetchConfig(AbortSignal.timeout(OPEN_TIMEOUT));
  if (config.mode !== 'backend' || config.build !== build) throw new OutdatedPage();
  const address = new URL(LINE_PATH, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return fromWebSocket(new WebSocket(address));
}
