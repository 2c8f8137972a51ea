import { own } from '../form/json-access.ts';
import type { ElicitationMode } from './request.ts';

/** One request inside a result (2026-07-28): its answer goes back under the same key. */
export interface InputRequest {
  readonly method: 'elicitation/create' | 'sampling/createMessage' | 'roots/list';
  /** Not read yet. Absent for `roots/list`. */
  readonly params: unknown;
}

/** By the server's key, in the order of the message. A map: keys such as `__proto__` are legal. */
export type InputRequests = ReadonlyMap<string, InputRequest>;

/** Why a result ends the call instead of asking anybody anything. */
export type InputFault =
  | 'not-an-object'
  | 'result-type-missing'
  | 'result-type-unknown'
  | 'method-may-not-ask'
  | 'nothing-asked'
  | 'state-not-a-string'
  | 'entries-malformed'
  | 'entry-malformed'
  | 'entry-method'
  | 'mode-not-offered';

export type ReadInputResult =
  /** An ordinary result; nothing is asked. */
  | { readonly state: 'complete' }
  /** A task stands in for the result (tasks extension). */
  | { readonly state: 'task' }
  /** Ask, then retry. Without entries: retry after a short pause. `requestState` is opaque (E-72, E-73). */
  | {
      readonly state: 'input-required';
      readonly entries: InputRequests;
      readonly requestState: string | null;
    }
  /** The call fails with this. `key` names the entry at fault. */
  | { readonly state: 'fault'; readonly fault: InputFault; readonly key: string | null };

export interface ReadInputOptions {
  /** The method that was called. Only three may answer with questions (facts 2.4). @default not checked */
  readonly method?: string | undefined;
  /** The modes that the call declared. @default form and url */
  readonly modes?: readonly ElicitationMode[] | undefined;
  /** Fail results without `resultType` instead of reading them as complete (C-18). @default false */
  readonly isStrict?: boolean | undefined;
}

const MAY_ASK = ['tools/call', 'prompts/get', 'resources/read'];
const ENTRY_METHODS = ['elicitation/create', 'sampling/createMessage', 'roots/list'];

/** Reads the result of a call in the modern era, before any schema has looked at it. Never throws on JSON. */
export function readInputRequired(result: unknown, options: ReadInputOptions = {}): ReadInputResult {
  if (!isObject(result)) return fault('not-an-object');
  const resultType = own(result, 'resultType');
  if (resultType === undefined)
    return options.isStrict ? fault('result-type-missing') : { state: 'complete' };
  if (resultType === 'complete' || resultType === 'task') return { state: resultType };
  if (resultType !== 'input_required') return fault('result-type-unknown');
  if (options.method !== undefined && !MAY_ASK.includes(options.method)) return fault('method-may-not-ask');

  const requestState = own(result, 'requestState');
  if (requestState !== undefined && typeof requestState !== 'string') return fault('state-not-a-string');
  const entries = readInputRequests(own(result, 'inputRequests') ?? {}, options);
  if (!(entries instanceof Map)) return entries as ReadInputResult;
  if (entries.size === 0 && requestState === undefined) return fault('nothing-asked');
  return { state: 'input-required', entries, requestState: requestState ?? null };
}

/** Reads a map of `inputRequests`: of a result, or of a task that waits for input. One bad entry spoils all. */
export function readInputRequests(
  inputRequests: unknown,
  options: Pick<ReadInputOptions, 'modes'> = {},
): InputRequests | Extract<ReadInputResult, { state: 'fault' }> {
  if (!isObject(inputRequests)) return fault('entries-malformed');
  const entries = new Map<string, InputRequest>();
  for (const key of Object.keys(inputRequests)) {
    const entry = inputRequests[key];
    if (!isObject(entry) || typeof own(entry, 'method') !== 'string') return fault('entry-malformed', key);
    const method = own(entry, 'method') as InputRequest['method'];
    if (!ENTRY_METHODS.includes(method)) return fault('entry-method', key);
    const params = own(entry, 'params');
    if (method !== 'roots/list' && !isObject(params)) return fault('entry-malformed', key);
    // There is no error for one entry (C-12): a mode that was not declared fails the call.
    if (method === 'elicitation/create' && isObject(params)) {
      const mode = own(params, 'mode') ?? 'form';
      if ((mode === 'form' || mode === 'url') && options.modes?.includes(mode) === false) {
        return fault('mode-not-offered', key);
      }
    }
    entries.set(key, { method, params });
  }
  return entries;
}

function fault(code: InputFault, key: string | null = null): Extract<ReadInputResult, { state: 'fault' }> {
  return { state: 'fault', fault: code, key };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
