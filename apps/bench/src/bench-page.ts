import type { QuestionKey } from './question.ts';

/** What a page of the bench offers. Times are in milliseconds. */
export interface BenchPage {
  /** When the page was ready to be asked, since its navigation began. */
  readonly started: number;
  /** From the request to a painted dialog that has all fields and the focus. */
  readonly open: (key: QuestionKey) => Promise<number>;
  /** From the press on the button that sends to the painted page without the dialog. */
  readonly submit: () => Promise<number>;
  /** From the press on the button that sends to the painted problems. */
  readonly submitWrong: () => Promise<number>;
  readonly close: () => Promise<void>;
  /** The last answer, as JSON. */
  readonly answer: () => string;
}
