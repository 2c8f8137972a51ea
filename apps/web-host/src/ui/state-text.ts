import type { ServerState } from '../host/host.ts';
import type { Texts } from '../texts/texts.ts';

/** The state of a connection in a few words. */
export function stateText(texts: Texts, state: ServerState): string {
  switch (state.name) {
    case 'connecting':
      return texts.connecting;
    case 'connected':
      return texts.connected(state.revision);
    case 'failed':
      return texts.failed;
    case 'disconnected':
      return texts.disconnected;
  }
}
