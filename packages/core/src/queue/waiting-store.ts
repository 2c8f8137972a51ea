import type { ServerIdentity } from '../protocol/incoming.ts';
import { readRequest } from '../protocol/read-request.ts';
import type { ProtocolEra, UrlRequest } from '../protocol/request.ts';
import { isOpenable, parseUrl } from '../trust/parse-url.ts';

/** Where text is kept, such as one key of `sessionStorage`. Either may throw. */
export interface TextStore {
  /** What was written last, or null. */
  read(): string | null;
  write(text: string): void;
}

/** A page that the person has agreed to open and that was not done yet. */
export interface WaitingPage {
  readonly server: Pick<ServerIdentity, 'label' | 'endpoint'>;
  readonly request: UrlRequest;
  readonly era: ProtocolEra;
  /** The tool, prompt or resource behind it, where that is known. */
  readonly callName: string | null;
  /** Milliseconds since the epoch. */
  readonly consentedAt: number;
}

/** What the queue needs to find its pages again after a reload. */
export interface WaitingStore {
  /** The pages to wait for again, oldest first. Never throws. */
  load(): readonly WaitingPage[];
  /** Keeps these pages and no others. Never throws. */
  save(pages: readonly WaitingPage[]): void;
}

/** Pages that are kept; the newest win. */
const MAXIMUM_PAGES = 20;
/** Characters of an address; longer ones are not kept. */
const MAXIMUM_URL = 8192;
/** Characters of every other text; the rest is cut off. */
const MAXIMUM_TEXT = 2000;
/** How long after consent a page is found again, in milliseconds. */
const MAXIMUM_AGE = 24 * 60 * 60 * 1000;

/**
 * Keeps pages as text, with no more of a question than is needed to show it again: the host's name of the server and its
 * endpoint, message, address, id, the name of the call, era, and when. What is read back is checked like any question:
 * it may have been changed. Give it a place that ends with the visit, such as `sessionStorage`: addresses can carry
 * secrets.
 * @param now milliseconds since the epoch
 */
export function createWaitingStore(text: TextStore, now: () => number = Date.now): WaitingStore {
  let last: string | null = null;
  return {
    load() {
      try {
        last = text.read();
        if (last === null || last.length > MAXIMUM_PAGES * 2 * MAXIMUM_URL) return [];
        const kept: unknown = JSON.parse(last);
        return Array.isArray(kept)
          ? kept.slice(-MAXIMUM_PAGES).flatMap((page: unknown) => readPage(page, now()))
          : [];
      } catch {
        return [];
      }
    },

    save(pages) {
      const kept = pages.filter(({ request }) => request.url.length <= MAXIMUM_URL).slice(-MAXIMUM_PAGES);
      const next = JSON.stringify(kept.map(toKept));
      if (next === (last ?? '[]')) return;
      try {
        text.write(next);
        last = next;
      } catch {
        // Full or forbidden: pages are not found again, and that is all.
      }
    },
  };
}

function toKept({ server, request, era, callName, consentedAt }: WaitingPage): object {
  return {
    label: cut(server.label),
    endpoint: cut(server.endpoint),
    message: cut(request.message),
    url: request.url,
    elicitationId: cut(request.elicitationId),
    callName: cut(callName),
    era,
    consentedAt,
  };
}

function cut<Text extends string | null | undefined>(text: Text): Text | string {
  return text?.slice(0, MAXIMUM_TEXT) ?? text;
}

/** One page, or none where anything is not as it was written. */
function readPage(kept: unknown, now: number): readonly WaitingPage[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { label, endpoint, message, url, elicitationId, callName, era, consentedAt } = kept as Readonly<
    Record<string, unknown>
  >;
  const texts = [label, endpoint ?? '', message, elicitationId ?? '', callName ?? ''];
  if (!texts.every((text) => typeof text === 'string' && text.length <= MAXIMUM_TEXT)) return [];
  if (era !== 'legacy' && era !== 'modern') return [];
  if (typeof url !== 'string' || url.length > MAXIMUM_URL) return [];
  if (typeof consentedAt !== 'number' || !(Math.abs(now - consentedAt) < MAXIMUM_AGE)) return [];
  const read = readRequest({ mode: 'url', message, url, elicitationId }, { modes: ['url'], era });
  const parsed = parseUrl(url);
  if (!read.ok || read.request.mode !== 'url' || parsed === null || !isOpenable(parsed)) return [];
  return [
    {
      server: { label: label as string, ...(endpoint == null ? {} : { endpoint: endpoint as string }) },
      request: read.request,
      era,
      callName: (callName ?? null) as string | null,
      consentedAt,
    },
  ];
}
