import { readAddress } from './address.ts';

/** How this page is to work, as the server that it came from says. */
export type HostConfig =
  | {
      /** The page holds the connections to MCP servers. */
      readonly mode: 'page';
      /** The server that a first visit starts with, or null. */
      readonly demoServerUrl: string | null;
    }
  | {
      /** The backend holds them. */
      readonly mode: 'backend';
      /** Another one than before: the page must be loaded anew. */
      readonly build: string;
    };

const PAGE_ALONE: HostConfig = { mode: 'page', demoServerUrl: null };

/** Asks the page's own server. Any failure means: the page by itself, without a demo server. */
export async function loadConfig(): Promise<HostConfig> {
  try {
    return await fetchConfig();
  } catch {
    return PAGE_ALONE;
  }
}

/** Rejects when the server cannot be reached or says something else. */
export async function fetchConfig(signal?: AbortSignal): Promise<HostConfig> {
  const response = await fetch('/config.json', {
    headers: { accept: 'application/json' },
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw new Error(`The configuration came with status ${response.status}.`);
  return readConfig(await response.json());
}

function readConfig(value: unknown): HostConfig {
  if (typeof value !== 'object' || value === null) return PAGE_ALONE;
  const { mode, build, demoServerUrl } = value as Readonly<Record<string, unknown>>;
  if (mode === 'backend' && typeof build === 'string') return { mode, build };
  const address = typeof demoServerUrl === 'string' ? readAddress(demoServerUrl) : null;
  return { mode: 'page', demoServerUrl: address?.ok === true ? address.href : null };
}
