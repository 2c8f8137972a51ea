import type { ElicitationMode, ProtocolEra, ProtocolRevision } from './request.ts';

/** The era that a revision belongs to. What is newer than the list, the draft included, is modern. */
export function eraOf(revision: ProtocolRevision | (string & {})): ProtocolEra {
  return revision === '2025-06-18' || revision === '2025-11-25' ? 'legacy' : 'modern';
}

/** The `elicitation` capability that declares these modes. None is declared as form, the least there is (E-03). */
export function toCapability(modes: readonly ElicitationMode[]): {
  form?: Record<string, never>;
  url?: Record<string, never>;
} {
  const hasUrl = modes.includes('url');
  return {
    ...(modes.includes('form') || !hasUrl ? { form: {} } : undefined),
    ...(hasUrl ? { url: {} } : undefined),
  };
}

/** The modes that an `elicitation` capability declares: `{}` means form (E-04), no object means none. */
export function readCapability(capability: unknown): readonly ElicitationMode[] {
  if (typeof capability !== 'object' || capability === null) return [];
  const hasUrl = Object.hasOwn(capability, 'url');
  const hasForm = Object.hasOwn(capability, 'form') || !hasUrl;
  return [...(hasForm ? ['form' as const] : []), ...(hasUrl ? ['url' as const] : [])];
}
