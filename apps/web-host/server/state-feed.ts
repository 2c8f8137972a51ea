import type { RemotePort } from '@elicit-kit/core/remote';
import type { Call } from '../src/host/call-log.ts';
import type { Host, ServerView } from '../src/host/host.ts';
import { readCommand, type Command, type StateMessage } from '../src/remote/messages.ts';

/** Between two looks at a line that takes no more, in milliseconds. */
const BUSY_TIME = 100;

/**
 * Tells one page what the host knows, whole at first and then what changes, and does what it asks for.
 * @param isBusy whether the line has enough to carry: changes then wait, and are told together
 */
export function feedState(host: Host, port: RemotePort, isBusy: () => boolean): void {
  let sent: { readonly servers: ReadonlySet<ServerView>; readonly calls: ReadonlySet<Call> } | null = null;
  let timer: NodeJS.Timeout | undefined;

  function tell(): void {
    timer = undefined;
    if (isBusy()) {
      timer = setTimeout(tell, BUSY_TIME);
      return;
    }
    const { servers, calls, config } = host.getSnapshot();
    const message: StateMessage = {
      serverIds: servers.map(({ saved }) => saved.id),
      callIds: calls.map(({ id }) => id),
      servers: servers.filter((server) => !sent?.servers.has(server)),
      calls: calls.filter((call) => !sent?.calls.has(call)).map(withoutSchema),
      config,
    };
    sent = { servers: new Set(servers), calls: new Set(calls) };
    port.send(JSON.stringify(message));
  }

  const unsubscribe = host.subscribe(() => {
    timer ??= setTimeout(tell);
  });
  port.onClose(() => {
    unsubscribe();
    clearTimeout(timer);
  });
  port.onMessage((data) => {
    const command = readCommand(data);
    if (command !== null) run(host, command);
  });
  tell();
}

/** The log shows names; the schema comes with the server. */
function withoutSchema(call: Call): Call {
  return { ...call, tool: { ...call.tool, inputSchema: {} } };
}

function run(host: Host, command: Command): void {
  switch (command.type) {
    case 'connect':
    case 'disconnect':
      if (hasServer(host, command.id)) host[command.type](command.id);
      return;
    case 'set-protocol':
      host.setProtocol(command.id, command.protocol);
      return;
    case 'call': {
      const tools = host.getSnapshot().servers.find(({ saved }) => saved.id === command.id)?.tools;
      const tool =
        tools?.name === 'loaded' ? tools.tools.find(({ name }) => name === command.tool) : undefined;
      if (tool !== undefined) host.call(command.id, tool, command.args);
      return;
    }
    case 'cancel-call':
      host.cancelCall(command.callId);
      return;
    case 'clear-calls':
      host.clearCalls();
      return;
    case 'reload-config':
      host.reloadConfig?.();
  }
}

function hasServer(host: Host, id: string): boolean {
  return host.getSnapshot().servers.some(({ saved }) => saved.id === id);
}
