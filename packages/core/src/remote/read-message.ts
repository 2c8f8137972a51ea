import type { Draft, FieldDraft } from '../answers/draft.ts';
import type { OptionId } from '../form/field.ts';
import { own } from '../form/json-access.ts';
import type { AgainReason, RequestOrigin, ServerIdentity } from '../protocol/incoming.ts';
import type { Json } from '../protocol/json.ts';
import { readServerClaim } from '../protocol/read-server-claim.ts';
import type { ElicitResult } from '../protocol/result.ts';
import { checkResult } from '../protocol/results.ts';
import { isWithdrawalReason } from '../queue/live-entry.ts';
import {
  MOST_IDS,
  PROTOCOL,
  type Lease,
  type Presence,
  type RemoteProgress,
  type ServeMessage,
  type ViewMessage,
} from './messages.ts';

/** Reads the parsed JSON of one message: the message, or null where anything is not as it has to be. Never throws. */
export type ReadMessage<Message> = (value: unknown) => Message | null;

/** Thrown inside this file alone, so that readers need no branch per member. */
class Malformed extends Error {}

/** What a page may say. */
export const readViewMessage: ReadMessage<ViewMessage> = (value) => attempt(() => viewMessage(value));

/** What the side that holds the clients may say. */
export const readServeMessage: ReadMessage<ServeMessage> = (value) => attempt(() => serveMessage(value));

function viewMessage(value: unknown): ViewMessage {
  const type = text(value, 'type');
  switch (type) {
    case 'hello':
      if (text(value, 'protocol') !== PROTOCOL) throw new Malformed();
      return {
        type,
        protocol: PROTOCOL,
        oldest: count(value, 'oldest'),
        newest: count(value, 'newest'),
        session: shortText(value, 'session'),
        line: count(value, 'line'),
        ...presence(value),
        holds: list(value, 'holds').map(readLease),
        pages: list(value, 'pages').map((id) => shortText({ id }, 'id')),
      };
    case 'bye':
    case 'pong':
      return { type };
    case 'presence':
      return { type, ...presence(value) };
    case 'answer':
      return {
        type,
        ...readLease(value),
        attempt: count(value, 'attempt'),
        result: result(value),
        isLast: flag(value, 'isLast'),
      };
    case 'heartbeat':
      return { type, ...readLease(value) };
    case 'draft':
      return { type, ...readLease(value), draft: draft(member(value, 'draft')) };
    case 'take':
    case 'recheck':
    case 'abandon':
      return { type, id: shortText(value, 'id') };
    case 'resume':
      return {
        type,
        ref: count(value, 'ref'),
        server: {
          label: text(member(value, 'server'), 'label'),
          endpoint: optionalText(member(value, 'server'), 'endpoint'),
        },
        elicitationId: text(value, 'elicitationId'),
      };
    default:
      throw new Malformed();
  }
}

function serveMessage(value: unknown): ServeMessage {
  const type = text(value, 'type');
  switch (type) {
    case 'welcome':
      if (text(value, 'protocol') !== PROTOCOL) throw new Malformed();
      return {
        type,
        protocol: PROTOCOL,
        version: count(value, 'version'),
        pingEvery: count(value, 'pingEvery'),
      };
    case 'refused':
      if (text(value, 'protocol') !== PROTOCOL) throw new Malformed();
      return {
        type,
        protocol: PROTOCOL,
        reason: oneOf(member(value, 'reason'), ['version', 'session']),
        oldest: count(value, 'oldest'),
        newest: count(value, 'newest'),
      };
    case 'ping':
      return { type };
    case 'offer':
      return {
        type,
        ...readLease(value),
        params: member(value, 'params') as Json,
        server: server(member(value, 'server')),
        origin: nullable(value, 'origin', origin),
        expiresAt: nullable(value, 'expiresAt', finite),
        again: nullable(value, 'again', (again) => oneOf(again, AGAIN)),
        draft: nullable(value, 'draft', draft),
      };
    case 'withdraw':
      return { type, ...readLease(value), reason: withdrawalReason(member(value, 'reason')) };
    case 'accepted':
    case 'rejected':
      return { type, ...readLease(value), attempt: count(value, 'attempt') };
    case 'completed':
    case 'elsewhere-gone':
      return { type, id: shortText(value, 'id') };
    case 'page':
      return { type, id: shortText(value, 'id'), progress: progress(member(value, 'progress')) };
    case 'elsewhere':
      return {
        type,
        id: shortText(value, 'id'),
        label: text(value, 'label'),
        message: text(value, 'message'),
      };
    case 'resumed':
      return { type, ref: count(value, 'ref') };
    default:
      throw new Malformed();
  }
}

const AGAIN = ['asked-again', 'not-delivered', 'restored'] as const satisfies readonly AgainReason[];
const REVISIONS = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;
const PROGRESS = ['open', 'checking', 'not-done', 'done', 'gone', 'ended'] as const;
/** Characters of ids and sessions. */
const LONGEST_ID = 200;

function readLease(value: unknown): Lease {
  return { id: shortText(value, 'id'), lease: count(value, 'lease') };
}

function presence(value: unknown): Presence {
  const hasFocus = optional(value, 'hasFocus') ?? null;
  return {
    isVisible: flag(value, 'isVisible'),
    hasFocus: hasFocus === null ? null : flag({ hasFocus }, 'hasFocus'),
  };
}

