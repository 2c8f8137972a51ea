import { createHost, type OwnHost } from '../src/host/host.ts';
import type { QuestionSink } from '../src/host/connection.ts';
import type { SavedServer } from '../src/host/saved-servers.ts';
import { addressOf, createNodeConnections, type NodeConnectionsOptions } from './node-connections.ts';
import type { ConfiguredServer } from './read-config.ts';

export interface ConfiguredHostOptions extends Omit<NodeConnectionsOptions, 'servers'> {
  readonly servers: readonly ConfiguredServer[];
  /** Takes the questions of all servers. */
  readonly queue: QuestionSink;
}

/** Holds the MCP clients of a configuration. */
export interface ConfiguredHost {
  readonly host: OwnHost;
  /** Takes another configuration: starts what is new, ends what is gone, and starts anew what has changed. */
  replace(servers: readonly ConfiguredServer[]): void;
  /** Ends connections and the programs that were started; calls and questions end at once. */
  close(): Promise<void>;
}

/** Connects to every server of the configuration at once, whether anybody views it or not. */
export function createConfiguredHost(options: ConfiguredHostOptions): ConfiguredHost {
  const { servers, queue, ...rest } = options;
  const byId = new Map<string, ConfiguredServer>(servers.map((server) => [server.name, server]));
  const connections = createNodeConnections({ ...rest, servers: byId });
  const host = createHost({
    queue,
    connect: connections.connect,
    storage: { getItem: () => null, setItem: () => undefined },
    initial: servers.map(toSaved),
  });

  return {
    host,
    replace(next) {
      const before = new Map(byId);
      byId.clear();
      for (const server of next) byId.set(server.name, server);
      const text = (id: string, map: typeof byId): string => JSON.stringify(map.get(id));
      host.replaceServers(next.map(toSaved), (id) => text(id, before) !== text(id, byId));
    },
    async close() {
      // First, while the programs can still be asked for by their ids.
      const ended = connections.close();
      for (const { saved } of host.getSnapshot().servers) host.disconnect(saved.id);
      await ended;
    },
  };
}

/** Names are unique in a configuration, and the same after a restart: a page then shows the server that it showed before. */
function toSaved(server: ConfiguredServer): SavedServer {
  return { id: server.name, name: server.name, address: addressOf(server), protocol: 'auto' };
}
