import type { Refusal, RefusalCode } from '@elicit-kit/core';

/**
 * Well-formed questions that cannot be drawn: the person still sees who asked and what, and declines or cancels (C-13).
 * Everything else is no elicitation at all and is answered with the code, or fails the call.
 */
const SHOWN: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'schema-too-large',
  'too-many-fields',
  'too-many-options',
  'form-unanswerable',
  'url-scheme',
]);

/** Whether a refused question is put before the person all the same. */
export function isShown(refusal: Refusal): boolean {
  return SHOWN.has(refusal.code);
}
