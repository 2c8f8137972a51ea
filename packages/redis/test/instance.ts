// One instance of a backend: serves views over its standard streams, one line per text, and asks when it is told to.
import { createInterface } from 'node:readline';
import { serveElicitations, type RemotePort } from '@elicit-kit/core/remote';
import type { Ask } from '@elicit-kit/core';
import { Redis } from 'ioredis';
import { createRedisStore } from '@elicit-kit/redis';

const redis = new Redis({ host: '127.0.0.1', port: Number(process.env['REDIS_PORT']) });
const serving = serveElicitations({ store: createRedisStore(redis, { lifetime: 900 }), graceTime: 300 });
let ask: Ask | undefined;
serving.connect({
  start(given) {
    ask = given;
    return () => undefined;
  },
});

const lines = new Map<string, { text: (text: string) => void; end: () => void }>();
const say = (what: object): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

function openLine(view: string): void {
  const port: RemotePort = {
    send: (text) => say({ view, text }),
    onMessage: (listener) => lines.set(view, { text: listener, end: () => undefined }),
    onClose: (listener) => {
      const line = lines.get(view);
      if (line) line.end = listener;
    },
    close: () => say({ view, closed: true }),
  };
  serving.accept(port);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const told = JSON.parse(line) as {
    open?: string;
    view?: string;
    text?: string;
    end?: string;
    ask?: unknown;
  };
  if (told.open !== undefined) openLine(told.open);
  else if (told.view !== undefined) lines.get(told.view)?.text(told.text ?? '');
  else if (told.end !== undefined) lines.get(told.end)?.end();
  else if (told.ask !== undefined) {
    void ask?.({
      params: told.ask,
      server: { label: 'Tide Office' },
      onDraft: (draft) => say({ draft }),
    }).then((result) => say({ result }));
  }
});
