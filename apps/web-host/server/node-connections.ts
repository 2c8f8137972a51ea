import { Readable } from 'node:stream';
import { isAbsolute, resolve } from 'node:path';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Connect } from '../src/host/connection.ts';
import { openConnection } from '../src/mcp/open-connection.ts';
import type { ConfiguredServer } from './read-config.ts';
import { writeLines } from './write-lines.ts';

/** How long a program may take to end after SIGTERM, in milliseconds, and after SIGKILL. */
const TERM_TIME = 1000;
const KILL_TIME = 500;

export interface NodeConnections {
  readonly connect: Connect;
  /** Ends every program that was started: asks it to, and makes it. */
  close(): Promise<void>;
}

/** What the page may know of where a server runs: the rest (path, arguments, variables, headers) often holds keys. */
export function addressOf(server: ConfiguredServer): string {
  if (server.kind === 'url') return new URL(server.url).origin;
  return server.args.length === 0 ? server.command : `${server.command} …`;
}

/**
 * Opens connections from Node: over Streamable HTTP, or to a program that it starts.
 * @param servers by the id under which the host knows them
 * @param folder where relative paths of the configuration start
 * @param write takes what the programs say, a line at a time
 */
export function createNodeConnections(
  servers: ReadonlyMap<string, ConfiguredServer>,
  folder: string,
  write: (line: string) => void,
): NodeConnections {
  const programs = new Map<StdioClientTransport, Promise<void>>();

  function start(server: Extract<ConfiguredServer, { kind: 'command' }>): StdioClientTransport {
    const { name, command, args, env, cwd } = server;
    const transport = new StdioClientTransport({
      // A bare name is looked up in PATH; a path is one from the folder, as `cwd` is.
      command: /[\\/]/.test(command) && !isAbsolute(command) ? resolve(folder, command) : command,
      args: [...args],
      env: { ...env },
      cwd: resolve(folder, cwd ?? '.'),
      stderr: 'pipe',
    });
    programs.set(
      transport,
      new Promise((ended) => {
        // The client keeps this one and adds its own.
        transport.onclose = () => {
          programs.delete(transport);
          ended();
        };
      }),
    );
    const { stderr } = transport;
    // The type promises less than the documentation: with `pipe` it is there at once.
    if (stderr instanceof Readable) writeLines(stderr, name, write);
    return transport;
  }

  async function end(transport: StdioClientTransport, ended: Promise<void>): Promise<void> {
    const { pid } = transport;
    if (pid === null) return;
    void transport.close().catch(() => undefined);
    signal(pid, 'SIGTERM');
    if (await isOverWithin(ended, TERM_TIME)) return;
    signal(pid, 'SIGKILL');
    await isOverWithin(ended, KILL_TIME);
  }

  return {
    connect: async (options) => {
      const server = servers.get(options.server.id);
      if (server === undefined) throw new Error('The configuration has no such server.');
      if (server.kind === 'command') return openConnection(options, { transport: start(server) });
      const transport = new StreamableHTTPClientTransport(new URL(server.url), {
        requestInit: { headers: { ...server.headers } },
      });
      return openConnection(options, { transport, sayGoodbye: () => transport.terminateSession() });
    },
    async close() {
      await Promise.all([...programs].map(([transport, ended]) => end(transport, ended)));
    },
  };
}

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

async function isOverWithin(ended: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), milliseconds);
  });
  const isOver = await Promise.race([ended.then(() => true as const), late]);
  clearTimeout(timer);
  return isOver;
}
