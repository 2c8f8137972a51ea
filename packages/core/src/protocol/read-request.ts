import { own } from '../form/json-access.ts';
import { parseUrl } from '../trust/parse-url.ts';
import type { JsonObject } from './json.ts';
import { countFields, countOptions, isObjectSchema } from './measure-schema.ts';
import type { Refusal, RefusalCode } from './refusal.ts';
import type { ElicitationMode, ElicitationRequest, ProtocolEra, ProtocolRevision } from './request.ts';
import { takeSnapshot } from './snapshot.ts';

/** Where the door closes. */
export interface RequestLimits {
  /** Characters of JSON text of `requestedSchema`. @default 1048576 */
  readonly schemaSize?: number | undefined;
  /** Properties, and required names. @default 1000 */
  readonly fields?: number | undefined;
  /** Options of all fields together. @default 20000 */
  readonly options?: number | undefined;
}

export interface ReadRequestOptions {
  /** What the client offers. @default form and url; form alone in 2025-06-18, which has no other mode */
  readonly modes?: readonly ElicitationMode[] | undefined;
  /** @default 'legacy' */
  readonly era?: ProtocolEra | undefined;
  readonly revision?: ProtocolRevision | undefined;
  readonly limits?: RequestLimits | undefined;
}

export type ReadRequestResult =
  | { readonly ok: true; readonly request: ElicitationRequest }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Reads the params of `elicitation/create`, whatever they are. Never throws.
 * @param params as they came; nothing of the caller's object is kept.
 */
export function readRequest(params: unknown, options: ReadRequestOptions = {}): ReadRequestResult {
  try {
    return read(params, options);
  } catch {
    // Getters and proxies may throw. JSON has neither.
    return refuse('not-an-object', null);
  }
}

/** A refusal by its code. The codes are words, so the sentence for logs and the wire is made of them. */
export function toRefusal(code: RefusalCode, message: string | null): Refusal {
  return { code, rpcCode: -32602, reason: `Refused: ${code.replaceAll('-', ' ')}.`, message };
}

function read(params: unknown, options: ReadRequestOptions): ReadRequestResult {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    return refuse('not-an-object', null);
  }
  const message = own(params, 'message');
  if (typeof message !== 'string') return refuse('message-missing', null);
  const declared = own(params, 'mode');
  const mode = declared === undefined ? 'form' : declared; // Absent is form (E-05); null is not absent.
  if (mode !== 'form' && mode !== 'url') return refuse('mode-unknown', message);
  const modes = options.modes ?? (options.revision === '2025-06-18' ? ['form'] : ['form', 'url']);
  if (!modes.includes(mode)) return refuse('mode-not-offered', message);
  return mode === 'form'
    ? readFormRequest(params, message, options.limits)
    : readUrlRequest(params, message, options);
}

function readFormRequest(params: object, message: string, limits: RequestLimits = {}): ReadRequestResult {
  const schema = own(params, 'requestedSchema');
  if (schema === undefined) return refuse('schema-missing', message);
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
    return refuse('schema-not-an-object', message);
  }
  const snapshot = takeSnapshot(schema, limits.schemaSize ?? 1_048_576);
  if (snapshot === undefined) return refuse('schema-too-large', message);
  const root = snapshot as JsonObject;
  if (!isObjectSchema(root)) return refuse('schema-root-not-object', message);
  if (countFields(root) > (limits.fields ?? 1000)) return refuse('too-many-fields', message);
  if (countOptions(root) > (limits.options ?? 20_000)) return refuse('too-many-options', message);
  return { ok: true, request: { mode: 'form', message, schema: root } };
}

function readUrlRequest(params: object, message: string, options: ReadRequestOptions): ReadRequestResult {
  const url = own(params, 'url');
  if (typeof url !== 'string' || url === '') return refuse('url-missing', message);
  const parsed = parseUrl(url);
  if (parsed === null) return refuse('url-invalid', message);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return refuse('url-scheme', message);
  const isModern = (options.era ?? (options.revision === '2026-07-28' ? 'modern' : 'legacy')) === 'modern';
  // 2026-07-28 has no such member; one left over is ignored.
  const elicitationId = isModern ? undefined : own(params, 'elicitationId');
  // Only 2025-11-25 demands it. Without it the page opens just as well; no completion can be matched.
  if (typeof elicitationId !== 'string' && !isModern && options.revision === '2025-11-25') {
    return refuse('elicitation-id-missing', message);
  }
  return {
    ok: true,
    request: {
      mode: 'url',
      message,
      url,
      elicitationId: typeof elicitationId === 'string' ? elicitationId : null,
    },
  };
}

function refuse(code: RefusalCode, message: string | null): ReadRequestResult {
  return { ok: false, refusal: toRefusal(code, message) };
}
