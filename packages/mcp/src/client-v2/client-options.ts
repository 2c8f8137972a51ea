import type { ElicitationMode } from '@elicit-kit/core';
import type { InputHandlers } from '../adapter/adapter-options.ts';
import { clientCapabilities } from '../client-capabilities.ts';
import type { ClientV2ClientOptions } from './client-v2-transport.ts';

/**
 * What the client must be made with: the capabilities that are served and no others, both eras on offer, and questions
 * inside results left to us.
 */
export function clientOptions(
  modes: readonly ElicitationMode[],
  handlers: InputHandlers,
  hasTasks: boolean,
): ClientV2ClientOptions {
  return {
    capabilities: {
      ...clientCapabilities({ modes, ...handlers }),
      ...(hasTasks ? { extensions: { 'io.modelcontextprotocol/tasks': {} } } : {}),
    },
    versionNegotiation: { mode: 'auto' },
    inputRequired: { autoFulfill: false },
  };
}
