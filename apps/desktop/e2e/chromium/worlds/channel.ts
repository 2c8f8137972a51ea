/** Hands the channel over, once, before any script of the page: later nobody can find it. */
export const CHANNEL_EVENT = 'stand-in-channel';

/** Whether this frame has a preload script: the top one alone, unless `nodeIntegrationInSubFrames` is on. */
export function hasPreload(): boolean {
  return IN_SUB_FRAMES || globalThis.top === globalThis.self;
}

/** Set when the scripts are put together. */
declare const IN_SUB_FRAMES: boolean;
