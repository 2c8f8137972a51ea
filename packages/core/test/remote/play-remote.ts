import type { ElicitationEntry } from '../../src/queue/entry.ts';
import { createElicitationQueue, type ElicitationQueue } from '../../src/queue/elicitation-queue.ts';
import {
  connectElicitations,
  type ConnectOptions,
  type RemoteElicitations,
} from '../../src/remote/connect.ts';
import {
  serveElicitations,
  type AudienceOptions,
  type ElicitationServing,
  type ServeOptions,
} from '../../src/remote/serve.ts';
import { createFakeServer, type FakeServer } from './fake-server.ts';
import { createFakeClock, createFakeLine, type FakeClock, type FakeLine, type Fate } from './fake-line.ts';

export { ANSWER, createFakeServer, DRAFT, PARAMS, SERVER, type FakeServer } from './fake-server.ts';

export interface PlayedView {
  readonly remote: RemoteElicitations;
  readonly queue: ElicitationQueue;
  /** How each question ended here. */
  readonly ends: ElicitationEntry[];
  /** All lines so far. */
  readonly lines: FakeLine[];
  readonly disconnect: () => void;
  /** The state of what is on the screen, or undefined. */
  readonly stateName: () => string | undefined;
  /** The last line breaks. */
  readonly breakLine: () => void;
}

export interface Play {
  readonly clock: FakeClock;
  readonly serving: ElicitationServing;
  readonly server: FakeServer;
  readonly faults: string[];
  /** A page opens. */
  readonly openView: (
    options?: ConnectOptions & AudienceOptions & { fate?: (from: 0 | 1) => Fate },
  ) => PlayedView;
  readonly advance: (milliseconds?: number) => Promise<void>;
  /** No line can be opened while this is true. */
  isDown: boolean;
}

/** One side with MCP clients, any number of pages, and lines between them that do as the test says. */
export function play(serve: ServeOptions = {}): Play {
  const clock = createFakeClock();
  const faults: string[] = [];
  const serving = serveElicitations({ clock, onFault: (code) => faults.push(code), ...serve });
  const server = createFakeServer();
  serving.connect(server);
  const playing: Play = {
    clock,
    serving,
    server,
    faults,
    isDown: false,
    advance: (milliseconds = 1) => clock.advance(milliseconds),
    openView({ audience, fate, ...options } = {}) {
      const lines: FakeLine[] = [];
      const ends: ElicitationEntry[] = [];
      const remote = connectElicitations(
        () => {
          if (playing.isDown) throw new Error('unreachable');
          const line = createFakeLine(clock, fate);
          lines.push(line);
          serving.accept(line.ports[1], { audience });
          return line.ports[0];
        },
        { clock, onFault: (code) => faults.push(code), ...options },
      );
      const queue = createElicitationQueue({ now: clock.now, onSettle: (entry) => ends.push(entry) });
      return {
        remote,
        queue,
        ends,
        lines,
        disconnect: queue.connect(remote),
        stateName: () => queue.getSnapshot().current?.state.name,
        breakLine: () => lines.at(-1)?.breakDown(),
      };
    },
  };
  return playing;
}

/** What becomes of a promise, to look at. */
export function watch<Value>(promise: Promise<Value>): { values: Value[]; errors: unknown[] } {
  const seen: { values: Value[]; errors: unknown[] } = { values: [], errors: [] };
  promise.then(
    (value) => seen.values.push(value),
    (error: unknown) => seen.errors.push(error),
  );
  return seen;
}
