import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { ownMember } from '../own-member.ts';

/** The client reads results by the schema of today's tools unless told otherwise; its types allow for older ones. */
export function toToolResult(result: object): CallToolResult {
  if (isToolResult(result)) return result;
  throw new TypeError('tools/call: the result has no content.');
}

function isToolResult(result: object): result is CallToolResult {
  return Array.isArray(ownMember(result, 'content'));
}
