import {
  connectElicitations,
  type RemoteElicitations,
  type RemotePort,
  type ViewWindow,
} from '@elicit-kit/core/remote';
import type { QuestionSink } from '../host/connection.ts';
import type { Host } from '../host/host.ts';
import { createHostView } from './host-view.ts';
import { splitLine } from './split-line.ts';

export interface RemoteHostOptions {
  /** Takes the questions of the backend's servers. */
  readonly queue: QuestionSink;
  /** Opens a line to the backend. Rejects with `OutdatedPage` when the page is of another build. */
  readonly open: () => Promise<RemotePort>;
  /** Tells which tab the person looks at. */
  readonly window?: ViewWindow | undefined;
}

export interface RemoteHost {
  readonly host: Host;
  /** The questions that other tabs show. */
  readonly elicitations: RemoteElicitations;
}

/** The backend has been replaced by one of another build. */
export class OutdatedPage extends Error {
  constructor() {
    super('The page is older than its backend.');
    this.name = 'OutdatedPage';
  }
}

/**
 * The host of a page whose backend holds the connections, with its questions on the same line. A line that breaks is
 * opened again; what was clicked meanwhile is not done later, as nobody would expect it then.
 */
export function createRemoteHost({ queue, open, window }: RemoteHostOptions): RemoteHost {
  const view = createHostView();
  const elicitations = connectElicitations(
    async () => {
      try {
        const { questions, state } = splitLine(await open());
        view.listenTo(state);
        return questions;
      } catch (error) {
        view.setState(error instanceof OutdatedPage ? 'outdated' : 'lost');
        throw error;
      }
    },
    { window },
  );
  elicitations.subscribe(() => {
    if (elicitations.getSnapshot().fault === 'version') view.setState('outdated');
  });
  queue.connect(elicitations);
  return { host: view, elicitations };
}
