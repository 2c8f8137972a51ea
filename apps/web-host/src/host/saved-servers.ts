import { readAddress } from './address.ts';

/** `auto` takes the newest revision both sides speak; the other never asks for anything newer than 2025-11-25. */
export type ProtocolChoice = 'auto' | '2025-11-25';

/** A server as the person set it up. */
export interface SavedServer {
  /** Minted here; never from the server. */
  readonly id: string;
  /** The person's own name for it. */
  readonly name: string;
  readonly address: string;
  readonly protocol: ProtocolChoice;
}

/** The parts of `Storage` that are used. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
}

const KEY = 'elicit-kit.servers';
const MAXIMUM_SERVERS = 50;

/** The servers kept in this browser, or null when none were ever kept or what is there cannot be read. */
export function readSavedServers(storage: TextStorage): readonly SavedServer[] | null {
  try {
    const text = storage.getItem(KEY);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const servers = value.slice(0, MAXIMUM_SERVERS).flatMap(readServer);
    return servers.filter((server, index) => servers.findIndex((other) => other.id === server.id) === index);
  } catch {
    return null;
  }
}

/** Keeps the list. Storage may be full or forbidden; the page works without it, so that is not an error. */
export function writeSavedServers(storage: TextStorage, servers: readonly SavedServer[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(servers));
  } catch {
    // Forgetting the list on reload is all that follows.
  }
}

function readServer(value: unknown): SavedServer[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, name, address, protocol } = value as Partial<Record<keyof SavedServer, unknown>>;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof address !== 'string') return [];
  const read = readAddress(address);
  if (id === '' || name.trim() === '' || !read.ok) return [];
  return [{ id, name, address: read.href, protocol: protocol === '2025-11-25' ? '2025-11-25' : 'auto' }];
}
