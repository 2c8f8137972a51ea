import type { ElicitResult } from '@elicit-kit/core';

/** The members that may go out and no others: `content` with an accepted form only (E-32, E-33). */
export function exactResult(result: ElicitResult): ElicitResult {
  return result.action === 'accept' && result.content !== undefined
    ? { action: 'accept', content: result.content }
    : { action: result.action };
}
