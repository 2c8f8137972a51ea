import type { ProtocolRevision } from '@elicit-kit/core';

/**
 * The revision whose rules hold for a negotiated version. Versions are dates: what lies before 2025-06-18 has no
 * elicitation of its own and is read like it; what is newer than 2026-07-28, the draft included, is read like that.
 */
export function revisionOf(version: string): ProtocolRevision {
  if (!/^\d/.test(version) || version >= '2026-07-28') return '2026-07-28';
  return version >= '2025-11-25' ? '2025-11-25' : '2025-06-18';
}
