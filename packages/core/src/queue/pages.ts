import { later } from '../internal/timers.ts';
import type { ElicitationTransport, IncomingElicitation, PageProgress } from '../protocol/incoming.ts';
import type { ElicitationEntry, EntryId, EntryState } from './entry.ts';
import type { WaitingPage, WaitingStore } from './waiting-store.ts';

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
  /** A new connection: the server of a page may be behind it and say that the page is done. */
  readonly resume: (transport: ElicitationTransport) => void;
}

export interface PagesOptions {
  /** Called after each change that did not come from the caller's own call of `open`. */
  readonly changed: () => void;
  readonly now: () => number;
  readonly nextId: () => EntryId;
  readonly store: WaitingStore | undefined;
}

/**
 * How long a page whose call has failed is still kept, in milliseconds. A reload makes calls fail before it takes the
 * program away: those must be found again.
 */
const FAREWELL = 2000;

type OpenProgress = Exclude<PageProgress, { name: 'done' | 'gone' | 'ended' }>;

interface Page {
  entry: ElicitationEntry;
  /** What can be done about it now; null once it has an end, or the person gave it up. */
  open: OpenProgress | null;
  isAbandoned: boolean;
  readonly consentedAt: number;
}

export function createPages({ changed, now, nextId, store }: PagesOptions): Pages {
  const shown = new Map<EntryId, Page>();
  const leaving = new Set<Page>();

  function move(page: Page, progress: PageProgress): void {
    page.open = isOpen(progress) ? progress : null;
    const state = toState(progress);
    if (state) {
      page.entry = { ...page.entry, state };
      shown.set(page.entry.id, page);
    } else {
      shown.delete(page.entry.id);
    }
    if (store && progress.name === 'ended') takeLeave(page);
    keep();
  }

  function takeLeave(page: Page): void {
    leaving.add(page);
    later(() => {
      leaving.delete(page);
      keep();
    }, FAREWELL);
  }

  function remove(id: EntryId): void {
    shown.delete(id);
    keep();
    changed();
  }

  /** Those that are waited for survive a reload. */
  function keep(): void {
    store?.save([...shown.values()].filter((page) => page.open ?? leaving.has(page)).flatMap(toWaitingPage));
  }

  for (const waiting of store?.load() ?? []) {
    const page = toPage(nextId(), waiting);
    shown.set(page.entry.id, page);
  }
  keep();

  return {
    entries: () => [...shown.values()].map(({ entry }) => entry),

    open(entry, { follow }, isDone) {
      const page: Page = { entry, open: null, isAbandoned: false, consentedAt: now() };
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

    complete,

    close(id) {
      if (shown.has(id)) remove(id);
    },

    recheck: (id) => shown.get(id)?.open?.recheck?.(),

    abandon(id) {
      const page = shown.get(id);
      const abandon = page?.open?.abandon;
      if (!page || !abandon) return;
      page.isAbandoned = true;
      remove(id);
      abandon();
    },

    resume(transport) {
      for (const { open, entry } of shown.values()) {
        const { request, server, id } = entry;
        if (!open || request?.mode !== 'url' || request.elicitationId === null) continue;
        const { label, endpoint } = server;
        const completed = transport.resume?.({ label, endpoint }, request.elicitationId);
        completed?.then(
          () => complete(id),
          () => undefined,
        );
      }
    },
  };

  function complete(id: EntryId): void {
    const page = shown.get(id);
    if (!page?.open) return;
    move(page, { name: 'done' });
    changed();
  }
}

function toWaitingPage({ entry, consentedAt }: Page): readonly WaitingPage[] {
  const { request, server, origin } = entry;
  if (request?.mode !== 'url') return [];
  const { label, endpoint } = server;
  const call = { era: origin?.era ?? 'legacy', callName: origin?.name ?? null };
  return [{ server: { label, endpoint }, request, ...call, consentedAt }];
}

function toPage(id: EntryId, { server, request, era, callName, consentedAt }: WaitingPage): Page {
  const open = { name: 'open' } as const;
  return {
    entry: {
      id,
      server,
      origin: { era, name: callName ?? undefined },
      request,
      refusal: null,
      form: null,
      state: { ...toWaiting(open), isRestored: true },
      arrivedAt: consentedAt,
      expiresAt: null,
      again: null,
      recent: 0,
    },
    open,
    isAbandoned: false,
    consentedAt,
  };
}

function isOpen(progress: PageProgress): progress is OpenProgress {
  return progress.name === 'open' || progress.name === 'checking' || progress.name === 'not-done';
}

/** What the person sees of a page; null: nothing. */
function toState(progress: PageProgress): EntryState | null {
  if (isOpen(progress)) return toWaiting(progress);
  if (progress.name === 'ended') return { name: 'stopped', reason: progress.reason };
  return progress.name === 'done' ? { name: 'done' } : null;
}

function toWaiting({ name, recheck, abandon }: OpenProgress): Extract<EntryState, { name: 'waiting' }> {
  return {
    name: 'waiting',
    progress: name,
    canRecheck: recheck !== undefined,
    canAbandon: abandon !== undefined,
    isRestored: false,
  };
}
