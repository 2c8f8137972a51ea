import type { Draft } from '../answers/draft.ts';
import type { Field, Form } from '../form/field.ts';
import { later } from '../internal/timers.ts';
import type { ServerIdentity } from '../protocol/incoming.ts';
import type { InputRequests } from '../protocol/read-input-required.ts';
import type { ElicitResult } from '../protocol/result.ts';
import type { FormScreen } from '../trust/screen-secrets.ts';
import { secretEngine } from '../trust/secret-hints.ts';
import type { Claims } from './claims.ts';
import { entriesOf, formOf, writeStoredCall, type StoredCall } from './stored-call.ts';
import { toStoredDraft, type IsKept } from './stored-draft.ts';
import type { TextBackend } from './text-backend.ts';

/** One call of the host, before it is sent. */
export interface CallToKeep {
  readonly server: Pick<ServerIdentity, 'label' | 'endpoint'>;
  readonly method: string;
  /** The tool, prompt or resource by its protocol name. */
  readonly name: string;
  /** Of the first leg. */
  readonly params: object;
}

/** What is written down while a call runs. Nothing of it throws or waits. */
export interface CallRecord {
  /** The server asks: what was typed and answered before belongs to an earlier round. */
  ask(round: number, payload: unknown): void;
  /** Something was typed for the entry under this key: everything, secrets too, which the store leaves out. */
  draft(key: string, draft: Draft): void;
  /** The person has answered the entry under this key. */
  answer(key: string, result: ElicitResult): void;
  /** The answers leave. Whether they arrive nobody knows after a reload, so that they are asked for again then. */
  sending(): void;
  /** The call has its end: nothing is kept of it. */
  end(): void;
  /** The call has lost its connection: it is kept for whoever takes it next. */
  suspend(): void;
}

/** What all records of one store share. */
export interface RecordContext {
  readonly backend: TextBackend;
  readonly claims: Claims;
  readonly interval: number;
  readonly now: () => number;
  readonly screen: FormScreen | undefined;
  readonly makeRoom: () => Promise<void>;
}

/** What a record starts from. */
export interface RecordStart {
  readonly id: string;
  readonly call: CallToKeep;
  readonly stored: StoredCall | null;
  /** Null: not claimed yet. */
  readonly release: (() => void) | null;
}

/** Writes one call down, one step after the other, in the background. */
export function createRecord(context: RecordContext, start: RecordStart): CallRecord {
  const { backend, claims, interval, now } = context;
  const { id, call } = start;
  let stored = start.stored;
  let entries: InputRequests = stored
    ? (entriesOf(call.method, JSON.parse(stored.result)) ?? new Map())
    : new Map();
  let answers = new Map(stored?.answers);
  let drafts = new Map<string, unknown>(stored?.drafts);
  const forms = new Map<string, { form: Form; isKept: IsKept } | null>();
  let release = start.release;
  let state: 'open' | 'suspended' | 'ended' = 'open';
  let stopTimer: (() => void) | null = null;
  let last: Promise<void> = Promise.resolve();

  /** One write after the other. What fails is not kept, and tried again with the next change. */
  function enqueue(work: () => Promise<void>): void {
    last = last.then(work).catch(() => undefined);
  }

  function save(): void {
    stopTimer?.();
    stopTimer = null;
    enqueue(async () => {
      if (stored === null || state === 'ended') return;
      if (release === null) {
        release = await claims.take(id);
        await context.makeRoom();
      }
      const text = writeStoredCall({ ...stored, answers: [...answers], drafts: [...drafts], savedAt: now() });
      // One of an earlier round would be worse than none.
      await backend.update(id, () => text ?? undefined);
    });
  }

  function knowledgeOf(key: string): { form: Form; isKept: IsKept } | null {
    let known = forms.get(key);
    if (known === undefined) {
      const form = formOf(entries, key);
      const params = entries.get(key)?.params;
      known = form && { form, isKept: keeperOf(context, call, form, params) };
      forms.set(key, known);
    }
    return known;
  }

  /** Whether an answer holds nothing but fields that may be kept. */
  function isHarmless(key: string, result: ElicitResult): boolean {
    const content = result.action === 'accept' ? result.content : undefined;
    if (content === undefined) return true;
    const known = knowledgeOf(key);
    const kept = new Set(known?.form.fields.filter(known.isKept).map(({ name }) => name));
    return Object.keys(content).every((name) => kept.has(name));
  }

  function close(next: 'suspended' | 'ended'): void {
    if (state !== 'open') return;
    state = next;
    if (next === 'suspended') save();
    else stopTimer?.();
    enqueue(async () => {
      if (next === 'ended' && stored !== null) await backend.update(id, () => undefined);
    });
    enqueue(() => {
      release?.();
      return Promise.resolve();
    });
  }

  return {
    ask: guarded((round: number, payload: unknown) => {
      if (state !== 'open') return;
      answers = new Map();
      drafts = new Map();
      forms.clear();
      entries = entriesOf(call.method, payload) ?? new Map();
      const { method, name } = call;
      const server = { label: call.server.label, ...endpointOf(call.server) };
      const [params, result] = [JSON.stringify(call.params), JSON.stringify(payload)];
      stored = { id, server, method, name, params, result, round, savedAt: now(), answers: [], drafts: [] };
      save();
    }),
    draft: guarded((key: string, draft: Draft) => {
      const known = knowledgeOf(key);
      if (state !== 'open' || known === null) return;
      drafts.set(key, toStoredDraft(known.form, draft, known.isKept));
      stopTimer ??= later(save, interval);
    }),
    answer: guarded((key: string, result: ElicitResult) => {
      if (state !== 'open' || !isHarmless(key, result)) return;
      answers.set(key, result);
      save();
    }),
    sending: guarded(() => {
      if (state !== 'open' || answers.size === 0) return;
      answers.clear();
      save();
    }),
    end: guarded(() => close('ended')),
    suspend: guarded(() => close('suspended')),
  };
}

/** A field is kept where neither the kit's signs nor the host's policy call it a secret. */
export function keeperOf({ screen }: RecordContext, call: CallToKeep, form: Form, params: unknown): IsKept {
  const { server, method, name } = call;
  let screened: Form;
  try {
    screened = screen?.(form, { params, server, origin: { era: 'modern', method, name } }) ?? form;
  } catch {
    return () => false;
  }
  return (field: Field) => {
    const judged = screened.byId.get(field.id);
    if (judged === undefined || judged.kind === 'unsupported') return false;
    return !secretEngine.isSecret(field) && !secretEngine.isSecret(judged);
  };
}

function endpointOf({ endpoint }: CallToKeep['server']): { endpoint?: string } {
  return endpoint === undefined ? {} : { endpoint };
}

/** Storing must not disturb the call: what fails is not kept. */
function guarded<Args extends readonly unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  return (...args) => {
    try {
      work(...args);
    } catch {
      // A payload that no JSON can say, a policy that throws.
    }
  };
}
