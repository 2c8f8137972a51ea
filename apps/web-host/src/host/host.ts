import { createCallLog, type Call } from './call-log.ts';
import type { ConfigView } from './config-view.ts';
import type { Connect, Connection, InterruptedCall, QuestionSink, Tool } from './connection.ts';
import { ConnectionLost, toFailure, type Failure } from './failure.ts';
import {
  readSavedServers,
  writeSavedServers,
  type ProtocolChoice,
  type SavedServer,
  type TextStorage,
} from './saved-servers.ts';

/** Where the line to one server stands. */
export type ServerState =
  | { readonly name: 'connecting' }
  | { readonly name: 'connected'; readonly revision: string; readonly claim: string | null }
  | { readonly name: 'failed'; readonly failure: Failure }
  | { readonly name: 'disconnected' };

/** What a server offers. */
export type ToolList =
  | { readonly name: 'loading' }
  | { readonly name: 'loaded'; readonly tools: readonly Tool[] }
  | { readonly name: 'failed'; readonly failure: Failure };

export interface ServerView {
  readonly saved: SavedServer;
  readonly state: ServerState;
  readonly tools: ToolList;
}

/**
 * Where the line to the backend stands, in the mode where that holds the connections. `lost`: it is opened again.
 * `outdated`: the backend has become a newer one, for which the page must be loaded anew.
 */
export type BackendState = 'connecting' | 'connected' | 'lost' | 'outdated';

export interface HostSnapshot {
  readonly servers: readonly ServerView[];
  /** Newest first. */
  readonly calls: readonly Call[];
  /** Null where the page holds the connections itself. */
  readonly backend: BackendState | null;
  /** Null where the page may not know of a file, or there is none. */
  readonly config: ConfigView | null;
}

export interface NewServer {
  readonly name: string;
  /** Checked by `readAddress` before. */
  readonly address: string;
  readonly protocol: ProtocolChoice;
}

/**
 * Everything the page knows: servers, their tools, calls. One store outside React. What cannot be done now (a server
 * that is gone, a backend that is not there) does nothing.
 */
export interface Host {
  readonly subscribe: (listener: () => void) => () => void;
  /** Stable identity between changes. */
  readonly getSnapshot: () => HostSnapshot;
  /** Adds a server and connects. Returns its id. Absent where the list of servers is made elsewhere. */
  add?(server: NewServer): string;
  connect(id: string): void;
  disconnect(id: string): void;
  setProtocol(id: string, protocol: ProtocolChoice): void;
  /** Absent where `add` is. */
  remove?(id: string): void;
  call(id: string, tool: Tool, args: Readonly<Record<string, unknown>>): void;
  readonly cancelCall: (callId: string) => void;
  /** Removes the ended calls from the log. */
  readonly clearCalls: () => void;
  /** Reads the file of `config` again. Absent where there is none. */
  reloadConfig?(): void;
}

/** A host that holds the connections itself. */
export interface OwnHost extends Required<Omit<Host, 'reloadConfig'>> {
  /**
   * Makes the list of servers this one, in its order. A server that is known and has not changed keeps its connection
   * and its calls; all that are known keep the protocol that was chosen.
   */
  replaceServers(servers: readonly SavedServer[], hasChanged: (id: string) => boolean): void;
  showConfig(config: ConfigView): void;
}

export interface HostOptions {
  /** Where the questions of all servers go. */
  readonly queue: QuestionSink;
  readonly connect: Connect;
  readonly storage: TextStorage;
  /** Used on a first visit, when nothing has been kept yet. An id is minted where there is none. */
  readonly initial: readonly (NewServer & Partial<Pick<SavedServer, 'id'>>)[];
}

interface Line {
  readonly abort: AbortController;
  connection: Connection | null;
}

