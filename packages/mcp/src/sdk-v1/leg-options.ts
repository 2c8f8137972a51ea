import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { OpenCall } from '../calls/open-calls.ts';
import type { SdkV1RequestOptions } from './sdk-v1-transport.ts';

// As long as a timer can be: the call's own clock decides.
const NO_TIMEOUT = 2_147_483_647;

/** The options of one leg: the caller's, save that time and abort are the call's, which know when a person is at work. */
export function legOptions(limits: SdkV1RequestOptions | undefined, call: OpenCall): RequestOptions {
  const leg: RequestOptions = { ...limits, timeout: NO_TIMEOUT, signal: call.signal };
  const onprogress = limits?.onprogress;
  if (onprogress !== undefined && limits?.resetTimeoutOnProgress === true) {
    leg.onprogress = (progress) => {
      call.clock.restart();
      onprogress(progress);
    };
  }
  // The client counts both from the start of a leg, the person's time included.
  delete leg.resetTimeoutOnProgress;
  delete leg.maxTotalTimeout;
  return leg;
}
