import type { RemotePort } from '@elicit-kit/core/remote';
import type { BackendState, Host, HostSnapshot } from '../host/host.ts';
import { readState, type Command, type StateMessage } from './messages.ts';

/** A host whose connections are held at the other end of a line. */
export interface HostView extends Host {
  /** Shows what comes over this line from its first message on, and sends over it what the person does. */
  listenTo(state: RemotePort): void;
  /** The line was lost, or there is none yet. */
  setState(state: Exclude<BackendState, 'connected'>): void;
}

/** Shows nothing until it is given a line. What is done while there is none is not done later. */
export function createHostView(): HostView {
  const listeners = new Set<() => void>();
  let snapshot: HostSnapshot = { servers: [], calls: [], backend: 'connecting', config: null };
  /** The line in use, from its first message on. */
  let line: RemotePort | null = null;

  function publish(change: Partial<HostSnapshot>): void {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  function send(command: Command): void {
    line?.send(JSON.stringify(command));
  }

  return {
    listenTo(state) {
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
    },
    setState: (backend) => publish({ backend }),
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
    reloadConfig: () => send({ type: 'reload-config' }),
  };
}

function merge(
  before: Pick<HostSnapshot, 'servers' | 'calls'>,
  { config, ...message }: StateMessage,
): Pick<HostSnapshot, 'servers' | 'calls' | 'config'> {
  const servers = new Map([...before.servers, ...message.servers].map((server) => [server.saved.id, server]));
  const calls = new Map([...before.calls, ...message.calls].map((call) => [call.id, call]));
  return {
    config,
    servers: message.serverIds.flatMap((id) => servers.get(id) ?? []),
    calls: message.callIds.flatMap((id) => calls.get(id) ?? []),
  };
}
