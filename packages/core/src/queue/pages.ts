import type { IncomingElicitation, PageProgress } from '../protocol/incoming.ts';
import type { ElicitationEntry, EntryId, EntryState } from './entry.ts';

/** The pages that the person has agreed to open, until they are closed. */
export interface Pages {
  /** Oldest consent first. */
  readonly entries: () => readonly ElicitationEntry[];
  /**
   * Consent was given: from here on the transport says where the page stands.
   * @param isDone the server has said so already
   */
  readonly open: (entry: ElicitationEntry, incoming: IncomingElicitation, isDone: boolean) => void;
  /** The server's notice came. */
  readonly complete: (id: EntryId) => void;
  /** The person leaves the page be. The call behind it goes on; the page comes back when the server wants it again. */
  readonly close: (id: EntryId) => void;
  readonly recheck: (id: EntryId) => void;
  readonly abandon: (id: EntryId) => void;
}

type OpenProgress = Exclude<PageProgress, { name: 'done' | 'gone' | 'ended' }>;

interface Page {
  entry: ElicitationEntry;
  /** What can be done about it now; null once it has an end, or the person gave it up. */
  open: OpenProgress | null;
  isAbandoned: boolean;
}

/** @param changed called after each change that did not come from the caller's own call of `open` */
export function createPages(changed: () => void): Pages {
  const shown = new Map<EntryId, Page>();

  function move(page: Page, progress: PageProgress): void {
    page.open = isOpen(progress) ? progress : null;
    const state = toState(progress);
    if (!state) {
      shown.delete(page.entry.id);
      return;
    }
    page.entry = { ...page.entry, state };
    shown.set(page.entry.id, page);
  }

  return {
    entries: () => [...shown.values()].map(({ entry }) => entry),

    open(entry, { follow }, isDone) {
      const page: Page = { entry, open: null, isAbandoned: false };
      let isOpening = true;
      move(page, { name: isDone ? 'done' : 'open' });
      follow?.((progress) => {
        const isWaiting = shown.get(entry.id) === page && page.open !== null;
        // What has an end, or was closed, comes back only when the server wants the page again.
        if (page.isAbandoned || (!isWaiting && progress.name !== 'not-done')) return;
        move(page, progress);
        if (!isOpening) changed();
      });
      isOpening = false;
    },

    complete(id) {
      const page = shown.get(id);
      if (!page?.open) return;
      move(page, { name: 'done' });
      changed();
    },

    close(id) {
      if (shown.delete(id)) changed();
    },

    recheck: (id) => shown.get(id)?.open?.recheck?.(),

    abandon(id) {
      const page = shown.get(id);
      const abandon = page?.open?.abandon;
      if (!page || !abandon) return;
      page.isAbandoned = true;
      shown.delete(id);
      changed();
      abandon();
    },
  };
}

function isOpen(progress: PageProgress): progress is OpenProgress {
  return progress.name === 'open' || progress.name === 'checking' || progress.name === 'not-done';
}

/** What the person sees of a page; null: nothing. */
function toState(progress: PageProgress): EntryState | null {
  if (isOpen(progress)) {
    return {
      name: 'waiting',
      progress: progress.name,
      canRecheck: progress.recheck !== undefined,
      canAbandon: progress.abandon !== undefined,
      isRestored: false,
    };
  }
  if (progress.name === 'ended') return { name: 'stopped', reason: progress.reason };
  return progress.name === 'done' ? { name: 'done' } : null;
}
