/** Runs in the page's world before its first script: the page's end of the context bridge. */
import { createBridge } from './bridge.ts';
import { CHANNEL_EVENT, hasPreload } from './channel.ts';

if (hasPreload()) {
  const take = (event: Event): void => {
    const channel = (event as MouseEvent).relatedTarget;
    if (channel !== null) createBridge(channel, 'page');
  };
  addEventListener(CHANNEL_EVENT, take, { once: true });
}
