import { readAddress } from './address.ts';

export interface HostConfig {
  /** The server that a first visit starts with, or null. */
  readonly demoServerUrl: string | null;
}

/** Asks the page's own server. Any failure means: start without a demo server. */
export async function loadConfig(): Promise<HostConfig> {
  try {
    const response = await fetch('/config.json', { headers: { accept: 'application/json' } });
    if (!response.ok) return { demoServerUrl: null };
    const value: unknown = await response.json();
    if (typeof value !== 'object' || value === null || !('demoServerUrl' in value))
      return { demoServerUrl: null };
    const address = typeof value.demoServerUrl === 'string' ? readAddress(value.demoServerUrl) : null;
    return { demoServerUrl: address?.ok === true ? address.href : null };
  } catch {
    return { demoServerUrl: null };
  }
}
