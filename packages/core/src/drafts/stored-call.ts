import { own } from '../form/json-access.ts';
import { readForm } from '../form/read-form.ts';
import type { Form } from '../form/field.ts';
import type { ServerIdentity } from '../protocol/incoming.ts';
import { readInputRequired, type InputRequests } from '../protocol/read-input-required.ts';
import { readRequest } from '../protocol/read-request.ts';
import { checkResult } from '../protocol/results.ts';
import type { ElicitResult } from '../protocol/result.ts';

/** One call as it is kept. The server's texts are kept as JSON text, which gives back every string as it was. */
export interface StoredCall {
  readonly id: string;
  readonly server: Pick<ServerIdentity, 'label' | 'endpoint'>;
  readonly method: string;
  /** The tool, prompt or resource by its protocol name. */
  readonly name: string;
  /** JSON text of the params of the first leg. */
  readonly params: string;
  /** JSON text of the `input_required` result, as it came. */
  readonly result: string;
  /** From 1. */
  readonly round: number;
  /** Milliseconds since the epoch: the last change. */
  readonly savedAt: number;
  /** By the server's key: what the person has answered and nobody has sent. */
  readonly answers: readonly (readonly [key: string, result: ElicitResult])[];
  /** By the server's key: what was typed. Not read yet. */
  readonly drafts: readonly (readonly [key: string, draft: unknown])[];
}

const VERSION = 1;
/** Characters of everything that one call keeps. */
export const MAXIMUM_SIZE: number = 2 * 1024 * 1024;
/** Characters of a name. */
const MAXIMUM_NAME = 8192;
const MAXIMUM_ROUND = 1000;

/** The text of one call, or null where it is too long to keep. */
export function writeStoredCall(call: StoredCall): string | null {
  const text = JSON.stringify({ version: VERSION, ...call });
  return text.length > MAXIMUM_SIZE ? null : text;
}

/** `newer`: written by a later version of the kit, which may still want it. Null: not what we wrote. */
export function readStoredCall(id: string, text: unknown): StoredCall | 'newer' | null {
  if (typeof text !== 'string' || text.length > MAXIMUM_SIZE) return null;
  const kept = parse(text);
  if (!isRecord(kept)) return null;
  const version = own(kept, 'version');
  if (typeof version === 'number' && version > VERSION) return 'newer';
  const [method, name, params, result] = [
    own(kept, 'method'),
    own(kept, 'name'),
    own(kept, 'params'),
    own(kept, 'result'),
  ];
  const [round, savedAt] = [own(kept, 'round'), own(kept, 'savedAt')];
  const server = readServer(own(kept, 'server'));
  if (version !== VERSION || own(kept, 'id') !== id || server === null) return null;
  if (!isName(method) || !isName(name) || typeof params !== 'string' || typeof result !== 'string')
    return null;
  if (typeof round !== 'number' || !Number.isInteger(round) || round < 1 || round > MAXIMUM_ROUND)
    return null;
  if (typeof savedAt !== 'number' || !Number.isFinite(savedAt)) return null;
  if (!isRecord(parse(params)) || entriesOf(method, parse(result)) === null) return null;
  return {
    id,
    server,
    method,
    name,
    params,
    result,
    round,
    savedAt,
    answers: pairsOf(own(kept, 'answers')) as StoredCall['answers'],
    drafts: pairsOf(own(kept, 'drafts')),
  };
}

/** What a stored result asks, or null where it is none that asks. */
export function entriesOf(method: string, payload: unknown): InputRequests | null {
  const read = readInputRequired(payload, { method, isStrict: true });
  return read.state === 'input-required' ? read.entries : null;
}

/** The form behind one entry; null for addresses, for other requests and for what cannot be shown. */
export function formOf(entries: InputRequests, key: string): Form | null {
  const entry = entries.get(key);
  if (entry?.method !== 'elicitation/create') return null;
  const read = readRequest(entry.params, { era: 'modern' });
  return read.ok && read.request.mode === 'form' ? readForm(read.request) : null;
}

/** Whether a stored answer is one that the person could have given to this entry. */
export function isAnswerTo(entries: InputRequests, key: string, answer: unknown): answer is ElicitResult {
  const entry = entries.get(key);
  if (entry?.method !== 'elicitation/create') return false;
  const mode = isRecord(entry.params) && own(entry.params, 'mode') === 'url' ? 'url' : 'form';
  if (checkResult(answer, mode) !== null) return false;
  if (!isRecord(answer) || !isRecord(own(answer, 'content'))) return true;
  const names = new Set(formOf(entries, key)?.fields.map(({ name }) => name));
  return Object.keys(own(answer, 'content') as object).every((name) => names.has(name));
}

function readServer(kept: unknown): StoredCall['server'] | null {
  if (!isRecord(kept)) return null;
  const [label, endpoint] = [own(kept, 'label'), own(kept, 'endpoint')];
  if (!isName(label) || (endpoint !== undefined && !isName(endpoint))) return null;
  return endpoint === undefined ? { label } : { label, endpoint };
}

function pairsOf(kept: unknown): readonly (readonly [string, unknown])[] {
  const pairs: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return pairs.filter(
    (pair): pair is readonly [string, unknown] => Array.isArray(pair) && typeof pair[0] === 'string',
  );
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAXIMUM_NAME;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
