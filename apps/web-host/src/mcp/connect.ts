import './without-eval.ts';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Connect } from '../host/connection.ts';
import { openConnection } from './open-connection.ts';

/** Opens a connection over Streamable HTTP, straight from the page. */
export const connect: Connect = async (options) => {
  const transport = new StreamableHTTPClientTransport(new URL(options.server.address));
  return openConnection(options, { transport, sayGoodbye: () => transport.terminateSession() });
};
