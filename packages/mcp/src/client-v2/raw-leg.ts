import type { Client, RequestMethod, RequestOptions } from '@modelcontextprotocol/client';
import { markAfterResult } from '../rounds/delivery.ts';
import type { LegOutcome } from '../rounds/run-rounds.ts';
import type { WireTap } from './wire-tap.ts';

/** The calls that a server may answer with questions (2026-07-28). */
export const ASKING_METHODS: ReadonlySet<string> = new Set(['tools/call', 'prompts/get', 'resources/read']);

/**
 * Sends one leg of a call through the client's own method (`callTool`, …) and tells an `input_required` result from the
 * real one, raw.
 *
 * The client's manual mode alone is not enough: once `listTools` has shown an output schema for a tool, `callTool`
 * checks the `input_required` result against it and throws. So the method runs on a view of the client whose `request`
 * hands such a result over before anything looks at it; header mirroring, output checks and caches stay the client's.
 */
export async function sendRawLeg<Result extends object>(
  client: Client,
  tap: WireTap,
  send: (client: Client) => Promise<Result>,
): Promise<LegOutcome<Result>> {
  const progress = { hasResult: false };
  try {
    const result = await send(handingOver(client, progress));
    return isInputRequired(result)
      ? { kind: 'input-required', payload: tap.rawOf(result) }
      : { kind: 'complete', result };
  } catch (error) {
    // The client checks what a tool returned against its output schema.
    if (progress.hasResult) markAfterResult(error);
    if (error instanceof HandedOver) return { kind: 'input-required', payload: tap.rawOf(error.payload) };
    throw error;
  }
}

/** A request with one of the protocol's own methods. */
export interface SpecRequest {
  method: RequestMethod;
  params?: Record<string, unknown>;
}

class HandedOver extends Error {
  readonly payload: object;
  constructor(payload: object) {
    super('input required');
    this.payload = payload;
  }
}

function handingOver(client: Client, progress: { hasResult: boolean }): Client {
  const request = async (message: SpecRequest, options?: RequestOptions): Promise<unknown> => {
    if (!ASKING_METHODS.has(message.method)) return client.request(message, options);
    const result: unknown = await client.request(message, { ...options, allowInputRequired: true });
    if (isInputRequired(result)) throw new HandedOver(result);
    progress.hasResult = true;
    return result;
  };
  return new Proxy(client, {
    get: (target, property, receiver): unknown =>
      property === 'request' ? request : Reflect.get(target, property, receiver),
  });
}

/** Whether a result asks for something. */
export function isInputRequired(result: unknown): result is object {
  return (
    typeof result === 'object' &&
    result !== null &&
    'resultType' in result &&
    result.resultType === 'input_required'
  );
}
