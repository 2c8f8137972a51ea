import {
  inputRequired,
  type CallToolResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { actionOf, readAnswer, report } from '../ask.ts';
import type { Connection, Connections } from '../connections.ts';

const MESSAGE = 'To read your calendar, the demo server needs you to connect your account.';

export interface ConnectAccountOptions {
  readonly era: 'legacy' | 'modern';
  readonly connections: Connections;
  /** The address of the page for one id. */
  readonly pageFor: (id: string) => string;
  /** How long a call waits for the page after consent, in milliseconds. */
  readonly waitFor: number;
}

/** How long a call of 2026-07-28 waits before it asks for the page again, in milliseconds: then the person decides. */
const PATIENCE = 10_000;

/**
 * Address mode. The older revisions correlate by `elicitationId` and a completion notice; 2026-07-28 keeps the id in
 * `requestState`. In both, the call waits a while for the page after consent. A page that is not done by then ends the
 * call in the older revisions, and is asked for again in 2026-07-28.
 */
export function registerConnectAccount(server: McpServer, options: ConnectAccountOptions): void {
  const { connections, pageFor, waitFor } = options;
  const config = {
    title: 'Connect an account',
    description: 'Asks to open a page of this server in the browser.',
  };
  if (options.era === 'legacy') {
    server.registerTool('connect-account', config, async (context) => {
      const connection = connections.open();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- older clients have no other way to be asked
      const answer = await context.mcpReq.elicitInput(
        { mode: 'url', message: MESSAGE, url: pageFor(connection.id), elicitationId: connection.id },
        { timeout: 600_000 },
      );
      if (answer.action === 'accept') notifyWhenDone(server, context, connection);
      return finish(context, connection, answer, waitFor);
    });
    return;
  }
  server.registerTool('connect-account', config, async (context) => {
    const id = context.mcpReq.requestState<string>();
    const connection = id === undefined ? null : connections.find(id);
    const answer = readAnswer(context, 'account');
    if (connection !== null && answer !== null) {
      const result = await finish(context, connection, answer, Math.min(waitFor, PATIENCE));
      if (actionOf(answer) !== 'accept' || connection.isDone()) return result;
    }
    const opened = connection ?? connections.open();
    return inputRequired({
      inputRequests: { account: inputRequired.elicitUrl({ message: MESSAGE, url: pageFor(opened.id) }) },
      requestState: opened.id,
    });
  });
}

function notifyWhenDone(server: McpServer, context: ServerContext, connection: Connection): void {
  const notify = server.server.createElicitationCompletionNotifier(connection.id, {
    relatedRequestId: context.mcpReq.id,
  });
  // The client may be gone by then; there is nobody left to tell.
  void connection.done.then(notify).catch(() => undefined);
}

async function finish(
  context: ServerContext,
  connection: Connection,
  answer: unknown,
  waitFor: number,
): Promise<CallToolResult> {
  if (actionOf(answer) !== 'accept') return report(answer, 'The account was not connected.');
  await waitForPage(connection, context.mcpReq.signal, waitFor);
  return report(
    answer,
    connection.isDone()
      ? 'Your account is connected.'
      : 'The page has not been finished yet. Ask again when it is.',
  );
}

async function waitForPage(connection: Connection, signal: AbortSignal, milliseconds: number): Promise<void> {
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const timer = setTimeout(stop, milliseconds);
  signal.addEventListener('abort', stop, { once: true });
  await Promise.race([connection.done, stopped]);
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
}
