import type { Draft } from '../answers/draft.ts';
import { own } from '../form/json-access.ts';
import { readForm } from '../form/read-form.ts';
import { readRequest } from '../protocol/read-request.ts';
import { secretEngine } from '../trust/secret-hints.ts';
import type { BoardMessage } from './board.ts';
import type { Hello, Offer, Presence, ServeMessage } from './messages.ts';
import { readServeMessage, readViewMessage } from './read-message.ts';

/** What instances say to each other. */
export type PeerMessage =
  /** One of the sender's views is there, and holds these questions of the receiver. */
  | { readonly type: 'view'; readonly audience: string; readonly activeAt: number; readonly hello: Hello }
  | {
      readonly type: 'view-gone';
      readonly session: string;
      readonly line: number;
      readonly isForGood: boolean;
    }
  | ({ readonly type: 'presence'; readonly session: string } & Presence)
  /** Says which views the sender has: the asker took the sender for dead. */
  | { readonly type: 'ask' }
  /** From the owner of a question to a view of the receiver. */
  | {
      readonly type: 'down';
      readonly session: string;
      readonly line: number;
      readonly message: ServeMessage;
    }
  /** From a view of the sender to the owner of a question. */
  | { readonly type: 'up'; readonly session: string; readonly message: BoardMessage };

/** Null where it is none: another version may share the store for as long as it is being replaced. */
export function readPeerMessage(text: string): PeerMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { type, session, line, audience, activeAt, isForGood } = value as Readonly<Record<string, unknown>>;
  if (type === 'ask') return { type };
  if (type === 'view') {
    const hello = readViewMessage(own(value, 'hello'));
    if (hello?.type !== 'hello' || typeof audience !== 'string' || typeof activeAt !== 'number') return null;
    return { type, audience, activeAt, hello };
  }
  if (typeof session !== 'string') return null;
  if (type === 'presence') {
    const presence = readViewMessage(value);
    return presence?.type === 'presence' ? { ...presence, session } : null;
  }
  if (type === 'up') {
    const message = readViewMessage(own(value, 'message'));
    if (message === null || !isBoardMessage(message)) return null;
    return { type, session, message };
  }
  if (typeof line !== 'number') return null;
  if (type === 'view-gone') return typeof isForGood === 'boolean' ? { type, session, line, isForGood } : null;
  const message = readServeMessage(own(value, 'message'));
  return type === 'down' && message ? { type, session, line, message } : null;
}

function isBoardMessage(message: { readonly type: string }): message is BoardMessage {
  return /^(?:answer|heartbeat|draft|take|recheck|abandon|resume)$/.test(message.type);
}

/** A draft that leaves the process, without the fields that seem to hold a secret. */
export function withoutSecrets(draft: Draft, { params, origin }: Pick<Offer, 'params' | 'origin'>): Draft {
  const read = readRequest(params, { era: origin?.era, revision: origin?.revision });
  if (!read.ok || read.request.mode !== 'form') return {};
  const { fields } = readForm(read.request);
  const plain = new Set<string>(fields.filter((field) => !secretEngine.isSecret(field)).map(({ id }) => id));
  return Object.fromEntries(Object.entries(draft).filter(([id]) => plain.has(id)));
}
