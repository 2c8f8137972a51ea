import type { ElicitationMode } from '@elicit-kit/core';
import { toCapability } from '@elicit-kit/core/adapters';
import type { InputHandlers } from '../rounds/answer-batch.ts';
import type { ClientV2ClientOptions } from './client-v2-transport.ts';

/**
 * What the client must be made with: the capabilities that are served and no others, both eras on offer, and questions
 * inside results left to us.
 *
 * @throws TypeError when `modes` is empty: declaring elicitation means to support at least one mode (E-03).
 */
export function clientOptions(
  modes: readonly ElicitationMode[],
  handlers: InputHandlers,
): ClientV2ClientOptions {
  if (modes.length === 0) {
    throw new TypeError(
      'createClientV2Transport: no modes. A client must not declare what no view can show.',
    );
  }
  return {
    capabilities: {
      elicitation: toCapability(modes),
      ...(handlers.sampling === undefined ? {} : { sampling: {} }),
      ...(handlers.roots === undefined ? {} : { roots: {} }),
    },
    versionNegotiation: { mode: 'auto' },
    inputRequired: { autoFulfill: false },
  };
}
