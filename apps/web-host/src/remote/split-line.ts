import type { RemotePort } from '@elicit-kit/core/remote';

/** Two lines that share one. */
export interface SplitLine {
  /** For `@elicit-kit/core/remote`. */
  readonly questions: RemotePort;
  /** Servers and calls to the page, commands back. */
  readonly state: RemotePort;
}

const MARKS = { questions: 'q', state: 's' } as const;

/**
 * Carries two lines over one, as a browser opens few connections to one server: the first character of each text says
 * which of them it belongs to. They end together.
 */
export function splitLine(line: RemotePort): SplitLine {
  const parts = { questions: createPart(), state: createPart() };
  let isOver = false;

  function end(): void {
    if (isOver) return;
    isOver = true;
    parts.questions.end();
    parts.state.end();
  }

  function toPort(name: keyof typeof MARKS): RemotePort {
    return {
      send: (text) => line.send(MARKS[name] + text),
      onMessage: parts[name].onMessage,
      onClose: parts[name].onClose,
      close() {
        line.close();
        end();
      },
    };
  }

  line.onMessage((data) => {
    if (typeof data !== 'string') return;
    if (data.startsWith(MARKS.questions)) parts.questions.receive(data.slice(1));
    else if (data.startsWith(MARKS.state)) parts.state.receive(data.slice(1));
  });
  line.onClose(end);
  return { questions: toPort('questions'), state: toPort('state') };
}

/** Keeps what came before there was a listener. */
function createPart() {
  const early: string[] = [];
  let listener: ((data: unknown) => void) | null = null;
  let closed: (() => void) | null = null;
  let isOver = false;
  return {
    receive(text: string): void {
      if (listener === null) early.push(text);
      else listener(text);
    },
    end(): void {
      isOver = true;
      closed?.();
    },
    onMessage: (next: (data: unknown) => void): void => {
      listener = next;
      for (const text of early.splice(0)) next(text);
    },
    onClose: (next: () => void): void => {
      closed = next;
      if (isOver) next();
    },
  };
}
