/** Where one account connection stands. */
export interface Connection {
  readonly id: string;
  /** Resolves when the person has pressed the button on the page. */
  readonly done: Promise<void>;
  isDone(): boolean;
}

/** The account connections that the page `/connect` can finish. Kept in memory, bounded. */
export interface Connections {
  /** Starts one under a fresh random id. */
  open(): Connection;
  find(id: string): Connection | null;
  /** Marks one as done. False when the id is unknown. */
  finish(id: string): boolean;
}

const MAXIMUM_OPEN = 1000;

export function createConnections(): Connections {
  const known = new Map<string, { connection: Connection; finish(): void }>();
  return {
    open() {
      const id = crypto.randomUUID();
      let isDone = false;
      let resolveDone: () => void = () => undefined;
      const done = new Promise<void>((resolve) => {
        resolveDone = resolve;
      });
      const connection: Connection = { id, done, isDone: () => isDone };
      known.set(id, {
        connection,
        finish() {
          isDone = true;
          resolveDone();
        },
      });
      const oldest = known.keys().next();
      if (known.size > MAXIMUM_OPEN && oldest.done === false) known.delete(oldest.value);
      return connection;
    },
    find: (id) => known.get(id)?.connection ?? null,
    finish(id) {
      const entry = known.get(id);
      entry?.finish();
      return entry !== undefined;
    },
  };
}
