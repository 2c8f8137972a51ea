import { inspectUrl } from '@elicit-kit/core/inspect-url';
import { LONGEST_URL } from '../bridge.ts';

/** Addresses that were agreed to and that one document can open again, the newest. */
const MOST_AGREED = 100;
/** How often one question may open its address: a page that has been taken over does not fill the screen with tabs. */
const MOST_OPENINGS = 20;

export interface Address {
  /** In the form in which the dialog opens it. */
  readonly href: string;
  left: number;
}

/** Null where the question has no address, or one that may not be opened. */
export function readAddress(params: unknown): Address | null {
  const url = typeof params === 'object' && params !== null ? (params as { url?: unknown }).url : undefined;
  if (typeof url !== 'string' || url.length > LONGEST_URL) return null;
  const { href } = inspectUrl(url);
  return href === null ? null : { href, left: MOST_OPENINGS };
}

/** Keeps what the person has agreed to: its page can be opened again for as long as the document lives. */
export function keepAgreed(agreed: Map<string, Address>, address: Address): void {
  agreed.delete(address.href);
  agreed.set(address.href, address);
  for (const oldest of agreed.keys()) {
    if (agreed.size <= MOST_AGREED) break;
    agreed.delete(oldest);
  }
}
