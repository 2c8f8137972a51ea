import type { ElicitationEntry, UrlInspection } from '@elicit-kit/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** How long an address may wait for its inspection, in milliseconds. */
const PATIENCE = 5000;

/** How long it may then wait for the list of public suffixes. The list is large, and the screen is complete without. */
const LIST_PATIENCE = 1000;

type Inspect = (text: string) => UrlInspection;

let inspect: Inspect | null = null;
let loading: Promise<void> | null = null;
const listeners = /* @__PURE__ */ new Set<() => void>();

/**
 * What the address of a question is; null for forms, and until the inspection has come: most questions have no
 * address, so it is loaded with the first that has one.
 */
export function useInspection({ request }: ElicitationEntry): UrlInspection | null {
  const loaded = useSyncExternalStore(
    subscribe,
    () => inspect,
    () => null,
  );
  const url = request?.mode === 'url' ? request.url : null;
  useEffect(() => {
    if (url !== null) load();
  }, [url]);
  return useMemo(() => (url === null || !loaded ? null : loaded(url)), [url, loaded]);
}

function load(): void {
  loading ??= loadBoth();
}

async function loadBoth(): Promise<void> {
  // A question must not wait unseen for a network that hangs; what comes late still counts.
  let timer = setTimeout(() => settleFirst(refuse), PATIENCE);
  const list = import('@elicit-kit/core/public-suffix').catch(() => null);
  try {
    const { inspectUrl } = await import('@elicit-kit/core/inspect-url');
    clearTimeout(timer);
    // Until the list is there, the whole host stands for the domain.
    timer = setTimeout(() => settle(inspectUrl), LIST_PATIENCE);
    const suffixes = await list;
    if (!suffixes) loading = null; // The next question tries again.
    settle(suffixes ? (text) => inspectUrl(text, { domainOf: suffixes.registrableDomain }) : inspectUrl);
  } catch {
    loading = null;
    settleFirst(refuse);
  } finally {
    clearTimeout(timer);
  }
}

/** An address that cannot be inspected cannot be opened. */
function refuse(text: string): UrlInspection {
  const noHost = { host: null, hostname: null, hostUnicode: null, domain: null, domainInText: null };
  return { text, canOpen: false, href: null, scheme: null, ...noHost, findings: [] };
}

function settleFirst(loaded: Inspect): void {
  if (!inspect) settle(loaded);
}

function settle(loaded: Inspect): void {
  inspect = loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
