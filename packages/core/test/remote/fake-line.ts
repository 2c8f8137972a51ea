import type { RemoteClock, RemotePort } from '../../src/remote/port.ts';

/** Time that stands still until a test moves it. */
export interface FakeClock extends RemoteClock {
  /** Runs what is due within so many milliseconds, in order, with all promises in between. */
  readonly advance: (milliseconds: number) => Promise<void>;
}

export function createFakeClock(): FakeClock {
  let time = 1_000_000;
  let order = 0;
  const due = new Set<{ at: number; order: number; callback: () => void }>();
  return {
    now: () => time,
    random: () => 0.5,
    later(callback, milliseconds) {
      const timer = { at: time + milliseconds, order: (order += 1), callback };
      due.add(timer);
      return () => due.delete(timer);
    },
    async advance(milliseconds) {
      const end = time + milliseconds;
      await settled();
      for (;;) {
        const [next] = [...due].sort((one, other) => one.at - other.at || one.order - other.order);
        if (!next || next.at > end) break;
        due.delete(next);
        time = next.at;
        next.callback();
        await settled();
      }
      time = end;
    },
  };
}

/** Lets all promises that can settle now do so. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** What a line does with one text: 'pass' after so many milliseconds, or something worse. */
export type Fate =
  | { readonly name: 'pass'; readonly after: number }
  | { readonly name: 'drop' | 'corrupt' | 'break' }
  | { readonly name: 'twice'; readonly after: number };

export interface FakeLine {
  readonly ports: readonly [RemotePort, RemotePort];
  /** Both ends are told. */
  readonly breakDown: () => void;
  /** Everything sent, in order: which end, and what. */
  readonly sent: { readonly from: 0 | 1; readonly text: string }[];
}

/** No text is longer under way, in milliseconds. */
export const LONGEST_WAY = 20;

/** Two ends of a line. Texts arrive in their own time, so a longer delay lets the next one overtake. */
export function createFakeLine(
  clock: RemoteClock,
  fate: (from: 0 | 1) => Fate = () => ({ name: 'pass', after: 0 }),
): FakeLine {
  const listeners: [((data: unknown) => void)[], ((data: unknown) => void)[]] = [[], []];
  const closers: (() => void)[] = [];
  const sent: { from: 0 | 1; text: string }[] = [];
  let isClosed = false;

  function breakDown(): void {
    if (isClosed) return;
    isClosed = true;
    clock.later(() => {
      for (const close of closers) close();
    }, 0);
  }

  function toPort(from: 0 | 1): RemotePort {
    const to = from === 0 ? 1 : 0;
    const deliver = (text: string, after: number): void => {
      clock.later(() => {
        if (!isClosed) for (const listener of listeners[to]) listener(text);
      }, after);
    };
    return {
      send(text) {
        if (isClosed) return;
        sent.push({ from, text });
        const what = fate(from);
        if (what.name === 'break') breakDown();
        else if (what.name === 'corrupt') deliver(text.slice(0, -2), 0);
        else if (what.name === 'pass' || what.name === 'twice') {
          deliver(text, what.after);
          if (what.name === 'twice') deliver(text, what.after + 3);
        }
      },
      onMessage: (listener) => void listeners[from].push(listener),
      onClose: (listener) => void closers.push(listener),
      // What is under way arrives before the end does, as on any real line.
      close: () => void clock.later(breakDown, LONGEST_WAY),
    };
  }

  return { ports: [toPort(0), toPort(1)], breakDown, sent };
}
