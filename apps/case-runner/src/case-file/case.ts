import type { Json, JsonObject } from '../json.ts';

/** One request and what a correct client does with it, as a case file has it. */
export interface Case {
  /** `id` of the file, else its name without `.json`. */
  readonly id: string;
  readonly title: string;
  readonly kind: 'form' | 'url';
  readonly server: ServerWords;
  /** IANA; null where the case does not care. */
  readonly timeZone: string | null;
  /** Params of `elicitation/create`, never taken apart except to find the order of the properties. */
  readonly request: Json;
  readonly expect: Expectation;
}

/** What the server says of itself. */
export interface ServerWords {
  readonly name?: string;
  readonly title?: string;
  readonly version?: string;
}

export interface Expectation {
  /** No accept may come out, whatever the person does. */
  readonly refuse: boolean;
  /** Refusing visibly is as good as drawing. */
  readonly refuseAllowed: boolean;
  /** How many network requests a refusal may cause; null: none is asked for by the case. */
  readonly requests: number | null;
  /** In milliseconds, from the request to the refusal. */
  readonly maxMs: number | null;
  /** What holds for a client that goes further than the specification, instead of `refuse`. */
  readonly tolerated: {
    readonly render: RenderExpectation | null;
    readonly answers: readonly Answer[];
  } | null;
  readonly render: RenderExpectation | null;
  readonly answers: readonly Answer[];
}

/** What is on the screen before anyone does anything. A member that is not there is not checked. */
export interface RenderExpectation {
  readonly fields?: readonly FieldExpectation[];
  readonly partial?: boolean;
  readonly fieldCount?: number;
  readonly messageEndsWith?: string;
  readonly messageTextIs?: string;
  readonly messageKeepsLineBreaks?: boolean;
  readonly messageIsSetApart?: boolean;
  readonly serverTextContains?: readonly string[];
  readonly links?: number;
  readonly forbiddenInText?: readonly string[];
  readonly mustContainText?: readonly string[];
  readonly warnings?: readonly string[];
  readonly warningsAllowed?: readonly string[];
  readonly actionsStayReachable?: boolean;
  readonly noHorizontalScroll?: boolean;
  readonly maxMs?: number;
  readonly url?: string;
  readonly urlEndsWith?: string;
  readonly host?: string;
  readonly opensBeforeConsent?: boolean;
  readonly requestsBeforeConsent?: number;
}

export interface FieldExpectation {
  readonly name: string;
  readonly control: string;
  readonly label?: string;
  readonly description?: string;
  readonly descriptionEndsWith?: string;
  readonly required?: boolean;
  readonly options?: readonly { readonly value: Json; readonly label?: string }[];
  readonly optionCount?: number;
  readonly initial?: Json;
  readonly warnings?: readonly string[];
}

export interface Answer {
  readonly do: 'submit' | 'decline' | 'dismiss' | 'open';
  /** What the person does before that, one after the other. */
  readonly steps: readonly Step[];
  /** The right outcomes; the first is the one that the case names, the others stand under `alsoAcceptable`. */
  readonly outcomes: readonly ExpectedOutcome[];
  readonly opens: string | null;
  readonly opensEndsWith: string | null;
  readonly focusGoesTo: string | null;
  /** In milliseconds. */
  readonly maxMs: number | null;
}

/** Property name to what the person does. Names are data, so no record. */
export type Step = readonly (readonly [name: string, input: Input])[];

export type Input =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'say'; readonly value: boolean }
  | { readonly do: 'pick'; readonly labels: readonly string[]; readonly isWhole: boolean }
  | { readonly do: 'pick-index'; readonly index: number }
  | { readonly do: 'clear' }
  | { readonly do: 'local'; readonly local: string }
  | { readonly do: 'list'; readonly items: readonly string[] };

export type ExpectedOutcome =
  | { readonly is: 'result'; readonly action: string; readonly content: JsonObject | null }
  | { readonly is: 'errors'; readonly errors: ExpectedErrors };

/** Property name to the kinds of problem that are right there. */
export type ExpectedErrors = ReadonlyMap<string, readonly string[]>;
