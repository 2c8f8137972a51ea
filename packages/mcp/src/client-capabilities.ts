import type { ElicitationMode, ProtocolRevision } from '@elicit-kit/core';
import { toCapability } from '@elicit-kit/core/adapters';
import type { InputHandlers } from './adapter/adapter-options.ts';

/** What a host has mounted. */
export interface Mounted extends InputHandlers {
  /** The modes that a view can show. */
  readonly modes: readonly ElicitationMode[];
  /**
   * The revision that is spoken. Without it the object is good for a client that has yet to agree on one: that of
   * 2025-11-25, which servers of 2025-06-18 read as theirs.
   */
  readonly revision?: ProtocolRevision | undefined;
}

/** The members of a client's capabilities that the kit answers for. */
export interface ClientCapabilities {
  readonly elicitation?: ReturnType<typeof toCapability>;
  readonly sampling?: Record<string, never>;
  readonly roots?: Record<string, never>;
}

/**
 * The capabilities to declare, with `initialize` (E-01) or in the `_meta` of each request since 2026-07-28 (E-02). Nothing
 * is in it that nobody mounted: without a mode that the revision knows there is no `elicitation` at all (E-03), as
 * 2025-06-18 has forms alone and an empty object means forms (E-04).
 */
export function clientCapabilities({ modes, revision, sampling, roots }: Mounted): ClientCapabilities {
  const isFormOnly = revision === '2025-06-18';
  const known = isFormOnly ? modes.filter((mode) => mode === 'form') : modes;
  return {
    ...(known.length === 0 ? {} : { elicitation: isFormOnly ? {} : toCapability(known) }),
    ...(sampling === undefined ? {} : { sampling: {} }),
    ...(roots === undefined ? {} : { roots: {} }),
  };
}
