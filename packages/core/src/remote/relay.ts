import type { BoardMessage } from './board.ts';
import type { Hello, Lease, Offer, QuestionId, ServeMessage } from './messages.ts';
import { withoutSecrets } from './peer-message.ts';
import { createShelf } from './shelf.ts';

/** Questions of other instances that one view has to do with. */
const MOST_FOREIGN = 20_000;

type Foreign =
  | { readonly name: 'held'; readonly lease: number; readonly offer: Offer | null }
  | { readonly name: 'elsewhere' | 'page' };

/** What a view shows of other instances, so that it can be told when one of them is gone. */
export interface Relay {
  /** An owner says something to the view. */
  readonly down: (message: ServeMessage) => void;
  /** The view says something to an owner: as it may leave the process. */
  readonly up: (message: BoardMessage) => BoardMessage;
  /** What the view holds of one instance. */
  readonly statement: (instance: string) => Pick<Hello, 'holds' | 'pages'>;
  /** What to tell the view when an instance is gone. */
  readonly lose: (instance: string) => readonly ServeMessage[];
}

export function createRelay({ holds, pages }: Pick<Hello, 'holds' | 'pages'>): Relay {
  const foreign = createShelf<QuestionId, Foreign>(MOST_FOREIGN);
  for (const id of pages) foreign.set(id, { name: 'page' });
  for (const { id, lease } of holds) foreign.set(id, { name: 'held', lease, offer: null });

  function of(instance: string): QuestionId[] {
    return [...foreign.keys()].filter((id) => ownerOf(id) === instance);
  }

  return {
    down(message) {
      switch (message.type) {
        case 'offer':
          foreign.set(message.id, { name: 'held', lease: message.lease, offer: message });
          return;
        case 'accepted':
        case 'page':
          foreign.set(message.id, { name: 'page' });
          return;
        case 'elsewhere':
          foreign.set(message.id, { name: 'elsewhere' });
          return;
        case 'withdraw': {
          const found = foreign.get(message.id);
          if (found?.name === 'held' && found.lease === message.lease) foreign.delete(message.id);
          return;
        }
        case 'elsewhere-gone':
          if (foreign.get(message.id)?.name === 'elsewhere') foreign.delete(message.id);
          return;
        default:
          return;
      }
    },

    up(message) {
      if (message.type !== 'draft') return message;
      const found = foreign.get(message.id);
      const offer = found?.name === 'held' ? found.offer : null;
      return { ...message, draft: offer ? withoutSecrets(message.draft, offer) : {} };
    },

    statement(instance) {
      const held: Lease[] = [];
      const open: QuestionId[] = [];
      for (const id of of(instance)) {
        const found = foreign.get(id);
        if (found?.name === 'held') held.push({ id, lease: found.lease });
        else if (found?.name === 'page') open.push(id);
      }
      return { holds: held, pages: open };
    },

    lose(instance) {
      return of(instance).map((id): ServeMessage => {
        const found = foreign.get(id);
        foreign.delete(id);
        if (found?.name === 'held')
          return { type: 'withdraw', id, lease: found.lease, reason: 'disconnected' };
        return found?.name === 'elsewhere' ? { type: 'elsewhere-gone', id } : lostPage(id);
      });
    },
  };
}

/** The instance that minted an id. */
export function ownerOf(id: QuestionId): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}

export function lostPage(id: QuestionId): ServeMessage {
  const progress = { name: 'ended', canRecheck: false, canAbandon: false, reason: 'disconnected' } as const;
  return { type: 'page', id, progress };
}
