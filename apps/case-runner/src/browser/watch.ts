import type { BrowserContext, Page } from 'playwright';

/** What the page did beyond drawing. */
export interface Sightings {
  /** CSP reports, console errors and errors that nobody caught, in words. */
  readonly complaints: string[];
  /** Addresses that were asked for without being opened. */
  readonly requests: string[];
  /** Addresses that were opened, each once, as the browser sent them. */
  readonly opened: Set<string>;
  /** How many windows came up. */
  windows: number;
}

/** For the next case. */
export function forget(seen: Sightings): void {
  seen.complaints.length = 0;
  seen.requests.length = 0;
  seen.opened.clear();
  seen.windows = 0;
}

/** Watches a context before its first page. Nothing leaves it but requests to `origin`: the rest is noted and stopped. */
export async function watch(context: BrowserContext, origin: string): Promise<Sightings> {
  const seen: Sightings = { complaints: [], requests: [], opened: new Set(), windows: 0 };
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`content security policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`);
    });
  });
  await context.route(
    (url) => !url.href.startsWith(origin),
    async (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) seen.opened.add(request.url());
      else seen.requests.push(request.url());
      await route.abort();
    },
  );
  return seen;
}

/** Watches the page that holds the dialog; windows that it opens are closed once they have been noted. */
export function watchPage(context: BrowserContext, page: Page, seen: Sightings): void {
  page.on('console', (message) => {
    if (message.type() === 'error') seen.complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.complaints.push(`error: ${error.message}`));
  context.on('page', (opened) => {
    seen.windows += 1;
    opened.once('framenavigated', () => void opened.close().catch(() => undefined));
  });
}