function server(value: unknown): ServerIdentity {
  const endpoint = optionalText(value, 'endpoint');
  const claim = readServerClaim(optional(value, 'claim'));
  return {
    label: text(value, 'label'),
    ...(endpoint === undefined ? {} : { endpoint }),
    // Anything but true is not verified.
    ...(optional(value, 'isVerified') === true ? { isVerified: true } : {}),
    ...(claim ? { claim } : {}),
  };
}

function origin(value: unknown): RequestOrigin {
  const revision = optional(value, 'revision');
  const method = optionalText(value, 'method');
  const name = optionalText(value, 'name');
  const batch = optional(value, 'batch');
  const round = optional(value, 'round');
  const taskStatus = optionalText(value, 'taskStatus');
  return {
    era: oneOf(member(value, 'era'), ['legacy', 'modern']),
    ...(revision === undefined ? {} : { revision: oneOf(revision, REVISIONS) }),
    ...(method === undefined ? {} : { method }),
    ...(name === undefined ? {} : { name }),
    ...(batch === undefined ? {} : { batch: { index: count(batch, 'index'), count: count(batch, 'count') } }),
    ...(round === undefined ? {} : { round: count({ round }, 'round') }),
    ...(taskStatus === undefined ? {} : { taskStatus }),
  };
}

function progress(value: unknown): RemoteProgress {
  const name = oneOf(member(value, 'name'), PROGRESS);
  const reason = nullable(value, 'reason', withdrawalReason);
  if ((name === 'ended') !== (reason !== null)) throw new Malformed();
  return { name, canRecheck: flag(value, 'canRecheck'), canAbandon: flag(value, 'canAbandon'), reason };
}

function withdrawalReason(value: unknown): NonNullable<RemoteProgress['reason']> {
  if (!isWithdrawalReason(value)) throw new Malformed();
  return value;
}

function result(value: unknown): ElicitResult {
  const found = member(value, 'result');
  if (checkResult(found) !== null) throw new Malformed();
  return found as ElicitResult;
}

function draft(value: unknown): Draft {
  const read: Record<string, FieldDraft> = {};
  for (const [id, field] of Object.entries(object(value))) {
    if (!/^f\d{1,6}$/.test(id)) throw new Malformed();
    read[id] = fieldDraft(field);
  }
  return read;
}

function fieldDraft(value: unknown): FieldDraft {
  const kind = text(value, 'kind');
  switch (kind) {
    case 'text':
      return { kind, text: text(value, 'text'), isEmptyAnswer: flag(value, 'isEmptyAnswer') };
    case 'number':
      return { kind, text: text(value, 'text') };
    case 'boolean':
      return { kind, value: nullable(value, 'value', (answer) => flag({ answer }, 'answer')) };
    case 'date':
      return { kind, text: text(value, 'text'), isIncomplete: flag(value, 'isIncomplete') };
    case 'date-time':
      return {
        kind,
        local: text(value, 'local'),
        isIncomplete: flag(value, 'isIncomplete'),
        zone: text(value, 'zone'),
        fold: nullable(value, 'fold', (fold) => oneOf(fold, ['earlier', 'later'])),
        original: nullable(value, 'original', (original) => text({ original }, 'original')),
      };
    case 'choice':
      return { kind, option: nullable(value, 'option', optionId) };
    case 'choices':
      return {
        kind,
        options: list(value, 'options', Infinity).map(optionId),
        isAnswered: flag(value, 'isAnswered'),
      };
    case 'list':
      return {
        kind,
        items: list(value, 'items', Infinity).map((item) => text({ item }, 'item')),
        isAnswered: flag(value, 'isAnswered'),
      };
    case 'unsupported':
      return { kind };
    default:
      throw new Malformed();
  }
}

function optionId(value: unknown): OptionId {
  if (typeof value !== 'string' || !/^o\d{1,6}$/.test(value)) throw new Malformed();
  return value as OptionId;
}

function attempt<Message>(read: () => Message): Message | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

function object(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Malformed();
  return value;
}

/** An own member; one that is missing is undefined. */
function optional(value: unknown, name: string): unknown {
  return own(object(value), name);
}

function member(value: unknown, name: string): unknown {
  const found = optional(value, name);
  if (found === undefined) throw new Malformed();
  return found;
}

function nullable<Read>(value: unknown, name: string, read: (found: unknown) => Read): Read | null {
  const found = member(value, name);
  return found === null ? null : read(found);
}

function text(value: unknown, name: string): string {
  const found = member(value, name);
  if (typeof found !== 'string') throw new Malformed();
  return found;
}

function optionalText(value: unknown, name: string): string | undefined {
  return optional(value, name) === undefined ? undefined : text(value, name);
}

function shortText(value: unknown, name: string): string {
  const found = text(value, name);
  if (found === '' || found.length > LONGEST_ID) throw new Malformed();
  return found;
}

/** A whole number from 0. */
function count(value: unknown, name: string): number {
  const found = member(value, name);
  if (!Number.isSafeInteger(found) || (found as number) < 0) throw new Malformed();
  return found as number;
}

function finite(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Malformed();
  return value;
}

function flag(value: unknown, name: string): boolean {
  const found = member(value, name);
  if (typeof found !== 'boolean') throw new Malformed();
  return found;
}

function list(value: unknown, name: string, most = MOST_IDS): readonly unknown[] {
  const found = member(value, name);
  if (!Array.isArray(found) || found.length > most) throw new Malformed();
  return found;
}

function oneOf<Word extends string>(value: unknown, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Malformed();
  return found;
}