/** Starts the host and connects to every server it knows. */
export function createHost(options: HostOptions): OwnHost {
  const { queue, storage } = options;
  const listeners = new Set<() => void>();
  const lines = new Map<string, Line>();
  const log = createCallLog(() => publish({}));
  let snapshot: HostSnapshot = { servers: [], calls: [], backend: null, config: null };

  function publish(change: Partial<HostSnapshot>): void {
    snapshot = { ...snapshot, ...change, calls: log.getCalls() };
    for (const listener of listeners) listener();
  }

  function find(id: string): ServerView | undefined {
    return snapshot.servers.find((server) => server.saved.id === id);
  }

  function update(id: string, change: Partial<ServerView>): void {
    publish({
      servers: snapshot.servers.map((server) => (server.saved.id === id ? { ...server, ...change } : server)),
    });
  }

  function keep(): void {
    writeSavedServers(
      storage,
      snapshot.servers.map((server) => server.saved),
    );
  }

  async function open(id: string): Promise<void> {
    const saved = find(id)?.saved;
    if (saved === undefined) return;
    const line: Line = { abort: new AbortController(), connection: null };
    lines.set(id, line);
    const isCurrent = (): boolean => lines.get(id) === line;
    update(id, { state: { name: 'connecting' }, tools: { name: 'loading' } });
    try {
      const connection = await options.connect({
        server: saved,
        queue,
        signal: line.abort.signal,
        onLost: () => {
          if (isCurrent()) end(id, { name: 'failed', failure: toFailure(new ConnectionLost()) });
        },
        onRefusal: (refusal, tool) => log.noteRefusal(id, tool, refusal),
        onToolsChanged: () => {
          if (isCurrent() && line.connection !== null) void loadTools(id, line.connection, isCurrent);
        },
      });
      line.connection = connection;
      if (!isCurrent()) {
        await connection.close();
        return;
      }
      const claim = connection.claim?.title ?? connection.claim?.name ?? null;
      update(id, { state: { name: 'connected', revision: connection.revision, claim } });
      await loadTools(id, connection, isCurrent);
      const interrupted = (await connection.interruptedCalls?.()) ?? [];
      if (isCurrent()) for (const call of interrupted) resume(id, call);
    } catch (error) {
      if (isCurrent()) end(id, { name: 'failed', failure: toFailure(error) });
    }
  }

  async function loadTools(id: string, connection: Connection, isCurrent: () => boolean): Promise<void> {
    try {
      const tools = await connection.listTools();
      if (isCurrent()) update(id, { tools: { name: 'loaded', tools } });
    } catch (error) {
      if (isCurrent()) update(id, { tools: { name: 'failed', failure: toFailure(error) } });
    }
  }

  function resume(id: string, call: InterruptedCall): void {
    const server = find(id);
    if (server === undefined) return;
    const offered = server.tools.name === 'loaded' ? server.tools.tools : [];
    const tool = offered.find(({ name }) => name === call.tool) ?? {
      name: call.tool,
      title: call.tool,
      description: '',
      inputSchema: null,
    };
    log.run({ serverId: id, serverName: server.saved.name, tool, args: call.args }, call.resume);
  }

  function end(id: string, state: ServerState): void {
    const line = lines.get(id);
    lines.delete(id);
    log.failServer(id, new ConnectionLost());
    line?.abort.abort();
    // The line may be broken already, and there is nothing to do about a goodbye that does not arrive.
    line?.connection?.close().catch(() => undefined);
    update(id, { state });
  }

  function put(server: HostOptions['initial'][number]): string {
    const saved: SavedServer = { id: crypto.randomUUID(), ...server };
    publish({
      servers: [...snapshot.servers, { saved, state: { name: 'disconnected' }, tools: { name: 'loading' } }],
    });
    return saved.id;
  }

  const host: OwnHost = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    add(server) {
      const id = put(server);
      keep();
      void open(id);
      return id;
    },
    connect(id) {
      if (!lines.has(id)) void open(id);
    },
    disconnect(id) {
      end(id, { name: 'disconnected' });
    },
    setProtocol(id, protocol) {
      const server = find(id);
      if (server === undefined || server.saved.protocol === protocol) return;
      const wasOpen = lines.has(id);
      end(id, { name: 'disconnected' });
      update(id, { saved: { ...server.saved, protocol } });
      keep();
      if (wasOpen || server.state.name === 'failed') void open(id);
    },
    remove(id) {
      end(id, { name: 'disconnected' });
      publish({ servers: snapshot.servers.filter((server) => server.saved.id !== id) });
      keep();
    },
    call(id, tool, args) {
      const connection = lines.get(id)?.connection;
      const saved = find(id)?.saved;
      if (connection === null || connection === undefined || saved === undefined) return;
      log.run({ serverId: id, serverName: saved.name, tool, args }, (signal) =>
        connection.callTool(tool.name, args, signal),
      );
    },
    cancelCall: (callId) => log.cancel(callId),
    clearCalls: () => log.clear(),
    replaceServers(servers, hasChanged) {
      const wanted = new Set(servers.map(({ id }) => id));
      const before = new Map(snapshot.servers.map((server) => [server.saved.id, server]));
      const isNew = ({ id }: SavedServer): boolean => !before.has(id) || hasChanged(id);
      for (const id of before.keys()) {
        if (!wanted.has(id) || hasChanged(id)) end(id, { name: 'disconnected' });
      }
      publish({
        servers: servers.map((server) => {
          const known = find(server.id);
          const saved = { ...server, protocol: known?.saved.protocol ?? server.protocol };
          if (known !== undefined && !hasChanged(server.id)) return { ...known, saved };
          return { saved, state: { name: 'disconnected' }, tools: { name: 'loading' } };
        }),
      });
      keep();
      for (const server of servers.filter(isNew)) void open(server.id);
    },
    showConfig: (config) => publish({ config }),
  };

  const kept = readSavedServers(storage);
  if (kept === null) options.initial.forEach(put);
  else {
    publish({
      servers: kept.map((saved) => ({ saved, state: { name: 'disconnected' }, tools: { name: 'loading' } })),
    });
  }
  for (const server of snapshot.servers) void open(server.saved.id);
  return host;
}
