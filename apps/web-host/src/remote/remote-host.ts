import {
  connectElicitations,
  type RemoteElicitations,
  type RemotePort,
  type ViewWindow,
} from '@elicit-kit/core/remote';
import type { QuestionSink } from '../host/connection.ts';
import type { Host, HostSnapshot } from '../host/host.ts';
import { readState, type Command, type StateMessage } from './messages.ts';
import { splitLine } from './split-line.ts';

export interface RemoteHostOptions {
  /** Takes the questions of the backend's servers. */
  readonly queue: QuestionSink;
  /** Opens a line to the backend. Rejects with `OutdatedPage` when the page is of another build. */
  readonly open: () => Promise<RemotePort>;
  /** Tells which tab the person looks at. */
  readonly window?: ViewWindow | undefined;
}

export interface RemoteHost extends Host {
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
 * The host of a page whose backend holds the connections: shows what that says, and sends back what the person does. A
 * line that breaks is opened again; what was clicked meanwhile is not done later, as nobody would expect it then.
 */
export function createRemoteHost({ queue, open, window }: RemoteHostOptions): RemoteHost {
  const listeners = new Set<() => void>();
  let snapshot: HostSnapshot = { servers: [], calls: [], backend: 'connecting' };
  /** The line in use, from its first message on. */
  let line: RemotePort | null = null;

  function publish(change: Partial<HostSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function listenTo(state: RemotePort): void {
    let isFirst = true;
    state.onMessage((data) => {
      const message = readState(data);
      if (message === null) return;
      if (isFirst) line = state;
      if (line !== state) return;
      publish({ ...merge(isFirst ? { servers: [], calls: [] } : snapshot, message), backend: 'connected' });
      isFirst = false;
    });
    state.onClose(() => {
      if (line !== state) return;
      line = null;
      publish({ backend: 'lost' });
    });
  }

  const elicitations = connectElicitations(
    async () => {
      try {
        const { questions, state } = splitLine(await open());
        listenTo(state);
        return questions;
      } catch (error) {
        publish({ backend: error instanceof OutdatedPage ? 'outdated' : 'lost' });
        throw error;
      }
    },
    { window },
  );
  elicitations.subscribe(() => {
    if (elicitations.getSnapshot().fault === 'version') publish({ backend: 'outdated' });
  });
  queue.connect(elicitations);

  function send(command: Command): void {
    line?.send(JSON.stringify(command));
  }

  return {
    elicitations,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    connect: (id) => send({ type: 'connect', id }),
    disconnect: (id) => send({ type: 'disconnect', id }),
    setProtocol: (id, protocol) => send({ type: 'set-protocol', id, protocol }),
    call: (id, tool, args) => send({ type: 'call', id, tool: tool.name, args }),
    cancelCall: (callId) => send({ type: 'cancel-call', callId }),
    clearCalls: () => send({ type: 'clear-calls' }),
  };
}

function merge(
  before: Pick<HostSnapshot, 'servers' | 'calls'>,
  message: StateMessage,
): Pick<HostSnapshot, 'servers' | 'calls'> {
  const servers = new Map([...before.servers, ...message.servers].map((server) => [server.saved.id, server]));
  const calls = new Map([...before.calls, ...message.calls].map((call) => [call.id, call]));
  return {
    servers: message.serverIds.flatMap((id) => servers.get(id) ?? []),
    calls: message.callIds.flatMap((id) => calls.get(id) ?? []),
  };
}
