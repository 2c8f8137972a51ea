import type { RequestOrigin, ServerIdentity, WithdrawalReason } from '../protocol/incoming.ts';
import type { ElicitAction } from '../protocol/result.ts';
import { parseUrl } from '../trust/parse-url.ts';
import type { ElicitationEntry, EntryId } from './entry.ts';

/**
 * What a host may keep of a question that has ended: who asked, when, for what, and how it ended. Never a value, a
 * message or the path of an address, so that it can be stored and shown. Plain JSON. Names are as the host and the
 * server wrote them: show those of the server with `plainText`.
 */
export interface Receipt {
  /** The id of the entry; counts anew with each queue. */
  readonly id: EntryId;
  /** What the host knows of the server; nothing that the server claims. */
  readonly server: Pick<ServerIdentity, 'label' | 'endpoint'>;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Milliseconds since the epoch. For an address: when the person agreed or not, not when its page was done. */
  readonly endedAt: number;
  /** `refused`: it could not be shown as asked. */
  readonly kind: 'form' | 'url' | 'refused';
  /** The call behind it, where the transport knows it. */
  readonly call: Pick<RequestOrigin, 'era' | 'method' | 'name'> | null;
  /** Names of the properties that were sent, in the order of the schema. Empty unless a form was accepted. */
  readonly fields: readonly string[];
  /** Of an address: its host in ASCII, with a port where it is not the usual one. */
  readonly host: string | null;
  readonly outcome: ElicitAction | 'withdrawn' | 'refused';
  /** Why it was withdrawn, or who refused it. */
  readonly reason: WithdrawalReason | 'policy' | null;
}

/** The receipt of an entry that ended at `endedAt` (milliseconds since the epoch), with its last state. */
export function toReceipt(entry: ElicitationEntry, endedAt: number): Receipt {
  const { id, server, origin, request, state, arrivedAt } = entry;
  const { label, endpoint } = server;
  const result = state.name === 'settled' ? state.result : null;
  return {
    id,
    server: { label, endpoint },
    askedAt: arrivedAt,
    endedAt,
    kind: request?.mode ?? 'refused',
    call: origin && { era: origin.era, method: origin.method, name: origin.name },
    fields: Object.keys((result?.action === 'accept' && result.content) || {}),
    host: (request?.mode === 'url' && parseUrl(request.url)?.host) || null,
    outcome: result?.action ?? (state.name === 'refused' ? 'refused' : 'withdrawn'),
    reason: state.name === 'withdrawn' ? state.reason : state.name === 'refused' ? state.by : null,
  };
}
