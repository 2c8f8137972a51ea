import {
  createElicitationQueue,
  seedDraft,
  toContent,
  type Content,
  type Draft,
  type ElicitationEntry,
  type ElicitationQueue,
  type ElicitationTransport,
  type EntryId,
  type EntryState,
} from '@elicit-kit/core';
import { turn } from '../support/connect.ts';

/** What the person types. */
export const TYPED = 'the one by the crane';

/** Who sits before the real queue, with the view that a dialog would be. */
export interface Person {
  /** Of the question under test: its state as the person sees it; `answered` once an accept is on its way. */
  state(): string;
  /** Of the question under test: how it ended, or its state where it has not. */
  end(): string;
  /** What was typed, where it can still be read. */
  text(): string | null;
  type(): void;
  /** Looks at what is about to leave; from then on that is what leaves. */
  review(): void;
  /** Presses send. Whether that was taken. */
  send(): boolean;
  /** Another server's question stands before the one under test, until `tidyUp` or `finishOther`. */
  keepBusy(): void;
  finishOther(): void;
  /** Answers every further question, and closes what has ended. */
  tidyUp(): Promise<void>;
  /** Queue and view are thrown away, new ones take their place. */
  reload(): void;
  /** The view goes away. */
  leave(): void;
  /** Of all questions that the transport has handed over. */
  readonly signals: readonly AbortSignal[];
  lastOrigin(): string;
  entries(): number;
}

export function createPerson(transport: ElicitationTransport): Person {
  const signals: AbortSignal[] = [];
  let origin = 'nobody';
  /** The question under test, and the queue that it stands in. */
  let own: { readonly queue: ElicitationQueue; readonly id: EntryId } | null = null;
  let end: EntryState | null = null;
  let other: EntryId | null = null;
  let reviewed: Content | null = null;
  let { queue, stop } = sitDown();

  function sitDown(): { queue: ElicitationQueue; stop: () => void } {
    const here = createElicitationQueue({
      onSettle: ({ id, state }) => {
        if (own?.queue === here && own.id === id) end = state;
      },
    });
    const leave = here.connect({
      start: (ask) =>
        transport.start((incoming) => {
          if (incoming.signal) signals.push(incoming.signal);
          origin = incoming.origin?.name ?? 'nobody';
          const answer = ask(incoming);
          // The first that comes is the question under test.
          const newest = here.getSnapshot().entries.at(-1);
          if (newest) own ??= { queue: here, id: newest.id };
          return answer;
        }),
    });
    return { queue: here, stop: leave };
  }

  function entry(): ElicitationEntry | undefined {
    return own?.queue.getSnapshot().entries.find(({ id }) => id === own?.id);
  }

  function draft(): Draft {
    const form = entry()?.form;
    return own?.queue.readDraft(own.id) ?? (form ? seedDraft(form) : {});
  }

  function content(): Content {
    const form = entry()?.form;
    return form ? toContent(form, draft()).content : {};
  }

  return {
    signals,
    lastOrigin: () => origin,
    entries: () => queue.getSnapshot().entries.length,
    state() {
      const name = nameOf(end ?? entry()?.state);
      return name === 'sending' || name === 'settled: accept' ? 'answered' : name;
    },
    end: () => nameOf(end ?? entry()?.state),
    text() {
      // What was thrown away with its page cannot be read any more.
      const [first] = own?.queue === queue ? Object.values(queue.readDraft(own.id) ?? {}) : [];
      return first?.kind === 'text' ? first.text : null;
    },
    type() {
      const field = entry()?.form?.fields[0];
      if (own === null || field === undefined) throw new Error('there is nothing to type into');
      const text = { kind: 'text', text: TYPED, isEmptyAnswer: false } as const;
      own.queue.writeDraft(own.id, { ...draft(), [field.id]: text });
      own.queue.heartbeat(own.id);
    },
    review() {
      reviewed = content();
    },
    send: () => own?.queue.settle(own.id, { action: 'accept', content: reviewed ?? content() }) ?? false,
    keepBusy() {
      const { message, requestedSchema } = {
        message: 'First this?',
        requestedSchema: { type: 'object', properties: {} },
      };
      void queue.ask({ params: { message, requestedSchema }, server: { label: 'Lighthouse' } });
      other = queue.getSnapshot().current?.id ?? null;
    },
    finishOther() {
      if (other !== null) queue.settle(other, { action: 'decline' });
    },
    async tidyUp() {
      // Each answer may bring the next question; there are never more than a few.
      for (let round = 0; round < 5; round += 1) {
        for (const { id, state } of queue.getSnapshot().entries) {
          if (state.name === 'withdrawn') queue.close(id);
          else if (id === other) queue.settle(id, { action: 'decline' });
          else queue.settle(id, { action: 'accept', content: { berth: 'another' } });
        }
        await turn();
      }
    },
    reload() {
      stop();
      ({ queue, stop } = sitDown());
    },
    leave: () => stop(),
  };
}

function nameOf(state: EntryState | undefined): string {
  if (state === undefined) return 'none';
  if (state.name === 'settled') return `settled: ${state.result.action}`;
  return state.name === 'withdrawn' ? `withdrawn: ${state.reason}` : state.name;
}
