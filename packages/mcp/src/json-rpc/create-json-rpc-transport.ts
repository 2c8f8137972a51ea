import { eraOf } from '@elicit-kit/core/adapters';
import { createAdapter, type CallOf, type Peer } from '../adapter/create-adapter.ts';
import type { OpenCall } from '../calls/open-calls.ts';
import { clientCapabilities } from '../client-capabilities.ts';
import { ownMember } from '../own-member.ts';
import { revisionOf } from '../revision-of.ts';
import { waitFor } from '../rounds/pause.ts';
import type { JsonRpcCallOptions, JsonRpcTransport, JsonRpcTransportOptions } from './json-rpc-transport.ts';
import type { JsonRpcMessage } from '../legacy/json-rpc-messages.ts';
import { createOwnRequests } from './own-requests.ts';
import { readOutcome, type RawResult } from './read-outcome.ts';
import { createServerRequests } from '../legacy/server-requests.ts';

const META = 'io.modelcontextprotocol/';

/**
 * Makes the transport for one connection to one server, whose client is the host's own.
 *
 * @throws TypeError when `modes` is empty.
 */
export function createJsonRpcTransport(options: JsonRpcTransportOptions): JsonRpcTransport {
  const adapter = createAdapter(options);
  const capabilities = {
    ...options.capabilities,
    ...clientCapabilities({ modes: adapter.modes, sampling: options.sampling, roots: options.roots }),
  };
  let version = options.revision ?? '2025-11-25';
  let serverInfo: unknown;

  const peer = (): Peer => ({ revision: revisionOf(version), serverInfo });
  const send = async (message: JsonRpcMessage): Promise<void> => {
    await options.send(message);
  };
  const onError = (error: unknown) => options.onError?.(error);
  const own = createOwnRequests(send);
  const { request = own.request } = options;
  const server = createServerRequests({
    adapter,
    peer,
    send,
    handlers: options,
    onError,
  });
  const meta = () => ({
    [`${META}protocolVersion`]: version,
    [`${META}clientCapabilities`]: capabilities,
    ...(options.clientInfo === undefined ? {} : { [`${META}clientInfo`]: options.clientInfo }),
  });

  function takerOf(message: unknown): ((message: object) => void) | null {
    if (typeof message !== 'object' || message === null) return null;
    if (own.isOurs(message)) return own.take;
    return server.isOurs(message) ? server.take : null;
  }

  function callOf(method: string, params: object, limits: JsonRpcCallOptions): CallOf<RawResult> {
    const name = ownMember(params, method === 'resources/read' ? 'uri' : 'name');
    return {
      method,
      name: typeof name === 'string' ? name : '',
      params,
      peer,
      limits,
      send: async (retry, call) => {
        const isModern = eraOf(peer().revision) === 'modern';
        const leg = isModern
          ? {
              ...params,
              ...retry,
              _meta: { ...meta(), ...(ownMember(params, '_meta') as object | undefined) },
            }
          : params;
        const context = { signal: call.signal, onprogress: progressOf(limits, call) };
        // The call ends with its signal, whatever the host's request makes of it.
        const result = await waitFor(request({ method, params: leg }, context), call.signal);
        return readOutcome(result, isModern);
      },
    };
  }

  return {
    capabilities,
    start: adapter.start,
    resume: adapter.resume,
    meta,
    connected(handshake) {
      version = handshake.revision;
      serverInfo = handshake.serverInfo;
    },
    receive(message) {
      const messages: readonly unknown[] = Array.isArray(message) ? message : [message];
      if (messages.length === 0 || messages.some((each) => takerOf(each) === null)) return false;
      for (const each of messages) {
        try {
          takerOf(each)?.(each as object);
        } catch (error) {
          // A callback of the host failed; the wire goes on.
          onError(error);
        }
      }
      return true;
    },
    call: (method, params, limits = {}) => adapter.run(callOf(method, params, limits)),
    suspendedCalls: adapter.suspendedCalls,
    resumeCall: (suspended, limits = {}) =>
      adapter.resumeCall(suspended, ({ method, params }) => callOf(method, params, limits)),
    disconnect() {
      server.disconnect();
      adapter.disconnect();
      own.disconnect();
    },
  };
}

function progressOf(
  { onprogress, resetTimeoutOnProgress }: JsonRpcCallOptions,
  call: OpenCall,
): ((params: unknown) => void) | undefined {
  if (onprogress === undefined && resetTimeoutOnProgress !== true) return undefined;
  return (params) => {
    if (resetTimeoutOnProgress === true) call.clock.restart();
    onprogress?.(params);
  };
}
