import type { ClientContext, JSONRPCRequest, Result } from '@modelcontextprotocol/client';
import type { InputHandlers } from '../rounds/answer-batch.ts';
import { RefusedRequestError } from './legacy-requests.ts';

type FallbackHandler = (request: JSONRPCRequest, context: ClientContext) => Promise<Result>;

/**
 * Requests of the older eras that nobody else handles: sampling and roots go where the entries of 2026-07-28 go, the
 * rest to the handler that was there before, or back as unknown.
 */
export async function answerOther(
  request: JSONRPCRequest,
  context: ClientContext,
  { sampling, roots }: InputHandlers,
  previous: FallbackHandler | undefined,
): Promise<Result> {
  const { signal } = context.mcpReq;
  if (request.method === 'sampling/createMessage' && sampling !== undefined) {
    return { ...(await sampling(request.params, signal)) };
  }
  if (request.method === 'roots/list' && roots !== undefined) return { ...(await roots(signal)) };
  if (previous !== undefined) return previous(request, context);
  throw new RefusedRequestError(-32601, 'Method not found');
}
