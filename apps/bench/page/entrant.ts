import type { Answer, Question } from '../src/question.ts';

/** One way to ask a question, on a page of its own. */
export interface Entrant {
  /** Prepares everything that does not depend on a question, as a host does when its page loads. */
  readonly start: (host: HTMLElement) => Asking;
  readonly parts: EntrantParts;
}

export interface Asking {
  /** Shows a question. `onAnswer` is called once, with what would be sent. */
  readonly ask: (question: Question, onAnswer: (answer: Answer) => void) => void;
  /** Takes it away, answered or not. */
  readonly close: () => void;
}

/** CSS selectors, inside the dialog. */
export interface EntrantParts {
  /** The button that sends. */
  readonly submit: string;
  /** A problem that is shown: at a field or, where an entrant has nothing else, in a list of them. */
  readonly problem: string;
  /** What opens the list of a choice. Where there is none, all options are in sight. */
  readonly opener: string;
  /** An option of an open list, or the list itself where the browser draws it. */
  readonly opened: string;
  /** Why a letter does not leave the options of a long list that hold it; null where it does. */
  readonly whyNoFilter: string | null;
}

/** The browser's own list. */
export const NATIVE_LIST = {
  opener: 'select',
  opened: 'select:open',
  whyNoFilter: "the browser's own list jumps to a letter, and filters nothing",
} as const;
