import type { OpenCall } from './open-calls.ts';

/** What the requests of both official clients take. */
interface RequestLimits {
  signal?: AbortSignal | undefined;
  timeout?: number | undefined;
  maxTotalTimeout?: number | undefined;
  resetTimeoutOnProgress?: boolean | undefined;
  onprogress?: ((progress: never) => void) | undefined;
}

// As long as a timer can be: the call's own clock decides.
const NO_TIMEOUT = 2_147_483_647;

/** The options of one leg: the caller's, save that time and abort are the call's, which know when a person is at work. */
export function legOptions<Options extends RequestLimits>(
  limits: Options | undefined,
  call: OpenCall,
): Options {
  // The client counts both from the start of a leg, the person's time included.
  const { resetTimeoutOnProgress, maxTotalTimeout: _, ...rest }: RequestLimits = limits ?? {};
  const leg: RequestLimits = { ...rest, timeout: NO_TIMEOUT, signal: call.signal };
  const { onprogress } = rest;
  if (onprogress !== undefined && resetTimeoutOnProgress === true) {
    leg.onprogress = (progress) => {
      call.clock.restart();
      onprogress(progress);
    };
  }
  return leg as Options; // Its members, without the two, and with these in place of the caller's.
}
