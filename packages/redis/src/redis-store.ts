import type { PendingStore, StoreListener, StoreMembership } from '@elicit-kit/core/remote';
import type { Redis } from 'ioredis';

export interface RedisStoreOptions {
  /** Begins the names of all keys. Backends that share it share their questions. @default 'elicit-kit' */
  readonly prefix?: string | undefined;
  /**
   * How long an instance may give no sign of life before its questions are withdrawn, in milliseconds. It gives one three
   * times as often. @default 6000
   */
  readonly lifetime?: number | undefined;
  /** Told of errors of Redis. Reading goes on once it is there again. @default none */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Messages that wait for one instance: more than that means that it does not read. */
const MOST_WAITING = 100_000;
/** Read at once. */
const BATCH = 200;
/** Before reading is tried again, in milliseconds. */
const RETRY_AFTER = 500;

type Entry = readonly [id: string, fields: readonly string[]];

/**
 * Shares pending questions between instances through Redis (5.0 or newer). Each instance has one stream, from which it
 * alone reads and deletes; a key that runs out says that it lives. Answers pass through in the clear and are deleted once
 * read: give the connection TLS and a user of its own, and keep these keys out of dumps that others read.
 *
 * @param redis an ioredis client; a second connection is made of it for reading. The caller ends the client it gave.
 */
export function createRedisStore(redis: Redis, options: RedisStoreOptions = {}): PendingStore {
  const prefix = options.prefix ?? 'elicit-kit';
  const lifetime = options.lifetime ?? 6000;
  // One slot of a cluster for all, as some commands name several.
  const members = `{${prefix}}:members`;
  const inboxOf = (instance: string): string => `{${prefix}}:inbox:${instance}`;
  const lifeOf = (instance: string): string => `{${prefix}}:alive:${instance}`;
  const report = (error: unknown): void => options.onError?.(error);

  function send(from: string, to: string, kind: 'text' | 'here' | 'bye', text: string): void {
    redis
      .multi()
      .xadd(inboxOf(to), 'MAXLEN', '~', MOST_WAITING, '*', 'from', from, 'kind', kind, 'text', text)
      // The inbox of an instance that is gone goes by itself.
      .pexpire(inboxOf(to), 10 * lifetime)
      .exec()
      .catch(report);
  }

  return {
    async join(instance, listener) {
      const present = new Set<string>();
      const inbox = inboxOf(instance);
      let isOver = false;

      function welcome(other: string): void {
        if (other === instance || present.has(other)) return;
        present.add(other);
        listener.joined(other);
      }

      function part(other: string): void {
        if (present.delete(other)) listener.gone(other);
      }

      async function beat(): Promise<void> {
        await redis
          .multi()
          .set(lifeOf(instance), '1', 'PX', lifetime)
          .sadd(members, instance)
          .pexpire(members, 10 * lifetime)
          .exec();
        const known = await redis.smembers(members);
        const lives = known.length > 0 ? await redis.mget(known.map(lifeOf)) : [];
        if (isOver) return;
        const dead = known.filter((_, index) => lives[index] === null);
        for (const [index, other] of known.entries()) if (lives[index] !== null) welcome(other);
        for (const other of [...present]) if (!known.includes(other) || dead.includes(other)) part(other);
        if (dead.length > 0) {
          await redis
            .multi()
            .srem(members, ...dead)
            .del(...dead.map(inboxOf))
            .exec();
        }
      }

      await beat();
      const reader = redis.duplicate({ maxRetriesPerRequest: null });
      reader.on('error', report);
      // What came before this instance did is not for it; its id is new, so there is nothing.
      const stopReading = read(reader, inbox, (fields) => receive(toRecord(fields), listener, welcome, part));
      for (const other of present) send(instance, other, 'here', '');
      const timer = setInterval(() => void beat().catch(report), lifetime / 3);
      timer.unref();

      const membership: StoreMembership = {
        send: (to, text) => send(instance, to, 'text', text),
        async leave() {
          if (isOver) return;
          isOver = true;
          clearInterval(timer);
          for (const other of present) send(instance, other, 'bye', '');
          stopReading();
          await redis
            .multi()
            .srem(members, instance)
            .del(lifeOf(instance), inbox)
            .exec()
            .then(() => undefined, report);
        },
      };
      return membership;
    },
  };

  /** Reads one stream to its end and waits for more, until stopped. What was read is deleted. */
  function read(reader: Redis, inbox: string, take: (fields: readonly string[]) => void): () => void {
    let isStopped = false;
    const stopped = (): boolean => isStopped;
    let last = '0';

    async function turn(): Promise<void> {
      const found = await reader.xread('COUNT', BATCH, 'BLOCK', lifetime, 'STREAMS', inbox, last);
      const entries: readonly Entry[] = found?.[0]?.[1] ?? [];
      for (const [id, fields] of entries) {
        last = id;
        if (!isStopped) take(fields);
      }
      if (entries.length > 0) await redis.xdel(inbox, ...entries.map(([id]) => id));
    }

    async function run(): Promise<void> {
      while (!stopped()) {
        try {
          await turn();
        } catch (error) {
          if (stopped()) return;
          report(error);
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER).unref());
        }
      }
    }

    void run();
    return () => {
      isStopped = true;
      reader.disconnect();
    };
  }
}

function receive(
  { from, kind, text }: Readonly<Record<string, string | undefined>>,
  listener: StoreListener,
  welcome: (instance: string) => void,
  part: (instance: string) => void,
): void {
  if (from === undefined) return;
  if (kind === 'bye') {
    part(from);
    return;
  }
  welcome(from);
  if (kind === 'text') listener.message(from, text ?? '');
}

/** Redis gives names and values in turn. */
function toRecord(fields: readonly string[]): Record<string, string | undefined> {
  const record: Record<string, string | undefined> = Object.create(null) as Record<string, undefined>;
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const name = fields[index];
    if (name !== undefined) record[name] = fields[index + 1];
  }
  return record;
}
