import type { Call } from '../host/call-log.ts';
import type { Texts } from '../texts/texts.ts';

/** The outcome as the log names it: a tool that reports an error has finished, but not well. */
export function outcomeOf(call: Call): keyof Texts['outcomes'] {
  if (call.outcome.name !== 'finished') return call.outcome.name;
  return call.outcome.result.isError ? 'tool-error' : 'done';
}
