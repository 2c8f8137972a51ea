import type { QuestionKey } from './question.ts';

/** What a page of the bench offers. Times are in milliseconds. */
export interface BenchPage {
  /** When the page was ready to be asked, since its navigation began. */
  readonly started: number;
  /** How long a step may take from now on. */
  readonly setPatience: (time: number) => void;
  /** From the request to a painted dialog that has all fields and the focus. */
  readonly open: (key: QuestionKey) => Promise<number>;
  /** From the press on the button that sends to the painted page without the dialog. */
  readonly submit: () => Promise<number>;
  /** From the press on the button that sends to the painted problems. */
  readonly submitWrong: () => Promise<number>;
  readonly close: () => Promise<void>;
  /** Where to press to open the list of a choice; null where there is nothing to open. */
  readonly openerAt: () => { readonly x: number; readonly y: number } | null;
  /** Measures what the next press, or key, leads to. `letter`: the key. */
  readonly arm: (event: 'mousedown' | 'keydown', letter: string) => void;
  /** What `arm` measured. */
  readonly armed: () => Promise<number>;
  /** Why a letter does not leave the options of an open list that hold it; null where it does. */
  readonly whyNoFilter: string | null;
  /** Whether the open list is one that a letter filters. */
  readonly canFilter: () => boolean;
  /** Presses the button that sends. */
  readonly pressSend: () => void;
  /** How many problems are shown. */
  readonly problems: () => number;
  readonly isInRadixDialog: () => boolean;
  /** So many questions, asked and answered. */
  readonly cycle: (count: number, key: QuestionKey) => Promise<void>;
  /** The last answer, as JSON; `null` when there is none. */
  readonly answer: () => string;
}
