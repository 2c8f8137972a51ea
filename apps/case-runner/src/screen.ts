/** What a person could find on the screen, as plain data: read in the page, judged outside of it. */
export interface Screen {
  readonly isOpen: boolean;
  /** The dialog's accessible name, by its heading. */
  readonly title: string;
  /** The host's label for the server. */
  readonly serverLabel: string;
  /** All lines that say who asks. */
  readonly serverText: string;
  /** Null: no message is on the screen. */
  readonly message: ScreenMessage | null;
  /** `data-warning` of every warning that can be seen. */
  readonly warnings: readonly string[];
  /** Everything that can be pressed to go somewhere. */
  readonly links: number;
  /** Every text and every attribute that is shown or read out. */
  readonly text: string;
  /** Why nothing can be accepted; null while something can. */
  readonly blocked: string | null;
  readonly url: ScreenUrl | null;
  readonly actions: readonly ScreenAction[];
  /** Place of the field that has the focus, from 0; null: none has it. */
  readonly focusField: number | null;
  readonly fields: readonly ScreenField[];
}

export interface ScreenMessage {
  readonly text: string;
  /** The text as laid out, with the line breaks that can be seen. */
  readonly shownText: string;
  readonly whiteSpace: string;
  readonly isSetApart: boolean;
  readonly hasMore: boolean;
}

export interface ScreenUrl {
  readonly full: string;
  readonly host: string | null;
  /** Whether something of it is cut off. */
  readonly isCut: boolean;
}

export type ActionName = 'accept' | 'continue' | 'decline' | 'close' | 'back';

export interface ScreenAction {
  readonly name: ActionName;
  readonly text: string;
  /** Neither `disabled` nor `aria-disabled`. */
  readonly isEnabled: boolean;
}

/** What serves to enter an answer. */
export type Widget =
  'textbox' | 'date' | 'date-time' | 'radios' | 'select' | 'combobox' | 'checkboxes' | 'rows' | 'nothing';

export interface ScreenField {
  /** `data-kind` */
  readonly kind: string;
  readonly widget: Widget;
  /** Whether a combobox takes several options. */
  readonly isMultiple: boolean;
  readonly inputMode: string;
  readonly isMultiline: boolean;
  readonly label: string;
  readonly description: string | null;
  /** The words that say that it is required; null: none can be seen. */
  readonly required: string | null;
  /** `aria-required`, or the words for required among what is read out with the control. */
  readonly announcesRequired: boolean;
  /** Labels in order; null where they are not all in the document. */
  readonly options: readonly string[] | null;
  /** Labels of what is chosen. */
  readonly chosen: readonly string[];
  /** Text of a text box, date control or the rows of a list. */
  readonly values: readonly string[];
  /** A date control that holds half a date or one that does not exist. */
  readonly isIncomplete: boolean;
  /** The text beside a time that names its zone. */
  readonly zone: string | null;
  /** Code of the problem shown; null: none. */
  readonly error: string | null;
  readonly warnings: readonly string[];
}

/** What can be waited for: a button that takes an answer, and what can come of pressing one. */
export type ScreenEvent = 'ready' | 'result' | 'problems' | 'review' | 'question';

/** Where the question stands. */
export interface ScreenState {
  readonly isReady: boolean;
  /** JSON of the result; null: none yet. */
  readonly result: string | null;
  /** The summary of problems after a try to send. */
  readonly hasProblems: boolean;
  readonly hasReview: boolean;
  readonly isAskingDiscard: boolean;
}

/** An open list of options of which only some are in the document. */
export interface OptionList {
  /** As announced by `aria-setsize`; null: no option is there. */
  readonly count: number | null;
  /** All labels in order, up to a limit. */
  readonly labels: readonly string[];
}

/** Where the parts stand in the window. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly LaidOutPart[];
  /** Parts that can be scrolled sideways. */
  readonly scrollsSideways: readonly string[];
}

export interface LaidOutPart {
  readonly name: string;
  readonly isInside: boolean;
  /** Whether a click at its middle lands on it. */
  readonly isHit: boolean;
  readonly box: string;
}

/** What the page offers to the runner. Everything goes in and out as JSON text, so that no name is lost. */
export interface CasePage {
  /** Ends what was there and asks anew. Resolves to JSON: milliseconds until the dialog was usable, or null. */
  readonly ask: (incoming: string) => Promise<string>;
  /** JSON of `ScreenState`. */
  readonly readState: () => string;
  /** Resolves to JSON of `ScreenState` once one of the events has come about; to null when none does in time. */
  readonly waitFor: (events: readonly ScreenEvent[], patience: number) => Promise<string>;
  /** JSON of `OptionList`, of the list that is open in the field at that place. */
  readonly readList: (field: number) => Promise<string>;
  /** JSON of `ScreenField`, or null. @param place of the field, from 0. */
  readonly readField: (place: number) => string;
  /** JSON of `Screen`. */
  readonly readScreen: () => string;
  /** JSON of `Layout`. @param isScrolled with everything scrolled to its end. */
  readonly readLayout: (isScrolled: boolean) => string;
}
