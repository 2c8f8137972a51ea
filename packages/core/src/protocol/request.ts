import type { JsonObject } from './json.ts';

/** The protocol revisions that know elicitation. */
export type ProtocolRevision = '2025-06-18' | '2025-11-25' | '2026-07-28';

/**
 * How questions travel. `legacy` (2025-06-18, 2025-11-25): the server sends `elicitation/create` and waits.
 * `modern` (2026-07-28): the question is an entry of a result, the answer rides on a retry (facts, section 0).
 */
export type ProtocolEra = 'legacy' | 'modern';

/** The two modes of a question. A request without `mode` is a form (facts E-05). */
export type ElicitationMode = 'form' | 'url';

/** A question answered by filling in a form. */
export interface FormRequest {
  readonly mode: 'form';
  /** The server's words, as sent. Show them through `plainText` only. May be empty (C-27). */
  readonly message: string;
  /** `requestedSchema` as sent. Never compiled, never walked outside `readForm`. */
  readonly schema: JsonObject;
}

/** A question answered by visiting an address. */
export interface UrlRequest {
  readonly mode: 'url';
  readonly message: string;
  /** The address as sent, byte for byte; `inspectUrl` says what it really is. */
  readonly url: string;
  /** Opaque, 2025-11-25 only; compared for equality and nothing else (E-51). */
  readonly elicitationId: string | null;
}

/** A question that has been read and can be shown. */
export type ElicitationRequest = FormRequest | UrlRequest;
