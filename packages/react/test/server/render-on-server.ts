import { renderToString } from 'react-dom/server';
import type { TestProject } from 'vitest/node';

export interface ServerPage {
  readonly html: string;
  /** What was written to the console meanwhile. */
  readonly complaints: readonly string[];
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly serverPages: Readonly<Record<string, ServerPage>>;
    /** Globals of a browser that were there all the same. */
    readonly serverGlobals: readonly string[];
  }
}

/** Runs in the process that starts the tests, which has never seen a document: a server, with modules of its own. */
export default async function renderOnServer({ provide }: TestProject): Promise<void> {
  provide(
    'serverGlobals',
    ['window', 'document', 'HTMLElement'].filter((name) => name in globalThis),
  );
  const { pages, pageElement } = await import('./apps.tsx');
  const rendered: Record<string, ServerPage> = {};
  const { error, warn } = console;
  try {
    for (const page of pages) {
      const complaints: string[] = [];
      console.error = console.warn = (...words: unknown[]) =>
        void complaints.push(words.map(String).join(' '));
      rendered[`${page.app}, ${page.question}`] = { html: renderToString(pageElement(page)), complaints };
    }
  } finally {
    Object.assign(console, { error, warn });
  }
  provide('serverPages', rendered);
}
