import { Readable } from 'node:stream';
import { isAbsolute, resolve } from 'node:path';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Connect } from '../src/host/connection.ts';
import { openConnection, type ClientName } from '../src/mcp/open-connection.ts';
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

export interface NodeConnectionsOptions {
  /** By the id under which the host knows them; may change. */
  readonly servers: ReadonlyMap<string, ConfiguredServer>;
  /** Where relative paths of the configuration start. */
  readonly folder: string;
  /** Takes what the programs say, a line at a time. */
  readonly write: (line: string) => void;
  /** How the client names itself to servers. @default as the web host */
  readonly client?: ClientName | undefined;
}

/** Opens connections from Node: over Streamable HTTP, or to a program that it starts. */
export function createNodeConnections(options: NodeConnectionsOptions): NodeConnections {
  const { servers, folder, write, client } = options;
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
    connect: async (wanted) => {
      const server = servers.get(wanted.server.id);
      if (server === undefined) throw new Error('The configuration has no such server.');
      if (server.kind === 'command') return openConnection(wanted, { transport: start(server), client });
      const transport = new StreamableHTTPClientTransport(new URL(server.url), {
        requestInit: { headers: { ...server.headers } },
      });
      return openConnection(wanted, { transport, client, sayGoodbye: () => transport.terminateSession() });
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
