import type { ElicitationEntry, UrlInspection } from '@elicit-kit/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** How long an address may wait for its inspection, in milliseconds. */
const PATIENCE = 5000;

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
  if (loading) return;
  // A question must not wait unseen for a network that hangs; what comes late still counts.
  const timer = setTimeout(() => settle(refuse), PATIENCE);
  loading = import('@elicit-kit/core/inspect-url')
    .then(
      (module) => settle(module.inspectUrl),
      () => {
        loading = null; // The next question tries again.
        settle(refuse);
      },
    )
    .finally(() => clearTimeout(timer));
}

/** An address that cannot be inspected cannot be opened. */
function refuse(text: string): UrlInspection {
  const nothing = { href: null, scheme: null, host: null, hostname: null, hostUnicode: null };
  return { text, canOpen: false, ...nothing, findings: [] };
}

function settle(loaded: Inspect): void {
  inspect = loaded;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
